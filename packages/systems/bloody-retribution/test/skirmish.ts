import type { Setup } from "@redoubt/engine";
import type { Position, PositionUnit } from "@redoubt/mechanics";
import { british, cavalry, french, pavlov, piquet, soimonov, twoSteps, waiting, zouave } from "./field.ts";

// A small field with every kind of terrain, both sides in touch: random play fights here in nearly every phase.
const map = {
  cols: 9,
  rows: 9,
  hexes: {
    "0101": ["sea"],
    "0203": ["forest"],
    "0303": ["shell-hill"],
    "0402": ["shell-hill"],
    "0304": ["marsh"],
    "0404": ["river"],
    "0504": ["river"],
    "0603": ["aqueduct"],
    "0505": ["victory:bridge"],
    "0706": ["victory:battery"],
    "0306": ["victory:ridge", "forest"],
    "0109": ["south-edge", "entry"],
    "0309": ["south-edge", "entry", "marsh"],
    "0509": ["south-edge", "entry"],
    "0709": ["south-edge"],
    "0909": ["south-edge"],
  },
  sides: {
    "0101/0102": ["sea"],
    "0102/0202": ["sea"],
    "0705/0706": ["redoubt in:0706", "slope up:0706"],
    "0605/0706": ["redoubt in:0706"],
    "0305/0306": ["steep-slope up:0306"],
    "0206/0306": ["slope up:0306"],
    "0504/0505": ["redoubt in:0505"],
    "0404/0505": ["steep-slope up:0505"],
    "0805/0806": ["slope up:0805"],
  },
  roads: [["0502", "0503", "0504", "0505", "0506", "0507", "0508", "0509"]],
};

const units = [
  soimonov("S1", "0303", 4),
  soimonov("S2", "0402", 4),
  soimonov("S3", "0304", 3),
  soimonov("S4", "0205", 2),
  soimonov("S5", "0403", 4),
  pavlov("P1", "0503", 4),
  pavlov("P2", "0504", 3),
  pavlov("P3", "0704", 4),
  pavlov("P4", "0605", 3),
  pavlov("P5", "0805", 4),
  pavlov("P6", "0903", 2),
  piquet("Q1", "0505"),
  piquet("Q2", "0306"),
  piquet("Q3", "0906"),
  twoSteps("B1", "0505", 4, 2),
  twoSteps("B2", "0706", 5, 3),
  british("B3", "0406", 3),
  twoSteps("CG", "0206", 6, 3),
  cavalry("LB", "0507", 2),
  french("F1", "0806", 5, { stats: { cf: 5, steps: 2, reducedCf: 3 } }),
  zouave("Z1", "0607", 6),
  waiting("W1", 3, 4),
  waiting("W2", 4, 3),
  french("W3", "off-map", 5, { stats: { cf: 5, steps: 2, reducedCf: 3, entry: 3 } }),
] as readonly PositionUnit[]; // field.ts gives every unit all that a position needs

const position = (more: Partial<Position>): Position => ({
  system: "bloody-retribution",
  scenario: null,
  map,
  units,
  turn: 3,
  ...more,
});

/** The skirmish as a set-up, with options and whatever else a test wants to change. */
export const skirmish = (options: Setup["options"] = {}, more: Partial<Position> = {}): Setup => ({
  scenario: null,
  options,
  position: position({ phase: "combat", flags: { first: "combat" }, ...more }),
});

/** The second choice of every option at once. */
export const otherReadings: Setup["options"] = {
  crtFloor: "0",
  redoubtReduction: "1",
  bridgedWater: "exempt",
  passThroughFriends: "yes",
  roadCancelsSteep: "no",
  gunsUnderEnemy: "fires",
  flankChain: "two",
};
