import type { Seat } from "@redoubt/engine";
import { asHex, axialDistance, type Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { strengthAt } from "../checks/fire.ts";
import { canAttackAtAll } from "../checks/melee-duty.ts";
import { ALLIED, enemyOf, RUSSIAN } from "../seat.ts";
import { SEEN } from "../setup/fire-lines.ts";
import { maxRange } from "../setup/results.ts";
import { DISRUPTED, hexOf, type QuadPlay, topUnit, zonesOf } from "../state.ts";
import { fireOf, meleeOf, moraleOf } from "../values.ts";
import type { World } from "../world.ts";

/** What the enemies of a seat can do to each hex. Hexes are looked at when asked about and kept while no enemy changes. */
export interface ThreatField {
  readonly seat: Seat;
  /** Enemies on the map, and how many. */
  readonly present: Int16Array;
  presentCount: number;
  /** Those of them that are undisrupted and can attack, and how many. */
  readonly foes: Int16Array;
  foeCount: number;
  /** Enemy guns that can fire now or soon. */
  readonly foeGuns: Int16Array;
  foeGunCount: number;
  /** By hex: steps to the nearest of the foes, the melee strength in quarters and the best morale of those who can come. */
  readonly nearest: Int16Array;
  readonly strength: Int32Array;
  readonly morale: Uint8Array;
  /** By hex: the strength of the guns that see it, and what their lines cross. */
  readonly fire: Int16Array;
  readonly lines: Uint8Array;
  /** By hex: enemy hexes next to it, the fire of those on top there but guns, and hexes next to it that no enemy has or holds. */
  readonly around: Uint8Array;
  readonly muskets: Int16Array;
  readonly open: Uint8Array;
  /** The enemies as they were when the field was begun, and which hexes have been looked at since, and around which. */
  readonly places: Int32Array;
  readonly seen: Int32Array;
  readonly seenAround: Int32Array;
  version: number;
}

const known = new WeakMap<World, readonly ThreatField[]>();
/** The distance where there is no foe at all. */
const TOO_FAR = 99;
// Who can come is counted for the first four: more cannot all get at one hex.
const mostAttackers = 4;

function emptyField({ count, grid: { size } }: World, seat: Seat): ThreatField {
  return {
    seat,
    present: new Int16Array(count),
    presentCount: 0,
    foes: new Int16Array(count),
    foeCount: 0,
    foeGuns: new Int16Array(count),
    foeGunCount: 0,
    nearest: new Int16Array(size),
    strength: new Int32Array(size),
    morale: new Uint8Array(size),
    fire: new Int16Array(size),
    lines: new Uint8Array(size),
    around: new Uint8Array(size),
    muskets: new Int16Array(size),
    open: new Uint8Array(size),
    places: new Int32Array(count).fill(-1),
    seen: new Int32Array(size),
    seenAround: new Int32Array(size),
    version: 0,
  };
}

// Whether any enemy has moved, been disrupted, rallied or put on top since the field was begun; notes how they are now.
function hasChanged(g: QuadPlay, { seat, places }: ThreatField): boolean {
  const { c, world } = g;
  const enemies = world.unitsOf[enemyOf(seat)];
  const demoralized = c.demoralized[0];
  let isNew = false;
  for (let i = 0; i < enemies.length; i++) {
    const u = enemies[i];
    const hex = Math.max(c.hexOf[u], 0);
    const isTop = hex > 0 && c.topOf[hex] === u + 1;
    const place = (hex << 3) | (isTop ? 4 : 0) | ((c.status[u] & DISRUPTED) !== 0 ? 2 : 0) | demoralized;
    if (places[u] === place) continue;
    places[u] = place;
    isNew = true;
  }
  return isNew;
}

/** The field of what the enemies of `seat` can do, as they stand now. */
export function threatsTo(g: QuadPlay, seat: Seat): ThreatField {
  const { c, world } = g;
  let fields = known.get(world);
  if (fields === undefined) {
    fields = [emptyField(world, ALLIED), emptyField(world, RUSSIAN)];
    known.set(world, fields);
  }
  const field = fields[seat];
  if (!hasChanged(g, field)) return field;
  field.version++;
  field.presentCount = 0;
  field.foeCount = 0;
  field.foeGunCount = 0;
  const enemies = world.unitsOf[enemyOf(seat)];
  for (let i = 0; i < enemies.length; i++) {
    const u = enemies[i];
    if (c.hexOf[u] <= 0) continue;
    field.present[field.presentCount++] = u;
    if ((c.status[u] & DISRUPTED) !== 0) continue;
    if (world.gunRow[u] >= 0) field.foeGuns[field.foeGunCount++] = u;
    else if (canAttackAtAll(g, u)) field.foes[field.foeCount++] = u;
  }
  return field;
}

function lookAtFoes(g: QuadPlay, field: ThreatField, hex: Hex): void {
  const { world } = g;
  const { q, r } = world.grid;
  let nearest = TOO_FAR;
  let strength = 0;
  let count = 0;
  let morale = 0;
  for (let i = 0; i < field.foeCount; i++) {
    const u = asUnit(field.foes[i]);
    const at = hexOf(g, u);
    const far = axialDistance(q[at] - q[hex], r[at] - r[hex]);
    if (far < nearest) nearest = far;
    // A rough march: half of the allowance is spent on slopes, streams and detours.
    if (count === mostAttackers || far > 1 + ((world.allowance[2 * u] * 3) >> 3)) continue;
    strength += (far <= 2 ? 4 : 3) * meleeOf(g, u);
    morale = Math.max(morale, moraleOf(g, u));
    count++;
  }
  field.nearest[hex] = nearest;
  field.strength[hex] = strength;
  field.morale[hex] = Math.min(Math.max(morale, 1), 5);
}

function lookAtGuns(g: QuadPlay, field: ThreatField, hex: Hex): void {
  const { world } = g;
  const { q, r } = world.grid;
  let fire = 0;
  let lines = 0;
  for (let i = 0; i < field.foeGunCount; i++) {
    const u = asUnit(field.foeGuns[i]);
    const at = hexOf(g, u);
    const far = axialDistance(q[at] - q[hex], r[at] - r[hex]);
    if (far > maxRange || far === 0) continue;
    const power = strengthAt(g, u, far);
    if (power === 0) continue;
    const line = world.lines.get(at, hex);
    if ((line & SEEN) === 0) continue;
    fire += power;
    lines |= line;
  }
  field.fire[hex] = fire;
  field.lines[hex] = lines;
}

/** Makes sure that the field knows a hex. */
export function lookAt(g: QuadPlay, field: ThreatField, hex: Hex): void {
  if (field.seen[hex] === field.version) return;
  field.seen[hex] = field.version;
  lookAtFoes(g, field, hex);
  lookAtGuns(g, field, hex);
}

/** Makes sure that the field knows what is next to a hex. */
export function lookAround(g: QuadPlay, field: ThreatField, hex: Hex): void {
  if (field.seenAround[hex] === field.version) return;
  field.seenAround[hex] = field.version;
  const { world } = g;
  const { offsets, onMap } = world.grid;
  const zones = zonesOf(g, enemyOf(field.seat));
  let around = 0;
  let muskets = 0;
  let open = 0;
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + offsets[d]);
    const top = topUnit(g, next);
    if (top >= 0 && world.seatOf[top] !== field.seat) {
      around++;
      if (world.gunRow[top] < 0) muskets += fireOf(g, top);
    } else if (onMap[next] === 1 && zones[next] === 0) open++;
  }
  field.around[hex] = around;
  field.muskets[hex] = muskets;
  field.open[hex] = open;
}
