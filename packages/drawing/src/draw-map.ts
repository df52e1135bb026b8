import type { MapFile } from "@redoubt/mechanics";
import { drawFrame, drawVeil } from "./furniture/frame.ts";
import { drawLabels, type MapLines } from "./furniture/labels.ts";
import { short } from "./geometry/pen.ts";
import { type Box, type Layout, layout } from "./layout.ts";
import { contours } from "./terrain/contour.ts";
import { drawCrossings } from "./terrain/crossings.ts";
import { drawFields, drawFieldTints } from "./terrain/fields.ts";
import { drawGround } from "./terrain/ground.ts";
import { drawHexGrid } from "./terrain/hexgrid.ts";
import { drawClosed, drawMarks } from "./terrain/marks.ts";
import { drawNumbers } from "./terrain/numbers.ts";
import { drawRelief } from "./terrain/relief.ts";
import { drawRoads, roadLines, ways } from "./terrain/road.ts";
import { clearance } from "./terrain/scatter.ts";
import { drawSettlements, housePlots } from "./terrain/settlement.ts";
import { survey } from "./terrain/survey.ts";
import { drawGrass, drawWashes } from "./terrain/texture.ts";
import { drawTrees, drawWoodland } from "./terrain/trees.ts";
import { drawWater, flows } from "./terrain/water.ts";
import { drawWorks } from "./terrain/works.ts";

/** The layers of a map from the paper upwards. */
export const LAYERS = [
  "ground",
  "relief",
  "grid",
  "water",
  "roads",
  "growth",
  "settlements",
  "works",
  "marks",
  "numbers",
  "labels",
  "frame",
] as const;

/** One layer of a map. */
export type Layer = (typeof LAYERS)[number];

/** What to draw of a map. */
export type MapOptions = {
  /** The size at which it will be seen; 1 is a hex 76 pixels high. Hex numbers keep theirs at any. */
  readonly zoom?: number;
  /** Hex numbers; drawn unless false. */
  readonly numbers?: boolean;
  /** "plain" leaves out hachures, trees, grid, numbers, names and margin: for small pictures. */
  readonly detail?: "full" | "plain";
  /** "coarse" draws contours, rivers and roads with half as many bends: for small pictures. */
  readonly lines?: "fine" | "coarse";
  /** The part of the sheet that will be seen; the ground is drawn there only. */
  readonly part?: Box;
  /** Hexes with counters, which names keep away from. */
  readonly occupied?: readonly string[];
  /** Written after the title. */
  readonly subtitle?: string;
};

/** A map drawn: the text of each layer, and where everything lies. */
export type DrawnMap = { readonly layout: Layout; readonly layers: Readonly<Record<Layer, string>> };

/** Draws a map as SVG text, layer by layer; colours come from the style sheet. */
export function drawMap(map: MapFile, options: MapOptions = {}): DrawnMap {
  const sheet = layout(map);
  const ground = survey(map, sheet.grid, sheet.field, options.part);
  const full = options.detail !== "plain";
  const isFine = full && options.lines !== "coarse";
  const heights = contours(ground, isFine);
  const roads = ways(ground);
  const tracks = roadLines(ground, roads, isFine);
  const water = flows(ground, isFine);
  // What only the full drawing looks at: how far from roads things grow, and what names keep clear of.
  const growth = (): string => {
    const clear = clearance(ground, roads);
    return (isFine ? drawGrass(ground, clear, heights) : "") + drawFields(ground, clear) + drawTrees(ground, clear);
  };
  const lines = (): MapLines => ({
    water: water.map(({ points }) => points),
    roads: roads.flatMap(({ name }, i) => (name ? [{ name, points: tracks[i] }] : [])),
    others: [...heights.all.map(({ line }) => line.points), housePlots(ground)],
  });
  const { x, y, width, height } = sheet.field;
  const paper = `<rect class="m-paper" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"/>`;
  const layers: Record<Layer, string> = {
    ground:
      paper +
      drawGround(ground, heights) +
      (isFine ? drawWashes(ground) : "") +
      drawFieldTints(ground) +
      drawWoodland(ground),
    relief: full ? drawRelief(ground, heights) : "",
    grid: full ? drawHexGrid(sheet.grid) : "",
    water: drawWater(water),
    roads: drawRoads(roads, tracks) + (full ? drawCrossings(ground, roads) : ""),
    growth: full ? growth() : "",
    settlements: drawSettlements(ground),
    works: drawWorks(ground),
    marks: full ? drawClosed(ground) + drawVeil(sheet) + drawMarks(ground) : "",
    numbers: full && options.numbers !== false ? drawNumbers(sheet.grid, options.zoom) : "",
    labels: full ? drawLabels(map, sheet, options.occupied, lines()) : "",
    frame: full ? drawFrame(map, sheet, options.subtitle) : "",
  };
  return { layout: sheet, layers };
}

/** The layers of a drawn map, or only the named ones, each in a group of its own. */
export function mapGroup(drawn: DrawnMap, layers: readonly Layer[] = LAYERS): string {
  return layers.map((layer) => `<g class="m-layer-${layer}">${drawn.layers[layer]}</g>`).join("");
}
