import { greatRedoubtForces } from "../battles/great-redoubt.ts";
import type { Scenario } from "../scenario.ts";

/** The Great Redoubt, 20 September 1854, a short infantry action. Reconstructed. There is no commander-in-chief: orders change by independence only (XIII.10). */
export const greatRedoubt: Scenario = {
  id: "great-redoubt",
  name: "The Great Redoubt",
  map: "alma",
  date: "1854-09-20",
  turns: 4,
  start: "15:00",
  forces: greatRedoubtForces,
  initiative: [],
  markers: [
    { nation: "british", from: 1, to: 4, count: 2 },
    { nation: "russian", from: 1, to: 4, count: 2 },
  ],
  riders: [],
  orders: [
    { command: "codrington", from: "1234", order: "attack", sector: "SE/S", goal: "3034", distance: 2 },
    { command: "guards", from: "1134", order: "attack", sector: "SE/S", goal: "3034", distance: 2 },
  ],
  frozen: [],
  fog: [],
  closed: [],
  exits: [],
  special: [],
  victory: {
    kind: "great-redoubt",
    objective: { name: "Great Redoubt", hexes: ["1334"], points: 6, holder: "russian" },
    losses: [
      { nation: "british", per: 2 },
      { nation: "russian", per: 2 },
    ],
    gun: 2,
    bands: [
      { atLeast: 8, verdict: "allied-decisive" },
      { atLeast: 1, verdict: "allied-marginal" },
      { atLeast: -999, verdict: "russian-marginal" },
    ],
  },
};
