import { mostThings } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { ALLIED } from "../seat.ts";
import { enemyZones, mobileIn, NOBODY } from "../state.ts";
import { SEA } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { type Force, gainOf, join, nobody, type Prey, preyIn } from "./attack-look.ts";
import { wing } from "./reach.ts";
import type { Scene } from "./scene.ts";
import { powerOf } from "./worth.ts";

/** Who shall stand where for the attacks of the coming combat phase, and what his part in them is worth. */
export interface Assaults {
  /** The hex from which each unit shall attack; 0 for those who have no part. */
  readonly post: Uint16Array;
  readonly share: Int32Array;
}

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = mostThings.hex;
const mostUnits = 256;
const assaults: Assaults = { post: new Uint16Array(mostUnits), share: new Int32Array(mostUnits) };
const head = new Int32Array(most);
const next = new Int32Array(mostUnits * 256);
const comer = new Uint8Array(mostUnits * 256);
const isTaken = new Uint8Array(most);
const isPicked = new Uint8Array(mostUnits);

interface Option {
  readonly target: Hex;
  readonly side: 0 | 1;
  readonly prey: Prey;
  gain: number;
  isDone: boolean;
}

interface Part {
  readonly unit: Unit;
  readonly hex: Hex;
  readonly d: number;
  readonly power: number;
}

// Notes for every hex beside an enemy who can come there, the last of the list first.
function noteComers({ g, seat, reach }: Scene): void {
  const { world } = g;
  const zones = enemyZones(g, seat);
  head.fill(-1, 0, world.grid.size);
  let end = 0;
  for (const u of world.mobile[seat]) {
    if (world.kindOf[u] === CAVALRY) continue;
    for (let i = reach.from[u]; i < reach.to[u] && end < next.length; i++) {
      const hex = reach.hexes[i];
      if (zones[hex] === 0) continue;
      comer[end] = u;
      next[end] = head[hex];
      head[hex] = end++;
    }
  }
}

function strongestComer({ g }: Scene, hex: Hex, side: 0 | 1): Unit {
  let best = NOBODY;
  for (let i = head[hex]; i >= 0; i = next[i]) {
    const u = asUnit(comer[i]);
    if (isPicked[u] === 1 || assaults.post[u] !== 0 || wing(g, u) !== side) continue;
    if (best === NOBODY || powerOf(g, u) > powerOf(g, best)) best = u;
  }
  return best;
}

// Everybody of one group who could attack the target: those beside it first, then who can come, the strongest first.
function partsOf(scene: Scene, target: Hex, side: 0 | 1): { parts: Part[]; beside: number } {
  const { g, seat } = scene;
  const { world } = g;
  const beside: Part[] = [];
  const coming: Part[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = asHex(target - world.grid.offsets[d]);
    if (world.grid.onMap[hex] === 0 || (world.terrain.step[hex * 8 + d] & SEA) !== 0) continue;
    const here = mobileIn(g, hex);
    if (here !== NOBODY) {
      if (world.seatOf[here] !== seat || wing(g, here) !== side || world.kindOf[here] === CAVALRY) continue;
      if (assaults.post[here] === 0) beside.push({ unit: here, hex, d, power: powerOf(g, here) });
      continue;
    }
    if (isTaken[hex] === 1) continue;
    const u = strongestComer(scene, hex, side);
    if (u === NOBODY) continue;
    isPicked[u] = 1;
    coming.push({ unit: u, hex, d, power: powerOf(g, u) });
  }
  for (const { unit } of coming) isPicked[unit] = 0;
  coming.sort((a, b) => b.power - a.power || a.unit - b.unit);
  return { parts: [...beside, ...coming], beside: beside.length };
}

// The best attack on a target: how many of those who could take part should.
function bestForce(scene: Scene, { target, side, prey }: Option): { gain: number; parts: Part[]; force: Force } {
  const { parts, beside } = partsOf(scene, target, side);
  const force = nobody();
  let gain = Number.NEGATIVE_INFINITY;
  let count = 0;
  for (let k = 0; k < parts.length; k++) {
    join(scene, force, parts[k].unit, parts[k].hex, parts[k].d);
    const value = gainOf(scene, prey, force) - scene.w.assaultMover * Math.max(k + 1 - beside, 0);
    if (value <= gain) continue;
    gain = value;
    count = k + 1;
  }
  return { gain, parts: parts.slice(0, count), force };
}

function optionsOf(scene: Scene): Option[] {
  const { g, seat } = scene;
  const { c, world } = g;
  const options: Option[] = [];
  const ours = seat === ALLIED ? c.alliedZones : c.russianZones;
  for (let u = 0; u < world.count; u++) {
    const target = asHex(c.hexOf[u]);
    if (target <= 0 || world.seatOf[u] === seat || c.mobileAt[target] + c.piquetAt[target] === 0) continue;
    // Of two in a hex the mobile one stands for both.
    if (c.mobileAt[target] !== 0 && c.mobileAt[target] !== u + 1) continue;
    let isNear = ours[target] !== 0;
    for (let d = 0; d < 6 && !isNear; d++) isNear = head[target + world.grid.offsets[d]] >= 0;
    if (!isNear) continue;
    const prey = preyIn(scene, target);
    for (const side of [0, 1] as const) options.push({ target, side, prey, gain: 0, isDone: false });
  }
  return options;
}

/** Plans the attacks of the coming combat phase, the most promising one first, each unit in one of them. */
export function planAssaults(scene: Scene): Assaults {
  const { g, w } = scene;
  const { post, share } = assaults;
  post.fill(0, 0, g.world.count);
  share.fill(0, 0, g.world.count);
  isTaken.fill(0, 0, g.world.grid.size);
  noteComers(scene);
  const options = optionsOf(scene);
  for (const option of options) option.gain = bestForce(scene, option).gain;
  for (;;) {
    let best: Option | null = null;
    for (const option of options) if (!option.isDone && (best === null || option.gain > best.gain)) best = option;
    if (best === null || best.gain < w.assaultLeast) return assaults;
    const { gain, parts } = bestForce(scene, best);
    if (gain < best.gain) {
      // Somebody it counted on has been given another task since.
      best.gain = gain;
      continue;
    }
    best.isDone = true;
    let strength = 0;
    for (const { power } of parts) strength += power;
    for (const { unit, hex, power } of parts) {
      post[unit] = hex;
      share[unit] = Math.trunc((gain * power * w.assaultPercent) / (100 * Math.max(strength, 1)));
      isTaken[hex] = 1;
    }
    for (const option of options) if (option.target === best.target) option.isDone = true;
  }
}
