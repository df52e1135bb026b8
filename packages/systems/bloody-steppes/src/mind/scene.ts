import { asHex, type Direction } from "@redoubt/hex";
import { FRONT, hopsFrom, spreadWithin } from "@redoubt/mechanics";
import { isGun, moraleOf } from "../checks/morale.ts";
import { facingOf, formationOf, formOf } from "../checks/neighbours.ts";
import { fireRange, rangeFactor } from "../checks/zones.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import type { World } from "../world.ts";
import { chartOf, volleyOf } from "./fire-look.ts";
import { hexesApart } from "./stakes.ts";
import type { Stance } from "./stance.ts";
import type { Pull } from "./ways.ts";

/** What a side can do to each hex of the map. */
export interface Fields {
  /** Strength with which it could come to blows in one move, and that of its horse alone. */
  readonly reach: Int32Array;
  readonly horse: Int32Array;
  /** Strength that one round of its fire would cost as it faces, and all points with it, in hundredths. */
  readonly fire: Int32Array;
  readonly shock: Int32Array;
  /** How many of its units in order or disorder stand at most three hexes off. */
  readonly near: Int32Array;
  /** Hexes to its nearest unit in order or disorder, and to its nearest routed one: counted when they are first asked for. */
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
  /** How the places that count pull each unit, as far as that was asked. */
  readonly pulls: Map<number, readonly Pull[]>;
}

// How far infantry and cavalry come in a move over middling ground, in hexes.
const footStride = 3;
const horseStride = 7;
// Who has no friend so near is alone.
const nearby = 3;

/** What a unit adds to the fields of its side: strength within reach, and a round of fire in some hexes. */
interface Share {
  readonly hex: number;
  readonly isHorse: boolean;
  readonly strength: number;
  readonly hexes: ArrayLike<number>;
  readonly fire: ArrayLike<number>;
  readonly shock: ArrayLike<number>;
}

// How far every hex is from the nearest of some, and whether that has been counted since they changed.
interface Hops {
  readonly field: Uint8Array;
  hexes: readonly number[];
  isCounted: boolean;
}

interface Kept extends Fields {
  readonly standing: Hops;
  readonly routed: Hops;
  /** What the fields were made from, unit by unit, and what each unit has added to them. */
  seen: Int32Array;
  shares: (Share | null)[];
  world: World | null;
}

const sizeKept = 16_384;
const queue = new Int32Array(sizeKept);
const hops = (): Hops => ({ field: new Uint8Array(sizeKept), hexes: [], isCounted: false });

function counted(world: World | null, known: Hops): Uint8Array {
  if (!known.isCounted && world !== null) hopsFrom(world.grid, known.field, queue, known.hexes);
  known.isCounted = true;
  return known.field;
}

const kept = (): Kept => ({
  reach: new Int32Array(sizeKept),
  horse: new Int32Array(sizeKept),
  fire: new Int32Array(sizeKept),
  shock: new Int32Array(sizeKept),
  near: new Int32Array(sizeKept),
  standing: hops(),
  routed: hops(),
  get toUnit() {
    return counted(this.world, this.standing);
  },
  get toRouted() {
    return counted(this.world, this.routed);
  },
  seen: new Int32Array(0),
  shares: [],
  world: null,
});
// Only what a unit that has changed adds is made anew: most questions of an activation see the same enemies.
const sides = [kept(), kept()];

// All of a unit that the fields depend on, in one number: where it is and whether it is routed in the lowest bits.
const signOf = (g: SteppesPlay, unit: number): number =>
  g.c.hexOf[unit] |
  (g.c.level[unit] << 14) |
  ((facingOf(g, unit) ?? 7) << 16) |
  (formOf(g, unit) << 19) |
  (g.c.sp[unit] << 23);
const placeBits = (1 << 16) - 1;

const nowhere: ArrayLike<number> = new Int32Array(0);

// What its shot would cost an ordinary target at each range.
function fireOf(g: SteppesPlay, unit: number): Pick<Share, "hexes" | "fire" | "shock"> {
  const { world, c } = g;
  const arm = world.armOf[unit];
  if (arm === undefined || arm === "cavalry" || formationOf(g, unit) === "assault-column")
    return { hexes: nowhere, fire: nowhere, shock: nowhere };
  const from = asHex(c.hexOf[unit]);
  const range = fireRange(arm, world.factors[unit]);
  const size = isGun(world, unit) ? 0 : c.sp[unit] >= 11 ? -2 : c.sp[unit] >= 6 ? -1 : c.sp[unit] === 1 ? 1 : 0;
  const facing = facingOf(g, unit);
  const facings: readonly Direction[] = facing === undefined ? [0, 2, 4] : [facing];
  const hexes = facings.flatMap((way) => world.wedges.hexesIn(way, FRONT, from, range));
  const volleys = hexes.map((hex) => {
    const far = hexesApart(g, from, hex);
    return volleyOf(chartOf(g, unit, far), moraleOf(g, unit), (rangeFactor(arm, world.factors[unit], far) ?? 0) + size);
  });
  return { hexes, fire: volleys.map(({ sp }) => sp), shock: volleys.map(({ points }) => points) };
}

function shareOf(g: SteppesPlay, unit: number): Share | null {
  const { world, c } = g;
  if (!isOnMap(g, unit) || c.level[unit] === ROUTED) return null;
  // Whoever is in disorder does not attack, but is soon in order again.
  const strength = isGun(world, unit) ? 0 : c.level[unit] === 0 ? c.sp[unit] : c.sp[unit] >> 1;
  return { hex: c.hexOf[unit], isHorse: world.armOf[unit] === "cavalry", strength, ...fireOf(g, unit) };
}

// Adds a share to the fields of its side, or takes it away again.
function spread(g: SteppesPlay, fields: Kept, share: Share | null, sign: 1 | -1): void {
  if (share === null) return;
  const { hex, isHorse, strength, hexes, fire, shock } = share;
  spreadWithin(g.world.grid, fields.near, hex, nearby, sign);
  for (let i = 0; i < hexes.length; i++) {
    fields.fire[hexes[i]] += sign * fire[i];
    fields.shock[hexes[i]] += sign * shock[i];
  }
  if (strength === 0) return;
  spreadWithin(g.world.grid, fields.reach, hex, isHorse ? horseStride : footStride, sign * strength);
  if (isHorse) spreadWithin(g.world.grid, fields.horse, hex, horseStride, sign * strength);
}

// Notes where they are counted from now; what stays the same is not counted again.
function note(known: Hops, hexes: readonly number[]): void {
  if (hexes.length === known.hexes.length && hexes.every((hex, i) => hex === known.hexes[i])) return;
  known.hexes = hexes;
  known.isCounted = false;
}

function measureHops(g: SteppesPlay, units: readonly number[], fields: Kept): void {
  const { c } = g;
  const standing: number[] = [];
  const routed: number[] = [];
  for (const unit of units) if (isOnMap(g, unit)) (c.level[unit] === ROUTED ? routed : standing).push(c.hexOf[unit]);
  note(fields.standing, standing);
  note(fields.routed, routed);
}

function emptied(g: SteppesPlay, units: readonly number[], fields: Kept): void {
  const { reach, horse, fire, shock, near } = fields;
  for (const field of [reach, horse, fire, shock, near]) field.fill(0, 0, g.world.grid.size);
  for (const known of [fields.standing, fields.routed]) known.isCounted = false;
  // No unit on the map has this sign.
  fields.seen = new Int32Array(units.length).fill(-1);
  fields.shares = units.map(() => null);
  fields.world = g.world;
}

function fieldsOf(g: SteppesPlay, seat: number): Fields {
  const fields = sides[seat];
  const units = g.world.unitsOf[seat];
  let isMoved = fields.world !== g.world;
  if (isMoved) emptied(g, units, fields);
  for (let i = 0; i < units.length; i++) {
    const sign = signOf(g, units[i]);
    const before = fields.seen[i];
    if (before === sign) continue;
    fields.seen[i] = sign;
    isMoved ||= ((before ^ sign) & placeBits) !== 0;
    spread(g, fields, fields.shares[i], -1);
    fields.shares[i] = shareOf(g, units[i]);
    spread(g, fields, fields.shares[i], 1);
  }
  if (isMoved) measureHops(g, units, fields);
  return fields;
}

/** Looks at the board for a seat. */
export function sceneFor(g: SteppesPlay, stance: Stance, seat: number): Scene {
  return { g, stance, seat, own: fieldsOf(g, seat), enemy: fieldsOf(g, 1 - seat), posts: new Map(), pulls: new Map() };
}
