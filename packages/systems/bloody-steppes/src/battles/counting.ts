import type { Verdict } from "@redoubt/engine";
import type { ScoreLine } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { nations, sideOfNation, sides } from "../data/order-of-battle.ts";
import type { Band, LossRate, Objective, Verdict as Result } from "../data/victory.ts";
import { UNIT } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";

const ALLIED = 0;
const RUSSIAN = 1;

/** Nations as adjectives. */
export const nationNames: Readonly<Record<string, string>> = {
  british: "British",
  french: "French",
  turkish: "Turkish",
  russian: "Russian",
};

/** A line of the score by which a battle is decided. */
export const scoreLine = (seat: number, points: number, text: string): ScoreLine => ({
  side: sides[seat],
  points,
  text,
  rule: "II.20",
});

/** What the losses of both sides are worth to the other, nation by nation; lines without losses are left out. */
export function lossLines(g: SteppesPlay, rates: readonly LossRate[]): readonly ScoreLine[] {
  return rates.flatMap(({ nation, per }) => {
    const lost = g.c.spLost[nations.indexOf(nation)];
    if (lost === 0) return [];
    const winner = 1 - sides.indexOf(sideOfNation(nation));
    const points = Math.trunc(lost / per);
    const each = per === 1 ? "one point each" : `one point for ${per}`;
    return [scoreLine(winner, points, `${lost} ${nationNames[nation]} strength lost, ${each}`)];
  });
}

/** The points of a seat. */
export const pointsOf = (lines: readonly ScoreLine[], seat: number): number =>
  lines.filter(({ side }) => side === sides[seat]).reduce((sum, { points }) => sum + points, 0);

/** Allied points less Russian points. */
export const alliedLead = (lines: readonly ScoreLine[]): number => pointsOf(lines, ALLIED) - pointsOf(lines, RUSSIAN);

/** The seat that holds a key hex by its printed number; null for nobody (K-177). */
export function holderOf(g: SteppesPlay, hex: string): number | null {
  const key = g.world.keyHexes.findIndex((one) => g.world.grid.numbers[one] === hex);
  const holder = key < 0 ? 0 : g.c.keyHolder[key];
  return holder === 0 ? null : holder - 1;
}

/** The seat that holds every hex of an objective; null where nobody holds them all. */
export function holderOfAll(g: SteppesPlay, { hexes }: Pick<Objective, "hexes">): number | null {
  const [first, ...others] = hexes.map((hex) => holderOf(g, hex));
  return others.every((holder) => holder === first) ? first : null;
}

/** The unrouted units of a seat on the map that are no guns and pass a test. */
export function unroutedUnits(g: SteppesPlay, seat: number, test: (hex: number) => boolean): readonly number[] {
  const { world, c } = g;
  return world.pieces
    .map((_, unit) => unit)
    .filter((unit) => world.kindOf[unit] === UNIT && world.seatOf[unit] === seat && isOnMap(g, unit))
    .filter((unit) => c.level[unit] !== ROUTED && !isGun(world, unit) && test(c.hexOf[unit]));
}

const results: Readonly<Record<Result, Pick<Verdict<SteppesRule>, "winner" | "level">>> = {
  "allied-decisive": { winner: ALLIED, level: "decisive" },
  "allied-marginal": { winner: ALLIED, level: "marginal" },
  draw: { winner: null, level: "draw" },
  "russian-marginal": { winner: RUSSIAN, level: "marginal" },
  "russian-decisive": { winner: RUSSIAN, level: "decisive" },
};

/** A result with its reason. */
export const verdictOf = (result: Result, reason: string): Verdict<SteppesRule> => ({
  ...results[result],
  rule: "II.20",
  reason,
});

/** The result that a number of points means: the first band whose lowest number is reached. */
export function bandOf(bands: readonly Band[], points: number): Result {
  return bands.find(({ atLeast }) => points >= atLeast)?.verdict ?? bands[bands.length - 1].verdict;
}

/** Who leads, from Allied points less Russian points. */
export function leadText(lead: number, allies = "Allies"): string {
  if (lead === 0) return "the points are even";
  const points = Math.abs(lead);
  return `the ${lead > 0 ? allies : "Russians"} lead by ${points} ${points === 1 ? "point" : "points"}`;
}
