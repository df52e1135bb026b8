import type { BoardView, MarkerView, UnitView } from "@redoubt/mechanics";
import { seats } from "./seat.ts";
import { CAPTURED, ELIMINATED, EXITED, phases, type QuadPlay, SPIKED, UNUSED, WAITING } from "./state.ts";
import { scoreLines } from "./victory.ts";
import { faceOf } from "./view-face.ts";

const elsewhere: ReadonlyMap<number, string> = new Map([
  [ELIMINATED, "eliminated"],
  [EXITED, "exited"],
  [CAPTURED, "captured"],
  [SPIKED, "spiked"],
]);

/** Whoever has exited is off the map, not lost. */
const isLost = (place: number): boolean => place === ELIMINATED || place === CAPTURED || place === SPIKED;

/** Where a unit is, in words: a hex, its entry hex, or what became of it. */
export function placeOf(g: QuadPlay, u: number): string {
  const { c, world } = g;
  const hex = c.hexOf[u];
  if (hex > 0) return world.grid.numbers[hex];
  if (hex !== WAITING) return elsewhere.get(hex) ?? "off-map";
  const group = world.entryGroups[world.groupOf[u]];
  return group !== undefined && group.hexes.length === 1 ? `entry:${world.grid.numbers[group.hexes[0]]}` : "off-map";
}

/** The place of a unit in its stack, 0 on top. */
function depthOf(g: QuadPlay, u: number): number {
  const { c } = g;
  if (c.hexOf[u] <= 0) return 0;
  let depth = 0;
  for (let one = c.topOf[c.hexOf[u]] - 1; one >= 0 && one !== u; one = c.below[one] - 1) depth++;
  return depth;
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
  for (let u = 0; u < world.count; u++) {
    if (c.hexOf[u] === UNUSED) continue;
    const { id, name, seat } = world.units[u];
    const gone = isLost(c.hexOf[u]) ? { isGone: true as const } : {};
    units.push({ id, name, side: seats[seat], at: placeOf(g, u), stack: depthOf(g, u), ...gone, face: faceOf(g, u) });
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
    notes: g.world.rules.notes(g),
  };
}
