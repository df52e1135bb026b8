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

const none: readonly number[] = [];

/** The views of its own that a unit has under some whims: none for most units. */
export function viewsUnder(whims: readonly number[], unit: number): readonly number[] {
  if (whims.length === 0) return none;
  return whims.map((whim) => scrambled(whim, unit + 1)).filter((view) => view % 100 < share);
}

const liking = (view: number, hex: number): number => (scrambled(view, hex) % (2 * widest + 1)) - widest;

/** By how many points a hex is liked better or worse under views of one's own. */
export function whimAt(views: readonly number[], hex: number): number {
  let sum = 0;
  for (let i = 0; i < views.length; i++) sum += liking(views[i], hex);
  return sum;
}

/** By how many points a unit likes a hex better or worse under some whims: always the same for the same. */
export function whimOf(whims: readonly number[], unit: number, hex: number): number {
  let sum = 0;
  for (const whim of whims) {
    const view = scrambled(whim, unit + 1);
    if (view % 100 < share) sum += liking(view, hex);
  }
  return sum;
}
