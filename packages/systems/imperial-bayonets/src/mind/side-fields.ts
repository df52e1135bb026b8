import type { Seat } from "@redoubt/engine";
import { hopsFrom, spreadWithin } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { groundOf } from "../ground-now.ts";
import { enemyOf } from "../seat.ts";
import {
  type BayonetsPlay,
  DISRUPTED,
  has,
  OUT_OF_SUPPLY,
  OVERRUNNING,
  REDUCED,
  ROAD_MARCH,
  TEMP_DM,
} from "../state.ts";
import type { Terrain } from "../terrain.ts";
import { ARTILLERY, type World } from "../world.ts";
import { isUnanswered } from "./ending.ts";
import { addStrike } from "./strike.ts";

/** What a side lays over the map; the same as long as nobody of it moves or changes his strength. */
export interface SideFields {
  /** Hexes to the nearest unit of the side. */
  readonly hops: Uint8Array;
  /** Eighths of SP with which it could attack each hex after its next maneuver. */
  readonly threat: Int32Array;
  /** Eighths of SP of its units within two hexes of each hex. */
  readonly support: Int32Array;
  /** A number that changes with it. */
  key: number;
}

// What the fields were last filled for, and which of them are filled.
interface Filled extends SideFields {
  world: World | null;
  ground: Terrain | null;
  hasThreat: boolean;
  hasSupport: boolean;
}

const most = 8192;
const empty = (): Filled => ({
  hops: new Uint8Array(most),
  threat: new Int32Array(most),
  support: new Int32Array(most),
  key: 0,
  world: null,
  ground: null,
  hasThreat: false,
  hasSupport: false,
});
// Scratch, documented as such: filled anew where a side has changed, and read before the next question.
const sides = [empty(), empty()] as const;
const queue = new Int32Array(most);

/** How near friends are whom an enemy would have beside him. */
export const supportRange = 2;

// The states by which strength and zones change.
const weighed = REDUCED | DISRUPTED | TEMP_DM | OUT_OF_SUPPLY | ROAD_MARCH | OVERRUNNING;

const isGun = (kind: number): boolean => kind >= ARTILLERY;

function keyOf(g: BayonetsPlay, side: Seat): number {
  const { world, c } = g;
  let key = isUnanswered(g, enemyOf(side)) ? 1 : 0;
  for (const unit of world.unitsOf[side])
    key = Math.imul(key ^ ((c.hexOf[unit] << 16) ^ (c.status[unit] & weighed)), 0x85ebca6b) ^ (key >>> 13);
  for (let i = 0; i < world.corps.length; i++) key = Math.imul(key ^ c.broken[i], 0x9e3779b1);
  return key;
}

// The fields of a side, with the distances of now.
function fieldsOf(g: BayonetsPlay, side: Seat): Filled {
  const { world, c } = g;
  const fields = sides[side];
  const [key, ground] = [keyOf(g, side), groundOf(g)];
  if (fields.world === world && fields.ground === ground && fields.key === key) return fields;
  fields.world = world;
  fields.ground = ground;
  fields.key = key;
  fields.hasThreat = false;
  fields.hasSupport = false;
  const places: number[] = [];
  for (const unit of world.unitsOf[side]) if (c.hexOf[unit] > 0) places.push(c.hexOf[unit]);
  hopsFrom(world.grid, fields.hops, queue, places);
  return fields;
}

/** The fields of the enemy's side: distances, and what he threatens. */
export function enemyFields(g: BayonetsPlay, side: Seat): SideFields {
  const { world, c } = g;
  const fields = fieldsOf(g, side);
  if (fields.hasThreat) return fields;
  fields.hasThreat = true;
  fields.threat.fill(0, 0, world.grid.size);
  if (isUnanswered(g, enemyOf(side))) return fields;
  for (const unit of world.unitsOf[side])
    if (c.hexOf[unit] > 0 && !isGun(world.kindOf[unit]) && !has(g, unit, ROAD_MARCH)) addStrike(g, unit, fields.threat);
  return fields;
}

/** The fields of one's own side: distances, and what is near to help. */
export function ownFields(g: BayonetsPlay, side: Seat): SideFields {
  const { world, c } = g;
  const fields = fieldsOf(g, side);
  if (fields.hasSupport) return fields;
  fields.hasSupport = true;
  fields.support.fill(0, 0, world.grid.size);
  for (const unit of world.unitsOf[side])
    if (c.hexOf[unit] > 0 && !isGun(world.kindOf[unit]))
      spreadWithin(world.grid, fields.support, c.hexOf[unit], supportRange, ownEighths(g, unit));
  return fields;
}
