import type { Arm } from "./armies.ts";
import { aqueduct, bridges, fords, grounds, levels, majorRiver, river, roads } from "./map-sheet.ts";

// Hexes by their printed numbers, what lies between them, and what a step costs. Even columns sit half a hex lower.

/** What stands on a hexside that has been worked on: a bridge thrown, destroyed or repaired. */
export type Bridges = ReadonlyMap<string, string>;
/** Who moves: an arm, or a Leader, who pays as infantry. */
export type Mover = Arm | "leader";

const two = (n: number): string => String(n).padStart(2, "0");
const cube = (hex: string): readonly [number, number] => {
  const column = Number(hex.slice(0, 2));
  return [column, Number(hex.slice(2)) - Math.floor((column - 1) / 2)];
};
const steps = [
  ["N", 0, -1],
  ["NE", 1, -1],
  ["SE", 1, 0],
  ["S", 0, 1],
  ["SW", -1, 1],
  ["NW", -1, 0],
] as const;
const hexOf = (q: number, r: number): string => `${two(q)}${two(r + Math.floor((q - 1) / 2))}`;
const isOnMap = (hex: string): boolean => /^(0[1-9]|[12]\d|30)(0[1-9]|1\d|20)$/.test(hex);

/** The neighbours of a hex with the direction that leads there. */
const table = new Map<string, readonly (readonly [string, string])[]>();
export function around(hex: string): readonly (readonly [string, string])[] {
  const known = table.get(hex);
  if (known !== undefined) return known;
  const [q, r] = cube(hex);
  const found = steps
    .map(([name, dq, dr]) => [name, q + dq < 1 ? "" : hexOf(q + dq, r + dr)] as const)
    .filter(([, one]) => isOnMap(one));
  table.set(hex, found);
  return found;
}

/** Hexes apart. */
export function range(a: string, b: string): number {
  const [[q, r], [s, t]] = [cube(a), cube(b)];
  return Math.max(Math.abs(q - s), Math.abs(r - t), Math.abs(q + r - s - t));
}

/** The direction of a step to a neighbour. */
export const heading = (from: string, to: string): string => around(from).find(([, hex]) => hex === to)?.[0] ?? "";

/** The level of a hex. */
export const level = (hex: string): number => Number(levels[Number(hex.slice(2)) - 1][Number(hex.slice(0, 2)) - 1]);
/** Its ground: a dot for clear. */
export const groundAt = (hex: string): string => grounds[Number(hex.slice(2)) - 1][Number(hex.slice(0, 2)) - 1];

const sideSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const [major, canal, plainRiver] = [sideSet(majorRiver), sideSet(aqueduct), sideSet(river)];
const links = new Set(
  roads.flatMap((road) => {
    const hexes = road.split(" ");
    return hexes.slice(1).map((hex, i) => sideBetween(hexes[i], hex));
  }),
);
/** Road hexes. */
export const roadHexes: ReadonlySet<string> = new Set(roads.flatMap((road) => road.split(" ")));

/** The name of a hexside. */
export function sideBetween(a: string, b: string): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}

/** What there is to cross: nothing, a bridge, a ford, or water. */
export function crossing(a: string, b: string, changed: Bridges): "" | "bridge" | "ford" | "river" | "canal" | "major" {
  const side = sideBetween(a, b);
  const now = changed.get(side);
  if (now === "intact" || now === "thrown" || (now === undefined && bridges.includes(side))) return "bridge";
  if (fords.includes(side)) return "ford";
  if (major.has(side)) return "major";
  if (canal.has(side)) return "canal";
  return plainRiver.has(side) ? "river" : "";
}

/** Whether a road crosses the hexside, over a bridge that stands. */
export function isRoad(a: string, b: string, changed: Bridges): boolean {
  const water = crossing(a, b, changed);
  return links.has(sideBetween(a, b)) && (water === "" || water === "bridge");
}

/** Whether neither zones nor attacks pass a hexside. */
export const isBarrier = (a: string, b: string, changed: Bridges): boolean =>
  crossing(a, b, changed) === "major" || Math.abs(level(a) - level(b)) > 2;

const hexPrices: Readonly<Record<string, Readonly<Record<Arm, number | null>>>> = {
  ".": { inf: 1, cav: 1, art: 1, hor: 1 },
  w: { inf: 2, cav: 3, art: 3, hor: 3 },
  g: { inf: 2, cav: 2, art: 2, hor: 2 },
  m: { inf: 3, cav: 4, art: null, hor: null },
  t: { inf: 1, cav: 2, art: 2, hor: 2 },
};
const waterPrices: Readonly<Record<string, Readonly<Record<Arm, number | null>>>> = {
  "": { inf: 0, cav: 0, art: 0, hor: 0 },
  bridge: { inf: 0, cav: 0, art: 0, hor: 0 },
  ford: { inf: 1, cav: 1, art: 2, hor: 2 },
  river: { inf: 2, cav: 2, art: null, hor: null },
  canal: { inf: 3, cav: 3, art: null, hor: null },
  major: { inf: null, cav: null, art: null, hor: null },
};

/** The price of a step without company, or null where it is closed. */
export function priceOf(from: string, to: string, mover: Mover, changed: Bridges): number | null {
  const arm = mover === "leader" ? "inf" : mover;
  const rise = level(to) - level(from);
  if (isRoad(from, to, changed)) return (mover === "leader" ? 0.5 : 1) + (rise > 0 ? 1 : 0);
  const [hex, water] = [hexPrices[groundAt(to)][arm], waterPrices[crossing(from, to, changed)][arm]];
  if (hex === null || water === null || Math.abs(rise) > 2) return null;
  if (Math.abs(rise) === 2) return arm === "inf" ? hex + water + 3 : null;
  return hex + water + (rise === 1 ? 1 : 0);
}

/** The price of a step in Road March, or null off the road. */
export const marchPriceOf = (from: string, to: string, changed: Bridges): number | null =>
  isRoad(from, to, changed) ? 0.5 + (level(to) > level(from) ? 1 : 0) : null;

/** The hexes that a line of sight passes: one alone, or two on both sides of a hexside that it follows; blank off the map. */
export function line(from: string, to: string): readonly (readonly string[])[] {
  const [[q, r], [s, t]] = [cube(from), cube(to)];
  const far = range(from, to);
  const found: { readonly hexes: string[]; readonly start: number; readonly isAlong: boolean }[] = [];
  for (let a = Math.min(q, s) - 1; a <= Math.max(q, s) + 1; a++)
    for (let b = Math.min(r, t) - far; b <= Math.max(r, t) + far; b++) {
      if ((a === q && b === r) || (a === s && b === t)) continue;
      const part = within([q - a, r - b], [s - q, t - r]);
      if (part === null) continue;
      const hex = a >= 1 && isOnMap(hexOf(a, b)) ? hexOf(a, b) : "";
      const twin = part.isAlong
        ? found.find(({ isAlong, start }) => isAlong && Math.abs(start - part.start) < 1e-9)
        : undefined;
      if (twin === undefined) found.push({ hexes: [hex], ...part });
      else twin.hexes.push(hex);
    }
  return found.map(({ hexes }) => hexes);
}

/** The part of a line inside a hex, seen from its centre; null if it has no length there. */
function within([x, z]: readonly [number, number], [dx, dz]: readonly [number, number]) {
  // A point is in a hex while the differences of its three coordinates are at most 1.
  const forms = [
    [x - z, dx - dz],
    [x + 2 * z, dx + 2 * dz],
    [2 * x + z, 2 * dx + dz],
  ];
  let [start, end, isAlong] = [0, 1, false];
  for (const [at, by] of forms) {
    if (by === 0) {
      if (Math.abs(at) > 1) return null;
      isAlong ||= Math.abs(at) === 1;
      continue;
    }
    start = Math.max(start, Math.min((-1 - at) / by, (1 - at) / by));
    end = Math.min(end, Math.max((-1 - at) / by, (1 - at) / by));
  }
  return end - start < 1e-9 ? null : { start, isAlong };
}
