import type { CounterDetail, Face } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import { wordWidth } from "./band.ts";

const RIM = "M50 1a49 49 0 0 1 0 98a49 49 0 0 1 0-98Z";
const FIELD = "M50 13a37 37 0 0 1 0 74a37 37 0 0 1 0-74Z";
const STAR = "M0-10 3-3.5 10-3 4.5 1.8 6.2 9 0 5.2-6.2 9-4.5 1.8-10-3-3-3.500Z";
const RIBBON = "M-4 71H104V93H-4L3 82Z";

const stars = (count: number, y: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = 50 + (i - (count - 1) / 2) * 15;
    return `<path class="ct-star" transform="translate(${short(x)} ${y}) scale(.75)" d="${STAR}"/>`;
  }).join("");

/** A leader by his rating, which stands large in the middle: stars for his rank above it, his name below unless he is at a corner or seen from afar. */
export function drawMedal(face: Face, rating: string, detail: CounterDetail, isBadge: boolean): string {
  const isPlain = isBadge || detail === "far";
  const size = Math.min(isPlain ? 52 : 38, 66 / Math.max(0.1, wordWidth(rating)));
  const middle = isPlain ? 50 : 49;
  const count = Math.max(0, (face.rank ?? 1) - 1);
  const name = Math.min(21, 88 / Math.max(0.1, wordWidth(face.bandLeft)));
  const called = isPlain
    ? ""
    : `<path class="ct-ribbon" d="${RIBBON}"/><text class="ct-called" x="53" y="${short(82 + name * 0.36)}" font-size="${short(name)}">${safe(face.bandLeft)}</text>`;
  return `<path class="ct-shadow" d="${RIM}" transform="translate(3 5)"/><path class="ct-rim" d="${RIM}"/><path class="ct-face" d="${FIELD}"/>${isPlain ? "" : stars(count, 25)}<text class="ct-v" x="50" y="${short(middle + size * 0.36)}" font-size="${short(size)}">${safe(rating)}</text>${called}<path class="ct-edge" d="${RIM}"/>`;
}
