import { scarlettForces } from "../battles/scarlett.ts";
import type { Scenario } from "../scenario.ts";

/** Scarlett's three hundred, 25 October 1854, a short cavalry action. Reconstructed. */
export const scarlett: Scenario = {
  id: "scarlett",
  name: "Scarlett's three hundred",
  map: "balaclava",
  date: "1854-10-25",
  turns: 4,
  start: "09:00",
  forces: scarlettForces,
  initiative: [],
  markers: [
    { nation: "british", from: 1, to: 4, count: 2 },
    { nation: "russian", from: 1, to: 4, count: 2 },
  ],
  riders: [
    { commander: "Lucan", count: 1 },
    { commander: "Ryzhov", count: 1 },
  ],
  orders: [
    { command: "heavy", from: "2020", order: "attack", sector: "NE/SE", goal: "4817", distance: 5 },
    { command: "hussars", from: "2520", order: "attack", sector: "S/SW", goal: "1636", distance: 7 },
    { command: "cossacks", from: "2420", order: "attack", sector: "SW/NW", goal: "0124", distance: 3 },
  ],
  frozen: [],
  fog: [],
  closed: [],
  exits: [],
  special: [],
  victory: {
    kind: "scarlett",
    losses: [
      { nation: "british", per: 1 },
      { nation: "turkish", per: 1 },
      { nation: "russian", per: 1 },
    ],
    village: "2128",
    villageWithin: 1,
    villagePoints: 6,
    clearSouthOfRow: 18,
    clearWestOfColumn: 27,
    clearPoints: 6,
    bands: [
      { atLeast: 16, verdict: "allied-decisive" },
      { atLeast: 9, verdict: "allied-marginal" },
      { atLeast: -5, verdict: "russian-marginal" },
      { atLeast: -999, verdict: "russian-decisive" },
    ],
  },
};
