import type { Hex } from "@redoubt/hex";
import { asUnit, type Foreseen, type ForeseenCase, type ForeseenRow } from "@redoubt/mechanics";
import { isOverrun, stacksToCheck } from "../checks/overrun.ts";
import { chargersWith } from "../checks/reactions.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { hexOf, namesOf, signed } from "../wording/told.ts";
import { type Fate, type Fates, fatesOf, formed, goingIn } from "./fates.ts";
import { type Check, checkOf, closedIn, FACES, type Fight, steadyCheck, strokeOn } from "./fight.ts";

const inTen = (count: number): string => (count >= FACES ? "always" : count <= 0 ? "never" : `${count} in 10`);

/** One ledger of all checks: a row for all that is added in any of them. */
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

/** How a fight is told to one side: whose checks are whose, and what each fate is called. */
interface Telling {
  readonly they: string;
  readonly you: string;
  readonly texts: Readonly<Record<Fate, string>>;
  /** Whether it is good for whoever asks that the defenders do not stand. */
  readonly isAttacker: boolean;
}

const attacking: Telling = {
  you: "you",
  they: "they",
  texts: {
    halts: "You do not go in",
    stands: "They hold, disorganized",
    yields: "They fall back",
    routs: "They rout and flee",
    destroyed: "They are destroyed",
  },
  isAttacker: true,
};

const NOT_HOME = "They do not get home";
const attacked: Telling = {
  you: "they",
  they: "you",
  texts: {
    halts: NOT_HOME,
    stands: "You hold, disorganized",
    yields: "You fall back",
    routs: "You rout and flee",
    destroyed: "You are destroyed",
  },
  isAttacker: false,
};

function outcomesOf(fates: Fates, { texts, isAttacker }: Telling): ForeseenCase["outcomes"] {
  const all = (Object.keys(texts) as Fate[]).map((fate) => ({
    text: texts[fate],
    percent: fates[fate] / 10,
    isGood: (fate !== "halts" && fate !== "stands") === isAttacker,
  }));
  return all.filter(({ percent }) => percent > 0);
}

/** XII.14, VI.10: the columns of the checks before the enemy's, one for each stack that must make it, and the checks. */
function firstChecks(play: SteppesPlay, fight: Fight, { you }: Telling) {
  const { stacks, closed, hex: target, kind } = fight;
  const checking = stacksToCheck(play, { stacks, target, kind }, closed);
  const steady = steadyCheck(fight);
  const columns = checking.map(([top]) => (stacks.length === 1 ? `A ${you}` : `A ${play.world.pieces[top].name}`));
  const checks = checking.map((stack) => checkOf(play, fight, [stack], "A"));
  if (steady === null) return { columns, checks };
  return { columns: [`first ${you}`, ...columns], checks: [steady, ...checks] };
}

/** XII.14, XII.20: how many faces of ten pass C, by who goes in. */
function passesC(fight: Fight): string {
  const [first] = formed(fight);
  const play = closedIn(first.play, fight);
  const ways = goingIn(fight, first).filter(({ stacks }) => stacks.length > 0);
  const passes = ways.map(({ stacks }) => checkOf(play, fight, stacks, "C").passes);
  const [least, most] = [Math.min(...passes), Math.max(...passes)];
  return least === most ? inTen(least) : `${least} to ${most} in 10, by who goes in`;
}

/** XII.20: they stand and fight: every first check that is still to come, and the later ones as if all pass it. */
function standCase(fight: Fight, telling: Telling): ForeseenCase {
  const [{ play }] = formed(fight);
  const { columns, checks } = firstChecks(play, fight, telling);
  const after = closedIn(play, fight);
  return {
    name: "stands",
    columns: [...columns, `B ${telling.they}`, `C ${telling.you}`],
    rows: rowsOf([...checks, checkOf(after, fight, fight.stacks, "B"), checkOf(after, fight, fight.stacks, "C")]),
    outcomes: outcomesOf(fatesOf(fight), telling),
    note: { text: `You check C in any case, and pass it ${passesC(fight)}.`, rule: "XII.20" },
  };
}

/** XII.52, XII.53: guns that stand alone are destroyed once somebody gets at them; through their front that takes the check A. */
function overrunCase(fight: Fight): ForeseenCase {
  const { columns, checks } = firstChecks(fight.g, fight, attacking);
  const texts = { ...attacking.texts, destroyed: "The guns are destroyed" };
  return {
    name: "stands",
    columns,
    rows: checks.length === 0 ? [] : rowsOf(checks),
    outcomes: outcomesOf(fatesOf(fight), { ...attacking, texts }),
    note: { text: "Guns that stand alone do not fight hand to hand.", rule: "XII.52" },
  };
}

/** XII.20, XII.52: they stand, or guns are overrun. */
export const fightCase = (fight: Fight): ForeseenCase =>
  isOverrun(fight.g, fight.hex, fight.kind) ? overrunCase(fight) : standCase(fight, attacking);

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
    cases: [fightCase(strokeOn(g, strikers.map(asUnit), hex, kind))],
  };
}

/** XII.49: cavalry comes to meet them where they have closed. */
export function counterCase(fight: Fight, striker: number, where: Hex): ForeseenCase {
  const g = closedIn(fight.g, fight);
  const strikers = chargersWith(g, striker).map(asUnit);
  const back = strokeOn(g, strikers, where, "countercharge");
  const { passes } = checkOf(g, back, [strikers], "A");
  return {
    ...standCase(back, attacked),
    name: "countercharges",
    note: {
      text: `${namesOf(g.world, strikers)} may countercharge and get home ${inTen(passes)}; then your charge is over.`,
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
