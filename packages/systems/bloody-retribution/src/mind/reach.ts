import { mostThings, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { searchFrom } from "../checks/movement.ts";
import { hexOf, isReady, MOVEMENT, type RetributionPlay } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { powerOf } from "./worth.ts";

/** Where the ready units of a seat can go in this phase. */
export interface Reach {
  /** The hexes of unit u are `hexes[from[u]]` to `hexes[to[u] - 1]`: free ones only, the one it stands in left out. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly hexes: Uint16Array;
}

/** Who could attack out of each hex in the coming combat phase. */
export interface Strike {
  /** The strongest one by group and hex; 0 where nobody could. */
  readonly power: readonly [Uint8Array, Uint8Array];
  /** How many could be there. */
  readonly count: readonly [Uint8Array, Uint8Array];
  /** What all of a group who could come around a hex are worth against it, as place-look reckons it; UNKNOWN until it is asked. */
  readonly blow: readonly [Int16Array, Int16Array];
}

/** A blow that has not been reckoned yet. */
export const UNKNOWN = -1;

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = mostThings.hex;
const mostUnits = 256;
const reach: Reach = {
  from: new Int32Array(mostUnits),
  to: new Int32Array(mostUnits),
  hexes: new Uint16Array(mostUnits * 512),
};
const strike: Strike = {
  power: [new Uint8Array(most), new Uint8Array(most)],
  count: [new Uint8Array(most), new Uint8Array(most)],
  blow: [new Int16Array(most), new Int16Array(most)],
};

/** The group of a unit among the two of its seat. */
export const wing = (g: RetributionPlay, u: Unit): 0 | 1 => (g.world.groupOf[u] % 2 === 0 ? 0 : 1);

/** Searches all that the ready units of a seat can reach. */
export function reachOf(g: RetributionPlay, seat: Seat): Reach {
  const { c, world } = g;
  const { flood } = world.scratch;
  const { from, to, hexes } = reach;
  let end = 0;
  for (const u of world.mobile[seat]) {
    from[u] = end;
    if (isReady(g, u) && end + flood.reached.length < hexes.length) {
      searchFrom(g, { unit: u, at: hexOf(g, u), spent: 0 });
      for (let i = 1; i < flood.count; i++) {
        const hex = flood.reached[i];
        if (c.mobileAt[hex] === 0) hexes[end++] = hex;
      }
    }
    to[u] = end;
  }
  return reach;
}

function strikeFrom(g: RetributionPlay, u: Unit, hex: Hex): void {
  const side = wing(g, u);
  const power = powerOf(g, u);
  if (power > strike.power[side][hex]) strike.power[side][hex] = power;
  strike.count[side][hex]++;
}

/** Where the units of a seat could strike from: in the movement phase those who can still come as well. */
export function strikeOf(g: RetributionPlay, seat: Seat): Strike {
  const { c, world } = g;
  const { flood } = world.scratch;
  for (const side of [0, 1]) {
    strike.power[side].fill(0, 0, world.grid.size);
    strike.count[side].fill(0, 0, world.grid.size);
    strike.blow[side].fill(UNKNOWN, 0, world.grid.size);
  }
  const moves = c.kind[0] === MOVEMENT;
  for (const u of world.mobile[seat]) {
    const at = hexOf(g, u);
    if (at <= 0 || world.kindOf[u] === PIQUET || (!moves && c.disrupted[u] === 1)) continue;
    strikeFrom(g, u, at);
    if (!moves || c.disrupted[u] === 1) continue;
    searchFrom(g, { unit: u, at, spent: 0 });
    for (let i = 1; i < flood.count; i++) {
      const hex = asHex(flood.reached[i]);
      if (c.mobileAt[hex] === 0) strikeFrom(g, u, hex);
    }
  }
  return strike;
}
