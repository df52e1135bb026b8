import type { Problem, Result } from "@redoubt/engine";
import { asHex, type Hex, isUnread, parseHex } from "@redoubt/hex";
import { unanswered } from "@redoubt/mechanics";
import { UNIT } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";

/** What was asked cannot be answered. */
export const problem = (what: string, rule?: SteppesRule): readonly Problem[] => unanswered(what, rule);

/** A piece on the map, or why there is none. */
export function pieceNamed(g: SteppesPlay, id: string): Result<number> {
  const piece = g.world.pieceIndex.get(id);
  if (piece === undefined) return problem(`no unit "${id}"`);
  return isOnMap(g, piece) ? piece : problem(`${id} is not on the map`, "II.17");
}

/** A combat unit on the map, or why there is none. */
export function unitNamed(g: SteppesPlay, id: string): Result<number> {
  const unit = pieceNamed(g, id);
  if (!isFound(unit)) return unit;
  return g.world.kindOf[unit] === UNIT ? unit : problem(`${id} is no combat unit`, "I.5");
}

/** The hex of a printed number, or what is wrong with it. */
export function hexNamed(g: SteppesPlay, number: string): Result<Hex> {
  const read = parseHex(g.world.grid, number);
  return isUnread(read) ? problem(read[0].what) : read;
}

/** The hex in which a unit stands. */
export const placeOf = (g: SteppesPlay, unit: number): Hex => asHex(g.c.hexOf[unit]);

/** Whether something was found. */
export const isFound = (found: Result<number>): found is number => typeof found === "number";
