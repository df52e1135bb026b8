import {
  BRANCHES,
  drawSheet,
  FACE_STATES,
  type Face,
  FORMATIONS,
  type HexCounters,
  NATIONS,
  type Pip,
  type ValueRole,
} from "@redoubt/drawing";
import type { BoardView, MapFile, UnitView } from "@redoubt/mechanics";
import { Resvg } from "@resvg/resvg-js";

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

/** The map with its counters as SVG. */
export function pictureOf(map: MapFile, view: BoardView, sides: readonly string[]): string {
  return drawSheet(map, countersOf(view, sides), { subtitle: `turn ${view.turn}, ${view.phase}` });
}

/** An SVG picture as PNG. */
export function pngOf(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}
