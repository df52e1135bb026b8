import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type SheetLine, type SheetView, type Unit } from "@redoubt/mechanics";
import { whyNoCharges } from "./checks/preparing.ts";
import { fireSum } from "./modifiers/bombardment.ts";
import { combatSum } from "./modifiers/combat.ts";
import { unitsIn } from "./occupancy.ts";
import { isShockGround } from "./procedures/attack.ts";
import type { Led } from "./procedures/shock.ts";
import { enemyOf } from "./seat.ts";
import { type BayonetsPlay, BOMBARDED, has, hexName, OVERRUNNING } from "./state.ts";
import { artilleryResultTable } from "./tables/artillery-results.ts";
import { combatResultsTable } from "./tables/combat-results.ts";
import type { Asked } from "./view-asked.ts";
import { leadLines, waysBack } from "./view-ways.ts";
import { refusalText } from "./wording/refusals.ts";
import { names } from "./wording/tell.ts";

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "unmodified");

function bombardmentLine(g: BayonetsPlay, { decision, picked, targets }: Asked): SheetLine {
  const base = { text: "Bombardment", rule: "9.2d" };
  if (decision !== "bombardment") {
    const isDone = targets.some((hex) => (g.c.fought[hex] & BOMBARDED) !== 0);
    return isDone
      ? { ...base, note: "Bombarded: nobody owes an attack on it.", state: "done" }
      : { ...base, note: "Not bombarded.", state: "skipped" };
  }
  const isReady = picked.length > 0;
  const { attack, column, die } = fireSum({ g, units: picked.map(asUnit), hex: asHex(targets[0]) });
  const head = column === null ? "no column" : `column ${artilleryResultTable.columns[column]}`;
  return {
    ...base,
    note: isReady ? `${attack} points, ${head}, die ${signed(die.total)}` : "Name the guns.",
    state: "now",
  };
}

function chargeLine(g: BayonetsPlay, { decision, targets }: Asked): SheetLine {
  const base = { text: "Charge", rule: "9.3a" };
  const riders = targets.flatMap((hex) =>
    unitsIn(g, asHex(hex), g.c.active[0]).filter((unit) => has(g, unit, OVERRUNNING)),
  );
  if (riders.length > 0) {
    const note = `Overrun: ${names(g.world, riders)} among them, for combined arms only.`;
    return { ...base, note, rule: "9.3d", state: "done" };
  }
  const none = whyNoCharges(g);
  if (none !== null)
    return {
      ...base,
      note: refusalText(g.world, none),
      rule: none.rule,
      state: "skipped",
    };
  return decision === "bombardment"
    ? { ...base, note: "Prepared cavalry, afterwards." }
    : { ...base, note: "No charge was made.", state: "skipped" };
}

/** Strengths, column and die of an attack in one line; of one that is over, the die as it fell. */
function oddsWords(g: BayonetsPlay, units: readonly Unit[], hexes: readonly Hex[], fell?: number): string {
  const { attack, defence, ratio, column, shiftTotal, dieTotal } = combatSum({ g, units, hexes });
  const { columns } = combatResultsTable;
  const shifted = shiftTotal === 0 ? "" : `, shifted to ${columns[column]}`;
  const by = dieTotal === 0 && fell !== undefined ? "" : ` ${signed(dieTotal)}`;
  return `${attack} against ${defence}, ${columns[ratio]}${shifted}; die${fell === undefined ? "" : ` ${fell}`}${by}`;
}

function combatLine(g: BayonetsPlay, { decision, locals, picked, targets }: Asked): SheetLine {
  const base = { text: "Combat", rule: "9.4d" };
  if (decision === "lead") {
    const { units, hexes, die } = locals as unknown as Led; // the locals of the step that asks this
    return { ...base, note: `${oddsWords(g, units, hexes, die)}: it comes to blows.`, state: "done" };
  }
  if (decision === "bombardment") return { ...base, note: "Who touches the enemy, afterwards." };
  if (picked.length === 0) return { ...base, note: "Name the attackers.", state: "now" };
  return { ...base, note: oddsWords(g, picked.map(asUnit), targets.map(asHex)), state: "now" };
}

function shockLine(g: BayonetsPlay, { decision, picked, targets }: Asked): SheetLine {
  const base = { text: "Shock", rule: "9.4.2b" };
  if (decision === "lead") return { ...base, note: "Initiative of the lead unit and half a die each.", state: "now" };
  if (decision === "bombardment" || picked.length === 0) return { ...base, note: "If it comes to blows." };
  const isGround = isShockGround(g, picked.map(asUnit), targets.map(asHex));
  return { ...base, note: isGround ? "On Sk, and here on Ar* too." : "On Sk; Ar* is a retreat here." };
}

/** One attack as the four steps it may go through, the present one marked, skipped ones with their reason (9.0e). */
export function fightSheet(g: BayonetsPlay, ask: Asked): readonly SheetView[] {
  const isOoc =
    ask.decision === "lead" && ask.targets.every((hex) => unitsIn(g, asHex(hex), enemyOf(g.c.active[0])).length === 0);
  if (!["bombardment", "attack", "lead"].includes(ask.decision) || ask.targets.length === 0 || isOoc) return [];
  const lines = [
    bombardmentLine(g, ask),
    chargeLine(g, ask),
    combatLine(g, ask),
    shockLine(g, ask),
    ...leadLines(g, ask),
    ...waysBack(g, ask),
  ];
  const where = ask.targets.map((hex) => hexName(g.world, asHex(hex))).join(" and ");
  return [{ id: "fight", title: `Attack on ${where}`, isNow: true, lines }];
}
