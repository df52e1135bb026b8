import almaFile from "../../../src/data/maps/alma.json" with { type: "json" };
import balaclavaFile from "../../../src/data/maps/balaclava.json" with { type: "json" };
import type { Counter } from "./sheet.ts";

// The printed map read a second time, straight from its tags, with nothing of the system's own arrays.

interface MapText {
  readonly cols: number;
  readonly rows: number;
  readonly hexes: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sides: Readonly<Record<string, readonly string[] | undefined>>;
  readonly roads: readonly { readonly kind: string; readonly path: readonly string[] }[];
}

/** What lies on a hexside: the high hex of a slope, or the slope in each hex of a ridge. */
export interface Slope {
  readonly steep?: string;
  readonly gentle?: string;
  readonly cliff?: string;
  readonly ridge?: ReadonlyMap<string, string>;
}

/** A map as the referee reads it. */
export interface Ground {
  readonly isAlma: boolean;
  readonly hex: (hex: string) => readonly string[];
  readonly side: (a: string, b: string) => readonly string[];
  readonly around: (hex: string) => readonly string[];
}

const keyOf = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
const columnOf = (hex: string): number => Number(hex.slice(0, 2));
const rowOf = (hex: string): number => Number(hex.slice(2));
const numberOf = (column: number, row: number): string =>
  `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;

/** The map of a battle. */
export function groundOf(scenario: "alma" | "balaclava"): Ground {
  const map: MapText = scenario === "alma" ? almaFile : balaclavaFile;
  const roads = new Map<string, string>();
  for (const { kind, path } of map.roads) {
    for (let i = 1; i < path.length; i++) {
      const key = keyOf(path[i - 1], path[i]);
      if (roads.get(key) !== "major-road") roads.set(key, `${kind}-road`);
    }
  }
  const around = (hex: string): readonly string[] => {
    const [c, r] = [columnOf(hex), rowOf(hex)];
    const low = c % 2 === 0 ? 1 : 0; // even columns sit half a hex lower
    const places = [
      [c, r - 1],
      [c, r + 1],
      [c - 1, r - 1 + low],
      [c - 1, r + low],
      [c + 1, r - 1 + low],
      [c + 1, r + low],
    ];
    return places
      .filter(([column, row]) => column >= 1 && column <= map.cols && row >= 1 && row <= map.rows)
      .map(([column, row]) => numberOf(column, row));
  };
  const side = (a: string, b: string): readonly string[] => {
    const key = keyOf(a, b);
    const road = roads.get(key);
    return [...(map.sides[key] ?? []), ...(road === undefined ? [] : [road])];
  };
  return { isAlma: scenario === "alma", hex: (hex) => map.hexes[hex] ?? [], side, around };
}

/** Hexes between two hexes, the second one counted. */
export function range(a: string, b: string): number {
  const place = (hex: string): number => 2 * rowOf(hex) + (columnOf(hex) % 2 === 0 ? 1 : 0);
  const across = Math.abs(columnOf(a) - columnOf(b));
  return across + Math.max(0, (Math.abs(place(a) - place(b)) - across) / 2);
}

/** The slope on a hexside. */
export function slopeOf(ground: Ground, a: string, b: string): Slope {
  const tags = ground.side(a, b);
  const up = (kind: string): string | undefined => tags.find((tag) => tag.startsWith(`${kind} up:`))?.slice(-4);
  const ridge = tags.find((tag) => tag.startsWith("ridge "));
  if (ridge === undefined) return { steep: up("steep-slope"), gentle: up("gentle-slope"), cliff: up("cliff") };
  return { ridge: new Map([...ridge.matchAll(/(\d{4}):(\w+)/g)].map(([, hex, kind]) => [hex, kind])) };
}

/** Whether a slope of this kind has its splash in `low`, on the side towards `high`. */
export function climbs(ground: Ground, low: string, high: string, kind: "steep" | "gentle"): boolean {
  const slope = slopeOf(ground, low, high);
  return slope[kind] === high || slope.ridge?.get(low) === kind;
}

/** Whether a zone reaches over a hexside (6.14). */
export function letsZones(ground: Ground, a: string, b: string): boolean {
  const tags = ground.side(a, b);
  const isRiver = tags.includes("river") || tags.includes("alma-east");
  return slopeOf(ground, a, b).cliff === undefined && (!isRiver || tags.includes("bridge"));
}

const steepSides = (ground: Ground, hex: string): readonly string[] =>
  ground.around(hex).filter((high) => climbs(ground, hex, high, "steep"));

/** Whether a step runs along one steep slope: its hexsides at both hexes meet in a corner (5.25). */
function isAlong(ground: Ground, a: string, b: string): boolean {
  const { steep, gentle, cliff, ridge } = slopeOf(ground, a, b);
  if ([steep, gentle, cliff, ridge].some((one) => one !== undefined)) return false;
  return steepSides(ground, a).some((up) =>
    steepSides(ground, b).some((other) => {
      const corner = [...new Set([a, up, b, other])];
      return corner.length === 3 && corner.every((x) => corner.every((y) => x === y || ground.around(x).includes(y)));
    }),
  );
}

function waterPrice(tags: readonly string[]): number {
  if (tags.includes("alma-east")) return 3;
  if (tags.includes("alma-west") || tags.includes("river")) return 2;
  return tags.includes("stream") ? 1 : 0;
}

function slopePrice(ground: Ground, from: string, to: string, isFoot: boolean): number {
  const { ridge, steep, gentle } = slopeOf(ground, from, to);
  if (ridge !== undefined) return 1 + [...ridge.values()].filter((kind) => kind === "steep").length;
  const up = steep ?? gentle;
  if (up === undefined) return 0;
  return (steep === undefined ? 1 : 2) - (isFoot && up === from ? 1 : 0);
}

/** What a step costs in points by 5.2 and 13.0; null where it is closed. */
export function priceOf(ground: Ground, from: string, to: string, unit: Counter): number | null {
  const tags = ground.side(from, to);
  const hex = ground.hex(to);
  const isFoot = unit.kind === "infantry";
  const road = unit.isDisrupted ? undefined : tags.find((tag) => tag.endsWith("-road"));
  if (hex.includes("sea") || hex.includes("bourliuk") || slopeOf(ground, from, to).cliff !== undefined) return null;
  const isBridgeHex = hex.includes("bridge");
  const isAqueduct = hex.includes("aqueduct") || isBridgeHex;
  if (!isFoot && road === undefined) {
    if (tags.some((tag) => tag.startsWith("redoubt "))) return null;
    if (isAqueduct && (!isBridgeHex || unit.isDisrupted)) return null;
  }
  const slope = slopePrice(ground, from, to, isFoot);
  if (tags.includes("bridge")) return 1 + slope;
  const woods = hex.includes("woods") ? 2 : 1;
  const isSteep = ground.isAlma ? steepSides(ground, to).length > 0 : isAlong(ground, from, to);
  const plain = hex.includes("vineyard") ? 3 : woods * (isSteep ? 2 : 1);
  const off = isBridgeHex ? 1 : isAqueduct ? 3 : plain;
  const price = road === undefined ? off : road === "major-road" ? 0.5 : 1;
  return price + waterPrice(tags) + slope;
}
