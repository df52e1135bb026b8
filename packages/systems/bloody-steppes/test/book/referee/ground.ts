import alma from "../../../src/data/maps/alma.json" with { type: "json" };
import balaclava from "../../../src/data/maps/balaclava.json" with { type: "json" };
import inkerman from "../../../src/data/maps/inkerman.json" with { type: "json" };

// The maps read a second time, straight from their tags, with coordinates of the referee's own.

interface MapText {
  readonly cols: number;
  readonly rows: number;
  readonly numbering: string;
  readonly hexes: Readonly<Record<string, readonly string[] | undefined>>;
  readonly sides: Readonly<Record<string, readonly string[] | undefined>>;
  readonly elevation: Readonly<Record<string, number | undefined>>;
  readonly roads: readonly { readonly path: readonly string[] }[];
}

/** A place: two axes of a hexagonal lattice, x to the south-east, z to the south. */
export type Spot = readonly [x: number, z: number];

/** N, NE, SE, S, SW, NW. */
export const ways: readonly Spot[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** A map as the referee reads it. */
export interface Ground {
  readonly spot: (hex: string) => Spot;
  readonly hexAt: (spot: Spot) => string | undefined;
  readonly tags: (hex: string) => readonly string[];
  readonly side: (a: string, b: string) => readonly string[];
  readonly isRoad: (a: string, b: string) => boolean;
  readonly level: (hex: string) => number;
  /** The upper hex of an escarpment edge between two neighbours (K-186); undefined where there is none or a road breaks through. */
  readonly edge: (a: string, b: string) => string | undefined;
  readonly all: readonly string[];
}

const key = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
const two = (n: number): string => String(n).padStart(2, "0");

/** The ground of a battle. */
export function groundOf(name: "alma" | "balaclava" | "inkerman"): Ground {
  const map: MapText = { alma, balaclava, inkerman }[name];
  const isRowFirst = map.numbering === "RRCC";
  const spots = new Map<string, Spot>();
  const names = new Map<string, string>();
  for (let c = 1; c <= map.cols; c++) {
    for (let r = 1; r <= map.rows; r++) {
      const hex = isRowFirst ? two(r) + two(c) : two(c) + two(r);
      // Even columns sit half a hex lower.
      const spot: Spot = [c - 1, r - Math.floor((c - 1) / 2)];
      spots.set(hex, spot);
      names.set(spot.join(), hex);
    }
  }
  const spot = (hex: string): Spot => {
    const found = spots.get(hex);
    if (found === undefined) throw new Error(`no hex ${hex}`);
    return found;
  };
  const roads = new Set(map.roads.flatMap(({ path }) => path.slice(1).map((hex, i) => key(path[i], hex))));
  const tags = (hex: string): readonly string[] => map.hexes[hex] ?? [];
  const side = (a: string, b: string): readonly string[] => map.sides[key(a, b)] ?? [];
  const level = (hex: string): number => map.elevation[hex] ?? 0;
  const isMarked = new Set(
    Object.entries(map.sides).flatMap(([pair, marks]) => (marks?.includes("escarpment") ? pair.split("/") : [])),
  );
  const edge = (a: string, b: string): string | undefined => {
    const isOpen = roads.has(key(a, b)) || side(a, b).includes("ravine") || side(a, b).includes("road");
    if (isOpen) return undefined;
    const high =
      level(a) === level(b) ? [a, b].find((hex) => tags(hex).includes("escarpment")) : level(a) > level(b) ? a : b;
    if (side(a, b).includes("escarpment")) return high;
    const falls = [a, b].find((hex) => tags(hex).includes("escarpment") && !isMarked.has(hex));
    return falls !== undefined && falls === high && level(a) !== level(b) ? falls : undefined;
  };
  return {
    spot,
    hexAt: (at) => names.get(at.join()),
    tags,
    side,
    isRoad: (a, b) => roads.has(key(a, b)),
    level,
    edge,
    all: [...spots.keys()],
  };
}

/** Hexes from one to another. */
export function range(ground: Ground, a: string, b: string): number {
  const [[ax, az], [bx, bz]] = [ground.spot(a), ground.spot(b)];
  const [dx, dz] = [ax - bx, az - bz];
  return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz));
}

/** The direction from a hex to its neighbour, 0 to 5 from north; -1 if they do not touch. */
export function wayTo(ground: Ground, a: string, b: string): number {
  const [[ax, az], [bx, bz]] = [ground.spot(a), ground.spot(b)];
  return ways.findIndex(([x, z]) => x === bx - ax && z === bz - az);
}

/** The neighbours of a hex that are on the map. */
export function around(ground: Ground, hex: string): readonly string[] {
  const [x, z] = ground.spot(hex);
  return ways.flatMap(([dx, dz]) => ground.hexAt([x + dx, z + dz]) ?? []);
}

/** V.3, K-1: whether a hex lies in the front, flank or rear of a unit that faces the corner after a direction. */
export function sideOf(ground: Ground, from: string, facing: number, to: string): "front" | "flank" | "rear" {
  const [[ax, az], [bx, bz]] = [ground.spot(from), ground.spot(to)];
  const isWithin = (first: number): boolean => {
    const [[ux, uz], [vx, vz]] = [ways[first % 6], ways[(first + 1) % 6]];
    const det = ux * vz - uz * vx;
    const a = ((bx - ax) * vz - (bz - az) * vx) / det;
    const b = (ux * (bz - az) - uz * (bx - ax)) / det;
    return a >= 0 && b >= 0;
  };
  return isWithin(facing) ? "front" : isWithin(facing + 3) ? "rear" : "flank";
}
