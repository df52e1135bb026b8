import type { AnswerList } from "@redoubt/engine";
import type { SteppesPlay } from "../state.ts";
import { words } from "../words.ts";
import type { Scene } from "./scene.ts";

/** Scores the listed answers to one decision. */
export type Look = (scene: Scene, list: AnswerList, scores: Int32Array) => void;

/** Below anything that is ever worth doing. */
export const NEVER = -5_000;

/** The locals of the question that a seat is asked now, on its own sheet where both write at once. The caller knows from its decision whose they are. */
export function localsOf<L>({ state }: SteppesPlay, seat: number): L {
  const lane = state.frames?.lanes?.find((one) => one.seat === seat && one.frames !== null);
  const frame = lane?.frames ?? state.frames;
  if (frame === null) throw new Error("no decision is pending");
  return frame.locals as unknown as L; // a frame forgets the type of its locals
}

/** A look that scores each answer by its verb and what it names first. */
export const each =
  (score: (scene: Scene, verb: string, thing: number) => number): Look =>
  (scene, list, scores) => {
    for (let i = 0; i < list.count; i++) {
      const code = list.codes[i];
      const verb = words.verb(code);
      const isBare = words.verbs[verb as keyof typeof words.verbs].length === 0;
      // The standing instructions with which a battle begins are left as they are: whoever is asked answers.
      scores[i] = verb === "instructions" ? NEVER - 1 : score(scene, verb, isBare ? 0 : words.arg(code, 0));
    }
  };
