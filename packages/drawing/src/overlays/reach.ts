import { outlines, straightPath } from "../geometry/outline.ts";
import { path, short } from "../geometry/pen.ts";
import type { Point } from "../geometry/point.ts";
import type { Layout } from "../layout.ts";

/** A hex a unit can come to, what it costs, and whether it may go on, must stop there, or may only pass. */
export type ReachHex = {
  readonly hex: string;
  readonly cost: number | string;
  /** "watched" is free to go on, but enemies may answer there. */
  readonly kind: "go" | "stop" | "pass" | "watched";
  readonly sign?: "turn" | "back" | undefined;
};

/** A mark in two parts: what lies under the counters and what lies over them. */
export type Overlay = { readonly under: string; readonly over: string };

/** The hexes a unit can reach: dots, one outline round all of them, hatching where it must stop, each cost in a frame. */
export function drawReach(sheet: Layout, reach: readonly ReachHex[], withoutCost: readonly string[] = []): Overlay {
  const kinds = new Map(reach.map((one) => [sheet.grid.cell(one.hex), one.kind]));
  const area = (belongs: (cell: number) => boolean): string =>
    straightPath(outlines(sheet.grid, kinds.keys(), belongs));
  const edge = area((cell) => kinds.has(cell) && kinds.get(cell) !== "pass");
  const under =
    pattern(
      "rd-dots",
      area((cell) => kinds.get(cell) === "go"),
    ) +
    pattern(
      "rd-hatch",
      area((cell) => kinds.get(cell) === "stop" || kinds.get(cell) === "watched"),
    ) +
    path("ov-edge-case", edge) +
    path("ov-edge", edge);
  const over = reach
    .filter((one) => !withoutCost.includes(one.hex))
    .map((one) => drawCost(sheet.centre(one.hex), costText(one), one.kind, one.kind === "pass" ? -29 : 5))
    .join("");
  return { under, over };
}

const SIGNS = { turn: " ↻", back: " ↓" } as const;

/** The cost of a hex, with a sign where a turn or a step backwards is in it. */
const costText = ({ cost, sign }: ReachHex): string =>
  (typeof cost === "number" ? points(cost) : cost) + (sign === undefined ? "" : SIGNS[sign]);

const pattern = (id: string, d: string): string => (d ? `<path fill="url(#${id})" d="${d}"/>` : "");

/** A cost in its frame: a pill, an octagon where the move must stop, a dashed pill where it may only pass. */
export function drawCost([x, y]: Point, cost: number | string, kind: ReachHex["kind"], low = 5): string {
  const text = typeof cost === "number" ? points(cost) : cost;
  const at = y + low;
  const half = Math.max(15.5, text.length * 5 + 6);
  const frame =
    kind === "stop"
      ? `<path class="ov-cost ov-cost-stop" d="${octagon([x, at], Math.max(16, half))}"/>`
      : `<rect class="ov-cost${kind === "pass" ? " ov-cost-pass" : ""}" x="${short(x - half)}" y="${short(at - 11.5)}" width="${short(2 * half)}" height="23" rx="11.5"/>`;
  return `${frame}<text class="ov-cost-text" x="${short(x)}" y="${short(at + 5.3)}">${text}</text>`;
}

/** Movement points as people write them: halves and quarters as fractions. */
export function points(cost: number): string {
  const whole = Math.floor(cost);
  const part = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" }[cost - whole];
  if (part === undefined) return String(Math.round(cost * 100) / 100);
  return whole === 0 && part ? part : `${whole}${part}`;
}

function octagon([x, y]: Point, r: number): string {
  const corner = (k: number): string => {
    const angle = Math.PI / 8 + (k * Math.PI) / 4;
    return `${short(x + Math.cos(angle) * r)} ${short(y + Math.sin(angle) * r)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5, 6, 7].map(corner).join("L")}Z`;
}

/** The outline of one hex, drawn in a little. */
export function hexPath(sheet: Layout, hex: string, scale = 1): string {
  const corners = sheet.corners(hex, scale).map(([x, y]) => `${short(x)} ${short(y)}`);
  return `M${corners.join("L")}Z`;
}
