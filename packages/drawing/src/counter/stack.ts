import type { Face } from "../face.ts";
import { short } from "../geometry/pen.ts";
import { COUNTER } from "../layout.ts";
import { drawCounter, type Placement } from "./counter.ts";
import { badgeCorner, countOf, seating } from "./seating.ts";

/** How many counters a stack has, at the left edge of its top one, low: notices and values stay free. In a box of 100. */
export const drawCount = (count: number): string =>
  `<g class="ct-count" transform="translate(-27 58)"><rect width="34" height="34" rx="9"/><text x="17" y="26">${count}</text></g>`;

/**
 * Counters in one hex, the top one first: each lower one peeps out above and to the right, the count stands at the left, and
 * leaders stand small at the upper corners.
 */
export function drawStack(faces: readonly Face[], placement: Placement = {}): string {
  if (faces.length === 1) return drawCounter(faces[0], placement);
  const { size = COUNTER, pointy = false } = placement;
  const [x, y] = placement.at ?? [size / 2, size / 2];
  const zoom = size / COUNTER;
  const seats = seating(faces, pointy);
  const corner = badgeCorner(faces, pointy);
  const drawn = faces
    .map((face, i) => ({ face, ...seats[i] }))
    .filter(({ isShown }) => isShown)
    .sort((a, b) => (a.depth < 0 ? -1 : a.depth) - (b.depth < 0 ? -1 : b.depth))
    .map(({ face, at, scale, depth }) => {
      const bare = depth <= 0 ? face : { ...face, pips: face.pips.filter((pip) => pip.kind === "acted") };
      const place = { ...placement, at: [x + at[0] * zoom, y + at[1] * zoom] as const, size: size * scale };
      const withBadge = depth === 0 && corner !== undefined ? { ...bare, badge: corner } : bare;
      return drawCounter(withBadge, depth < 0 ? { ...place, isBadge: true } : place);
    })
    .reverse();
  const count = countOf(faces);
  const [top] = seats.filter(({ depth }) => depth === 0);
  if (placement.detail === "far" || count < 2 || top === undefined) return drawn.join("");
  const at = `translate(${short(x + top.at[0] * zoom - size / 2)} ${short(y + top.at[1] * zoom - size / 2)}) scale(${Number((size / 100).toFixed(4))})`;
  return `${drawn.join("")}<g transform="${at}">${drawCount(count)}</g>`;
}
