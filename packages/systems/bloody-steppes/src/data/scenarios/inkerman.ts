import { inkermanForces } from "../battles/inkerman.ts";
import type { Scenario } from "../scenario.ts";

/** Inkerman, 5 November 1854. Given: date and scale (I.1, I.2), whole Russian batteries (I.10), the light horse without division (III.13); the rest is reconstructed. */
export const inkerman: Scenario = {
  id: "inkerman",
  name: "The Battle of Inkerman",
  map: "inkerman",
  date: "1854-11-05",
  turns: 15,
  start: "05:30",
  forces: inkermanForces,
  initiative: [
    { side: "allied", from: 1, to: 2, modifier: -1 },
    { side: "russian", from: 1, to: 3, modifier: 2 },
  ],
  markers: [
    { nation: "british", from: 1, to: 2, count: 2 },
    { nation: "british", from: 3, to: 3, count: 3 },
    { nation: "british", from: 4, to: 5, count: 4 },
    { nation: "british", from: 6, to: 15, count: 5 },
    { nation: "french", from: 7, to: 8, count: 1 },
    { nation: "french", from: 9, to: 10, count: 2 },
    { nation: "french", from: 11, to: 15, count: 3 },
    { nation: "russian", from: 1, to: 1, count: 1 },
    { nation: "russian", from: 2, to: 3, count: 3 },
    { nation: "russian", from: 4, to: 15, count: 4 },
  ],
  riders: [
    { commander: "Raglan", count: 2 },
    { commander: "Bosquet", count: 2 },
    { commander: "Dannenberg", count: 2 },
  ],
  orders: [
    { command: "10th", from: "0105", order: "attack", sector: "NE/SE", goal: "2813", distance: 12 },
    { command: "second-line", from: "0105", order: "attack", sector: "NE/SE", goal: "2811", distance: 11 },
    { command: "17th", from: "2601", order: "forced-march", sector: "S/SW", goal: "0324", distance: 8 },
    { command: "11th", from: "2601", order: "attack", sector: "S/SW", goal: "0324", distance: 12 },
    { command: "guards", from: "1724", order: "attack", sector: "N/NE", goal: "2001", distance: 10 },
    { command: "4th", from: "1524", order: "attack", sector: "N/NE", goal: "2001", distance: 10 },
    { command: "3rd", from: "1524", order: "attack", sector: "N/NE", goal: "2001", distance: 7 },
    { command: "bourbaki", from: "1824", order: "attack", sector: "NW/N", goal: "1401", distance: 11 },
    { command: "autemarre", from: "1924", order: "attack", sector: "NW/N", goal: "1401", distance: 11 },
    { command: "monet", from: "1924", order: "attack", sector: "NW/N", goal: "1401", distance: 10 },
  ],
  frozen: [],
  fog: [
    { from: 1, to: 4, limit: 2 },
    { from: 5, to: 7, limit: 4 },
  ],
  closed: [],
  exits: [],
  special: [
    { kind: "delay", nation: "french", faces: [0, 1, 2, 3], from: 2, to: 8 },
    { kind: "road-haul", unit: "18-pdr", hexes: 3 },
    { kind: "blocked-entry", within: 5, delay: 1 },
  ],
  victory: {
    kind: "inkerman",
    homeRidge: ["1714", "1813"],
    camp: ["1615", "1616", "1715", "1716"],
    campFromTurn: 6,
    outworks: [
      { name: "the Barrier", hexes: ["1611"], points: 0, holder: null },
      { name: "the Sandbag Battery", hexes: ["1910"], points: 0, holder: null },
    ],
    shellHill: "1309",
    losses: [
      { nation: "british", per: 2 },
      { nation: "french", per: 3 },
      { nation: "russian", per: 3 },
    ],
    decisive: 25,
    bands: [
      { atLeast: 0, verdict: "allied-marginal" },
      { atLeast: -9, verdict: "draw" },
      { atLeast: -999, verdict: "russian-marginal" },
    ],
  },
};
