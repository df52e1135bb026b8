import type { MapFile, MapFileLabel } from "@redoubt/mechanics";

/** Size and width of a letter by kind of name, as the style sheet sets them. */
const LETTERS: Readonly<Record<string, readonly [size: number, width: number]>> = {
  work: [16.5, 9.4],
  town: [19, 11],
  water: [20, 13.4],
  road: [14, 7.2],
  height: [27, 15.6],
  valley: [26, 17],
  place: [16, 8],
  minor: [16, 7.6],
  exit: [15.5, 7.4],
};

/** The kind a name is lettered as. */
export const letteredAs = ({ kind }: MapFileLabel): string =>
  kind === "aqueduct" ? "water" : LETTERS[kind] ? kind : "minor";

/** The height of a name's letters and the length of the whole name. */
export function extent(label: MapFileLabel): { readonly size: number; readonly long: number } {
  const [size, width] = LETTERS[letteredAs(label)];
  return { size, long: label.text.length * width };
}

// Kinds of name in the order in which they choose their place.
const ORDER: readonly string[] = Object.keys(LETTERS);
const NAMED = /^(redoubt|town|village|city|fortress)$/;
// A shorter road needs no name, and a longer one than this is a description.
const LONG = 9;
const WORDS = 28;

/** A name; for one that runs along a road that road's name in the map, and whether it may be left out. */
export type Lettering = MapFileLabel & { readonly along?: string; readonly isSpare?: boolean };

/**
 * All that is lettered on a map, in the order in which it chooses its place: its labels, the works and towns that have a
 * name but no label, and the roads.
 */
export function letterings(map: MapFile): Lettering[] {
  const labels = map.labels ?? [];
  const isLettered = (name: string): boolean => labels.some(({ text }) => name.includes(text));
  const named = new Map<string, Lettering>();
  for (const [hex, name] of Object.entries(map.names ?? {})) {
    const tag = (map.hexes?.[hex] ?? []).find((one) => NAMED.test(one));
    const [, number, other] = /^Redoubt (No\. \d+)(?: \((.*)\))?$/.exec(name) ?? [];
    const isKnown = number ? labels.some(({ text }) => text === number) : isLettered(name) || named.has(name);
    if (!tag || isKnown) continue;
    const text = !number ? name : other && !isLettered(other) ? `${number}, ${other}` : number;
    named.set(name, { text, hex, kind: tag === "redoubt" ? "work" : "town" });
  }
  const roads = (map.roads ?? []).flatMap((road): Lettering[] => {
    if (!("path" in road) || !road.name || road.path.length < LONG) return [];
    const [text] = road.name.split(",");
    if (text.length > WORDS || labels.some((label) => isSame(label.text, text))) return [];
    return [{ text, hex: road.path[Math.floor(road.path.length / 2)], kind: "road", along: road.name, isSpare: true }];
  });
  const onRoads = labels.map((label): Lettering => {
    const road = (map.roads ?? []).find((one) => "path" in one && isSame(label.text, one.name?.split(",")[0] ?? ""));
    return road && "path" in road ? { ...label, kind: "road", ...(road.name && { along: road.name }) } : label;
  });
  const all = [...onRoads, ...named.values(), ...roads];
  return all.sort((a, b) => ORDER.indexOf(letteredAs(a)) - ORDER.indexOf(letteredAs(b)));
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
