import { HEX } from "../geometry/grid.ts";
import { newPen, path, short } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import { chanceOf, handOf } from "../geometry/variation.ts";
import { regionPath } from "./ground.ts";
import { type Clearance, isWithin, scatter } from "./scatter.ts";
import type { Survey } from "./survey.ts";

type Tree = { readonly crown: string; readonly leaves: string; readonly shadow: string };

/** A round tree seen from above and a little from the south, drawn once for each shape and size. */
function grow(seed: number, radius: number): Tree {
  const hand = handOf(seed);
  const lobes = 6;
  const rim = Array.from({ length: lobes }, (_, i): Point => {
    const angle = ((i + 0.3 * (hand() - 0.5)) / lobes) * 2 * Math.PI - 2.2;
    const r = radius * (0.8 + hand() * 0.2);
    return [Math.cos(angle) * r, Math.sin(angle) * r * 0.92];
  });
  let crown = `m${pair(rim[0])}`;
  rim.forEach((from, i) => {
    const to = rim[(i + 1) % lobes];
    const swell = 1.42;
    const control: Point = [((from[0] + to[0]) / 2) * swell, ((from[1] + to[1]) / 2) * swell];
    crown += `q${pair([control[0] - from[0], control[1] - from[1]])} ${pair([to[0] - from[0], to[1] - from[1]])}`;
  });
  const r = radius;
  const leaves =
    `m${pair([r * 0.66, -r * 0.42])}q${pair([r * 0.42, r * 0.5])} ${pair([-r * 0.04, r * 0.92])}` +
    `m${pair([-r * 0.52, r * 0.36])}q${pair([r * 0.36, -r * 0.02])} ${pair([r * 0.52, -r * 0.36])}` +
    `m${pair([-r * 0.36, -r * 0.3])}q${pair([r * 0.2, r * 0.18])} ${pair([r * 0.02, r * 0.46])}`;
  const shadow = `m${pair([-r * 0.5, r * 0.78])}q${pair([r * 0.9, r * 0.85])} ${pair([r * 1.85, -r * 0.3])}q${pair([-r * 0.2, -r * 0.9])} ${pair([-r * 0.75, -r * 0.75])}z`;
  return { crown: `${crown}z`, leaves, shadow };
}
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

const FOREST: readonly Tree[] = [6.4, 7.2, 8].flatMap((radius, i) => [1, 2, 3].map((s) => grow(i * 7 + s, radius)));
const ORCHARD: readonly Tree[] = [grow(41, 4.4), grow(42, 4.8)];

type Stand = { readonly at: Point; readonly tree: Tree };

/** The tints of woods, groves and orchards, drawn under the slopes. */
export function drawWoodland(survey: Survey): string {
  return (
    path(
      "m-wood",
      regionPath(survey, (cell) => isForest(survey, cell)),
    ) +
    path(
      "m-grove",
      regionPath(survey, (cell) => survey.tags[cell].has("grove")),
    ) +
    path(
      "m-orchard",
      regionPath(survey, (cell) => survey.tags[cell].has("orchard")),
    )
  );
}

const isForest = (survey: Survey, cell: number): boolean =>
  survey.tags[cell].has("woods") || survey.tags[cell].has("forest");

/** The trees themselves: forests dense, groves open, orchards in rows. */
export function drawTrees(survey: Survey, clear: Clearance): string {
  const forest = (cell: number): boolean => isForest(survey, cell);
  const grove = (cell: number): boolean => survey.tags[cell].has("grove");
  const orchard = (cell: number): boolean => survey.tags[cell].has("orchard");
  const choose = (trees: readonly Tree[], p: Point): Tree =>
    trees[Math.floor(chanceOf(Math.round(p[0] * 3), Math.round(p[1] * 3), 7) * trees.length)];
  const stands: Stand[] = [
    ...scatter(survey, forest, { apart: 16.4, stray: 6 }).filter((p) => isWithin(survey, forest, p, 6)),
    ...scatter(survey, grove, { apart: 23, stray: 11 }).filter((p) => isWithin(survey, grove, p, 8)),
  ]
    .filter(clear)
    .map((at) => ({ at, tree: choose(FOREST, at) }));
  for (const at of scatter(survey, orchard, { apart: 15, rows: 14, stray: 1, turned: 0.2 }))
    if (clear(at) && isWithin(survey, orchard, at, 6)) stands.push({ at, tree: choose(ORCHARD, at) });
  return inRows(stands);
}

// Rows from north to south, so that a tree hides the foot of the one behind it.
function inRows(stands: readonly Stand[]): string {
  const rows = new Map<number, Stand[]>();
  for (const stand of [...stands].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])) {
    const row = Math.floor(stand.at[1] / (HEX / 2));
    const there = rows.get(row);
    if (there) there.push(stand);
    else rows.set(row, [stand]);
  }
  return [...rows.values()]
    .map((row) => {
      const [crowns, leaves, shadows] = [newPen(), newPen(), newPen()];
      for (const { at, tree } of row) {
        crowns.stamp(at, tree.crown);
        leaves.stamp(at, tree.leaves);
        shadows.stamp(at, tree.shadow);
      }
      return path("m-shadow", shadows.text()) + path("m-crown", crowns.text()) + path("m-leaves", leaves.text());
    })
    .join("");
}
