import { around, type Ground, range, ways } from "./ground.ts";

// Chapter IX by K-74 to K-81, K-186 and K-190, with fractions compared exactly.

/** The stretch of a line that lies inside a hex, as two fractions of its length. */
interface Stretch {
  readonly hex: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const isLess = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean => a * d < c * b;

/** What of a line from one centre to another lies inside a hex; undefined if it only touches it (IX.11). */
function inside(ground: Ground, from: string, to: string, hex: string): Stretch | undefined {
  const [[ax, az], [bx, bz], [hx, hz]] = [ground.spot(from), ground.spot(to), ground.spot(hex)];
  const start = [ax - hx, -(ax - hx) - (az - hz), az - hz];
  const run = [bx - ax, -(bx - ax) - (bz - az), bz - az];
  let low: readonly [number, number] = [0, 1];
  let high: readonly [number, number] = [1, 1];
  for (const [i, j] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ]) {
    const [a, b] = [start[i] - start[j], run[i] - run[j]];
    if (b === 0) {
      if (Math.abs(a) >= 1) return undefined;
      continue;
    }
    const sign = Math.sign(b);
    const first: readonly [number, number] = [sign * ((sign > 0 ? -1 : 1) - a), sign * b];
    const last: readonly [number, number] = [sign * ((sign > 0 ? 1 : -1) - a), sign * b];
    if (isLess(low, first)) low = first;
    if (isLess(last, high)) high = last;
  }
  return isLess(low, high) ? { hex, from: low, to: high } : undefined;
}

/** The hexes whose inside a line crosses, in order, both ends among them. */
export function crossed(ground: Ground, from: string, to: string): readonly Stretch[] {
  const n = range(ground, from, to);
  const [[ax, az], [bx, bz]] = [ground.spot(from), ground.spot(to)];
  const near = new Set<string>([from, to]);
  for (let i = 0; i <= n; i++) {
    const [x, z] = [Math.round(ax + ((bx - ax) * i) / n), Math.round(az + ((bz - az) * i) / n)];
    for (const [dx, dz] of [[0, 0] as const, ...ways]) {
      const hex = ground.hexAt([x + dx, z + dz]);
      if (hex !== undefined) near.add(hex);
    }
  }
  const found = [...near].flatMap((hex) => inside(ground, from, to, hex) ?? []);
  return found.sort((a, b) => (isLess(a.from, b.from) ? -1 : 1));
}

const hiding = ["orchard", "forest", "grove", "village", "vineyard"];

/** Whether a line runs along hexsides somewhere, where what it crosses is a matter of taste. */
export const isAlong = (ground: Ground, line: readonly Stretch[]): boolean =>
  line.some((one, i) => i > 0 && !around(ground, line[i - 1].hex).includes(one.hex));

/** Whether a line passes exactly through a corner from one hex to the next. */
export function isCornered(ground: Ground, line: readonly Stretch[]): boolean {
  const [from, to] = [line[0].hex, line[line.length - 1].hex];
  const [[ax, az], [bx, bz]] = [ground.spot(from), ground.spot(to)];
  return line.some(({ from: [n, d] }, i) => {
    if (i === 0) return false;
    const [hx, hz] = ground.spot(line[i - 1].hex);
    const [x, z] = [(ax - hx) * d + (bx - ax) * n, (az - hz) * d + (bz - az) * n];
    const differences = [2 * x + z, -x - 2 * z, z - x];
    return differences.filter((one) => Math.abs(one) === Math.abs(d)).length > 1;
  });
}

/** Whether one hex is seen from another (IX); `isHeld` tells where units stand, `isGuns` whether guns look. */
export function sees(
  ground: Ground,
  from: string,
  to: string,
  isHeld: (hex: string) => boolean,
  isGuns: boolean,
): boolean {
  if (from === to) return true;
  const n = range(ground, from, to);
  const line = crossed(ground, from, to);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1].hex, line[i].hex];
    if (!around(ground, a).includes(b)) continue;
    const upper = ground.edge(a, b);
    if (upper === undefined) continue;
    const isAbove = upper === from && (!isGuns || n >= 3 || ground.level(to) >= ground.level(from));
    const isBelow = upper === to && n >= 3;
    if (!isAbove && !isBelow) return false;
  }
  const [high, low] = ground.level(from) >= ground.level(to) ? [from, to] : [to, from];
  const [hi, lo] = [ground.level(high), ground.level(low)];
  const delta = hi - lo;
  return line.every(({ hex }) => {
    if (hex === from || hex === to) return true;
    const level = ground.level(hex);
    const isHiding = isHeld(hex) || ground.tags(hex).some((tag) => hiding.includes(tag));
    if (level > hi) return false;
    if (level === hi && isHiding) return false;
    if (delta === 0) return true;
    if (!(level > lo || (level === lo && isHiding))) return true;
    const [dHi, dLo] = [range(ground, hex, high) - 1, range(ground, hex, low) - 1];
    return dLo + (delta - 1) >= dHi - (delta - 1);
  });
}
