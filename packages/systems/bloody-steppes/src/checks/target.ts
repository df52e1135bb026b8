import { asHex, type Direction, type Hex } from "@redoubt/hex";
import { FRONT, hasHexTag } from "@redoubt/mechanics";
import { isClosed } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import { ROUTED, type SteppesPlay } from "../state.ts";
import { isGun } from "./morale.ts";
import { facingOf, formationOf } from "./neighbours.ts";

/** What a stack is as a target: one line of the modifier charts, or none of them (K-161). */
export type TargetKind =
  | "line"
  | "column"
  | "routed"
  | "square"
  | "lone skirmisher"
  | "dispersed"
  | "lone gun"
  | "none";

/** IV.1, K-163: infantry in square in a village, farm or redoubt is its garrison. */
export function isGarrison(g: SteppesPlay, unit: number): boolean {
  const { map } = g.world.ground;
  const hex = asHex(g.c.hexOf[unit]);
  return formationOf(g, unit) === "square" && (hasHexTag(map, hex, "village") || hasHexTag(map, hex, "redoubt"));
}

/** The unit of a hex whose formation and facing count: the topmost closed infantry or cavalry, else the top unit (K-161). */
export function faceOfStack(g: SteppesPlay, hex: number): number {
  const units = unitsIn(g, hex);
  const closed = units.find((unit) => {
    const formation = formationOf(g, unit);
    return formation !== undefined && isClosed(formation);
  });
  return closed ?? units[0];
}

/** X.9, X.10, XIV.53: the line of the charts for a target in a hex. */
export function targetKind(g: SteppesPlay, hex: number): TargetKind {
  const units = unitsIn(g, hex);
  if (units.some((unit) => g.c.level[unit] === ROUTED)) return "routed";
  const unit = faceOfStack(g, hex);
  switch (formationOf(g, unit)) {
    case "line":
      return "line";
    case "assault-column":
    case "company-column":
    case "march-column":
      return "column";
    case "square":
      return isGarrison(g, unit) ? "none" : "square";
    case "dispersed":
      return "dispersed";
    case "skirmish":
      return units.length === 1 ? "lone skirmisher" : "none";
    case undefined:
      return units.length === 1 && isGun(g.world, unit) ? "lone gun" : "none";
  }
}

/** Whether something from a hex comes into the flank or rear of the stack in another; who has no facing has neither (V.3). */
export function isFromBehind(g: SteppesPlay, from: Hex, into: Hex): boolean {
  const facing: Direction | undefined = facingOf(g, faceOfStack(g, into));
  return facing !== undefined && g.world.wedges.wedgeOf(facing, into, from) !== FRONT;
}
