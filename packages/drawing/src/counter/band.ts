import type { CounterDetail, Face } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import { marksOf } from "./outline.ts";

const NARROW = new Set([..."iljI1|.,:;'()/ "]);
const WIDE = new Set([..."mwMW"]);

/** About how wide a bold word is at size 1, with a tenth to spare for type faces that run wider. */
export function wordWidth(word: string): number {
  let width = 0;
  for (const letter of word)
    width += NARROW.has(letter) ? 0.4 : WIDE.has(letter) ? 0.94 : letter === letter.toUpperCase() ? 0.67 : 0.6;
  return width * 1.04;
}

type Fit = { readonly left: string; readonly right: string; readonly size: number };

const LARGEST = 25;
// Nine pixels on a counter of 52; a counter seen larger may carry smaller type.
const SMALLEST: Readonly<Record<CounterDetail, number>> = { far: 17.4, table: 17.4, near: 12.5 };
const RIGHT = 0.84;

/** Fits the names into the band: as large as they go, and shortened before they become too small to read. */
export function fitBand(face: Face, detail: CounterDetail, room: number, withRight: boolean): Fit {
  const right = withRight ? (face.bandRight ?? "") : "";
  const sizeFor = (left: string): number => {
    const need = wordWidth(left) + (right ? wordWidth(right) * RIGHT + 0.55 : 0);
    return Math.min(LARGEST, room / Math.max(need, 0.1));
  };
  const smallest = SMALLEST[detail];
  const names = detail === "near" ? [face.bandLeft] : [face.bandLeft, face.bandShort ?? face.bandLeft];
  for (const left of names) if (sizeFor(left) >= smallest) return { left, right, size: sizeFor(left) };
  // A unit's own name is worth more than its Parent's.
  if (right !== "" && detail !== "near") return fitBand(face, detail, room, false);
  let left = names[names.length - 1];
  while (left.length > 2 && sizeFor(left) < smallest) left = shorter(left);
  return { left, right, size: Math.max(smallest, sizeFor(left)) };
}

/** One letter less, taken from the first of two words, since the last is often the number that tells units apart. */
function shorter(name: string): string {
  const gap = name.lastIndexOf(" ");
  if (gap > 2) return `${name.slice(0, gap - 1).trimEnd()}${name.slice(gap)}`;
  return name.slice(0, -1).trimEnd();
}

/** So many steps stand beside the symbol where several values fill the foot. */
export const MOST_BESIDE = 3;

/** Whether the steps of a unit stand as bars beside its symbol. */
export function isBarred({ steps, formation, values }: Face): boolean {
  return steps !== undefined && formation === undefined && values.length > 1 && steps.max <= MOST_BESIDE;
}

/** The names in the band. A torn band has room for the unit only; its Parent Unit then stands beside the symbol. */
export function drawBand(face: Face, detail: CounterDetail): string {
  const { isCut } = marksOf(face.states);
  const hasBadge = face.badge !== undefined;
  const fit = fitBand(face, detail, isCut || hasBadge ? 68 : 88, !isCut && !hasBadge);
  const x = face.badge === "left" ? 28 : 6.5;
  const foot = short(15.5 + fit.size * 0.36);
  const left = `<text class="ct-name" x="${x}" y="${foot}" font-size="${short(fit.size)}">${safe(fit.left)}</text>`;
  if (fit.right)
    return `${left}<text class="ct-parent" x="94" y="${foot}" font-size="${short(fit.size * RIGHT)}">${safe(fit.right)}</text>`;
  if (!isCut || hasBadge || !face.bandRight) return left;
  // Steps stand at the same edge, as bars.
  const bars = isBarred(face) ? 2 + 7 * (face.steps?.max ?? 0) : 0;
  const size = Math.min(19, (bars > 0 ? 24 : 30) / wordWidth(face.bandRight));
  return `${left}<text class="ct-aside" x="${95 - bars}" y="57" font-size="${short(size)}">${safe(face.bandRight)}</text>`;
}
