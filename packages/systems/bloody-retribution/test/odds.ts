import {
  type AnyPlay,
  answerList,
  clonePlay,
  type GameEvent,
  isProblems,
  listAnswers,
  run,
  scriptedChance,
  seatsToAnswer,
  startPlay,
  takeAnswer,
  toldOdds,
} from "@redoubt/engine";
import type { Position, PositionUnit } from "@redoubt/mechanics";
import { expect } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import type { RetributionPlay } from "../src/state.ts";

const { words, wording } = bloodyRetribution;
/** The faces of a die. */
export const dice = [1, 2, 3, 4, 5, 6];
/** The hex that is attacked. */
export const TARGET = "0404";
/** The hexes around the target, three of which the attackers stand in. */
export const posts = ["0403", "0304", "0503"];

/** Units as a test writes them. */
export type Texts = readonly Partial<PositionUnit>[];

/** A position, run to its first question. */
export function begun(units: Texts, more: Partial<Position>): RetributionPlay {
  const position = { system: "bloody-retribution", scenario: null, map: { cols: 9, rows: 9 }, units, ...more };
  const play = startPlay(bloodyRetribution, { scenario: null, options: {}, position });
  if (isProblems(play)) throw new Error(JSON.stringify(play));
  run(play, scriptedChance([]));
  return play;
}

/** The code of an answer. */
export const codeOf = (play: AnyPlay, text: string): number => {
  const code = words.parse(text, bloodyRetribution.naming(play.world));
  if (typeof code !== "number") throw new Error(code.unreadable);
  return code;
};

/** Gives answers that bring no dice. */
export function give(play: AnyPlay, ...answers: readonly string[]): void {
  for (const text of answers) {
    takeAnswer(play, seatsToAnswer(play)[0], codeOf(play, text));
    run(play, scriptedChance([]));
  }
}

/** What is told of events: the consequences, sentence by sentence. */
export function consequences(play: RetributionPlay, events: readonly GameEvent[]): string[] {
  return events
    .map((event) => ({ event, told: wording.event(play.world, event as never) })) // our own events
    .filter(({ event, told }) => event.dice === undefined && told.tone !== "sequence")
    .map(({ told }) => told.text);
}

/** Everything that can become of the battle's units by the end of the action, whoever chooses what. */
function futures(play: RetributionPlay): RetributionPlay[] {
  const list = answerList();
  const step = play.state.frames?.step;
  const isOpen =
    step?.kind === "ask" && ["attacker-loss", "defender-loss", "advance", "momentum"].includes(step.decision);
  if (!isOpen) return [play];
  listAnswers(play, seatsToAnswer(play)[0], list);
  return Array.from(list.codes.subarray(0, list.count)).flatMap((code) => {
    // Another attack is another roll: here a unit that has advanced always halts.
    if (step.decision === "momentum" && words.verb(code) !== "halt") return [];
    const copy = clonePlay(play);
    takeAnswer(copy, seatsToAnswer(copy)[0], code);
    run(copy, scriptedChance([]));
    return futures(copy);
  });
}

/** What is claimed of each unit, against what becomes of it. Every sentence must be understood, and every unit be told of. */
function contradictions(
  before: RetributionPlay,
  now: RetributionPlay,
  sentences: readonly string[],
  ids: readonly string[],
) {
  const wrong: string[] = [];
  const claim = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const ends = futures(now);
  const unit = (id: string) => before.world.unitIndex.get(id) ?? -1;
  const isGone = (play: RetributionPlay, id: string) => play.c.hexOf[unit(id)] < 0;
  const lost = (play: RetributionPlay, id: string) => before.c.steps[unit(id)] - play.c.steps[unit(id)];
  const isShaken = (play: RetributionPlay, id: string) => play.c.disrupted[unit(id)] === 1;
  const named = (text: string) => text.split(/, | and /);
  const has = (text: string) => sentences.includes(text);
  for (const text of sentences) {
    const [, one, tail] = /^(\S+) (.*)$/.exec(text) ?? [];
    const shared = /^(.+) must lose (a|\d) steps? between them/.exec(text);
    const spared = /^(.+) loses? nothing\.$/.exec(text);
    const shaken = /^(?:Whoever is left of (.+)|(\S+), if it is left,) will be disrupted\.$/.exec(text);
    const open = /^(\d{4}) (is|will be) empty: (?:one of )?(.+) may advance; /.exec(text);
    if (shared) {
      const group = named(shared[1]);
      const sum = shared[2] === "a" ? 1 : Number(shared[2]);
      const totals = ends.map((end) => group.reduce((all, id) => all + lost(end, id), 0));
      claim(
        totals.every((total) => total === sum),
        text,
      );
      claim(
        new Set(ends.map((end) => group.map((id) => lost(end, id)).join())).size > 1,
        `${text} There is no choice.`,
      );
    } else if (spared)
      claim(
        named(spared[1]).every((id) => ends.every((end) => lost(end, id) === 0)),
        text,
      );
    else if (shaken) {
      const group = named(shaken[1] ?? shaken[2]);
      claim(
        group.every((id) => !isShaken(before, id) && ends.every((end) => isGone(end, id) || isShaken(end, id))),
        text,
      );
    } else if (open) {
      const group = named(open[3]);
      claim(
        ends.every((end) => end.c.piquetAt[end.world.grid.byNumber.get(open[1]) ?? 0] === 0),
        text,
      );
      for (const id of group)
        claim(
          ends.some((end) => bloodyRetribution.view(end, null).units[unit(id)].at === TARGET),
          `${text} ${id}`,
        );
      claim(
        group.every((id) => ends.every((end) => isGone(end, id) || isShaken(end, id))),
        `${text} Disrupted?`,
      );
    } else if (tail.startsWith("is eliminated")) claim(isGone(now, one), text);
    else if (tail.startsWith("will be eliminated"))
      claim(!isGone(now, one) && ends.every((end) => isGone(end, one)), text);
    else if (tail.endsWith("loses a step.")) claim(!isGone(now, one) && lost(now, one) === 1, text);
    else if (tail.endsWith("will lose a step."))
      claim(lost(now, one) === 0 && ends.every((end) => lost(end, one) === 1), text);
    else if (tail.startsWith("is disrupted")) claim(isShaken(now, one) && !isShaken(before, one), text);
    else claim(false, `not understood: ${text}`);
  }
  for (const id of ids) {
    const about = sentences.filter((text) => new RegExp(`\\b${id}\\b`).test(text));
    claim(about.length > 0, `${id} is not told of`);
    // Whatever has happened or is certain to happen must have been told.
    if (isGone(now, id))
      claim(
        about.some((text) => text.includes(`${id} is eliminated`)),
        `${id} is gone`,
      );
    else if (ends.every((end) => isGone(end, id)))
      claim(
        about.some((text) => text.includes("will be eliminated")),
        `${id} will go`,
      );
    const isIn = (play: RetributionPlay) => bloodyRetribution.view(play, null).units[unit(id)].at === TARGET;
    if (!isIn(now) && ends.some(isIn))
      claim(
        about.some((text) => text.includes("may advance")),
        `${id} may advance`,
      );
    const changed = ends.every((end) => !isGone(end, id) && isShaken(end, id)) && !isShaken(before, id);
    if (changed)
      claim(
        about.some((text) => /disrupted/.test(text)),
        `${id} is disrupted in the end`,
      );
    if (isShaken(now, id) && !isShaken(before, id))
      claim(
        has(`${id} is disrupted in ${bloodyRetribution.view(now, null).units[unit(id)].at}.`),
        `${id} is disrupted`,
      );
  }
  return wrong;
}

/** Goes through the six dice of a commitment: the outcomes told beforehand against what the resolver then tells and does. */
export function tryEveryDie(
  play: RetributionPlay,
  commit: string,
  ids: readonly string[],
  cellOf: (die: number) => string,
): void {
  const [seat] = seatsToAnswer(play);
  const code = codeOf(play, commit);
  const odds = toldOdds(bloodyRetribution, play, seat, code);
  for (const die of dice) {
    const after = clonePlay(play);
    const events: GameEvent[] = [];
    after.sink = (event: GameEvent) => events.push(event);
    takeAnswer(after, seat, code);
    run(after, scriptedChance([die]));
    const sentences = consequences(after, events);
    const outcome = odds.outcomes.find(
      (one) => [...odds.certain, ...one.sentences].sort().join() === [...sentences].sort().join(),
    );
    expect(outcome, `${die}: ${sentences.join(" ")}`).toBeDefined();
    expect(outcome?.cells, String(die)).toContain(cellOf(die));
    expect(contradictions(play, after, sentences, ids), `${die}: ${sentences.join(" ")}`).toEqual([]);
    for (const harmed of outcome?.harms ?? []) expect(sentences.join(" ")).toMatch(new RegExp(`\\b${harmed}\\b`));
  }
  const sum = odds.outcomes.reduce((total, { chance }) => total + Number(chance.over) / Number(chance.under), 0);
  expect(sum).toBeCloseTo(1);
  for (const text of odds.certain) for (const { sentences } of odds.outcomes) expect(sentences).not.toContain(text);
}
