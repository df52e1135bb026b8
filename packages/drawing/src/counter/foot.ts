import type { Face, FaceValue } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import { wordWidth } from "./band.ts";

const FOOT = 92.5;

/** The printed values along the foot, morale in its disc; one value stands alone in the middle. */
export function drawFoot(face: Face): string {
  const values = face.values.filter((value) => value.role !== "movement");
  const parts: string[] = [];
  if (face.steps) parts.push(steps(face.steps.now, face.steps.max));
  if (face.entryTurn)
    parts.push(`<text class="ct-v ct-entry" x="6" y="91" font-size="19">${safe(face.entryTurn)}</text>`);
  if (values.length === 1) {
    const room = face.steps || face.entryTurn ? 36 : 80;
    parts.push(figure(values[0], 50, Math.min(36, room / wordWidth(values[0].text))));
    return parts.join("");
  }
  const last = values.length - 1;
  values.forEach((value, i) => {
    const x = (PLACES[last] ?? PLACES[3])[i] ?? 81;
    if (value.role === "morale") parts.push(disc(value, x));
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
  return `<text class="${classes}" x="${short(x)}" y="${FOOT}" font-size="${short(fitted)}">${printed}</text>`;
}

function disc(value: FaceValue, x: number): string {
  const size = Math.min(28, 21 / wordWidth(value.text));
  return `<circle class="ct-disc" cx="${short(x)}" cy="82" r="15.5"/><text class="ct-v ct-morale" x="${short(x)}" y="${short(82 + size * 0.36)}" font-size="${short(size)}">${safe(value.text)}</text>`;
}

function steps(now: number, max: number): string {
  const bars = Math.min(max, 6);
  const pitch = Math.min(11, 33 / bars);
  return Array.from({ length: bars }, (_, i) => {
    const x = 89 - (bars - 1 - i) * pitch - pitch * 0.32;
    return `<rect class="ct-step${i < now ? "" : " ct-lost"}" x="${short(x)}" y="71" width="${short(pitch * 0.64)}" height="22" rx="1.5"/>`;
  }).join("");
}
