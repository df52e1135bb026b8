import { drawCounter, drawRoute, faceOf, type Layout, type Point } from "@redoubt/drawing";
import type { BoardView } from "@redoubt/mechanics";
import type { ToldMark } from "../lines/told-legend.ts";
import type { GroupMove, GroupPlan } from "../worker/group-plan.ts";
import groupCss from "./group.css?inline";

export { groupCss };

/** The ways of a group on the map, and what their marks mean. */
export interface DrawnGroup {
  readonly under: string;
  readonly over: string;
  readonly legend: readonly ToldMark[];
}

const places = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L");

/** A pennant with how many hexes are missing: nothing else on the map has its shape. */
function pennant([x, y]: Point, text: string): string {
  const [left, top] = [x + 14, y - 36];
  return `<path class="gp-pennant" d="M${left} ${top}h38l-8 10 8 10h-38z"/><text class="gp-short" x="${left + 15}" y="${top + 15}">${text}</text>`;
}

/** From where a unit stops to the place that it would have kept. */
function missing(sheet: Layout, { to, want, short }: GroupMove): string {
  const sign = pennant(sheet.seat(to), `−${short}`);
  if (want === null || !sheet.has(want)) return sign;
  return `<path class="gp-missing" d="M${places([sheet.seat(to), sheet.seat(want)])}"/>${sign}`;
}

/** Draws where each unit of a group would go and stop, and the line that takes them together. */
export function drawGroup(
  sheet: Layout,
  view: BoardView,
  seats: readonly string[],
  plan: GroupPlan | null,
  lasso: readonly Point[] | null,
): DrawnGroup {
  let [under, over] = ["", ""];
  const legend: ToldMark[] = [];
  if (lasso !== null && lasso.length > 0) {
    over += `<path class="gp-lasso" d="M${places(lasso)}Z"/>`;
    legend.push({ look: "group-lasso", text: "lasso" });
  }
  const moves = plan?.moves.filter(({ from }) => sheet.has(from)) ?? [];
  for (const move of moves) {
    const unit = view.units.find(({ id }) => id === move.unit);
    if (unit !== undefined && move.to !== move.from) {
      under += drawRoute(sheet, move.path.filter(sheet.has)).under;
      const [x, y] = sheet.seat(move.to);
      over += `<rect class="ghost-back" x="${x - 25}" y="${y - 25}" width="50" height="50" rx="5"/>`;
      over += drawCounter(faceOf(unit, seats, { role: "ghost" }), { at: [x, y], pointy: !sheet.grid.flat });
    }
  }
  for (const move of moves) if (move.short > 0) over += missing(sheet, move);
  if (moves.some(({ from, to }) => from !== to)) legend.push({ look: "group-way", text: "way of each unit" });
  if (moves.some(({ short }) => short > 0)) legend.push({ look: "group-short", text: "hexes short" });
  return { under, over, legend };
}
