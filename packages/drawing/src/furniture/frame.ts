import type { MapFile } from "@redoubt/mechanics";
import { HEX } from "../geometry/grid.ts";
import { outlines, straightPath } from "../geometry/outline.ts";
import { path, safe, short } from "../geometry/pen.ts";
import type { Box, Layout } from "../layout.ts";

const around = ({ x, y, width, height }: Box, by: number): string =>
  `M${short(x - by)} ${short(y - by)}h${short(width + 2 * by)}v${short(height + 2 * by)}h${short(-width - 2 * by)}z`;

/** A veil over the ground beyond the hexes of the map. */
export function drawVeil({ grid, field }: Layout): string {
  const inPlay = straightPath(outlines(grid, grid.onMap, (cell) => grid.numbers[cell] !== ""));
  return `<path class="m-veil" fill-rule="evenodd" d="${around(field, 0)}${inPlay}"/>`;
}

/** The margin of the sheet with its border lines, title, scale, compass and what must be said of the map's origin. */
export function drawFrame(map: MapFile, sheet: Layout, subtitle = ""): string {
  const { width, height, field } = sheet;
  const foot = field.y + field.height;
  const page = `M0 0h${width}v${height}h${-width}z`;
  return [
    `<path class="m-margin" fill-rule="evenodd" d="${page}${around(field, 0)}"/>`,
    path("m-neat", around(field, 2)),
    path("m-border", around(field, 10)),
    title(map, field, subtitle),
    scaleBar(map, field.x, foot + 62),
    note(map, field.x + field.width, foot + 42, foot + 66),
    compass(map, field.x + field.width / 2, foot + 62),
  ].join("");
}

function title(map: MapFile, field: Box, subtitle: string): string {
  const x = short(field.x + field.width / 2);
  const name = safe(map.name ?? map.id ?? "");
  if (!name) return "";
  const under = subtitle ? `<tspan class="m-subtitle" dx="18">${safe(subtitle)}</tspan>` : "";
  return `<text class="m-title" x="${x}" y="${short(field.y - 32)}">${name}${under}</text>`;
}

/** A bar of whole hexes in metres, cut like the scale of an engraved plan. */
function scaleBar(map: MapFile, x: number, y: number): string {
  const metres = map.scale?.hexMetres;
  if (!metres) return "";
  const unit = [100, 200, 250, 500, 1000, 2000].find((length) => length / metres >= 1) ?? 5000;
  const step = (unit / metres) * HEX;
  const bars = [0, 2].map((i) => `M${short(x + i * step)} ${short(y)}h${short(step)}v5h${short(-step)}z`).join("");
  const lower = [1, 3].map((i) => `M${short(x + i * step)} ${short(y + 5)}h${short(step)}v5h${short(-step)}z`).join("");
  const frame = `M${short(x)} ${short(y)}h${short(4 * step)}v10h${short(-4 * step)}z`;
  const figures = [0, 1, 2, 3, 4].map(
    (i) => `<text class="m-scale-figure" x="${short(x + i * step)}" y="${short(y - 7)}">${i * unit}</text>`,
  );
  const words = `<text class="m-scale-word" x="${short(x + 4 * step + 26)}" y="${short(y + 10)}">metres; a hex is ${metres} m across</text>`;
  return `${path("m-scale-fill", bars + lower)}${path("m-scale-line", frame)}${figures.join("")}${words}`;
}

function note(map: MapFile, x: number, first: number, second: number): string {
  const level = map.scale?.levelMetres;
  const lines: string[] = [];
  if (level) lines.push(`Tints in steps of ${level} m; hachures run downhill`);
  if ((map.provenance?.reconstructed?.length ?? 0) > 0)
    lines.push("◇ Reconstructed from the rules and the real ground; not the printed map");
  return lines
    .map((line, i) => `<text class="m-note" x="${short(x)}" y="${short(i === 0 ? first : second)}">${line}</text>`)
    .join("");
}

const TURN: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

/** A compass star of eight points, each half dark. */
function compass(map: MapFile, x: number, y: number): string {
  const turn = TURN[map.north ?? "top"] ?? 0;
  const ray = (angle: number, long: number, wide: number): [string, string] => {
    const at = (a: number, r: number): string =>
      `${short(Math.sin((a * Math.PI) / 180) * r)} ${short(-Math.cos((a * Math.PI) / 180) * r)}`;
    const tip = at(angle, long);
    return [`M0 0L${tip}L${at(angle + 45, wide)}z`, `M0 0L${tip}L${at(angle - 45, wide)}z`];
  };
  const small = [45, 135, 225, 315].map((angle) => ray(angle, 19, 5.6));
  const large = [0, 90, 180, 270].map((angle) => ray(angle, 31, 7.5));
  const halves = [...small, ...large];
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn})">` +
    `<circle class="m-rose" r="22.5"/><circle class="m-rose" r="20.3"/>` +
    `${path("m-ray", halves.map(([, light]) => light).join(""))}${path("m-ray m-ray-dark", halves.map(([dark]) => dark).join(""))}` +
    `<text class="m-north" y="-34">N</text></g>`
  );
}
