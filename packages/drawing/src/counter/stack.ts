import type { Face } from "../face.ts";
import { short } from "../geometry/pen.ts";
import { COUNTER } from "../layout.ts";
import { drawCounter, type Placement } from "./counter.ts";

const SHOWN = 3;

/** How many counters a stack has, at the left edge of its top one, low: notices and values stay free. In a box of 100. */
export const drawCount = (count: number): string =>
  `<g class="ct-count" transform="translate(-27 58)"><rect width="34" height="34" rx="9"/><text x="17" y="26">${count}</text></g>`;

/** Counters in one hex, the top one first: each lower one peeps out above and to the right, the count stands at the left. */
export function drawStack(faces: readonly Face[], placement: Placement = {}): string {
  if (faces.length === 1) return drawCounter(faces[0], placement);
  const size = placement.size ?? COUNTER;
  const [x, y] = placement.at ?? [size / 2, size / 2];
  // Seven pixels at 100%, shared between both sides of the seat so that the stack stays in its hex.
  const shift = (size * 7) / COUNTER;
  const shown = faces.slice(0, SHOWN);
  const drawn = shown
    .map((face, i) => {
      const lift = (i - (shown.length - 1) / 2) * shift;
      const bare = i === 0 ? face : { ...face, pips: face.pips.filter((pip) => pip.kind === "acted") };
      return drawCounter(bare, { ...placement, at: [x + lift, y - lift * 0.85] });
    })
    .reverse();
  if (placement.detail === "far") return drawn.join("");
  const lift = ((shown.length - 1) / 2) * shift;
  const top = `translate(${short(x - lift - size / 2)} ${short(y + lift * 0.85 - size / 2)}) scale(${Number((size / 100).toFixed(4))})`;
  return `${drawn.join("")}<g transform="${top}">${drawCount(faces.length)}</g>`;
}
