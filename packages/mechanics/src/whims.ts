/*
 * Whims let a plan be carried out in another way without saying how: a whim is a number that makes a few units see places a
 * little differently. Plans with whims are compared like others; a whim that brings something is kept.
 */

// Which part of the units has its own view under a whim, in percent, and by how many points it is off at most, either way.
const share = 12;
const widest = 30;

/** How many whims there are to draw from. */
export const whimCount = 60_000;

function scrambled(a: number, b: number): number {
  const joined = Math.imul(a ^ 0x2545f491, 0x85ebca6b) ^ Math.imul(b + 0x165667b1, 0xc2b2ae35);
  const stirred = Math.imul(joined ^ (joined >>> 13), 0x9e3779b1);
  return (stirred ^ (stirred >>> 16)) >>> 0;
}

/** By how many points a unit likes a hex better or worse under some whims: always the same for the same. */
export function whimOf(whims: readonly number[], unit: number, hex: number): number {
  let sum = 0;
  for (const whim of whims) {
    const own = scrambled(whim, unit + 1);
    if (own % 100 < share) sum += (scrambled(own, hex) % (2 * widest + 1)) - widest;
  }
  return sum;
}
