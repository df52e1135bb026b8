import type { CounterDetail, Face } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import { COUNTER } from "../layout.ts";
import { drawBand } from "./band.ts";
import { drawFoot } from "./foot.ts";
import { outlineOf } from "./outline.ts";
import { drawPips, drawRole } from "./pips.ts";
import { formationSign, symbolOf } from "./symbol.ts";

/** Where and how large a counter stands; its detail is that of the table unless told. */
export type Placement = {
  readonly at?: Point;
  readonly size?: number;
  readonly detail?: CounterDetail;
  /** Whether hexes have points at the top, for the direction of facing. */
  readonly pointy?: boolean;
};

const PLATE = "M0 66H100V91a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z";

/** The face of a counter in a box of 100, without its rings and pips. */
export function drawFace(face: Face, detail: CounterDetail = "table"): string {
  const { edge, band, hatch } = outlineOf(face.state);
  const parts = [
    `<path class="ct-shadow" d="${edge}" transform="translate(3 5)"/>`,
    `<path class="ct-face" d="${edge}"/>`,
  ];
  const crooked = face.state === "demoralized" || face.state === "low-ammunition" || face.state === "reduced";
  if (detail !== "far" && face.values.length > 0)
    parts.push(`<path class="ct-plate" d="${crooked ? clippedPlate(face) : PLATE}"/>`);
  if (hatch) parts.push(`<path class="ct-hatch" d="${hatch}"/>`);
  if (detail === "far") {
    if (face.state) parts.push(`<path class="ct-band" fill-rule="evenodd" d="${band}"/>`);
    const [y, scale] = face.state ? [62, 1.3] : [51, 1.5];
    parts.push(`<g transform="translate(50 ${y}) scale(${scale})">${symbolOf(face.branch)}</g>`);
  } else {
    parts.push(
      `<path class="ct-band" fill-rule="evenodd" d="${band}"/>`,
      drawBand(face, detail),
      drawMiddle(face, detail),
    );
    parts.push(drawFoot(face));
  }
  parts.push(`<path class="ct-edge" d="${edge}"/>`);
  return parts.join("");
}

function clippedPlate(face: Face): string {
  if (face.state === "demoralized") return "M0 66H100V74L74 100H26L0 74Z";
  if (face.state === "reduced") return PLATE;
  return "M0 66H100V91a9 9 0 0 1-9 9H62L50 88 38 100H9a9 9 0 0 1-9-9Z";
}

function drawMiddle(face: Face, detail: CounterDetail): string {
  const aside = (face.state === "disrupted" || face.state === "routed") && face.bandRight;
  const beside = aside ? 35 : face.formation ? 58 : 50;
  const scale = aside ? 0.84 : face.formation ? 0.88 : 1;
  const parts = [`<g transform="translate(${beside} 48.5) scale(${scale})">${symbolOf(face.branch)}</g>`];
  if (face.formation) parts.push(`<g transform="translate(14 48)">${formationSign(face.formation)}</g>`);
  if (detail === "near") {
    const move = face.values.find((value) => value.role === "movement");
    if (move) parts.push(`<text class="ct-small" x="5" y="62" font-size="14">▸${safe(move.text)}</text>`);
    if (face.reconstructed) parts.push('<path class="ct-diamond" d="M6.5 43l5-5 5 5-5 5z"/>');
  }
  return parts.join("");
}

const FLAT: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300, E: 90, W: 270 };
const POINTY: Readonly<Record<string, number>> = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330, N: 0, S: 180 };

/** The arrowhead outside a counter's edge that shows where it faces. */
function drawFacing(face: Face, pointy: boolean): string {
  const angle = face.facing === undefined ? undefined : (pointy ? POINTY : FLAT)[face.facing];
  if (angle === undefined) return "";
  const [dx, dy] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const reach = 50 / Math.max(Math.abs(dx), Math.abs(dy)) + 3;
  return `<path class="ct-facing" transform="translate(${short(50 + dx * reach)} ${short(50 + dy * reach)}) rotate(${angle})" d="M-13 2 0-13 13 2Z"/>`;
}

/** The classes that give a counter its colours and condition. */
export function counterClasses(face: Face): string {
  const acted = face.pips?.some((pip) => pip.kind === "acted") ?? false;
  return [
    "ct",
    `n-${face.nation}`,
    face.state && `is-${face.state}`,
    acted && "is-acted",
    face.role === "ghost" && "is-ghost",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A whole counter with its rings, facing and pips, centred where it stands. */
export function drawCounter(face: Face, placement: Placement = {}): string {
  const size = placement.size ?? COUNTER;
  const [x, y] = placement.at ?? [size / 2, size / 2];
  const place = `translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${Number((size / 100).toFixed(4))})`;
  const detail = placement.detail ?? "table";
  const body = drawFacing(face, placement.pointy ?? false) + drawFace(face, detail);
  const role = drawRole(face);
  const rings = face.role === "selected" || face.role === "picked";
  return `<g class="${counterClasses(face)}" data-id="${safe(face.id)}" transform="${place}">${rings ? role : ""}<g class="ct-body">${body}</g>${drawPips(face)}${rings ? "" : role}</g>`;
}
