import type { RetributionPlay } from "../state.ts";

/** The locals of the procedure that asks now. The caller knows which one it is from the kind of the decision. */
export function localsOf<L>(g: RetributionPlay): L {
  const frame = g.state.frames;
  if (frame === null) throw new Error("no decision is pending");
  return frame.locals as unknown as L; // a frame forgets the type of its locals
}
