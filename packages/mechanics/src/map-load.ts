import type { Problem } from "@redoubt/engine";
import {
  createGrid,
  type Grid,
  gridProblems,
  type Hex,
  isUnread,
  parseHex,
  parseSide,
  type Side,
  sideBetween,
  sideCount,
} from "@redoubt/hex";
import type { HexMap, Road } from "./hex-map.ts";
import type { MapFile, MapPatch } from "./map-file.ts";
import { patchMap, sideKey } from "./map-patch.ts";
import { type MapProblems, mapProblems } from "./map-problems.ts";
import { asMapFile, shapeProblems } from "./map-shape.ts";
import { readHexTag, readSideTag } from "./map-tags.ts";
import { type MapVocabulary, tagBits } from "./map-vocabulary.ts";
import { mustBe, type Result, resultOf } from "./result.ts";

/** The maps that "use" may name. */
export type NamedMaps = Readonly<Record<string, MapFile>>;

/** Reads a map file, or a patch over a named map, into a map ready for play. */
export function loadMap<H extends string, S extends string>(
  value: unknown,
  vocabulary: MapVocabulary<H, S>,
  named: NamedMaps = {},
): Result<HexMap<H, S>> {
  const problems = shapeProblems(value, vocabulary);
  if (problems.length > 0) return problems;
  const given = asMapFile(value);
  const twice = sidesGivenTwice(given);
  if (twice.length > 0) return twice;
  if (!("use" in given)) return buildMap(given, vocabulary);
  if (!Object.hasOwn(named, given.use)) {
    const known = Object.keys(named).join(", ") || "none";
    return [{ where: "map.use", what: `no map named "${given.use}"; known: ${known}` }];
  }
  return buildMap(patchMap(named[given.use], given), vocabulary);
}

/** Reads a map file that belongs to the program; a fault in it is our bug and throws. */
export function mapOf<H extends string, S extends string>(
  file: MapFile,
  vocabulary: MapVocabulary<H, S>,
): HexMap<H, S> {
  return mustBe(`map ${file.id ?? file.name ?? ""}`, loadMap(file, vocabulary));
}

function sidesGivenTwice(file: MapFile | MapPatch): readonly Problem[] {
  const problems = mapProblems();
  const seen = new Map<string, string>();
  for (const key of Object.keys(file.sides ?? {})) {
    const before = seen.get(sideKey(key));
    seen.set(sideKey(key), key);
    if (before !== undefined) problems.add(`sides.${key}`, `the same hexside as sides.${before}`);
  }
  return problems.list();
}

type Draft<H extends string, S extends string> = {
  readonly map: HexMap<H, S>;
  readonly vocabulary: MapVocabulary<H, S>;
  readonly problems: MapProblems;
};

function buildMap<H extends string, S extends string>(
  file: MapFile,
  vocabulary: MapVocabulary<H, S>,
): Result<HexMap<H, S>> {
  const faults = gridProblems(file);
  if (faults.length > 0) return faults.map((what) => ({ where: "map", what }));
  const draft: Draft<H, S> = { map: emptyMap(file, createGrid(file), vocabulary), vocabulary, problems: mapProblems() };
  readHexes(draft);
  readSides(draft);
  readLevels(draft);
  const roads = (file.roads ?? []).map((_, index) => readRoad(draft, index));
  const names = readNames(draft);
  checkPlaces(draft);
  return resultOf({ ...draft.map, roads, names }, draft.problems.list());
}

function emptyMap<H extends string, S extends string>(
  file: MapFile,
  grid: Grid,
  vocabulary: MapVocabulary<H, S>,
): HexMap<H, S> {
  const sideTags = Object.keys(vocabulary.sideTags) as S[]; // the keys of a record are its key type
  const perSideTag = <T>(make: () => T): Record<S, T> =>
    Object.fromEntries(sideTags.map((tag) => [tag, make()])) as Record<S, T>; // every tag got its entry
  const perHexTag = <T>(make: () => T): Record<H, T> =>
    Object.fromEntries(vocabulary.hexTags.map((tag) => [tag, make()])) as Record<H, T>; // every tag got its entry
  return {
    file,
    grid,
    id: file.id ?? "",
    name: file.name ?? file.id ?? "",
    hexBits: tagBits(vocabulary.hexTags),
    sideBits: tagBits(sideTags),
    hexMask: new Int32Array(grid.size),
    sideMask: new Int32Array(sideCount(grid)),
    toward: perSideTag(() => new Uint8Array(sideCount(grid))),
    words: perSideTag(() => new Map<Side, readonly [string, string]>()),
    details: perHexTag(() => new Map<Hex, string>()),
    elevation: new Int8Array(grid.size),
    roads: [],
    names: new Map(),
  };
}

function placeOf<H extends string, S extends string>(
  draft: Draft<H, S>,
  field: string,
  number: string,
): Hex | undefined {
  const parsed = parseHex(draft.map.grid, number);
  if (!isUnread(parsed)) return parsed;
  draft.problems.add(field, parsed[0].what);
  return undefined;
}

function readHexes<H extends string, S extends string>(draft: Draft<H, S>): void {
  const { map, vocabulary, problems } = draft;
  for (const [number, tags] of Object.entries(map.file.hexes ?? {})) {
    const hex = placeOf(draft, `hexes.${number}`, number);
    if (hex === undefined) continue;
    for (const text of tags) {
      const read = readHexTag(vocabulary, text);
      if (typeof read === "string") {
        problems.add(`hexes.${number}`, read);
        continue;
      }
      const tag = read.tag as H; // readHexTag found it in the vocabulary
      if ((map.hexMask[hex] & map.hexBits[tag]) !== 0) problems.add(`hexes.${number}`, `tag "${tag}" twice`);
      map.hexMask[hex] |= map.hexBits[tag];
      if (read.detail !== undefined) detailsOf(map, tag).set(hex, read.detail);
    }
  }
}

function readSides<H extends string, S extends string>(draft: Draft<H, S>): void {
  const { map, vocabulary, problems } = draft;
  for (const [key, tags] of Object.entries(map.file.sides ?? {})) {
    const field = `sides.${key}`;
    const side = parseSide(map.grid, key);
    if (isUnread(side)) {
      problems.add(field, side[0].what);
      continue;
    }
    for (const text of tags) {
      const read = readSideTag(map.grid, vocabulary, side, text);
      if (typeof read === "string") {
        problems.add(field, read);
        continue;
      }
      const tag = read.tag as S; // readSideTag found it in the vocabulary
      if ((map.sideMask[side] & map.sideBits[tag]) !== 0) problems.add(field, `tag "${tag}" twice`);
      map.sideMask[side] |= map.sideBits[tag];
      map.toward[tag][side] = read.way;
      if (read.words !== undefined) wordsOf(map, tag).set(side, read.words);
    }
  }
}

function readLevels<H extends string, S extends string>(draft: Draft<H, S>): void {
  for (const [number, level] of Object.entries(draft.map.file.elevation ?? {})) {
    const hex = placeOf(draft, `elevation.${number}`, number);
    if (hex !== undefined) draft.map.elevation[hex] = level;
  }
}

function readRoad<H extends string, S extends string>(draft: Draft<H, S>, index: number): Road {
  const { map, problems } = draft;
  const field = `roads[${index}]`;
  const road = map.file.roads?.[index] ?? [];
  const { kind = "", name = "", path } = "path" in road ? road : { path: road };
  const tag = kind === "" ? "road" : `${kind}-road`;
  if (!Object.hasOwn(map.hexBits, tag) || !Object.hasOwn(map.sideBits, tag)) {
    const kinds = Object.keys(map.sideBits).filter((one) => one === "road" || one.endsWith("-road"));
    problems.add(field, `this system has no roads of kind "${kind}"; it has: ${kinds.join(", ") || "none"}`);
    return { kind, name, path: [] };
  }
  const hexes = path.map((number, at) => placeOf(draft, `${field}.path[${at}]`, number));
  hexes.forEach((hex, at) => {
    if (hex === undefined) return;
    map.hexMask[hex] |= map.hexBits[tag as H]; // hasOwn said so
    const before = hexes[at - 1];
    if (before === undefined) return;
    const side = sideBetween(map.grid, before, hex);
    if (side === undefined)
      problems.add(`${field}.path[${at}]`, `hexes ${path[at - 1]} and ${path[at]} are not adjacent`);
    else map.sideMask[side] |= map.sideBits[tag as S]; // hasOwn said so
  });
  return { kind, name, path: hexes.filter((hex) => hex !== undefined) };
}

function readNames<H extends string, S extends string>(draft: Draft<H, S>): Map<Hex, string> {
  const names = new Map<Hex, string>();
  for (const [number, name] of Object.entries(draft.map.file.names ?? {})) {
    const hex = placeOf(draft, `names.${number}`, number);
    if (hex !== undefined) names.set(hex, name);
  }
  return names;
}

function checkPlaces<H extends string, S extends string>(draft: Draft<H, S>): void {
  const { file } = draft.map;
  for (const number of Object.keys(file.notes ?? {})) placeOf(draft, `notes.${number}`, number);
  file.labels?.forEach((label, index) => {
    placeOf(draft, `labels[${index}].hex`, label.hex);
  });
}

// The maps are the loader's own until the map is handed out.
function detailsOf<H extends string>(map: HexMap<H, string>, tag: H): Map<Hex, string> {
  return map.details[tag] as Map<Hex, string>;
}

function wordsOf<S extends string>(map: HexMap<string, S>, tag: S): Map<Side, readonly [string, string]> {
  return map.words[tag] as Map<Side, readonly [string, string]>;
}
