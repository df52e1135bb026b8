import type { Unit } from "@redoubt/mechanics";
import type { QuadRule } from "../rule-index.ts";
import { hexOf, type QuadPlay, WAITING } from "../state.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/**
 * Why a unit is not there to be used for what `rule` is about: it waits off the map (12.25), or it is gone for good. Null
 * if it is on the map.
 */
export function whyNotOnMap(g: QuadPlay, u: Unit, rule: QuadRule): Why {
  const hex = hexOf(g, u);
  if (hex > 0) return null;
  const told = { unit: g.world.units[u].id };
  return hex === WAITING ? refusal("12.25", "not-on-map-yet", told) : notPossible(rule, "unit-gone", told);
}
