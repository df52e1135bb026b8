import { almaForces } from "../battles/alma.ts";
import type { Scenario } from "../scenario.ts";

/** Alma, 20 September 1854. Given: date and scale (I.1, I.2), French markers for Turks (II.8), Cossacks without division (III.13); the rest is reconstructed. */
export const alma: Scenario = {
  id: "alma",
  name: "The Battle of the Alma",
  map: "alma",
  date: "1854-09-20",
  turns: 10,
  start: "12:00",
  forces: almaForces,
  initiative: [{ side: "allied", from: 1, to: 10, modifier: 1 }],
  markers: [
    { nation: "british", from: 1, to: 10, count: 6 },
    { nation: "french", from: 1, to: 10, count: 5 },
    { nation: "russian", from: 1, to: 10, count: 5 },
  ],
  riders: [
    { commander: "Raglan", count: 3 },
    { commander: "Saint-Arnaud", count: 3 },
    { commander: "Menshikov", count: 2 },
  ],
  orders: [
    { command: "light", from: "0534", order: "attack", sector: "SE/S", goal: "3034", distance: 8 },
    { command: "2nd", from: "0728", order: "attack", sector: "SE/S", goal: "3038", distance: 8 },
    { command: "3rd", from: "0427", order: "attack", sector: "SE/S", goal: "3039", distance: 8 },
    { command: "1st", from: "0234", order: "attack", sector: "SE/S", goal: "3034", distance: 10 },
    { command: "cavalry", from: "0341", order: "attack", sector: "SE/S", goal: "3041", distance: 6 },
    { command: "bosquet", from: "0706", order: "attack", sector: "SE/S", goal: "3006", distance: 7 },
    { command: "canrobert", from: "0612", order: "attack", sector: "SE/S", goal: "3030", distance: 13 },
    { command: "napoleon", from: "0615", order: "attack", sector: "SE/S", goal: "3036", distance: 15 },
  ],
  frozen: [{ commands: ["forey", "turks", "4th"], from: 1, to: 2 }],
  fog: [],
  closed: [{ hexes: ["1230", "1329", "1330"], from: 1, to: 6 }],
  exits: [{ side: "russian", hexes: ["3030"] }],
  special: [
    { kind: "gun-cuts", paths: [["1308", "1407", "1406"], ["1411", "1511", "1611", "1711"]] },
    { kind: "blocked-entry", within: 5, delay: 1 },
  ],
  victory: {
    kind: "alma",
    objectives: [
      { name: "Great Redoubt", hexes: ["1334"], points: 10, holder: "russian" },
      { name: "Telegraph hill", hexes: ["1928"], points: 10, holder: "russian" },
      { name: "Causeway", hexes: ["1631", "1832"], points: 10, holder: "russian" },
    ],
    losses: [
      { nation: "british", per: 2 },
      { nation: "french", per: 2 },
      { nation: "turkish", per: 2 },
      { nation: "russian", per: 20 },
    ],
    exitedPer: 30,
    // What happened is the least that is an Allied victory: all three, 27 British, 18 French and 76 Russian points of strength lost.
    bands: [
      { atLeast: 26, verdict: "allied-decisive" },
      { atLeast: 11, verdict: "allied-marginal" },
      { atLeast: 0, verdict: "russian-marginal" },
      { atLeast: -999, verdict: "russian-decisive" },
    ],
  },
};
