import type { PositionUnit } from "@redoubt/mechanics";
import { british, cavalry, french, pavlov, piquet, soimonov, zouave } from "../field.ts";

// The rules of ground, zones and flanks a second time, written from the book in the plainest way: slow, and sharing
// nothing with the game but the names of the tags.

type Unit = Partial<PositionUnit>;
interface Size {
  readonly cols: number;
  readonly rows: number;
  readonly evenRows?: number;
}

/** Ground and the units on it. */
export interface Field extends Size {
  readonly hexes: Readonly<Record<string, readonly string[]>>;
  readonly sides: Readonly<Record<string, readonly string[]>>;
  readonly units: readonly Unit[];
}

const COLS = 7;
const ROWS = 7;
const two = (n: number): string => String(n).padStart(2, "0");
const all = Array.from({ length: COLS * ROWS }, (_, i) => two(1 + (i % COLS)) + two(1 + Math.floor(i / COLS)));

/** The hexes next to a hex: even columns lie half a hex lower. */
export function around({ cols, rows, evenRows = rows }: Size, hex: string): string[] {
  const col = Number(hex.slice(0, 2));
  const row = Number(hex.slice(2));
  const up = col % 2 === 0 ? row : row - 1;
  const places = [
    [col, row - 1],
    [col, row + 1],
    [col - 1, up],
    [col - 1, up + 1],
    [col + 1, up],
    [col + 1, up + 1],
  ];
  const isOn = (c: number, r: number) => c >= 1 && c <= cols && r >= 1 && r <= (c % 2 === 0 ? evenRows : rows);
  return places.filter(([c, r]) => isOn(c, r)).map(([c, r]) => two(c) + two(r));
}

/** A field of chance from a seed. */
export function fieldOf(seed: number): Field {
  let state = seed * 7919 + 17;
  const below = (n: number): number => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const hexes: Record<string, string[]> = {};
  const sides: Record<string, string[]> = {};
  for (const hex of all) {
    const ground = ["", "", "", "forest", "forest", "river", "marsh", "aqueduct", below(3) === 0 ? "sea" : ""][
      below(9)
    ];
    hexes[hex] = [...(ground === "" ? [] : [ground]), ...(below(2) === 0 && ground !== "sea" ? ["road"] : [])];
    for (const other of around({ cols: COLS, rows: ROWS }, hex).filter((next) => next > hex)) {
      const to = below(2) === 0 ? hex : other;
      const kinds = [
        "",
        "",
        "",
        `slope up:${to}`,
        `steep-slope up:${to}`,
        `redoubt in:${to}`,
        below(4) === 0 ? "sea" : "",
      ];
      const tags = [kinds[below(7)], below(2) === 0 ? "road" : ""].filter((tag) => tag !== "");
      if (tags.length > 0) sides[`${hex}/${other}`] = tags;
    }
  }
  const units: Unit[] = [];
  const free = all.filter((hex) => !hexes[hex].includes("sea"));
  const makers = [soimonov, pavlov, soimonov, british, french, zouave, cavalry, british, piquet];
  for (const [i, maker] of makers.entries()) {
    const at = free.splice(below(free.length), 1)[0];
    units.push(maker(`U${i}`, at, 1 + below(9)));
  }
  return { cols: COLS, rows: ROWS, hexes, sides, units };
}

const sideTags = ({ sides }: Field, a: string, b: string): readonly string[] =>
  sides[a < b ? `${a}/${b}` : `${b}/${a}`] ?? [];
const isWet = ({ hexes }: Field, hex: string): boolean =>
  (hexes[hex] ?? []).some((tag) => /river|marsh|aqueduct/.test(tag));

/** Points for a step (8.5-8.12), or null where it cannot be made. */
export function stepCost(field: Field, kind: string, from: string, to: string): number | null {
  const tags = sideTags(field, from, to);
  const has = (start: string) => tags.some((tag) => tag.startsWith(start));
  const ground = field.hexes[to] ?? [];
  if (ground.includes("sea") || has("sea")) return null;
  const byRoad = has("road") && ground.includes("road") && (field.hexes[from] ?? []).includes("road");
  const isHorse = kind === "cavalry";
  let cost = 1;
  if (!byRoad) {
    if (isHorse && (isWet(field, to) || isWet(field, from) || has("redoubt"))) return null;
    const discount = kind === "zouave" ? 1 : 0;
    cost = isWet(field, to) ? 4 - discount : ground.includes("forest") ? 3 - discount : 2;
    if (tags.includes(`slope up:${to}`)) cost += 1;
    if (has("steep-slope")) cost += 2 - discount;
  }
  return cost + (has("redoubt") && !isHorse ? 1 : 0);
}

/** The hexes in an enemy zone of a side (7.1). */
export function zoneAgainst(field: Field, side: unknown): Set<string> {
  return new Set(field.units.filter((unit) => unit.side !== side).flatMap((unit) => around(field, unit.at ?? "")));
}

/** Where a unit may end its move (6.2-6.4, 7.2, 8.3), by trying all ways. */
export function reach(field: Field, unit: Unit): string[] {
  const zone = zoneAgainst(field, unit.side);
  const shut = (hex: string) =>
    field.units.some((other) => other.at === hex && (other.side !== unit.side || other.kind !== "piquet"));
  const best = new Map<string, number>();
  const walk = (at: string, spent: number, isFirst: boolean): void => {
    for (const to of around(field, at)) {
      const cost = stepCost(field, unit.kind ?? "", at, to);
      if (cost === null || spent + cost > 12 || shut(to)) continue;
      if (isFirst && zone.has(at) && zone.has(to)) continue;
      if ((best.get(to) ?? 99) <= spent + cost) continue;
      best.set(to, spent + cost);
      if (!zone.has(to)) walk(to, spent + cost, false);
    }
  };
  walk(unit.at ?? "", 0, true);
  return [...best.keys()].filter((hex) => hex !== unit.at).sort();
}

/** Where a unit may make a flank attack (9.18). */
export function flanks(field: Field, unit: Unit): string[] {
  const at = unit.at ?? "";
  const zone = zoneAgainst(field, unit.side);
  if (unit.kind === "piquet" || !zone.has(at)) return [];
  return around(field, at)
    .filter((to) => zone.has(to) && field.units.every((other) => other.at !== to))
    .filter((to) => {
      const tags = sideTags(field, at, to);
      if (tags.some((tag) => tag.startsWith("steep-slope") || tag === `redoubt in:${to}`)) return false;
      if (unit.kind === "cavalry" && isWet(field, to)) return false;
      return stepCost(field, unit.kind ?? "", at, to) !== null;
    })
    .sort();
}

/** Whether a unit may join an ordinary attack on an adjacent hex (9.12, TEC-3). */
export function mayAttack(field: Field, unit: Unit, target: string): boolean {
  if (unit.kind === "piquet" || !around(field, unit.at ?? "").includes(target)) return false;
  if (sideTags(field, unit.at ?? "", target).includes("sea")) return false;
  return !(unit.kind === "cavalry" && isWet(field, target));
}

/** What comes off the defender's loss (9.8-9.11, TEC*). */
export function reduction(field: Field, attackers: readonly Unit[], target: string): number {
  const every = (test: (at: string, tags: readonly string[]) => boolean) =>
    attackers.every(({ at = "" }) => test(at, sideTags(field, at, target)));
  const water = every((at) => isWet(field, at)) ? 1 : 0;
  const uphill = every((_, tags) => tags.some((tag) => tag.endsWith(`slope up:${target}`))) ? 1 : 0;
  const wall = every((_, tags) => tags.includes(`redoubt in:${target}`)) ? 2 : 0;
  return water + uphill + wall;
}
