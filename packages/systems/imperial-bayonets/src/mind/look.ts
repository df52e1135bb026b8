import type { AnswerList } from "@redoubt/engine";
import type { BayonetsPlay } from "../state.ts";
import { words } from "../words.ts";
import type { Scene } from "./scene.ts";

/** Scores the listed answers to one decision. */
export type Look = (scene: Scene, list: AnswerList, scores: Int32Array) => void;

/** The locals of the question that is asked now. The caller knows from its decision whose they are. */
export function localsOf<L>({ state }: BayonetsPlay): L {
  if (state.frames === null) throw new Error("no decision is pending");
  return state.frames.locals as unknown as L; // a frame forgets the type of its locals
}

/** The same where both sides are asked side by side: those of the seat. */
export function laneLocalsOf<L>({ state }: BayonetsPlay, seat: number): L {
  const lane = state.frames?.lanes?.find((one) => one.seat === seat);
  if (lane?.frames == null) throw new Error("the seat has no question side by side with others");
  return lane.frames.locals as unknown as L; // a frame forgets the type of its locals
}

/** A look that scores each answer by its verb and what it names. */
export const each =
  (score: (scene: Scene, verb: string, first: number, second: number) => number): Look =>
  (scene, list, scores) => {
    for (let i = 0; i < list.count; i++) {
      const code = list.codes[i];
      const verb = words.verb(code);
      const names = words.verbs[verb as keyof typeof words.verbs].length;
      scores[i] = score(scene, verb, names > 0 ? words.arg(code, 0) : 0, names > 1 ? words.arg(code, 1) : 0);
    }
  };
