import type { BayonetsRule } from "../rule-index.ts";
import { positionRoom, stackingLimits } from "../tables/constants.ts";
import type { UnitType } from "../tables/terrain-effects.ts";

/** What stacking asks of a unit. */
export interface StackUnit {
  readonly type: UnitType;
  readonly corps: string;
  readonly division: string | null;
  readonly nation: string;
}

/** What stacking asks of the hex. */
export interface StackPlace {
  readonly hasPosition: boolean;
  /** Whether the head of a corps, or the Army Commander above it, is in the hex (3.3.1c, I-17, E1). */
  readonly hasHead: (corps: string) => boolean;
  readonly nationsApart: boolean;
}

const isInfantry = ({ type }: StackUnit): boolean => type === "infantry";
const isSame = (units: readonly StackUnit[], key: (unit: StackUnit) => string | null): boolean =>
  units.every((unit) => key(unit) !== null && key(unit) === key(units[0]));

/** Why units may not stand together at the end of a phase; null if they may (3.3.1, 7.4j, E2). */
export function whyOverstacked(units: readonly StackUnit[], place: StackPlace): BayonetsRule | null {
  if (place.nationsApart && !isSame(units, ({ nation }) => nation)) return "E2";
  const infantry = units.filter(isInfantry).length;
  const guns = units.filter(({ type }) => type === "artillery" || type === "horse-artillery").length;
  if (
    place.hasPosition &&
    (infantry > positionRoom.infantry || guns > positionRoom.artillery || infantry + guns < units.length)
  )
    return "7.4j";
  const { normal, division, corps } = stackingLimits;
  if (units.length <= normal.units) return null;
  const isDivision = isSame(units, (one) => one.division && `${one.corps}/${one.division}`);
  const isCorps = isSame(units, (one) => one.corps);
  if (isDivision && units.length <= division.units && infantry <= division.infantry) return null;
  if (isCorps && place.hasHead(units[0].corps) && units.length <= corps.units && infantry <= corps.infantry)
    return null;
  return isDivision && units.length <= division.units ? "3.3.1b" : isCorps ? "3.3.1c" : "3.3.1a";
}

/** The places of units that belong to a smallest set whose removal makes a stack legal (I-134); empty if it is. */
export function excessUnits(units: readonly StackUnit[], place: StackPlace): number[] {
  if (whyOverstacked(units, place) === null) return [];
  for (let size = 1; size < units.length; size++) {
    const found = new Set<number>();
    for (const gone of subsets(units.length, size)) {
      const rest = units.filter((_, i) => !gone.includes(i));
      if (whyOverstacked(rest, place) === null) for (const i of gone) found.add(i);
    }
    if (found.size > 0) return [...found].sort((a, b) => a - b);
  }
  return units.map((_, i) => i);
}

function subsets(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= count - size; first++)
    for (const rest of subsets(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}
