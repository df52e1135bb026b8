import type { Hex } from "@redoubt/hex";
import { hexDetail } from "@redoubt/mechanics";
import type { RetributionMap } from "../checks/step-cost.ts";
import type { BombardmentResult } from "../tables/bombardment.ts";

/** A column or a modifier with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** Names as people list them: "A", "A and B", "A, B and C". */
export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;

/** So many units. */
export const unitCount = (units: number): string => (units === 1 ? "1 unit" : `${units} units`);

/** So many bombardment markers. */
export const markerCount = (markers: number): string =>
  markers === 1 ? "1 bombardment marker" : `${markers} bombardment markers`;

/** So many steps. */
export const stepCount = (steps: number): string => (steps === 1 ? "a step" : `${steps} steps`);

/** The name of a place on the map, such as that of a victory hex; undefined where it has none. */
export const nameOfHex = (map: RetributionMap, hex: Hex): string | undefined =>
  map.names.get(hex) ?? hexDetail(map, hex, "victory");

/** The results of the Russian Bombardment Table, as its cells are read. */
export const bombardmentTexts: Readonly<Record<BombardmentResult, string>> = {
  none: "no effect",
  disrupted: "disrupted",
  "disrupted-and-step": "disrupted and a step lost if it has two",
};
