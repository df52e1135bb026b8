import { createPlayer } from "@redoubt/ai";
import {
  type AnyPlay,
  clonePlay,
  type GameEvent,
  imagine,
  noDice,
  run,
  seatsToAnswer,
  secretOfSeed,
  takeAnswer,
  wordStream,
} from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Advice, AdviceStep, SeatAnswer } from "./analyst-calls.ts";

// The first answer takes a plan; those after it carry the plan out.
const PLANNING = 2_500;
const ANSWERING = 250;
const WHOLE = 9_000;
const MOST = 160;
// Asked twice the veteran says the same.
const SEED = 1854;

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
  const naming = system.naming(play.world);
  const steps: AdviceStep[] = [];
  const answers: SeatAnswer[] = [];
  play.sink = (event: GameEvent) => {
    const { text, tone, units, hexes, path = [], mark } = system.wording.event(play.world, event);
    if (tone !== "sequence" && mark?.isQuiet !== true) steps.push({ text, rule: event.rule, units, hexes, path });
  };
  const end = now() + WHOLE;
  const told = (until: Advice["until"]): Advice => ({ entry, seat, aim: veteran.explain(), steps, answers, until });
  while (answers.length < MOST && now() < end) {
    const late = now() + (answers.length === 0 ? PLANNING : ANSWERING);
    const code = veteran.answer(play, seat, () => now() > late);
    answers.push({ seat, answer: system.words.text(code, naming) });
    takeAnswer(play, seat, code);
    const stop = run(play, noDice);
    if (stop === "over") return told("over");
    if (stop === "roll") return told("dice");
    if (!seatsToAnswer(play).includes(seat)) return told("other");
  }
  return told("long");
}
