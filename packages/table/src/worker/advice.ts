import { createPlayer } from "@redoubt/ai";
import {
  type AnyPlay,
  answerList,
  askingStep,
  clonePlay,
  type GameEvent,
  imagine,
  listAnswers,
  noDice,
  offers,
  run,
  seatsToAnswer,
  secretOfSeed,
  takeAnswer,
  wordStream,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Advice, AdviceStep, SeatAnswer, ToldLine } from "./analyst-calls.ts";
import { sentenceCase } from "./choices.ts";

// The first answer takes a plan; those after it carry the plan out.
const PLANNING = 2_500;
const ANSWERING = 250;
const WHOLE = 9_000;
const MOST = 160;
// Asked twice the veteran says the same.
const SEED = 1854;

/** An answer in words, with what it names. */
interface Untold {
  readonly label: string;
  readonly rule: string;
  readonly units: readonly string[];
  readonly hexes: readonly string[];
}

/** Answers that belong together as one step. */
function stepOf(untold: readonly Untold[]): readonly AdviceStep[] {
  if (untold.length === 0) return [];
  const [{ rule }] = untold;
  const text = `${sentenceCase(untold.map(({ label }) => label).join("; "))}.`;
  const [units, hexes] = [untold.flatMap((one) => one.units), untold.flatMap((one) => one.hexes)];
  return [{ text, rule, units, hexes, path: [] }];
}

/** What the veteran would do for a seat at a moment, up to the first die or until another seat is asked. */
export function adviceAt(
  system: AnyWargame,
  at: AnyPlay,
  entry: number,
  seat: number,
  isHidden: boolean,
  now: () => number,
): Advice | null {
  const play = clonePlay(at);
  // It thinks about a game that the seat could be in, and nothing of its own is shown of the one that is played.
  if (isHidden) imagine(system, at, play, seat, wordStream(secretOfSeed(SEED), 1));
  if (run(play, noDice) !== "ask" || !seatsToAnswer(play).includes(seat)) return null;
  const veteran = createPlayer("veteran", system, { seed: SEED });
  const end = now() + WHOLE;
  const next = (given: number): number | null => {
    if (given >= MOST || now() >= end) return null;
    const late = now() + (given === 0 ? PLANNING : ANSWERING);
    return veteran.answer(play, seat, () => now() > late);
  };
  const told = tellLine(system, play, seat, next);
  return { entry, seat, aim: veteran.explain(), ...told };
}

/** Some answers of a seat in words, as far as they fit. */
export function lineAt(system: AnyWargame, at: AnyPlay, seat: number, answers: readonly SeatAnswer[]): ToldLine {
  const play = clonePlay(at);
  const naming = system.naming(play.world);
  const codes = answers.map(({ answer }) => system.words.parse(answer, naming));
  const list = answerList();
  return tellLine(system, play, seat, (given) => {
    const code = codes[given];
    if (typeof code !== "number" || run(play, noDice) !== "ask" || !seatsToAnswer(play).includes(seat)) return null;
    listAnswers(play, seat, list);
    return offers(list, code) ? code : null;
  });
}

/** Plays the answers that come, on `play`, and tells them, up to the first die or until another seat is asked. */
function tellLine(system: AnyWargame, play: AnyPlay, seat: number, next: (given: number) => number | null): ToldLine {
  const naming = system.naming(play.world);
  const steps: AdviceStep[] = [];
  // Answers of which nothing has been told yet: an attack that is put together tells of itself only when its dice fall.
  let untold: Untold[] = [];
  const answers: SeatAnswer[] = [];
  // Whoever was named last: what is told of others meanwhile comes of what was done, and is not what to do.
  let hand: readonly string[] = [];
  play.sink = (event: GameEvent) => {
    const { text, tone, units, hexes, path = [], mark } = system.wording.event(play.world, event);
    if (tone === "sequence" || mark?.isQuiet === true) return;
    if (units.length > 0 && !units.some((unit) => hand.includes(unit))) return;
    const goals = untold.at(-1)?.hexes ?? [];
    if (!goals.every((hex) => hexes.includes(hex) || path.includes(hex))) return;
    // What was answered for others before it has not been told by this.
    const own = untold.findLastIndex((one) => one.units.some((unit) => units.includes(unit)));
    steps.push(...stepOf(untold.slice(0, Math.max(own, 0))));
    untold = [];
    steps.push({ text, rule: event.rule, units, hexes, path });
  };
  const told = (until: Advice["until"]): ToldLine => ({
    steps: [...steps, ...stepOf(untold)],
    answers,
    until,
  });
  for (let code = next(0); code !== null; code = next(answers.length)) {
    const answer = system.words.text(code, naming);
    answers.push({ seat, answer });
    const [verb, ...names] = answer.split(" ");
    const named = (kind: string): readonly string[] => names.filter((_, i) => system.words.verbs[verb][i] === kind);
    const { rule } = askingStep(play, seat);
    const units = named("unit");
    if (units.length > 0) hand = units;
    untold.push({ label: system.wording.answer(play, code, seat), rule, units, hexes: named("hex") });
    takeAnswer(play, seat, code);
    const stop = run(play, noDice);
    if (stop === "over") return told("over");
    if (stop === "roll") return told("dice");
    if (!seatsToAnswer(play).includes(seat)) return told("other");
  }
  return told("long");
}
