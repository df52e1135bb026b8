import { hopsFrom, spreadWithin } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { DISORGANIZED, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import type { Stance } from "./stance.ts";

/** What is looked up once for all the answers to one question. */
export interface Scene {
  readonly g: SteppesPlay;
  readonly stance: Stance;
  readonly seat: number;
  /** Strength with which enemies could come to blows at each hex in one move, and ours likewise. */
  readonly threat: Int32Array;
  readonly help: Int32Array;
  /** The same of the enemy's horse alone. */
  readonly horse: Int32Array;
  /** Hexes to the nearest unrouted enemy, to the nearest friend, and to the nearest key hex that we have not got. */
  readonly toEnemy: Uint8Array;
  readonly toFriend: Uint8Array;
  readonly toKey: Uint8Array;
}

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = 16_384;
const threat = new Int32Array(most);
const help = new Int32Array(most);
const horse = new Int32Array(most);
const toEnemy = new Uint8Array(most);
const toFriend = new Uint8Array(most);
const toKey = new Uint8Array(most);
const queue = new Int32Array(most);

// How far infantry and cavalry come in a move over middling ground, in hexes.
const footStride = 3;
const horseStride = 7;

const perStrength = 10;
const perGun = 60;

/** What a unit is worth as it stands, in points: 100 is a fresh battalion of ten. */
export function worthOf({ world, c }: SteppesPlay, unit: number): number {
  const base = world.strength[unit] === 0 ? perGun : c.sp[unit] * perStrength;
  if (c.level[unit] === ROUTED) return base >> 2;
  return c.level[unit] === DISORGANIZED ? (base * 3) >> 2 : base;
}

function spreadSide(g: SteppesPlay, seat: number, field: Int32Array, mounted: Int32Array | null): number[] {
  const { world, c } = g;
  const { size } = world.grid;
  field.fill(0, 0, size);
  mounted?.fill(0, 0, size);
  const places: number[] = [];
  for (const unit of world.unitsOf[seat]) {
    if (!isOnMap(g, unit) || c.level[unit] === ROUTED) continue;
    places.push(c.hexOf[unit]);
    if (isGun(world, unit)) continue;
    const isHorse = world.armOf[unit] === "cavalry";
    const strength = c.level[unit] === DISORGANIZED ? (c.sp[unit] * 2) / 3 : c.sp[unit];
    spreadWithin(world.grid, field, c.hexOf[unit], isHorse ? horseStride : footStride, Math.trunc(strength));
    if (isHorse && mounted !== null) spreadWithin(world.grid, mounted, c.hexOf[unit], horseStride, c.sp[unit]);
  }
  return places;
}

/** Looks at the board for a seat. */
export function sceneFor(g: SteppesPlay, stance: Stance, seat: number): Scene {
  const { grid, keyHexes } = g.world;
  const enemies = spreadSide(g, 1 - seat, threat, horse);
  const friends = spreadSide(g, seat, help, null);
  hopsFrom(grid, toEnemy, queue, enemies);
  hopsFrom(grid, toFriend, queue, friends);
  const wanted = keyHexes.filter((_, i) => g.c.keyHolder[i] !== seat + 1);
  hopsFrom(grid, toKey, queue, wanted);
  return { g, stance, seat, threat, help, horse, toEnemy, toFriend, toKey };
}
