import { type AnyPlay, type AnySystem, copyState } from "@redoubt/engine";
import type { Lots } from "./lots.ts";

/** Makes `to` what `seat` can imagine the game to be: all it cannot know is drawn anew. */
export function imagine(system: AnySystem, from: AnyPlay, to: AnyPlay, seat: number, lots: Lots): void {
  copyState(from.state, to.state);
  system.redeal(to, seat, lots.word);
  const frame = to.state.frames;
  if (frame === null || frame.given === null) return;
  // Whether and what others answered in secret to the same question is as unknown as a hidden counter.
  to.state.frames = { ...frame, given: frame.given.map((answer, other) => (other === seat ? answer : null)) };
}
