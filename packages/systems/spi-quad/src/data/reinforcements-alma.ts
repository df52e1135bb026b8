import type { ReinforcementGroup } from "./reinforcements.ts";

/** A22.2: reinforcements of Alma. Given. Any unit may take any of the hexes, each of them one unit (S-52). */
export const almaReinforcements = [
  {
    id: "4th-division",
    side: "allied",
    arrival: { when: "any-turn-together" },
    hexes: ["2801", "2901", "3001", "2701", "3101"],
    manner: "one-per-hex",
    enterCostHalf: 2,
    units: ["21/4th", "63/4th", "45/4th", "57/4th", "20/4th"],
    rules: ["A22.2"],
    readings: ["S-52"],
  },
] as const satisfies readonly ReinforcementGroup[];

/** S-54, S-79: the unit the option `include2RB` adds to the 4th Division. */
export const almaOptionalReinforcement = "2/RB";
