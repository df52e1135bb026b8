import { type Told, toldOdds } from "@redoubt/engine";
import type { PositionUnit } from "@redoubt/mechanics";
import { type Situation, situation } from "@redoubt/testkit/situation";
import { expect } from "vitest";
import { spiQuad } from "../../src/index.ts";

// What is told before the next decision, in the log and in the odds, held against what then becomes of everybody.

/** Units of a position. */
export type Units = readonly Partial<PositionUnit>[];

/** What becomes of a unit, as its counter and place tell it. */
interface Fate {
  readonly at: string;
  readonly isDisrupted: boolean;
  readonly fatigue: number;
}

function fates(s: Situation): ReadonlyMap<string, Fate> {
  return new Map(
    s
      .view()
      .units.map(({ id, at, face }) => [
        id,
        { at, isDisrupted: face.states.includes("disrupted"), fatigue: face.steps?.now ?? 0 },
      ]),
  );
}

/** Plays on until the attack is over: every retreat by the first way, and nobody advances. Returns who might have. */
function settle(s: Situation): readonly string[] {
  const inside = ["retreat-order", "retreat", "displace", "advance", "redoubt-advance"];
  const advancing = new Set<string>();
  while (s.game.pending().kind === "decide" && inside.includes(s.decision().kind)) {
    const { kind } = s.decision();
    if (kind === "advance") for (const answer of s.answers()) advancing.add(answer.split(" ")[1] ?? "");
    s.answer(kind.endsWith("advance") ? "end" : s.answers()[0]);
  }
  return [...advancing].filter(Boolean).sort();
}

const isHarmed = (was: Fate, is: Fate): boolean =>
  was.at !== is.at || (is.isDisrupted && !was.isDisrupted) || is.fatigue < was.fatigue;

/** What was told of a unit. */
export const toldOf = (told: readonly Told[], unit: string): string =>
  told
    .filter(({ units }) => units.includes(unit))
    .map(({ text }) => text)
    .join(" ");

/** Holds what was told up to the next decision against what became of everybody. */
function compare(told: readonly Told[], before: ReadonlyMap<string, Fate>, after: ReadonlyMap<string, Fate>): void {
  const results = told.filter(({ cell, tone }) => cell === undefined && tone === "result");
  const harmed = new Set(results.flatMap(({ harms = [] }) => harms));
  for (const [id, was] of before) {
    const is = after.get(id) ?? was;
    const text = toldOf(results, id);
    expect(`${id} ${harmed.has(id)}`, text).toBe(`${id} ${isHarmed(was, is)}`);
    if (is.at === "eliminated" || is.at === "captured") {
      // One fate, told once. Only weary cavalry goes back before it is lost (11.25).
      expect(text.match(/is eliminated|is captured|will not survive|will be captured/g), text).toHaveLength(1);
      if (!/will not survive this melee/.test(text)) expect(text).not.toMatch(/must retreat/);
      expect(text).not.toMatch(/is disrupted/);
      const isTaken = is.at === "captured";
      expect(/is captured|will be captured/.test(text), text).toBe(isTaken);
    } else {
      expect(/must retreat/.test(text), text).toBe(was.at !== is.at);
      expect(/is disrupted/.test(text), text).toBe(is.isDisrupted && !was.isDisrupted);
      expect(/will not survive|is eliminated/.test(text), text).toBe(false);
    }
  }
}

/** Runs one attack for every die, and holds log, odds and state against each other. Returns the cells that were reached. */
export function everyDie(units: Units, answers: readonly string[], more: object): readonly string[] {
  const commit = answers.at(-1) ?? "";
  const lead = answers.slice(0, -1);
  const cells: string[] = [];
  const chances = new Map<string, number>();
  const open = () => {
    const s = situation(spiQuad, { map: { cols: 14, rows: 14 }, units, ...more });
    s.answer(...lead);
    return s;
  };
  const first = open();
  const play = first.game.play();
  const code = spiQuad.words.parse(commit, spiQuad.naming(play.world)) as number;
  const odds = toldOdds(spiQuad, play, first.decision().seat, code);
  for (let die = 1; die <= 6; die++) {
    const s = situation(spiQuad, { map: { cols: 14, rows: 14 }, units, ...more, dice: [die] });
    s.answer(...lead);
    const before = fates(s);
    const { world } = s.game.play();
    const told = s.answer(commit).map((event) => spiQuad.wording.event(world, event as never));
    cells.push(...told.flatMap(({ cell = [] }) => cell));
    const sentences =
      s.events().length === 0 ? [] : told.filter((one) => one.cell === undefined && one.tone !== "sequence");
    const key = sentences.map(({ text }) => text).join(" ");
    chances.set(key, (chances.get(key) ?? 0) + 1);
    const advancing = settle(s);
    compare(told, before, fates(s));
    expect(
      told
        .filter(({ text }) => /may then advance/.test(text))
        .flatMap((one) => one.units)
        .sort(),
    ).toEqual(advancing);
  }
  const shown = odds.outcomes.map(({ chance, sentences }) => {
    const all = [...odds.certain, ...sentences].sort().join(" ");
    return `${chance.over}/${chance.under} ${all}`;
  });
  const found = [...chances].map(([key, count]) => {
    const shared = [2, 3, 6].filter((by) => count % by === 0).at(-1) ?? 1;
    const sorted = key.match(/[^.]+\.(?= |$)/g)?.map((one) => one.trim()) ?? [];
    return `${count / shared}/${6 / shared} ${sorted.sort().join(" ")}`;
  });
  expect(shown.sort()).toEqual(found.sort());
  return cells;
}

/** A unit of a position, with values that most cases share. */
export const unit = (
  side: "allied" | "russian",
  id: string,
  at: string,
  stats: object,
  more: Partial<PositionUnit> = {},
) => ({
  id,
  side,
  kind: "infantry",
  at,
  stats: { fire: 4, melee: 4, morale: 4, ...stats },
  ...more,
});
/** The back of a counter. */
export const back = { fire: 1, melee: 1 };
/** What makes a unit cavalry. */
export const cavalry = { kind: "cavalry" } as const;
/** What makes a unit disrupted. */
export const turned = { state: ["disrupted"] } as const;
