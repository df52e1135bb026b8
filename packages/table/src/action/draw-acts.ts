import { drawCounter, faceOf, type Layout, type Point } from "@redoubt/drawing";
import type { UnitView } from "@redoubt/mechanics";
import type { ToldMark } from "../lines/told-legend.ts";
import type { Act } from "./acts.ts";

/** What happened as it is drawn, and what its marks mean. */
export interface DrawnActs {
  readonly svg: string;
  readonly legend: readonly ToldMark[];
}

const WORDS: Readonly<Record<Act["kind"], string>> = {
  strike: "fire or attack",
  hit: "hit",
  move: "move",
  advance: "advance",
  retreat: "retreat",
  lost: "lost here",
};

const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A place on the way from one to another, so far from the first, or before the second where it is less than 0. */
function along(from: Point, to: Point, far: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const part = (far < 0 ? length + far : far) / length;
  return [from[0] + dx * part, from[1] + dy * part];
}

/** The point of an arrow that comes from one place and ends at another. */
function head(from: Point, to: Point): string {
  const back = along(from, to, -15);
  const [nx, ny] = [(to[1] - back[1]) * 0.6, (back[0] - to[0]) * 0.6];
  return `M${at(to)}L${at([back[0] + nx, back[1] + ny])}L${at([back[0] - nx, back[1] - ny])}Z`;
}

/** An arrow through places, cased; it ends before the counter there. */
function arrow(places: readonly Point[], kind: string, beat: number): string {
  const [last, end] = [places[places.length - 2], places[places.length - 1]];
  const tip = along(last, end, -28);
  const d = `M${[...places.slice(0, -1), along(last, end, -40)].map(at).join("L")}`;
  return `<g class="act beat-${beat}"><path class="act-case" d="${d}"/><path class="act-line act-${kind}" pathLength="100" d="${d}"/><path class="act-head act-${kind}" d="${head(last, tip)}"/></g>`;
}

const BURST = Array.from({ length: 16 }, (_, i) => {
  const far = i % 2 === 0 ? 17 : 8;
  return `${Math.round(far * Math.cos((i * Math.PI) / 8))} ${Math.round(far * Math.sin((i * Math.PI) / 8))}`;
}).join("L");

/** Where the lost lie: in their hex while it is empty, else small beside whoever stands there now. */
function lostPlace(sheet: Layout, hex: string, taken: boolean, earlier: number): { place: Point; size: number } {
  const [x, y] = sheet.seat(hex);
  return taken
    ? { place: [x - 26 + earlier * 26, y + 34], size: 24 }
    : { place: [x + earlier * 8, y + earlier * 8], size: 46 };
}

function drawLost(sheet: Layout, unit: UnitView, beat: number, seats: readonly string[], place: Point, size: number) {
  const [half, face] = [size / 2, faceOf(unit, seats, { role: "ghost" })];
  const cross = `M${at([-half, -half])}L${at([half, half])}M${at([half, -half])}L${at([-half, half])}`;
  const counter = drawCounter(face, { at: place, size, pointy: !sheet.grid.flat });
  return `<g class="act beat-${beat}"><g class="act-gone">${counter}</g><path class="act-cross-case" transform="translate(${at(place)})" d="${cross}"/><path class="act-cross" transform="translate(${at(place)})" d="${cross}"/></g>`;
}

/** Draws what happened; each act waits for its beat. */
export function drawActs(
  sheet: Layout,
  acts: readonly Act[],
  after: readonly UnitView[],
  seats: readonly string[],
): DrawnActs {
  const lost = new Map<string, number>();
  const draw = (act: Act): string => {
    switch (act.kind) {
      case "strike":
        return arrow([along(sheet.seat(act.from), sheet.seat(act.to), 28), sheet.seat(act.to)], "strike", act.beat);
      case "hit": {
        const [x, y] = sheet.seat(act.hex);
        return `<g class="act beat-${act.beat}"><path class="act-hit" transform="translate(${at([x + 22, y - 24])})" d="M${BURST}Z"/></g>`;
      }
      case "lost": {
        const { at: hex } = act.unit;
        const earlier = lost.get(hex) ?? 0;
        lost.set(hex, earlier + 1);
        const isTaken = after.some((one) => one.at === hex);
        const { place, size } = lostPlace(sheet, hex, isTaken, earlier);
        return drawLost(sheet, act.unit, act.beat, seats, place, size);
      }
      default:
        return arrow(act.path.map(sheet.seat), act.kind, act.beat);
    }
  };
  const kinds = new Set(acts.map(({ kind }) => kind));
  return {
    svg: acts.map(draw).join(""),
    legend: [...kinds].map((kind) => ({ look: `act-${kind}`, text: WORDS[kind] })),
  };
}
