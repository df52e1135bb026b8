import type { RetributionPlay } from "../state.ts";

/** The locals of the question that is asked now. The caller knows from its decision whose they are. */
export function localsOf<L>(g: RetributionPlay): L {
  const frame = g.state.frames;
  if (frame === null) throw new Error("no decision is pending");
  return frame.locals as unknown as L; // a frame forgets the type of its locals
}
