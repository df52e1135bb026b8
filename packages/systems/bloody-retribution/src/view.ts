import {
  asUnit,
  type BoardView,
  type CounterFace,
  type MarkerView,
  type Unit,
  type UnitView,
} from "@redoubt/mechanics";
import { markersLeft } from "./checks/phase-end.ts";
import { cites } from "./kit.ts";
import { ALLIED, RUSSIAN, seats } from "./seat.ts";
import { actionKinds, COMBAT, ELIMINATED, hexName, hexOf, MOVEMENT, type RetributionPlay, WAITING } from "./state.ts";
import { russianHexes, verdictOf } from "./victory.ts";

/** The four kinds of marker: batteries and control on the map, bombardment markers as a note, the turn as a number. */
export const enforces = cites("2.13");

/** The board, which is open to everybody. */
export function view(g: RetributionPlay): BoardView {
  const { c, world } = g;
  const first = actionKinds[c.first[0]];
  const second = actionKinds[c.first[0] === MOVEMENT ? COMBAT : MOVEMENT];
  const phases = ["sequence", first, "recovery", second, "second recovery"];
  const { level, rule } = verdictOf(g);
  const held = russianHexes(g);
  const left = markersLeft(g);
  return {
    turn: c.turn[0],
    turns: world.turns,
    active: seats[c.active[0]],
    phase: phases[c.place[0]],
    phases,
    units: world.units.map((_, u) => unitView(g, asUnit(u))),
    markers: markersOf(g),
    score: [{ side: seats[RUSSIAN], points: held, text: `victory hexes owned: ${level}`, rule }],
    notes: [
      c.gunsLost[0] === 1 ? "The guns of Shell Hill are silent for good." : `${left} of 6 bombardment markers left.`,
      ...(c.turn[0] === 3 || c.turn[0] === 4 ? ["Allied artillery: one column right."] : []),
    ],
  };
}

function unitView(g: RetributionPlay, u: Unit): UnitView {
  const { c, world } = g;
  const unit = world.units[u];
  const hex = hexOf(g, u);
  const at = hex === ELIMINATED ? "eliminated" : hex === WAITING ? "off-map" : hexName(world, hex);
  // A Piquet lies under the unit that shares its hex.
  const stack = unit.kind === "piquet" && hex > 0 && c.mobileAt[hex] !== 0 ? 1 : 0;
  const gone = hex === ELIMINATED ? { isGone: true as const } : {};
  return { id: unit.id, name: unit.fullName, side: seats[unit.seat], at, stack, ...gone, face: faceOf(g, u) };
}

function faceOf(g: RetributionPlay, u: Unit): CounterFace {
  const { c, world } = g;
  const unit = world.units[u];
  const isReduced = unit.steps === 2 && c.steps[u] === 1;
  const cf = isReduced ? unit.reducedCf : unit.cf;
  return {
    // Pavlov's counters are grey, Soimonov's green (2.5).
    nation: unit.group === "Pavlov" ? "pavlov" : (unit.nation ?? "british"),
    branch: unit.kind,
    bandLeft: unit.name,
    ...(unit.formation === null ? {} : { group: unit.formation }),
    bandRight: unit.seat === ALLIED ? "" : unit.group === "russian" ? "" : unit.group,
    values: cf === null ? [] : [{ text: String(cf), role: "cf" }],
    steps: { now: c.steps[u], max: unit.steps },
    states: [...(c.disrupted[u] === 1 ? ["disrupted"] : []), ...(isReduced ? ["reduced"] : [])],
    pips: [],
    ...(unit.entry === null ? {} : { entryTurn: unit.entry }),
    ...(unit.isReconstructed ? { reconstructed: true } : {}),
  };
}

/** Batteries on Shell Hill and the victory hexes that Russia owns (2.13). */
function markersOf(g: RetributionPlay): MarkerView[] {
  const { c, world } = g;
  const { hills, victoryHexes, victoryNames } = world.terrain;
  const batteries = c.gunsLost[0] === 1 ? [] : hills;
  return [
    ...batteries.map((hex) => ({
      hex: hexName(world, hex),
      kind: "battery",
      side: seats[RUSSIAN],
      text: "Russian battery",
    })),
    ...victoryHexes.flatMap((hex, i) =>
      c.owner[i] === RUSSIAN
        ? [{ hex: hexName(world, hex), kind: "control", side: seats[RUSSIAN], text: `${victoryNames[i]}: Russian` }]
        : [],
    ),
  ];
}
