import type { Seat } from "@redoubt/engine";
import { axialDistance, type Hex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { strengthAt } from "../checks/fire.ts";
import { canAttackAtAll } from "../checks/melee-duty.ts";
import { SEEN } from "../setup/fire-lines.ts";
import { maxRange } from "../setup/results.ts";
import { DISRUPTED, hexOf, type QuadPlay } from "../state.ts";
import { meleeOf, moraleOf } from "../values.ts";
import type { World } from "../world.ts";

/** What the enemies of a seat can do to each hex. Hexes are looked at when asked about and kept while no enemy changes. */
export interface ThreatField {
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
  /** The enemies as they were when the field was begun, and which hexes have been looked at since. */
  readonly places: Int32Array;
  readonly seen: Int32Array;
  version: number;
}

const known = new WeakMap<World, readonly ThreatField[]>();
/** The distance where there is no foe at all. */
const TOO_FAR = 99;
// Who can come is counted for the first four: more cannot all get at one hex.
const mostAttackers = 4;

function emptyField({ count, grid: { size } }: World): ThreatField {
  return {
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
    places: new Int32Array(count).fill(-1),
    seen: new Int32Array(size),
    version: 0,
  };
}

// Whether any enemy has moved, been disrupted or rallied since the field was begun; notes how they are now.
function hasChanged(g: QuadPlay, seat: Seat, { places }: ThreatField): boolean {
  const { c, world } = g;
  let isNew = false;
  for (let u = asUnit(0); u < world.count; u++) {
    if (world.seatOf[u] === seat) continue;
    const place = (Math.max(hexOf(g, u), 0) << 2) | ((c.status[u] & DISRUPTED) !== 0 ? 2 : 0) | c.demoralized[0];
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
    fields = [emptyField(world), emptyField(world)];
    known.set(world, fields);
  }
  const field = fields[seat];
  if (!hasChanged(g, seat, field)) return field;
  field.version++;
  field.presentCount = 0;
  field.foeCount = 0;
  field.foeGunCount = 0;
  for (let u = asUnit(0); u < world.count; u++) {
    if (world.seatOf[u] === seat || c.hexOf[u] <= 0) continue;
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
