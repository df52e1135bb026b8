import type { BenchCase } from "./alternate.ts";
import type { Field } from "./field.ts";

/** Lines of ten hexes, each judged by the quad's own check as if for the first time. */
export function sightCase({ sight, pairs }: Field): BenchCase {
  let seen = 0;
  return {
    name: "sight line",
    run() {
      for (const [from, to] of pairs) if (sight.isClear(from, to)) seen++;
      return seen < 0 ? 0 : pairs.length;
    },
  };
}

/** A number over all lines and whether they are clear, to compare with the C twin. */
export function sightChecksum({ sight, pairs }: Field): number {
  return pairs.reduce(
    (sum, [from, to], i) => Math.imul(sum ^ (2 * i + (sight.isClear(from, to) ? 1 : 0)), 16777619) >>> 0,
    2166136261,
  );
}
