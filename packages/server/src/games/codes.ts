import { randomInt } from "node:crypto";

/** A seat that is being taken along to another device. */
export interface Carried {
  readonly game: string;
  readonly seat: string;
  readonly key: string;
}

/** Six-digit codes, each good once and for ten minutes. They are kept in memory alone: the key is stored nowhere. */
export interface Codes {
  readonly give: (carried: Carried) => string;
  /** What a code stands for, which is then used up; null for a wrong or an old one. */
  readonly take: (code: string) => Carried | null;
}

const GOOD_FOR = 10 * 60_000;
const MOST = 10_000;

/** No codes yet. */
export function openCodes(now: () => number): Codes {
  const given = new Map<string, { readonly carried: Carried; readonly until: number }>();
  const tidy = (): void => {
    for (const [code, { until }] of given) if (until < now() || given.size > MOST) given.delete(code);
  };
  return {
    give(carried) {
      tidy();
      let code = "";
      do code = String(randomInt(1_000_000)).padStart(6, "0");
      while (given.has(code));
      given.set(code, { carried, until: now() + GOOD_FOR });
      return code;
    },
    take(code) {
      tidy();
      const found = given.get(code);
      given.delete(code);
      return found?.carried ?? null;
    },
  };
}
