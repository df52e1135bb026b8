import { readFileSync } from "node:fs";
import type { MapFile } from "@redoubt/mechanics";

const read = (path: string): MapFile =>
  JSON.parse(readFileSync(new URL(`../../systems/${path}`, import.meta.url), "utf8"));

/** The battle maps of the systems, by name. */
export const MAPS: Readonly<Record<string, MapFile>> = {
  alma: read("spi-quad/src/data/maps/alma.json"),
  balaclava: read("spi-quad/src/data/maps/balaclava.json"),
  inkerman: read("bloody-retribution/src/data/maps/inkerman.json"),
};

/** How many elements some SVG text has. */
export const elements = (svg: string): number => (svg.match(/<[a-z]/g) ?? []).length;

const classesOf = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/).filter(Boolean)));

/** The classes that some SVG text uses and a style sheet does not know; names of layers and of counters' bodies are hooks. */
export const unknownClasses = (svg: string, css: string): string[] =>
  [...classesOf(svg)].filter((name) => !/^m-layer-/.test(name) && !new RegExp(`\\.${name}[^a-z0-9-]`).test(css));
