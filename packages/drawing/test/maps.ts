import { readFileSync } from "node:fs";
import type { MapFile } from "@redoubt/mechanics";

const read = (path: string): MapFile =>
  JSON.parse(readFileSync(new URL(`../../systems/${path}`, import.meta.url), "utf8"));

/** The battle maps of all systems, by name. */
export const MAPS: Readonly<Record<string, MapFile>> = {
  alma: read("spi-quad/src/data/maps/alma.json"),
  balaclava: read("spi-quad/src/data/maps/balaclava.json"),
  inkerman: read("bloody-retribution/src/data/maps/inkerman.json"),
  "steppes-alma": read("bloody-steppes/src/data/maps/alma.json"),
  "steppes-balaclava": read("bloody-steppes/src/data/maps/balaclava.json"),
  "steppes-inkerman": read("bloody-steppes/src/data/maps/inkerman.json"),
  tchernaya: read("imperial-bayonets/src/data/maps/tchernaya.json"),
};

/** How many elements some SVG text has. */
export const elements = (svg: string): number => (svg.match(/<[a-z]/g) ?? []).length;

const classesOf = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/).filter(Boolean)));

/** The classes that some SVG text uses and a style sheet does not know; names of layers and of counters' bodies are hooks. */
export const unknownClasses = (svg: string, css: string): string[] =>
  [...classesOf(svg)].filter((name) => !/^m-layer-/.test(name) && !new RegExp(`\\.${name}[^a-z0-9-]`).test(css));

type Place = readonly [number, number];

/** The lines of a path as drawn, each as places a pixel or two apart; reads what the pen writes. */
export function drawnLines(d: string): Place[][] {
  const lines: Place[][] = [];
  let [x, y, cx, cy] = [0, 0, 0, 0];
  for (const [, command, rest] of d.matchAll(/([Mlqtz])([^Mlqtz]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const line = lines[lines.length - 1];
    if (command === "z") line.push(line[0]);
    for (let i = 0; i < numbers.length; i += command === "q" ? 4 : 2) {
      const [dx, dy] = numbers.slice(command === "q" ? i + 2 : i);
      if (command === "M") {
        [x, y] = [dx, dy];
        lines.push([[x, y]]);
        continue;
      }
      const control: Place = command === "q" ? [x + numbers[i], y + numbers[i + 1]] : [2 * x - cx, 2 * y - cy];
      const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / 1.5));
      for (let s = 1; s <= steps; s++) {
        const t = s / steps;
        const at = (from: number, by: number, to: number): number =>
          command === "l" ? from + (to - from) * t : from * (1 - t) ** 2 + 2 * by * t * (1 - t) + to * t * t;
        line.push([at(x, control[0], x + dx), at(y, control[1], y + dy)]);
      }
      [x, y, cx, cy] = [x + dx, y + dy, control[0], control[1]];
    }
  }
  return lines;
}
