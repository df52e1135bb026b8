import { asHex, axialDistance, type Direction, type Grid } from "@redoubt/hex";
import { FAR, FRONT, spreadWithin } from "@redoubt/mechanics";
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
  /** Hexes from one to its nearest unit in order or disorder, and to its nearest routed one; FAR where there is none. */
  readonly toUnit: (hex: number) => number;
  readonly toRouted: (hex: number) => number;
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

// Some hexes, and how far others are from the nearest of them, as far as that was asked.
interface Marks {
  readonly known: Uint8Array;
  hexes: readonly number[];
}

interface Kept extends Fields {
  readonly standing: Marks;
  readonly routed: Marks;
  /** What the fields were made from, unit by unit, and what each unit has added to them. */
  seen: Int32Array;
  shares: (Share | null)[];
  /** What each unit has ever added, by its sign: while answers are tried units come back to where they were. */
  known: Map<number, Share | null>[];
  world: World | null;
}

const sizeKept = 16_384;
const marks = (): Marks => ({ known: new Uint8Array(sizeKept), hexes: [] });

// One less than FAR: farther than any map is wide.
const notAsked = 254;

function nearestTo(world: World | null, { known, hexes }: Marks, hex: number): number {
  if (known[hex] !== notAsked || world === null) return known[hex];
  const { q, r } = world.grid;
  let least = FAR;
  for (const one of hexes) least = Math.min(least, axialDistance(q[one] - q[hex], r[one] - r[hex]));
  known[hex] = least;
  return least;
}

const kept = (): Kept => ({
  reach: new Int32Array(sizeKept),
  horse: new Int32Array(sizeKept),
  fire: new Int32Array(sizeKept),
  shock: new Int32Array(sizeKept),
  near: new Int32Array(sizeKept),
  standing: marks(),
  routed: marks(),
  toUnit(hex) {
    return nearestTo(this.world, this.standing, hex);
  },
  toRouted(hex) {
    return nearestTo(this.world, this.routed, hex);
  },
  seen: new Int32Array(0),
  shares: [],
  known: [],
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

const mostKnown = 200;

function knownShare(g: SteppesPlay, unit: number, known: Map<number, Share | null>, sign: number): Share | null {
  const found = known.get(sign);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const share = shareOf(g, unit);
  known.set(sign, share);
  return share;
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

// Notes which hexes are meant now; where they are the same all that is known stays so.
function note({ world: { grid } }: SteppesPlay, marks: Marks, hexes: readonly number[]): void {
  if (hexes.length === marks.hexes.length && hexes.every((hex, i) => hex === marks.hexes[i])) return;
  marks.hexes = hexes;
  forget(grid, marks);
}

// Nobody is near what is not on the map.
function forget({ size }: Grid, { known }: Marks): void {
  known.fill(notAsked, 0, size);
  known[0] = FAR;
}

function noteMarks(g: SteppesPlay, units: readonly number[], fields: Kept): void {
  const { c } = g;
  const standing: number[] = [];
  const routed: number[] = [];
  for (const unit of units) if (isOnMap(g, unit)) (c.level[unit] === ROUTED ? routed : standing).push(c.hexOf[unit]);
  note(g, fields.standing, standing);
  note(g, fields.routed, routed);
}

function emptied(g: SteppesPlay, units: readonly number[], fields: Kept): void {
  const { reach, horse, fire, shock, near } = fields;
  for (const field of [reach, horse, fire, shock, near]) field.fill(0, 0, g.world.grid.size);
  for (const marks of [fields.standing, fields.routed]) forget(g.world.grid, marks);
  // No unit on the map has this sign.
  fields.seen = new Int32Array(units.length).fill(-1);
  fields.shares = units.map(() => null);
  fields.known = units.map(() => new Map());
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
    fields.shares[i] = knownShare(g, units[i], fields.known[i], sign);
    spread(g, fields, fields.shares[i], 1);
  }
  if (isMoved) noteMarks(g, units, fields);
  return fields;
}

/** Looks at the board for a seat. */
export function sceneFor(g: SteppesPlay, stance: Stance, seat: number): Scene {
  return { g, stance, seat, own: fieldsOf(g, seat), enemy: fieldsOf(g, 1 - seat), posts: new Map(), pulls: new Map() };
}
