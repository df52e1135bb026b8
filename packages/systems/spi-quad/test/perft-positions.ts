import type { Setup } from "@redoubt/engine";
import type { Position, PositionUnit } from "@redoubt/mechanics";

const infantry = { fire: 4, melee: 3, morale: 4, ma: 5, back: { fire: 2, fireParen: true, melee: 2, morale: 4 } };
const cavalry = { fire: 0, melee: 4, morale: 4, ma: 8, back: { fire: 0, melee: 4, morale: 4 } };
const gun = {
  class: "C",
  melee: 1,
  meleeParen: true,
  morale: 3,
  ma: 3,
  back: { melee: 1, meleeParen: true, morale: 3 },
};

const units: readonly PositionUnit[] = [
  { id: "A1", side: "allied", nation: "british", kind: "infantry", at: "0304", stats: infantry },
  { id: "A2", side: "allied", nation: "british", kind: "infantry", at: "0405", stats: infantry, state: ["disrupted"] },
  { id: "A3", side: "allied", nation: "british", kind: "cavalry", at: "0205", stats: cavalry },
  { id: "A4", side: "allied", nation: "british", kind: "artillery", at: "0204", stats: gun },
  { id: "R1", side: "russian", nation: "russian", kind: "infantry", at: "0404", stats: infantry },
  { id: "R2", side: "russian", nation: "russian", kind: "infantry", at: "0504", stats: infantry },
  { id: "R3", side: "russian", nation: "russian", kind: "artillery", at: "0504", stats: gun, stack: 1 },
  { id: "R4", side: "russian", nation: "russian", kind: "cavalry", at: "0602", stats: cavalry, state: ["disrupted"] },
];

/** A small field with woods, a slope, a stream and a road, and both sides in touch. */
const field: Position = {
  system: "spi-quad",
  scenario: null,
  map: {
    cols: 7,
    rows: 7,
    hexes: { "0303": ["woods"], "0505": ["town"] },
    sides: { "0304/0404": ["gentle-slope up:0404"], "0403/0404": ["stream"], "0504/0604": ["steep-slope up:0604"] },
    roads: [{ kind: "major", path: ["0106", "0206", "0306", "0305"] }],
  },
  units,
  turn: 2,
  active: "allied",
};

const at = (phase: string, active = "allied"): Setup => ({
  scenario: null,
  options: {},
  position: { ...field, phase, active },
});

/** Where answers are counted, by the name in perft.txt. */
export const perftPositions: Readonly<Record<string, Setup>> = {
  alma: { scenario: "alma", options: {} },
  balaclava: { scenario: "balaclava", options: {} },
  movement: at("movement"),
  "movement-russian": at("movement", "russian"),
  "defensive-fire": at("defensive-fire"),
  "offensive-fire": at("offensive-fire"),
  melee: at("melee"),
  rally: at("rally"),
};
