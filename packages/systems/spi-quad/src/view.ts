import {
  asUnit,
  type BoardView,
  type CounterFace,
  type MarkerView,
  type Unit,
  type UnitView,
} from "@redoubt/mechanics";
import { seats } from "./seat.ts";
import { faceIndex } from "./setup/faces.ts";
import {
  CAPTURED,
  ELIMINATED,
  EXITED,
  FIRED,
  HALTED,
  hexOf,
  isDisrupted,
  MELEE_DUTY,
  MELEED,
  MOVED,
  phases,
  type QuadPlay,
  RALLY_TRIED,
  SPIKED,
  topUnit,
  UNUSED,
  unitBelow,
  WAITING,
} from "./state.ts";
import { BRITISH } from "./unit.ts";
import { scoreLines } from "./victory.ts";
import { unitName } from "./wording/names.ts";

const elsewhere: ReadonlyMap<number, string> = new Map([
  [ELIMINATED, "eliminated"],
  [EXITED, "exited"],
  [CAPTURED, "captured"],
  [SPIKED, "spiked"],
]);

/** Whoever has exited is off the map, not lost. */
const isLost = (place: number): boolean => place === ELIMINATED || place === CAPTURED || place === SPIKED;

/** Where a unit is, in words: a hex, its entry hex, or what became of it. */
export function placeOf(g: QuadPlay, u: Unit): string {
  const { world } = g;
  const hex = hexOf(g, u);
  if (hex > 0) return world.grid.numbers[hex];
  if (hex !== WAITING) return elsewhere.get(hex) ?? "off-map";
  const group = world.entryGroups[world.groupOf[u]];
  return group !== undefined && group.hexes.length === 1 ? `entry:${world.grid.numbers[group.hexes[0]]}` : "off-map";
}

/** The place of a unit in its stack, 0 on top. */
function depthOf(g: QuadPlay, u: Unit): number {
  const { c } = g;
  if (c.hexOf[u] <= 0) return 0;
  let depth = 0;
  for (let one = topUnit(g, hexOf(g, u)); one >= 0 && one !== u; one = unitBelow(g, one)) depth++;
  return depth;
}

/** A small mark: what the unit has done, or still has to do, in the phase that runs; null for none. */
function pipOf(g: QuadPlay, u: Unit): string | null {
  const status = g.c.status[u];
  switch (phases[g.c.phase[0]]) {
    case "movement":
      return (status & HALTED) !== 0 && g.world.seatOf[u] === g.c.active[0] ? "acted" : null;
    case "defensive-fire":
    case "offensive-fire":
      if ((status & FIRED) !== 0) return "fired";
      return (status & MOVED) !== 0 && g.world.isGun[u] === 1 ? "moved" : null;
    case "melee":
      if ((status & MELEED) !== 0) return "acted";
      return (status & MELEE_DUTY) !== 0 ? "must-act" : null;
    case "rally":
      return (status & RALLY_TRIED) !== 0 ? "acted" : null;
  }
}

/** What the counter of a unit shows now. */
function faceOf(g: QuadPlay, u: Unit): CounterFace {
  const { world, c } = g;
  const isDemoralized = c.demoralized[0] === 1 && world.nationOf[u] === BRITISH;
  const face = world.faces[faceIndex(u, isDisrupted(g, u), isDemoralized)];
  const pip = pipOf(g, u);
  const entersOn = c.hexOf[u] === WAITING ? (world.entryGroups[world.groupOf[u]]?.turn ?? 0) : 0;
  // Most counters show nothing beyond their condition: they are not made anew.
  if (pip === null && entersOn === 0 && world.tires[u] === 0) return face;
  const { morale } = world.units[u].front;
  return {
    ...face,
    pips: pip === null ? face.pips : [pip],
    ...(world.tires[u] === 1 && morale !== null ? { steps: { now: c.freshness[u], max: morale } } : {}),
    ...(entersOn > 0 ? { entryTurn: entersOn } : {}),
  };
}

function markersOf(g: QuadPlay): readonly MarkerView[] {
  const { c, world } = g;
  const control = world.keyHexes.flatMap((hex, key): readonly MarkerView[] => {
    const side = seats[c.holder[key] - 1];
    if (side === undefined) return [];
    return [{ hex: world.grid.numbers[hex], kind: "control", side, text: `last held by the ${side} side` }];
  });
  if (world.exitHex === 0) return control;
  const exit = {
    hex: world.grid.numbers[world.exitHex],
    kind: "exit",
    side: "russian",
    text: "Russian units leave here",
  };
  return [...control, exit];
}

/** The board: nothing is hidden in this game, so every seat sees the same. */
export function view(g: QuadPlay): BoardView {
  const { c, world } = g;
  const units: UnitView[] = [];
  for (let u = asUnit(0); u < world.count; u++) {
    if (c.hexOf[u] === UNUSED) continue;
    const { id, seat } = world.units[u];
    const one = {
      id,
      name: unitName(world, id),
      side: seats[seat],
      at: placeOf(g, u),
      stack: depthOf(g, u),
      face: faceOf(g, u),
    };
    units.push(isLost(hexOf(g, u)) ? { ...one, isGone: true } : one);
  }
  return {
    turn: c.turn[0],
    turns: world.turns,
    active: seats[c.active[0]],
    phase: phases[c.phase[0]],
    phases,
    units,
    markers: markersOf(g),
    score: scoreLines(g),
    scoring: world.rules.victory.rows.length === 0 ? [] : seats,
    notes: g.world.rules.notes(g),
  };
}
