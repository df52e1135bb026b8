import { mostThings } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { BARRED } from "@redoubt/mechanics";
import type { World } from "../world.ts";
import { approachOf, laneFrom, SHUT } from "./lanes.ts";

// Scratch, documented as such: the hexes whose lanes a change has touched, and what they were before.
const most = mostThings.hex;
const touched = new Uint16Array(most);
const before = new Uint8Array(most);
const isTouched = new Uint8Array(most);
let count = 0;

function touch(far: Uint8Array, hex: number): void {
  before[count] = far[hex];
  touched[count++] = hex;
  isTouched[hex] = 1;
}

// Whether a lane as short as before leads out of a hex by a neighbour that is not touched.
function isKept({ grid, terrain }: World, far: Uint8Array, hex: number): boolean {
  let costs = terrain.costs[0].packed[hex];
  for (let d = 0; d < 6; d++, costs >>= 5) {
    const next = hex + grid.offsets[d];
    const cost = costs & BARRED;
    if (cost !== BARRED && far[next] !== SHUT && isTouched[next] === 0 && far[next] + cost === far[hex]) return true;
  }
  return false;
}

// Touches all whose shortest lanes led through what is touched already.
function touchBehind(world: World, far: Uint8Array): void {
  const { offsets } = world.grid;
  const { into } = approachOf(world);
  for (let i = 0; i < count; i++) {
    const hex = touched[i];
    let costs = into[hex];
    for (let d = 0; d < 6; d++, costs >>= 5) {
      const from = hex + offsets[d];
      if (far[from] === SHUT || isTouched[from] === 1 || far[hex] + (costs & BARRED) !== far[from]) continue;
      if (!isKept(world, far, from)) touch(far, from);
    }
  }
}

/** Shuts a hex and all around it in lanes no longer than `longest`: they become what a search would find, until they are put back. */
export function shutAround(world: World, far: Uint8Array, hex: Hex, longest: number): void {
  const { offsets } = world.grid;
  count = 0;
  if (far[hex] !== SHUT) touch(far, hex);
  for (let d = 0; d < 6; d++) if (far[hex + offsets[d]] !== SHUT) touch(far, hex + offsets[d]);
  const shut = count;
  touchBehind(world, far);
  for (let i = 0; i < count; i++) far[touched[i]] = SHUT;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let i = shut; i < count; i++) {
      const lane = laneFrom(world, far, asHex(touched[i]));
      if (lane > longest || lane >= far[touched[i]]) continue;
      far[touched[i]] = lane;
      isShorter = true;
    }
  }
}

/** Puts lanes back as they were. */
export function putBack(far: Uint8Array): void {
  for (let i = 0; i < count; i++) {
    far[touched[i]] = before[i];
    isTouched[touched[i]] = 0;
  }
}
