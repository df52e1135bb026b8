import { cites } from "./kit.ts";
import { DISRUPTED, type QuadPlay, zonesOf } from "./state.ts";

// Places and conditions of units together with what is derived from them. Nothing in here emits an event.

/** Zones are kept with the places and conditions of units. */
export const enforces = cites("6.12", "6.14");

/** Adds `by` to the zone counts around a unit, if it has a zone (6.0, 6.12, 6.14). */
function spreadZone(g: QuadPlay, u: number, by: number): void {
  const { world, c } = g;
  if (world.exertsZone[u] === 0 || (c.status[u] & DISRUPTED) !== 0) return;
  const hex = c.hexOf[u];
  const { offsets } = world.grid;
  const { zoneStep } = world.terrain;
  const zones = zonesOf(g, world.seatOf[u]);
  for (let d = 0; d < 6; d++) if (zoneStep[hex * 8 + d] === 1) zones[hex + offsets[d]] += by;
}

/** Puts a unit that is nowhere on top of a hex. */
export function place(g: QuadPlay, u: number, hex: number): void {
  const { c, world } = g;
  c.hexOf[u] = hex;
  c.below[u] = c.topOf[hex];
  c.topOf[hex] = u + 1;
  spreadZone(g, u, 1);
  if (world.keyHexes.length > 0) hold(g, u, hex);
}

/** Notes that a unit is, or was passing, in a hex that scores for who was last there (B23.22, S-68). */
export function hold(g: QuadPlay, u: number, hex: number): void {
  const key = g.world.keyHexes.indexOf(hex);
  if (key >= 0) g.c.holder[key] = g.world.seatOf[u] + 1;
}

/** Takes a unit off its hex; `where` is one of the values for units off the map. */
export function lift(g: QuadPlay, u: number, where: number): void {
  const { c } = g;
  spreadZone(g, u, -1);
  unlink(g, u);
  c.hexOf[u] = where;
}

function unlink(g: QuadPlay, u: number): void {
  const { c } = g;
  const hex = c.hexOf[u];
  let above = c.topOf[hex] - 1;
  if (above === u) {
    c.topOf[hex] = c.below[u];
  } else {
    while (above >= 0 && c.below[above] !== u + 1) above = c.below[above] - 1;
    if (!(above >= 0)) throw new Error(`${g.world.units[u].id} is in no stack`);
    c.below[above] = c.below[u];
  }
  c.below[u] = 0;
}

/** Moves a unit on the map to the top of another hex. */
export function shift(g: QuadPlay, u: number, hex: number): void {
  lift(g, u, hex);
  place(g, u, hex);
}

/** Puts a unit on top of the stack it is in. */
export function raise(g: QuadPlay, u: number): void {
  const { c } = g;
  const hex = c.hexOf[u];
  unlink(g, u);
  c.below[u] = c.topOf[hex];
  c.topOf[hex] = u + 1;
}

/** Turns a unit to its disrupted or back to its undisrupted side. */
export function flip(g: QuadPlay, u: number, disrupted: boolean): void {
  const { c } = g;
  if (((c.status[u] & DISRUPTED) !== 0) === disrupted) return;
  const onMap = c.hexOf[u] > 0;
  if (disrupted) {
    if (onMap) spreadZone(g, u, -1);
    c.status[u] |= DISRUPTED;
  } else {
    c.status[u] &= ~DISRUPTED;
    if (onMap) spreadZone(g, u, 1);
  }
}

/** Rebuilds tops of stacks and zones from places and conditions. */
export function deriveOccupancy(g: QuadPlay): void {
  const { c, world } = g;
  c.topOf.fill(0);
  c.alliedZones.fill(0);
  c.russianZones.fill(0);
  const isUnder = new Uint8Array(world.count + 1);
  for (let u = 0; u < world.count; u++) isUnder[c.below[u]] = 1;
  for (let u = 0; u < world.count; u++) {
    if (c.hexOf[u] <= 0) continue;
    if (isUnder[u + 1] === 0) c.topOf[c.hexOf[u]] = u + 1;
    spreadZone(g, u, 1);
  }
}
