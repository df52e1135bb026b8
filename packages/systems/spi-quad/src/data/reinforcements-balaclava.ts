import type { ReinforcementGroup } from "./reinforcements.ts";

/** B17.1, B17.22: reinforcements of Balaclava. Given; the trigger as corrected by the errata (S-16). */
export const balaclavaReinforcements = [
  {
    id: "french-cavalry",
    side: "allied",
    arrival: { when: "from-turn", turn: 3 },
    hexes: ["0108"],
    manner: "column",
    enterCostHalf: null,
    units: ["4-ChDAf/1", "4-ChDAf/2", "1-ChDAf/1", "1-ChDAf/2"],
    rules: ["B17.1"],
    readings: ["S-51"],
  },
  {
    id: "1st-division",
    side: "allied",
    arrival: { when: "from-turn", turn: 4 },
    hexes: ["0108"],
    manner: "column",
    enterCostHalf: null,
    units: ["42-BW/1", "79-Cam/1", "Scot-Fus/1", "Gren-Gds/1", "Coldstrm/1"],
    rules: ["B17.1"],
    readings: ["S-51"],
  },
  {
    id: "4th-division",
    side: "allied",
    arrival: { when: "from-turn", turn: 5 },
    hexes: ["0121"],
    manner: "column",
    enterCostHalf: null,
    units: ["20/4", "21/4", "63/4", "46/4", "57/4", "1-Bat-RB/4"],
    rules: ["B17.1"],
    readings: ["S-51"],
  },
  {
    id: "additional-french",
    side: "allied",
    arrival: { when: "triggered", trigger: "a Russian unit moves west of hex column 04" },
    hexes: ["0101", "0102", "0103", "0104", "0105", "0106", "0107", "0108", "0109"],
    manner: "choice",
    enterCostHalf: null,
    units: ["1-Zou/1/1", "1-Zou/2/1", "7-Lig/1/1", "7-Lig/2/1", "20-Lig/1/2", "20-Lig/2/2", "27-Lig/1/2", "27-Lig/2/2"],
    rules: ["B17.21", "B17.22"],
    readings: ["S-16", "S-69"],
  },
] as const satisfies readonly ReinforcementGroup[];
