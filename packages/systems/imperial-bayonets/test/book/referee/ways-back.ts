import { around, heading, priceOf, range } from "./ground.ts";
import { type Counter, counter, foe, type Sheet, troopsIn, zonesOf } from "./sheet.ts";

const compass: Readonly<Record<string, readonly string[]>> = {
  russian: ["N", "NE", "NW"],
  allied: ["S", "SE", "SW"],
};

/** Whether a unit may take a step in its retreat without harm (9.4.1.2, I-131). */
function isFreeStep(sheet: Sheet, one: Counter, from: string, to: string, zones: ReadonlySet<string>): boolean {
  const pieces = sheet.at.get(to) ?? [];
  return (
    compass[one.side].includes(heading(from, to)) &&
    sheet.terms.isInPlay(to) &&
    priceOf(from, to, one.troop?.arm ?? "inf", sheet.bridges) !== null &&
    pieces.every(({ side, isDepot }) => side === one.side && !isDepot) &&
    !zones.has(to)
  );
}

/** Whether a free route of this length leads back, every step farther from the hex left. */
export function hasWayBack(sheet: Sheet, id: string, length: number): boolean {
  const one = counter(sheet, id);
  const zones = zonesOf(sheet, foe(one.side));
  const go = (from: string, steps: number): boolean =>
    steps === length ||
    around(from).some(
      ([, to]) => range(one.at, to) === steps + 1 && isFreeStep(sheet, one, from, to, zones) && go(to, steps + 1),
    );
  return go(one.at, 0);
}

/** The hexes of a retreat. */
export function ruleOnRetreat(sheet: Sheet, id: string, path: readonly string[]): readonly string[] {
  const one = counter(sheet, id);
  const zones = one.words.has("charge") ? new Set<string>() : zonesOf(sheet, foe(one.side));
  return path
    .slice(1)
    .filter((hex, i) => !isFreeStep(sheet, one, path[i], hex, zones) || troopsIn(sheet, hex, foe(one.side)).length > 0)
    .map((hex) => `9.4.1.2: ${id} retreats by ${path.join(" ")}, through ${hex}`);
}
