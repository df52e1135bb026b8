import { type Hex, type Side, trace } from "@redoubt/hex";
import type { Ground } from "../ground.ts";

/** The hexsides over which a straight line from one hex enters another: one, or two where it enters through a corner. */
export function entrySides(ground: Ground, from: Hex, into: Hex): Side[] {
  const { elements } = trace(ground.grid, from, into);
  const last = elements[elements.length - 2];
  if (last === undefined) return [];
  if (last.kind === "side") return [last.side];
  if (last.kind !== "vertex") return [];
  return [...last.left, ...last.right].filter(({ to }) => to === into).map(({ side }) => side);
}
