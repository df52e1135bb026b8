import { asHex, type Direction } from "@redoubt/hex";
import { FRONT, hopsFrom, spreadWithin } from "@redoubt/mechanics";
import { isGun, moraleOf } from "../checks/morale.ts";
import { facingOf, formationOf } from "../checks/neighbours.ts";
import { fireRange, rangeFactor } from "../checks/zones.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { chartOf, volleyOf } from "./fire-look.ts";
import { hexesApart } from "./stakes.ts";
import type { Stance } from "./stance.ts";

/** What a side can do to each hex of the map. */
export interface Fields {
  /** Strength with which it could come to blows in one move, and that of its horse alone. */
  readonly reach: Int32Array;
  readonly horse: Int32Array;
  /** Strength that one round of its fire would cost as it faces, and all points with it, in hundredths. */
  readonly fire: Int32Array;
  readonly shock: Int32Array;
  /** Hexes to its nearest unit in order or disorder, and to its nearest routed one. */
  readonly toUnit: Uint8Array;
  readonly toRouted: Uint8Array;
}

/** What the answers to one question are looked at with. */
export interface Scene {
  readonly g: SteppesPlay;
  readonly stance: Stance;
  readonly seat: number;
  readonly own: Fields;
  readonly enemy: Fields;
  /** Where leaders may yet ride in this activation, as far as that was asked. */
  readonly posts: Map<number, readonly number[]>;
}

// How far infantry and cavalry come in a move over middling ground, in hexes.
const footStride = 3;
const horseStride = 7;

interface Kept extends Fields {
  readonly queue: Int32Array;
  /** What the fields were made from, unit by unit. */
  seen: Int32Array;
  world: unknown;
}

const sizeKept = 16_384;
const kept = (): Kept => ({
  reach: new Int32Array(sizeKept),
  horse: new Int32Array(sizeKept),
  fire: new Int32Array(sizeKept),
  shock: new Int32Array(sizeKept),
  toUnit: new Uint8Array(sizeKept),
  toRouted: new Uint8Array(sizeKept),
  queue: new Int32Array(sizeKept),
  seen: new Int32Array(0),
  world: null,
});
// Made anew only when a unit of the side has changed: most questions of an activation see the same enemies.
const sides = [kept(), kept()];

// All of a unit that the fields depend on, in one number.
const signOf = ({ c }: SteppesPlay, unit: number): number =>
  c.hexOf[unit] | (c.facing[unit] << 14) | (c.formation[unit] << 17) | (c.level[unit] << 20) | (c.sp[unit] << 22);

function isFresh(g: SteppesPlay, units: readonly number[], fields: Kept): boolean {
  let isSame = fields.world === g.world && fields.seen.length === units.length;
  if (!isSame) {
    fields.seen = new Int32Array(units.length);
    fields.world = g.world;
  }
  for (let i = 0; i < units.length; i++) {
    const sign = signOf(g, units[i]);
    if (fields.seen[i] === sign) continue;
    isSame = false;
    fields.seen[i] = sign;
  }
  return isSame;
}

// What its shot would cost an ordinary target at each range.
function spreadFire(g: SteppesPlay, unit: number, { fire, shock }: Fields): void {
  const { world, c } = g;
  const arm = world.armOf[unit];
  const formation = formationOf(g, unit);
  if (arm === undefined || arm === "cavalry" || formation === "assault-column") return;
  const from = asHex(c.hexOf[unit]);
  const range = fireRange(arm, world.factors[unit]);
  const size = isGun(world, unit) ? 0 : c.sp[unit] >= 11 ? -2 : c.sp[unit] >= 6 ? -1 : c.sp[unit] === 1 ? 1 : 0;
  const facing = facingOf(g, unit);
  const facings: readonly Direction[] = facing === undefined ? [0, 2, 4] : [facing];
  for (const way of facings)
    for (const hex of world.wedges.hexesIn(way, FRONT, from, range)) {
      const far = hexesApart(g, from, hex);
      const total = (rangeFactor(arm, world.factors[unit], far) ?? 0) + size;
      const volley = volleyOf(chartOf(g, unit, far), moraleOf(g, unit), total);
      fire[hex] += volley.sp;
      shock[hex] += volley.points;
    }
}

function fieldsOf(g: SteppesPlay, seat: number): Fields {
  const { world, c } = g;
  const { grid } = world;
  const fields = sides[seat];
  const units = world.unitsOf[seat];
  if (isFresh(g, units, fields)) return fields;
  for (const field of [fields.reach, fields.horse, fields.fire, fields.shock]) field.fill(0, 0, grid.size);
  const standing: number[] = [];
  const routed: number[] = [];
  for (const unit of units) {
    if (!isOnMap(g, unit)) continue;
    const hex = c.hexOf[unit];
    if (c.level[unit] === ROUTED) {
      routed.push(hex);
      continue;
    }
    standing.push(hex);
    spreadFire(g, unit, fields);
    if (isGun(world, unit)) continue;
    const isHorse = world.armOf[unit] === "cavalry";
    // Whoever is in disorder does not attack, but is soon in order again.
    const strength = c.level[unit] === 0 ? c.sp[unit] : c.sp[unit] >> 1;
    spreadWithin(grid, fields.reach, hex, isHorse ? horseStride : footStride, strength);
    if (isHorse) spreadWithin(grid, fields.horse, hex, horseStride, strength);
  }
  hopsFrom(grid, fields.toUnit, fields.queue, standing);
  hopsFrom(grid, fields.toRouted, fields.queue, routed);
  return fields;
}

/** Looks at the board for a seat. */
export function sceneFor(g: SteppesPlay, stance: Stance, seat: number): Scene {
  return { g, stance, seat, own: fieldsOf(g, seat), enemy: fieldsOf(g, 1 - seat), posts: new Map() };
}
