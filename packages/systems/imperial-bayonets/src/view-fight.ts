import { askingFrame, asSeat, shownIn } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, type SheetLine, type SheetView, type Unit } from "@redoubt/mechanics";
import { whyNoCharges } from "./checks/preparing.ts";
import { recoveryRating, whyNotRecover, whyNotSponsor } from "./checks/recovering.ts";
import { fireSum } from "./modifiers/bombardment.ts";
import { combatSum } from "./modifiers/combat.ts";
import { unitsIn } from "./occupancy.ts";
import { isShockGround } from "./procedures/attack.ts";
import type { Exchanging } from "./procedures/exchange.ts";
import { enemyOf } from "./seat.ts";
import { type BayonetsPlay, BOMBARDED, has, hexName, OVERRUNNING, UAR } from "./state.ts";
import { artilleryResultTable } from "./tables/artillery-results.ts";
import { combatResultsTable } from "./tables/combat-results.ts";
import { recovery } from "./tables/dice.ts";
import { isWhole, spOf } from "./values.ts";
import { refusalSentences } from "./wording/refusals.ts";
import { names } from "./wording/tell.ts";

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "unmodified");

/** What is asked now, of whom, with the units and hexes it is about. */
function asked(g: BayonetsPlay) {
  for (const seat of [0, 1]) {
    const frame = askingFrame(g, seat);
    if (frame?.step.kind !== "ask") continue;
    const { picked = [], targets = [] } = shownIn(g, seat);
    return { decision: frame.step.decision, seat, locals: frame.locals, picked, targets };
  }
  return null;
}

type Asked = NonNullable<ReturnType<typeof asked>>;

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
      note: refusalSentences[none.code]?.(none.params) ?? none.code,
      rule: none.rule,
      state: "skipped",
    };
  return decision === "bombardment"
    ? { ...base, note: "Prepared cavalry, afterwards." }
    : { ...base, note: "No charge was made.", state: "skipped" };
}

function combatLine(g: BayonetsPlay, { decision, picked, targets }: Asked): SheetLine {
  const base = { text: "Combat", rule: "9.4d" };
  if (decision === "lead") return { ...base, note: "It came to blows.", state: "done" };
  if (decision === "bombardment") return { ...base, note: "Who touches the enemy, afterwards." };
  if (picked.length === 0) return { ...base, note: "Name the attackers.", state: "now" };
  const { attack, defence, ratio, column, shiftTotal, dieTotal } = combatSum({
    g,
    units: picked.map(asUnit),
    hexes: targets.map(asHex),
  });
  const { columns } = combatResultsTable;
  const shifted = shiftTotal === 0 ? "" : `, shifted to ${columns[column]}`;
  const note = `${attack} against ${defence}, ${columns[ratio]}${shifted}; die ${signed(dieTotal)}`;
  return { ...base, note, state: "now" };
}

function shockLine(g: BayonetsPlay, { decision, picked, targets }: Asked): SheetLine {
  const base = { text: "Shock", rule: "9.4.2b" };
  if (decision === "lead") return { ...base, note: "Initiative of the lead unit and half a die each.", state: "now" };
  if (decision === "bombardment" || picked.length === 0) return { ...base, note: "If it comes to blows." };
  const isGround = isShockGround(g, picked.map(asUnit), targets.map(asHex));
  return { ...base, note: isGround ? "On Sk, and here on Ar* too." : "On Sk; Ar* is a retreat here." };
}

/** One attack as the four steps it may go through, the present one marked, skipped ones with their reason (9.0e). */
function fightSheet(g: BayonetsPlay, ask: Asked): readonly SheetView[] {
  const isOoc =
    ask.decision === "lead" && ask.targets.every((hex) => unitsIn(g, asHex(hex), enemyOf(g.c.active[0])).length === 0);
  if (!["bombardment", "attack", "lead"].includes(ask.decision) || ask.targets.length === 0 || isOoc) return [];
  const lines = [bombardmentLine(g, ask), chargeLine(g, ask), combatLine(g, ask), shockLine(g, ask)];
  const where = ask.targets.map((hex) => hexName(g.world, asHex(hex))).join(" and ");
  return [{ id: "fight", title: `Attack on ${where}`, isNow: true, lines }];
}

const halves = (sp: number): string => `${Math.floor(sp / 2) || (sp === 1 ? "" : "0")}${sp % 2 === 1 ? "½" : ""}`;

/** Whole units for at least half of what was eliminated, each with the box it would go to (9.4.1h, I-73). */
function exchangeSheet(g: BayonetsPlay, { decision, locals }: Asked): readonly SheetView[] {
  if (decision !== "exchange") return [];
  const { units, eliminated, paid } = locals as unknown as Exchanging; // the locals of the step that asks this
  const need = g.world.options.exchangeHalf === "exact" ? halves(eliminated) : String(Math.floor(eliminated / 2));
  const lines = units.map(([unit, box]): SheetLine => {
    const { id, name } = g.world.pieces[unit];
    return {
      text: `${name}, ${spOf(g, unit)}`,
      aside: box === "uar" && isWhole(g, unit) ? "awaits recovery" : "lost for good",
      units: [id],
      hexes: [hexName(g.world, g.c.hexOf[unit])],
      answer: `lose ${id}`,
      act: "Give up",
    };
  });
  const head: SheetLine = { text: `${paid} given, ${need} needed`, rule: "9.4.1h" };
  return [{ id: "exchange", title: `Give up at least ${need} points`, isNow: true, lines: [head, ...lines] }];
}

/** The chances of each unit that may try to come back (5.2d, 5.2l). */
function chancesOf(g: BayonetsPlay, unit: Unit): SheetLine["faces"] {
  const { world, c } = g;
  const most = recoveryRating(g, unit) - (world.options.recoverySucceedsOn === "below" ? 1 : 0);
  const corps = world.corpsOf[unit];
  const lost = corps >= 0 && c.broken[corps] === 1 ? 7 - recovery.lostFrom.die : 0;
  const back = Math.max(0, Math.min(most, 6 - lost));
  return [
    { text: "returns", count: back },
    { text: "stays", count: 6 - back - lost },
    { text: "lost", count: lost },
  ];
}

/** Who may call units back, and the roll of each (5.2). */
function recoverySheet(g: BayonetsPlay, { decision, seat }: Asked): readonly SheetView[] {
  const { world, c } = g;
  const waiting = Array.from(world.unitsOf[seat]).filter((unit) => c.hexOf[unit] === UAR);
  if (decision === "recovery") {
    const lines = waiting
      .filter((unit) => whyNotRecover(g, asSeat(seat), unit) === null)
      .map((unit): SheetLine => {
        const { id, name } = world.pieces[unit];
        return {
          text: name,
          units: [id],
          faces: chancesOf(g, unit),
          answer: `recover ${id}`,
          act: "Try",
          rule: "5.2d",
        };
      });
    return [{ id: "recovery", title: "Who returns", isNow: true, lines }];
  }
  if (decision !== "sponsors") return [];
  const lines = Array.from(world.leadersOf[seat])
    .filter((leader) => whyNotSponsor(g, asSeat(seat), leader) === null)
    .map((leader): SheetLine => {
      const { id, name } = world.pieces[leader];
      const own = waiting.filter((unit) => world.parentOf[unit] === leader);
      return {
        text: name,
        note: `For ${names(world, own)}; commands nobody on this turn.`,
        units: [id],
        hexes: [hexName(world, c.hexOf[leader])],
        answer: `sponsor ${id}`,
        act: "Call back",
        rule: "5.2c",
      };
    });
  return [{ id: "sponsors", title: "Who calls units back", isNow: true, lines }];
}

/** The sheets of what is asked now in a fight or in Recovery. */
export function askedSheets(g: BayonetsPlay): readonly SheetView[] {
  const ask = asked(g);
  return ask === null ? [] : [...fightSheet(g, ask), ...exchangeSheet(g, ask), ...recoverySheet(g, ask)];
}
