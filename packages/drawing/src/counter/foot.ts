import type { Face, FaceValue } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import { MOST_BESIDE, wordWidth } from "./band.ts";
import { marksOf } from "./outline.ts";

const FOOT = 92.5;
// A torn foot leaves less room below the values.
const TORN = 9;

/** The printed values along the foot, morale in its disc; one value stands alone in the middle. */
export function drawFoot(face: Face): string {
  const values = valuesOf(face);
  return marksOf(face.states).isTornFoot ? `<g transform="translate(0 ${-TORN})">${values}</g>` : values;
}

// What stands beside the troops of a counter seen large, and the diamond, which is no figure.
const ELSEWHERE: ReadonlySet<FaceValue["role"]> = new Set(["movement", "range", "momentum", "licorne"]);

/** The strength bar alone, for a counter too small for figures. */
export function drawStrength({ steps, formation }: Face): string {
  return steps === undefined || (formation === undefined && steps.max <= MOST_BESIDE)
    ? ""
    : strengthBar(steps.now / steps.max);
}

function valuesOf(face: Face): string {
  const diamond = face.values.some(({ role }) => role === "licorne");
  const values = face.values.filter(({ role }) => !ELSEWHERE.has(role));
  const parts: string[] = diamond ? ['<path class="ct-s" d="M55 76 61.5 83 55 90 48.5 83Z"/>'] : [];
  // Troops in a formation have points of strength, however few.
  if (face.steps && face.formation !== undefined) parts.push(strengthBar(face.steps.now / face.steps.max));
  else if (face.steps) parts.push(steps(face.steps.now, face.steps.max, values.length > 1));
  // Where three values fill the foot there is no room for it.
  if (face.entryTurn && values.length < 3)
    parts.push(`<text class="ct-v ct-entry" x="6" y="91" font-size="19">${safe(face.entryTurn)}</text>`);
  if (values.length === 1) {
    const room = face.steps || face.entryTurn ? 36 : 80;
    parts.push(figure(values[0], 50, Math.min(36, room / wordWidth(values[0].text))));
    return parts.join("");
  }
  const last = values.length - 1;
  values.forEach((value, i) => {
    const x = (PLACES[last] ?? PLACES[3])[i] ?? 81;
    if (value.role === "morale" || value.role === "initiative") parts.push(disc(value, x));
    else parts.push(figure(value, x, Math.min(32, (last > 2 ? 22 : 34) / wordWidth(bare(value.text)))));
  });
  return parts.join("");
}

// Where two, three and four values stand.
const PLACES: Readonly<Record<number, readonly number[]>> = { 1: [27, 80], 2: [19.5, 49, 81.5], 3: [13, 36, 60, 83] };

const bare = (text: string): string => text.replaceAll(/[()]/g, "");

function figure(value: FaceValue, x: number, size: number): string {
  const classes = `ct-v${value.role === "class" ? " ct-class" : ""}`;
  const inside = safe(bare(value.text));
  const printed = value.text.startsWith("(")
    ? `<tspan class="ct-paren">(</tspan>${inside}<tspan class="ct-paren">)</tspan>`
    : inside;
  const fitted = value.text.startsWith("(") ? Math.min(size, 27) : size;
  const factor =
    value.factor === undefined
      ? ""
      : `<text class="ct-factor" x="${short(x + 7)}" y="${FOOT - 12}" font-size="14">${safe(value.factor)}</text>`;
  // Figure and factor share the room that the figure has alone.
  const [at, height] = factor === "" ? [x, fitted] : [x - 7, fitted * 0.78];
  return `<text class="${classes}" x="${short(at)}" y="${FOOT}" font-size="${short(height)}">${printed}</text>${factor}`;
}

function disc(value: FaceValue, x: number): string {
  const size = Math.min(28, 21 / wordWidth(value.text));
  const lowered = value.isLowered === true;
  return `<circle class="ct-disc${lowered ? " ct-disc-low" : ""}" cx="${short(x)}" cy="82" r="${lowered ? 14 : 15.5}"/><text class="ct-v ct-morale${lowered ? " ct-morale-low" : ""}" x="${short(x)}" y="${short(82 + size * 0.36)}" font-size="${short(size)}">${safe(value.text)}</text>`;
}

// More steps than this are no steps to be counted but points of strength.
const MOST_STEPS = 6;

function steps(now: number, max: number, isFootFull: boolean): string {
  if (max > (isFootFull ? MOST_BESIDE : MOST_STEPS)) return strengthBar(now / max);
  const pitch = isFootFull ? 7 : Math.min(11, 33 / max);
  const [right, top, height] = isFootFull ? [95, 40, 17] : [89, 71, 22];
  return Array.from({ length: max }, (_, i) => {
    const x = right - (max - 1 - i) * pitch - pitch * 0.32;
    return `<rect class="ct-step${i < now ? "" : " ct-lost"}" x="${short(x)}" y="${top}" width="${short(pitch * 0.64)}" height="${height}" rx="1.5"/>`;
  }).join("");
}

/** A bar along the lowest edge; the dark part is lost. */
function strengthBar(share: number): string {
  const left = short(6 + 88 * Math.min(1, Math.max(0, share)));
  return `<path class="ct-spent" d="M6 94H94V98.5H6Z"/><path class="ct-left" d="M6 94H${left}V98.5H6Z"/>`;
}
