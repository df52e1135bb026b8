import type { Pointing } from "@redoubt/engine";
import { DIRECTIONS } from "@redoubt/hex";
import { mayFaceFreely } from "../entering.ts";
import type { SteppesPlay } from "../state.ts";
import { say } from "../words.ts";
import { isHauled } from "./hauling.ts";
import { pointsLeft, turningUnits, turnPrice, whyNotTurn } from "./move.ts";
import { facingName } from "./wedges.ts";

/** V.4: where a stack may turn, and for how many points. */
export function turnsOf(g: SteppesPlay, units: readonly number[]): readonly Pointing<number>[] {
  const turners = turningUnits(g, units);
  if (isHauled(g, units)) return [];
  return DIRECTIONS.filter((facing) => whyNotTurn(g, turners, facing) === null).map((facing) => ({
    answer: say.turn(facing),
    towards: facingName(facing, g.world.options.facingModel),
    price: mayFaceFreely(g, turners) ? "free" : String(turnPrice(g, turners[0], facing) ?? 0),
  }));
}

/** What a stack could still do with its points, for who is about to end its move. */
export function leftUndone(g: SteppesPlay, units: readonly number[]): readonly string[] {
  const left = pointsLeft(g, units);
  return left > 0 ? [`${left} Movement ${left === 1 ? "Point is" : "Points are"} left`] : [];
}
