import type { CounterDetail, Face } from "../face.ts";
import { safe, short } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import { COUNTER } from "../layout.ts";
import { drawBand } from "./band.ts";
import { drawFoot, drawStrength } from "./foot.ts";
import { marksOf, outlineOf } from "./outline.ts";
import { drawPips, drawRole } from "./pips.ts";
import { drawNose, planBlock } from "./plan.ts";
import { drawSilhouette } from "./silhouette.ts";
import { symbolOf } from "./symbol.ts";

/** Where and how large a counter stands; its detail is that of the table unless told. */
export type Placement = {
  readonly at?: Point;
  readonly size?: number;
  readonly detail?: CounterDetail;
  /** Whether hexes have points at the top, for the direction of facing. */
  readonly pointy?: boolean;
  /** A leader at the corner of a unit: his rank and what he lends, no more. */
  readonly isBadge?: boolean;
};

/** The face of a counter in a box of 100, without its nose, rings and pips. */
export function drawFace(face: Face, detail: CounterDetail = "table", pointy = false, isBadge = false): string {
  if (face.shape !== undefined) return drawSilhouette(face, face.shape, detail, isBadge);
  const { edge, band, plate, hatch } = outlineOf(face.states);
  const parts = [
    `<path class="ct-shadow" d="${edge}" transform="translate(3 5)"/>`,
    `<path class="ct-face" d="${edge}"/>`,
  ];
  if (detail !== "far" && face.values.length > 0) parts.push(`<path class="ct-plate" d="${plate}"/>`);
  if (hatch) parts.push(`<path class="ct-hatch" d="${hatch}"/>`);
  const hasBand = detail !== "far" || face.states.length > 0;
  if (hasBand) parts.push(`<path class="ct-band" d="${band}"/>`);
  if (marksOf(face.states).isBlank) parts.push('<path class="ct-under" d="M0 28H100V33H0Z"/>');
  if (detail === "far") {
    const [y, scale] = hasBand ? [62, 1.3] : [51, 1.5];
    parts.push(`<g transform="translate(50 ${y}) scale(${scale})">${troopsOf(face, pointy)}</g>`, drawStrength(face));
  } else parts.push(drawBand(face, detail), drawMiddle(face, detail, pointy), drawFoot(face));
  parts.push(`<path class="ct-edge" d="${edge}"/>`);
  return parts.join("");
}

const HORSESHOE = "M83.5 61C79 55 81 47 87 47S95 55 90.5 61M81.5 61.5h4M88.5 61.5h4";

/** How the troops stand where that is known, else what they are. */
const troopsOf = (face: Face, pointy: boolean): string => planBlock(face, pointy) || symbolOf(face.branch);

function drawMiddle(face: Face, detail: CounterDetail, pointy: boolean): string {
  const { isCut, isBitten } = marksOf(face.states);
  const isAside = isCut && Boolean(face.bandRight);
  const x = isAside ? (isBitten ? 43 : 35) : 50;
  const scale = isAside ? 0.84 : face.formation ? 0.9 : 1;
  const parts = [`<g transform="translate(${x} 48.5) scale(${scale})">${troopsOf(face, pointy)}</g>`];
  if (face.branch === "horse-artillery" && face.formation !== undefined)
    parts.push(`<path class="ct-l" stroke-width="3" d="${HORSESHOE}"/>`);
  if (detail === "near") {
    const stars = face.values.find((value) => value.role === "momentum");
    if (stars)
      parts.push(`<text class="ct-small" x="95" y="45" text-anchor="end" font-size="12.5">${safe(stars.text)}</text>`);
    const move = face.values.find((value) => value.role === "movement");
    const ranges = face.values.find((value) => value.role === "range")?.text.split("/") ?? [];
    ranges.slice(0, 3).forEach((text, i) => {
      const minus = safe(text.replace("-", "−"));
      parts.push(`<text class="ct-small" x="5" y="${short(41 + i * 11.5)}" font-size="12.5">${minus}</text>`);
    });
    const place = ranges.length > 0 || stars ? 'x="95" text-anchor="end"' : 'x="5"';
    if (move) parts.push(`<text class="ct-small" ${place} y="62" font-size="14">▸${safe(move.text)}</text>`);
    if (face.reconstructed)
      parts.push(`<path class="ct-diamond" d="M${ranges.length > 0 ? 83.5 : 6.5} 43l5-5 5 5-5 5z"/>`);
  }
  return parts.join("");
}

/** The classes that give a counter its colours and condition. */
export function counterClasses(face: Face): string {
  const acted = face.pips.some((pip) => pip.kind === "acted");
  return [
    "ct",
    `n-${face.nation}`,
    ...face.states.map((state) => `is-${state}`),
    acted && "is-acted",
    face.role === "ghost" && "is-ghost",
    face.band !== undefined && `band-${face.band}`,
    face.hue !== undefined && `hue-${face.hue}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A whole counter with its rings, nose and pips, centred where it stands. */
export function drawCounter(face: Face, placement: Placement = {}): string {
  const size = placement.size ?? COUNTER;
  const [x, y] = placement.at ?? [size / 2, size / 2];
  const place = `translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${Number((size / 100).toFixed(4))})`;
  const { detail = "table", pointy = false, isBadge = false } = placement;
  const nose = drawNose(face, detail, pointy);
  const role = drawRole(face);
  const rings = face.role === "selected" || face.role === "picked";
  const body = `<g class="ct-body">${rings ? "" : nose}${drawFace(face, detail, pointy, isBadge)}</g>`;
  // A ring lies around the plate, and the nose over the ring.
  const around = rings ? `${role}${nose}` : "";
  return `<g class="${counterClasses(face)}" data-id="${safe(face.id)}" transform="${place}">${around}${body}${drawPips(face, detail)}${rings ? "" : role}</g>`;
}
