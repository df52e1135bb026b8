import type { CounterDetail, Face } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import { wordWidth } from "./band.ts";
import { drawMedal } from "./medal.ts";
import { symbolOf } from "./symbol.ts";

const CIRCLE = "M50 1a49 49 0 0 1 0 98a49 49 0 0 1 0-98Z";
// Whoever commands all has a plate of eight points.
const PLATE =
  "M50 0.5L65.1 13.5L85 15L86.5 34.9L99.5 50L86.5 65.1L85 85L65.1 86.5L50 99.5L34.9 86.5L15 85L13.5 65.1L0.5 50L13.5 34.9L15 15L34.9 13.5Z";
const FOLDED = "M50 2 98 50 50 98 2 50Z";
const LOW = "M6 16H94a6 6 0 0 1 6 6V80a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z";

const STAR = "M0-10 3 -3.5 10 -3 4.5 1.8 6.2 9 0 5.2-6.2 9-4.5 1.8-10-3-3-3.500Z";
const MOST_BARS = 3;

/** Bars for the rank of a leader, a star for whoever has more than three. */
function rankMarks(rank: number, y: number, size: number): string {
  if (rank > MOST_BARS) return `<path class="ct-rank" transform="translate(50 ${y}) scale(${size})" d="${STAR}"/>`;
  const wide = 13 * size;
  return Array.from({ length: rank }, (_, i) => {
    const x = 50 + (i - (rank - 1) / 2) * wide - 4.7 * size;
    return `<rect class="ct-rank" x="${short(x)}" y="${short(y - 8 * size)}" width="${short(9.4 * size)}" height="${short(16 * size)}"/>`;
  }).join("");
}

const around = (edge: string, inside: string): string =>
  `<path class="ct-shadow" d="${edge}" transform="translate(3 5)"/><path class="ct-head" d="${edge}"/>${inside}<path class="ct-edge" d="${edge}"/>`;

const lettered = (
  text: string,
  y: number,
  most: number,
  room: number,
): { readonly y: string; readonly size: string } => {
  const size = Math.min(most, room / Math.max(0.1, wordWidth(text)));
  return { y: short(y + size * 0.36), size: short(size) };
};

/** A leader: his rank above, his name across, his values below. With a unit: his rank, and what he lends to its morale. */
function drawDisc(face: Face, detail: CounterDetail, isBadge: boolean): string {
  const rank = face.rank ?? 0;
  const edge = rank > MOST_BARS ? PLATE : CIRCLE;
  const rating = face.values.find(({ role }) => role === "rating");
  if (rating !== undefined) return drawMedal(face, rating.text, detail, isBadge);
  if (detail === "far") return around(edge, rankMarks(rank, 50, 2));
  const lent = face.values.find(({ role }) => role === "morale");
  if (isBadge && lent !== undefined) {
    const figure = lettered(lent.text, 66, 48, 78);
    return around(
      edge,
      `${rankMarks(rank, 27, 1.3)}<text class="ct-lends" x="50" y="${figure.y}" font-size="${figure.size}">${safe(lent.text)}</text>`,
    );
  }
  const name = lettered(face.bandShort ?? face.bandLeft, 50, 25, 84);
  const ring = rank === MOST_BARS ? '<circle class="ct-inner" cx="50" cy="50" r="43"/>' : "";
  const values = face.values.map(({ text }) => text).join(" | ");
  const foot = lettered(values, 77, 22, 56);
  return around(
    edge,
    `${ring}<path class="ct-ribbon" d="M3 38H97V62H3Z"/><text class="ct-called" x="50" y="${name.y}" font-size="${name.size}">${safe(face.bandLeft)}</text>${rankMarks(rank, 24, 1)}<text class="ct-lends" x="50" y="${foot.y}" font-size="${foot.size}">${safe(values)}</text>`,
  );
}

/** A rider: a folded dispatch with his number. What it says is not on it. */
function drawDispatch(face: Face, detail: CounterDetail): string {
  const number = lettered(face.bandLeft, 68, 38, 40);
  const text =
    detail === "far"
      ? ""
      : `<text class="ct-called" x="50" y="${number.y}" font-size="${number.size}">${safe(face.bandLeft)}</text>`;
  return `<path class="ct-shadow" d="${FOLDED}" transform="translate(3 5)"/><path class="ct-paper" d="${FOLDED}"/><path class="ct-fold" d="M25 30 50 44 75 30"/>${text}`;
}

/** A depot: a low box with its stores. */
function drawBox(face: Face, detail: CounterDetail): string {
  const name = lettered(face.bandLeft, 27, 20, 88);
  const text =
    detail === "far"
      ? ""
      : `<text class="ct-name ct-middle" x="50" y="${name.y}" font-size="${name.size}">${safe(face.bandLeft)}</text>`;
  const head = "M6 16H94a6 6 0 0 1 6 6V38H0V22a6 6 0 0 1 6-6Z";
  return `<path class="ct-shadow" d="${LOW}" transform="translate(3 5)"/><path class="ct-face" d="${LOW}"/><path class="ct-band" d="${head}"/>${text}<g transform="translate(50 62)">${symbolOf(face.branch)}</g><path class="ct-edge" d="${LOW}"/>`;
}

const SILHOUETTES = { disc: drawDisc, dispatch: drawDispatch, box: drawBox } as const;

/** A counter that is no square. */
export const drawSilhouette = (
  face: Face,
  shape: keyof typeof SILHOUETTES,
  detail: CounterDetail,
  isBadge = false,
): string => SILHOUETTES[shape](face, detail, isBadge);
