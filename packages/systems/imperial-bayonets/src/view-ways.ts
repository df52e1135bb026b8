import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { labelFor, type SheetLine, type SheetView, type Unit } from "@redoubt/mechanics";
import { defendersIn } from "./checks/fighting.ts";
import { type Barrier, freeSteps, isRetreatStep } from "./checks/retreat.ts";
import { retreatFieldOf } from "./checks/retreat-now.ts";
import type { Retreating } from "./procedures/retreat.ts";
import { candidates, type Led } from "./procedures/shock.ts";
import { enemyOf } from "./seat.ts";
import { type BayonetsPlay, hexName } from "./state.ts";
import { shockCodes } from "./tables/result-codes.ts";
import { halfDie, shockCombatTable } from "./tables/shock-combat.ts";
import { initiativeOf } from "./values.ts";
import type { Asked } from "./view-asked.ts";
import { names } from "./wording/tell.ts";

/** Of the 36 ways two dice may fall, how many bring what to the side that attacks. */
function shockFaces(g: BayonetsPlay, attack: number, defence: number): NonNullable<SheetLine["faces"]> {
  const count = { defender: 0, both: 0, attacker: 0 };
  for (const a of halfDie.results)
    for (const d of halfDie.results) {
      const { effect } = shockCodes[g.world.charts.shock[labelFor(shockCombatTable.columns, attack + a - defence - d)]];
      count["who" in effect ? effect.who : "both"] += 1;
    }
  return [
    { text: "won", count: count.defender },
    { text: "even", count: count.both },
    { text: "lost", count: count.attacker },
  ];
}

/** Who may lead where several are the strongest, each with what the dice would bring (9.4.2b, I-129). */
export function leadLines(g: BayonetsPlay, { decision, locals }: Asked): readonly SheetLine[] {
  if (decision !== "lead") return [];
  const led = locals as unknown as Led; // the locals of the step that asks this
  const isAttacker = led.leads.length === 0;
  // The attacker does not know yet whom a tied defender will name: the first is as strong as the others.
  const [other] = isAttacker ? candidates(g, { ...led, leads: led.units.slice(0, 1) }) : led.leads;
  return candidates(g, led).map((unit): SheetLine => {
    const { id, name } = g.world.pieces[unit];
    const [own, against] = [initiativeOf(g, unit), initiativeOf(g, other)];
    const [ours, both, theirs] = isAttacker ? shockFaces(g, own, against) : shockFaces(g, against, own);
    return {
      text: `${name} leads`,
      note: `${own} and half a die, against ${against} of ${names(g.world, [other])}`,
      units: [id],
      isPictured: true,
      isUnder: true,
      faces: isAttacker
        ? [ours, both, theirs]
        : [{ ...ours, count: theirs.count }, both, { ...theirs, count: ours.count }],
      answer: `lead ${id}`,
      act: "Leads",
    };
  });
}

/** Where those who are attacked could go, one hex back (9.4.1.2b, I-132). */
export function waysBack(g: BayonetsPlay, { decision, targets }: Asked): readonly SheetLine[] {
  if (decision === "bombardment") return [];
  const defenders = defendersIn(g, targets.map(asHex), enemyOf(g.c.active[0]));
  const byWays = new Map<string, Unit[]>();
  for (const unit of defenders) {
    const at = asHex(g.c.hexOf[unit]);
    const hexes = freeSteps(retreatFieldOf(g, unit), at, at, 1).map((hex) => hexName(g.world, hex));
    byWays.set(hexes.join(" "), [...(byWays.get(hexes.join(" ")) ?? []), unit]);
  }
  return [...byWays].map(([joined, units]): SheetLine => {
    const hexes = joined === "" ? [] : joined.split(" ");
    const isNone = hexes.length === 0;
    return {
      text: "Ways back",
      note: `${names(g.world, units)}: ${isNone ? "none, who must retreat is lost" : hexes.join(", ")}`,
      rule: isNone ? "9.4.1.2e" : "9.4.1.2b",
      ...(isNone ? { tone: "alert" as const } : { hexes }),
    };
  });
}

const closed: Readonly<Record<Exclude<Barrier, "free">, { readonly text: string; readonly rule: string }>> = {
  "enemy zone": { text: "an enemy zone", rule: "9.4.1.2e" },
  Depot: { text: "a Depot of our own", rule: "9.4.1.2f" },
  "enemy or ground": { text: "the enemy, or ground that closes it", rule: "9.4.1.2f" },
};

/** The ways of a unit that must retreat: those that are free, and what closes the others (9.4.1.2b). */
export function retreatSheet(g: BayonetsPlay, { decision, locals }: Asked): readonly SheetView[] {
  if (decision !== "retreat") return [];
  const { unit, left, start, spared } = locals as unknown as Retreating; // the locals of the step that asks this
  const field = retreatFieldOf(g, unit, spared);
  const from = asHex(g.c.hexOf[unit]);
  const open = freeSteps(field, start, from, left);
  const lines = DIRECTIONS.filter((d) => isRetreatStep(field, start, from, d)).flatMap((d): readonly SheetLine[] => {
    const to: Hex = asHex(from + field.grid.offsets[d]);
    if (field.grid.onMap[to] !== 1) return [];
    const name = hexName(g.world, to);
    const barrier = field.barrier(from, d, to);
    if (open.includes(to))
      return [{ text: `${name}, free`, hexes: [name], answer: `hex ${name}`, act: "Go", rule: "9.4.1.2b" }];
    const why = barrier === "free" ? { text: "no way on from there", rule: "9.4.1.2b" } : closed[barrier];
    return [{ text: name, aside: why.text, hexes: [name], rule: why.rule, state: "skipped" }];
  });
  const head = { text: `${left} ${left === 1 ? "hex" : "hexes"} to go`, rule: "9.4.1.2b" };
  const inOrder = [
    ...lines.filter(({ answer }) => answer !== undefined),
    ...lines.filter(({ answer }) => answer === undefined),
  ];
  return [{ id: "ways", title: "Ways back", isNow: true, lines: [head, ...inOrder] }];
}
