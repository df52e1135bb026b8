import type { Seat } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { ELIMINATED, type RetributionPlay, WAITING } from "../state.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/** Why a unit of `seat` may not be ordered about: it is not its own, gone, or not there yet. */
export function whyNotOnMap(g: RetributionPlay, seat: Seat, u: Unit): Why {
  const { world, c } = g;
  const unit = world.units[u].id;
  if (c.hexOf[u] === ELIMINATED) return notPossible("2.11", "eliminated", { unit });
  if (world.seatOf[u] !== seat) return refusal("5.4", "not-yours", { unit });
  return c.hexOf[u] === WAITING ? notPossible("5.5", "off-map", { unit }) : null;
}
