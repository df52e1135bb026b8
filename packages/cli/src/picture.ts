import {
  type Box,
  BRANCHES,
  drawSheet,
  FACE_STATES,
  type Face,
  FORMATIONS,
  type HexCounters,
  layout,
  NATIONS,
  type Pip,
  type ValueRole,
} from "@redoubt/drawing";
import { createGrid } from "@redoubt/hex";
import type { BoardView, MapFile, UnitView } from "@redoubt/mechanics";
import { Resvg } from "@resvg/resvg-js";
import { hexesIn, type Window } from "./board-text.ts";

/** The word itself where the drawing knows it. */
function known<T extends string>(words: readonly T[], word: string | undefined): T | undefined {
  return words.find((one) => one === word);
}

const roles = [
  "fire",
  "class",
  "melee",
  "morale",
  "cf",
  "sp",
  "movement",
  "initiative",
  "momentum",
] as const satisfies readonly ValueRole[];

function pipOf(pip: string): Pip {
  if (pip === "acted" || pip === "must-act" || pip === "fired" || pip === "hidden") return { kind: pip };
  return { kind: "letter", text: pip.slice(0, 1).toUpperCase() };
}

/** A unit as its counter shows it; words that the drawing does not know get plain ones in their place. */
function faceOf({ id, side, face }: UnitView, sides: readonly string[]): Face {
  const state = face.states.map((word) => known(FACE_STATES, word)).find((word) => word !== undefined);
  return {
    id,
    nation: known(NATIONS, face.nation) ?? (sides.indexOf(side) === 0 ? "british" : "russian"),
    branch: known(BRANCHES, face.branch) ?? "infantry",
    bandLeft: face.bandLeft,
    bandRight: face.bandRight,
    values: face.values.map(({ text, role }) => ({ text, role: known(roles, role) ?? "other" })),
    steps: face.steps,
    state,
    pips: face.pips.map(pipOf),
    facing: face.facing,
    formation: known(FORMATIONS, face.formation),
    entryTurn: face.entryTurn?.toString(),
    reconstructed: face.reconstructed,
  };
}

function countersOf(view: BoardView, sides: readonly string[]): readonly HexCounters[] {
  const stacks = new Map<string, UnitView[]>();
  for (const unit of view.units) {
    if (!/^\d{4}$/.test(unit.at)) continue;
    stacks.set(unit.at, [...(stacks.get(unit.at) ?? []), unit]);
  }
  return [...stacks].map(([hex, units]) => ({
    hex,
    faces: units.sort((a, b) => a.stack - b.stack).map((unit) => faceOf(unit, sides)),
  }));
}

/** The rectangle of the sheet that holds some hexes whole. */
function boxAround(map: MapFile, hexes: readonly string[]): Box {
  const { corners } = layout(map);
  const points = hexes.flatMap((hex) => corners(hex));
  const [x, y] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis])));
  return { x, y, width: right - x, height: bottom - y };
}

/** The map with its counters as SVG: the whole sheet with title and scale, or a part of the map alone. */
export function pictureOf(map: MapFile, view: BoardView, sides: readonly string[], window: Window | null): string {
  const counters = countersOf(view, sides);
  const subtitle = `turn ${view.turn}, ${view.phase}`;
  if (window === null) return drawSheet(map, counters, { subtitle });
  const grid = createGrid(map);
  const hexes = hexesIn(grid, window).map((hex) => grid.numbers[hex]);
  const shown = counters.filter(({ hex }) => hexes.includes(hex));
  return drawSheet(map, shown, { subtitle, part: boxAround(map, hexes) });
}

/** An SVG picture as PNG. */
export function pngOf(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}
