import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, hexesTagged, type Unit } from "@redoubt/mechanics";
import type { BayonetsMap } from "../crossing.ts";
import { sides } from "../data/piece.ts";
import * as bits from "../state.ts";
import { isDemoralized } from "../strength.ts";
import { weathers } from "../tables/weather.ts";
import { type BridgePlaces, INFANTRY, LEADER, type Opening, type Start, type Turns } from "../world.ts";
import type { Numbered } from "./numbered.ts";
import type { PositionFlags } from "./position-flags.ts";
import type { PlacedPiece } from "./position-units.ts";

/** What a start is made from. */
export interface StartScene {
  readonly numbered: Numbered;
  readonly placed: readonly PlacedPiece[];
  readonly map: BayonetsMap;
  readonly bridges: BridgePlaces;
  readonly entries: readonly Hex[];
  readonly turns: Turns;
  /** Whether weather is rolled for in this game (E5). */
  readonly isVariant: boolean;
  readonly turn: number;
  readonly active: Seat;
  readonly opening: Opening;
  readonly flags: PositionFlags;
  /** Improved Positions, as far as infantry stands in them (7.4l). */
  readonly works: readonly Hex[];
  /** Hexes that a game gives to a side at the start (I-140). */
  readonly control: readonly (readonly [hex: Hex, seat: Seat])[];
}

const isInCommandPhase = (phase: number): boolean =>
  phase === bits.IC_MANEUVER || phase === bits.IC_BOMBARDMENT || phase === bits.IC_COMBAT;

function statuses(scene: StartScene): number[] {
  const { numbered, placed, flags, opening, active } = scene;
  const ordered = new Set(flags.orders.flatMap(({ units }) => units));
  const acting = new Set(flags.activation?.units ?? []);
  const debtors = new Set(flags.owes.map(([unit]) => unit));
  return placed.map(({ status, at, isCommandGiven, spec }, i) => {
    const isOwn = numbered.seatOf[i] === active && at > 0;
    const isCommanded = numbered.kindOf[i] < LEADER || spec.kind === "officer";
    const isStandard = isInCommandPhase(opening.phase) && isOwn && isCommanded && !isCommandGiven;
    const isUnderOrder = ordered.has(asUnit(i)) && isOwn;
    return (
      status |
      (isStandard || isUnderOrder ? bits.IN_COMMAND : 0) |
      (acting.has(asUnit(i)) ? bits.ACTIVE : 0) |
      (debtors.has(asUnit(i)) ? bits.MARKED : 0)
    );
  });
}

/** Works stand where the map has them and somebody holds or builds them (7.4l). */
function worksOf({ numbered, placed, map, works: positions }: StartScene, status: number[]): Uint8Array {
  const works = new Uint8Array(map.grid.size);
  const infantryIn = (hex: Hex): Unit[] =>
    placed.flatMap(({ at }, i) => (at === hex && numbered.kindOf[i] === INFANTRY ? [i] : [])).map(asUnit);
  const isBuilding = (i: number): boolean => (status[i] & bits.BUILDING) !== 0;
  for (const hex of positions) if (infantryIn(hex).length > 0) works[hex] = bits.IMPROVED_POSITION;
  for (const hex of hexesTagged(map, "uc")) {
    const infantry = infantryIn(hex);
    if (infantry.length === 0 || works[hex] !== 0) continue;
    works[hex] = bits.UNDER_CONSTRUCTION;
    if (!infantry.some(isBuilding)) for (const i of infantry) status[i] |= bits.BUILDING;
  }
  placed.forEach(({ at }, i) => {
    if (at > 0 && isBuilding(i)) works[at] = bits.UNDER_CONSTRUCTION;
  });
  return works;
}

/** Losses of each corps: as the flags say, else counted from the pieces (I-14). */
function lossesOf({ numbered, placed }: StartScene, said: ReadonlyMap<string, { readonly lost: number | null }>) {
  return numbered.corps.map(({ id, units }) => {
    const written = said.get(id)?.lost;
    if (written != null) return written;
    return units.reduce((sum, unit) => {
      const { at, status, spec } = placed[unit];
      const full = spec.sp ?? 0;
      if (at === bits.UAR || at === bits.PEU) return sum + full;
      return (status & bits.REDUCED) === 0 ? sum : sum + full - (spec.reducedSp ?? 0);
    }, 0);
  });
}

function ordersOf({ numbered, flags }: StartScene) {
  const orderOf = new Uint8Array(numbered.count);
  const orderTo = new Int16Array(2 * bits.orderSlots);
  const orderShown = new Uint8Array(2 * bits.orderSlots);
  const next = [0, bits.orderSlots];
  for (const { side, units, to, isShown } of flags.orders) {
    const slot = next[sides.indexOf(side)]++;
    orderTo[slot] = to;
    orderShown[slot] = isShown ? 1 : 0;
    for (const unit of units) orderOf[unit] = slot + 1;
  }
  return { orderOf, orderTo, orderShown };
}

/** A place in words of 32 bits. */
function bitWords(places: readonly number[], length: number): Int32Array {
  const words = new Int32Array(Math.max(1, (length + 31) >> 5));
  for (const place of places) if (place >= 0) words[place >> 5] |= 1 << (place & 31);
  return words;
}

function filled<T extends Uint8Array | Uint16Array | Int16Array>(
  column: T,
  pairs: readonly (readonly [number, number])[],
): T {
  for (const [place, value] of pairs) column[place] = value;
  return column;
}

/** The enemy unit that is owed: the one named, or the strongest in the hex (I-110). */
function owedUnit({ numbered, placed, map }: StartScene, target: string): number {
  const named = placed.findIndex(({ spec }) => spec.id === target);
  if (named >= 0) return named;
  const hex = map.grid.byNumber.get(target);
  const there = [...placed.keys()].filter(
    (i) => hex !== undefined && placed[i].at === hex && numbered.kindOf[i] < LEADER,
  );
  const shown = (i: number): number =>
    ((placed[i].status & bits.REDUCED) === 0 ? placed[i].spec.sp : placed[i].spec.reducedSp) ?? 0;
  return there.reduce((best, i) => (best < 0 || shown(i) > shown(best) ? i : best), -1);
}

/** The state with which a game begins. */
export function startOf(scene: StartScene): Start {
  const { numbered, placed, map, bridges, entries, turns, turn, active, opening, flags } = scene;
  const status = statuses(scene);
  const works = worksOf(scene, status);
  const corpsSaid = new Map(flags.corps);
  const lost = lossesOf(scene, corpsSaid);
  const size = map.grid.size;
  const bytes = (pairs: readonly (readonly [number, number])[]) => filled(new Uint8Array(size), pairs);
  const hexOfTarget = (target: string): number => map.grid.byNumber.get(target) ?? 0;
  const weather = flags.weather ?? turns.weather(turn) ?? "clear";
  // Weather other than the track's was rolled for, and lasts until the next Administration Phase unless the file says how long (5.3c).
  const isRolled = flags.weatherUntil !== null || (scene.isVariant && weather !== turns.weather(turn));
  const fought = new Uint8Array(size);
  for (const hex of flags.bombarded) fought[hex] |= bits.BOMBARDED;
  for (const hex of flags.attacked) fought[hex] |= bits.WAS_ATTACKED;
  const thrownOnMap = bridges.onMap.filter((bridge) => bridge === "thrown").length;
  const standing = placed.flatMap(({ at }, piece) => (at > 0 ? [[asUnit(piece), at] as const] : []));
  const pairs = <T>(list: readonly (readonly [number, T])[], value: (of: T) => number) =>
    list.map(([piece, of]) => [piece, value(of)] as const);
  return {
    opening,
    placed: standing,
    pointsGiven: flags.points.map(([leader]) => leader),
    controlGiven: flags.control,
    columns: {
      turn: [turn],
      active: [active],
      phase: [opening.phase],
      stage: [flags.stage ?? 1],
      night: [flags.night || opening.phase === bits.DISENGAGEMENT || turns.isNight(turn) ? 1 : 0],
      weather: [weathers.indexOf(weather)],
      variant: [isRolled ? 1 : 0],
      weatherUntil: [flags.weatherUntil ?? 0],
      nextAdmin: [flags.nextAdmin ?? 0],
      thrown: [flags.thrown.russian ?? thrownOnMap, flags.thrown.allied ?? 0],
      begun: [flags.o1.attacked ? 1 : 0],
      penalty: [flags.o1.penalty ?? 0],
      hexOf: placed.map(({ at }) => (at > 0 ? bits.WAITING : at)),
      status,
      spent: filled(new Uint8Array(numbered.count), flags.spent),
      began: filled(
        Int16Array.from(placed, ({ at }) => Math.max(at, 0)),
        flags.began,
      ),
      chargeAt: filled(new Int16Array(numbered.count), pairs(flags.charges, hexOfTarget)),
      owes: filled(
        new Uint16Array(numbered.count),
        pairs(flags.owes, (target) => owedUnit(scene, target) + 1),
      ),
      points: filled(new Uint8Array(numbered.count), flags.points),
      forcePoints: filled(new Uint8Array(numbered.count), flags.points),
      ...ordersOf(scene),
      works,
      attempts: bytes(flags.attempts),
      worked: bitWords(
        flags.bridgesTried.map((side) => bridges.placeOf[side]),
        bridges.sides.length,
      ),
      lost,
      broken: numbered.corps.map(({ id, number }, i) => {
        const isBroken = number !== null && isDemoralized(lost[i], number);
        return (corpsSaid.get(id)?.demoralized ?? isBroken) ? 1 : 0;
      }),
      fought,
      queue: filled(
        new Uint8Array(entries.length),
        flags.queue.flatMap(([hex, n]) => (entries.includes(hex) ? [[entries.indexOf(hex), n] as const] : [])),
      ),
      control: bytes(scene.control.map(([hex, seat]) => [hex, seat + 1] as const)),
    },
  };
}
