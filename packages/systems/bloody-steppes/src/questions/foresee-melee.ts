import type { Hex } from "@redoubt/hex";
import {
  type AppliedRow,
  asUnit,
  type Foreseen,
  type ForeseenCase,
  type ForeseenRow,
  type Unit,
} from "@redoubt/mechanics";
import { isMounted, type MeleeKind } from "../checks/momentum.ts";
import { chargersWith } from "../checks/reactions.ts";
import { type MeleePhase, meleeLedger, strengthOf } from "../modifiers/melee.ts";
import { unitsIn } from "../occupancy.ts";
import { moraleFor } from "../procedures/melee-check.ts";
import { isOverrun } from "../procedures/overrun.ts";
import { isThroughFront } from "../procedures/resolve-attack.ts";
import type { SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { hexOf, namesOf, signed } from "../wording/told.ts";

/** A fight to be told of: as it stands before the attackers close, and once they have. */
export interface Fight {
  readonly before: SteppesPlay;
  readonly g: SteppesPlay;
  readonly stacks: readonly (readonly Unit[])[];
  readonly hex: Hex;
  readonly kind: MeleeKind;
}

// Every check is one die of ten faces.
const FACES = 10;

interface Check {
  readonly rows: readonly AppliedRow[];
  readonly total: number;
  readonly morale: number;
  /** How many faces of ten pass, and how many fail by enough to rout. */
  readonly passes: number;
  readonly routs: number;
}

function checkOf({ before, g, stacks, hex, kind }: Fight, phase: MeleePhase): Check {
  const play = phase === "A" ? before : g;
  const attack = strengthOf(play, stacks.flat());
  const defence = strengthOf(play, unitsIn(play, hex));
  const check = { phase, stacks, target: hex, kind, attack, defence, fallen: 0 };
  const { rows, total } = meleeLedger({ g: play, ...check });
  const { morale } = moraleFor(play, check);
  const faces = (least: number): number => Math.min(FACES, Math.max(0, FACES - Math.max(0, least)));
  // A die passes that does not come over the morale with what is added to it.
  const passes = FACES - faces(morale - total + 1);
  return { rows, total, morale, passes, routs: faces(morale - total + constants.routMargin.value) };
}

const inTen = (count: number): string => (count >= FACES ? "always" : count <= 0 ? "never" : `${count} in 10`);

/** One ledger of the three checks: a row for all that is added in any of them. */
function rowsOf(checks: readonly Check[]): readonly ForeseenRow[] {
  const ids = [...new Set(checks.flatMap(({ rows }) => rows.map(({ id }) => id)))];
  const lines = ids.map((id): ForeseenRow => {
    const found = checks.map(({ rows }) => rows.find((row) => row.id === id));
    const first = found.find((row) => row !== undefined);
    return {
      text: first?.note ?? id,
      values: found.map((row) => (row === undefined ? null : signed(row.value))),
      rule: first?.rule ?? "XII.20",
    };
  });
  return [
    { text: "Morale", values: checks.map(({ morale }) => String(morale)), rule: "XIII.1" },
    ...lines,
    { text: "Die", values: checks.map(({ total }) => signed(total)), rule: "XII.20", isSum: true },
    { text: "Passes", values: checks.map(({ passes }) => inTen(passes)), rule: "I.17", isSum: true },
  ];
}

const NOT_HOME = "They do not get home";
const percent = (...of: readonly number[]): number => of.reduce((parts, one) => parts * one, 1);

/** The chances of a fight in percent: A fails, they stand, they fall back, they rout. */
function outcomesOf({ g, hex, kind }: Fight, a: Check, b: Check) {
  // XII.26: infantry that horse has beaten always routs.
  const isRidden = isMounted(kind) && unitsIn(g, hex).some((unit) => g.world.armOf[unit] === "infantry");
  const routs = isRidden ? FACES - b.passes : b.routs;
  return {
    halts: percent(FACES - a.passes, FACES),
    stands: percent(a.passes, b.passes),
    yields: percent(a.passes, FACES - b.passes - routs),
    routs: percent(a.passes, routs),
  };
}

/** XII.20: they stand and fight. */
function standCase(fight: Fight): ForeseenCase {
  const [a, b, c] = [checkOf(fight, "A"), checkOf(fight, "B"), checkOf(fight, "C")];
  const { halts, stands, yields, routs } = outcomesOf(fight, a, b);
  const outcomes = [
    { text: "You do not go in", percent: halts, isGood: false },
    { text: "They hold, disorganized", percent: stands, isGood: false },
    { text: "They fall back", percent: yields, isGood: true },
    { text: "They rout and flee", percent: routs, isGood: true },
  ];
  return {
    name: "stands",
    columns: ["A you", "B they", "C you"],
    rows: rowsOf([a, b, c]),
    outcomes: outcomes.filter((one) => one.percent > 0),
    note: { text: `You check C in any case, and pass it ${inTen(c.passes)}.`, rule: "XII.20" },
  };
}

/** XII.52, XII.53: guns that stand alone are destroyed once somebody gets at them; through their front that takes the check A. */
function overrunCase(fight: Fight): ForeseenCase {
  const { g, stacks, hex, kind } = fight;
  const isChecked = kind !== "bayonet" || stacks.every((stack) => isThroughFront(g, stack, hex));
  const a = checkOf(fight, "A");
  const taken = isChecked ? percent(a.passes, FACES) : 100;
  const outcomes = [
    { text: "You do not go in", percent: 100 - taken, isGood: false },
    { text: "The guns are destroyed", percent: taken, isGood: true },
  ];
  return {
    name: "stands",
    columns: isChecked ? ["A you"] : [],
    rows: isChecked ? rowsOf([a]) : [],
    outcomes: outcomes.filter((one) => one.percent > 0),
    note: { text: "Guns that stand alone do not fight hand to hand.", rule: "XII.52" },
  };
}

/** XII.20, XII.52: they stand, or guns are overrun. */
export const fightCase = (fight: Fight): ForeseenCase =>
  isOverrun(fight.g, fight.hex, fight.kind) ? overrunCase(fight) : standCase(fight);

/** VI.15, XII.49: a stroke of those who are asked, with its ledger, if the enemy stands. */
export function foreseeStroke(
  g: SteppesPlay,
  strikers: readonly number[],
  hex: Hex,
  kind: "counterattack" | "countercharge",
): Foreseen {
  const isHorse = kind === "countercharge";
  return {
    title: `${isHorse ? "Countercharge" : "Counterattack"} ${namesOf(g.world, unitsIn(g, hex))}, ${hexOf(g.world, hex)}`,
    conditions: [],
    rule: isHorse ? "XII.49" : "VI.15",
    marks: null,
    cases: [fightCase({ before: g, g, stacks: [strikers.map(asUnit)], hex, kind })],
  };
}

/** XII.49: cavalry comes to meet them. */
export function counterCase(fight: Fight, striker: number, where: Hex): ForeseenCase {
  const { g } = fight;
  const strikers = chargersWith(g, striker).map(asUnit);
  const back: Fight = { before: g, g, stacks: [strikers], hex: where, kind: "countercharge" };
  const [a, b, c] = [checkOf(back, "A"), checkOf(back, "B"), checkOf(back, "C")];
  const met = outcomesOf(back, a, b);
  const outcomes = [
    { text: NOT_HOME, percent: met.halts, isGood: true },
    { text: "You hold, disorganized", percent: met.stands, isGood: true },
    { text: "You fall back", percent: met.yields, isGood: false },
    { text: "You rout and flee", percent: met.routs, isGood: false },
  ];
  return {
    name: "countercharges",
    columns: ["A they", "B you", "C they"],
    rows: rowsOf([a, b, c]),
    outcomes: outcomes.filter((one) => one.percent > 0),
    note: {
      text: `${namesOf(g.world, strikers)} may countercharge and get home ${inTen(a.passes)}; then your charge is over.`,
      rule: "XII.50",
    },
  };
}

/** How likely a countercharge gets home, whatever comes of it then. */
export const homeText = ({ outcomes }: ForeseenCase): string =>
  inTen(FACES - (outcomes.find(({ text }) => text === NOT_HOME)?.percent ?? 0) / FACES);

/** XII.16: they go before it comes to blows. */
export function withdrawCase(g: SteppesPlay, hex: Hex): ForeseenCase {
  return {
    name: "withdraws",
    columns: [],
    rows: [],
    outcomes: [{ text: "They give up the hex", percent: 100, isGood: true }],
    note: {
      text: `${namesOf(g.world, unitsIn(g, hex))} may withdraw before the melee; you must go in.`,
      rule: "XIV.19",
    },
  };
}
