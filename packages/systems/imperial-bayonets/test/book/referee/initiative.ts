import { chiefOf, troopOf } from "./armies.ts";
import { type Counter, counter, type Sheet, traced } from "./sheet.ts";

const isFree = ({ words }: Counter): boolean => words.has("out-of-command") && !words.has("acted");

/** An Officer's check is made against his own rating (4.0-5a). */
export function ruleOnOfficer(id: string, rating: number): readonly string[] {
  const chief = chiefOf.get(id);
  return chief?.rank === "o" && chief.rating === rating ? [] : [`4.0-5a: ${id} checks against ${rating}`];
}

/** The units that an Officer's check frees or locks: his own within 3 hexes (8.0b, I-99). */
export function ruleOnFreed(sheet: Sheet, leader: string, units: readonly string[]): readonly string[] {
  const near = traced(sheet, counter(sheet, leader).at, 3, sheet.active);
  const expected = [...sheet.counters.values()]
    .filter((one) => one.isOnMap && troopOf.get(one.id)?.parent === leader && isFree(one) && near.has(one.at))
    .map(({ id }) => id);
  const isSame = expected.sort().join() === [...units].sort().join();
  return isSame ? [] : [`8.0b: ${leader} concerns ${units.join(", ")}, not ${expected.join(", ")}`];
}

/** Whom an Officer's check has concerned, whatever came of it. */
const isBound = ({ words }: Counter): boolean => ["failed", "activated", "slowed"].some((word) => words.has(word));

/** A force's own check: the rating of its strongest unit that may check (4.0-5j, 4.0-5k). */
export function ruleOnForce(sheet: Sheet, hex: string, unit: string, rating: number): readonly string[] {
  const force = (sheet.at.get(hex) ?? []).filter(
    (one) => one.side === sheet.active && one.troop !== undefined && isFree(one) && !isBound(one),
  );
  const lead = force.find(({ id }) => id === unit);
  if (lead === undefined) return [`4.0-5h: ${unit} is not of the force in ${hex}`];
  if (force.some(({ sp }) => sp > lead.sp)) return [`4.0-5k: ${unit} is not the strongest in ${hex}`];
  return lead.initiative === rating ? [] : [`4.0-5k: ${unit} checks against ${rating}, not ${lead.initiative}`];
}

/** A unit's check in Recovery: its printed rating, or 3 under an Officer-Commander or Commander (5.2d, 5.2k, 5.2m, E1). */
export function ruleOnRecovery(unit: string, rating: number): readonly string[] {
  const troop = troopOf.get(unit);
  const rank = chiefOf.get(troop?.parent ?? "")?.rank;
  const expected = rank === "o" ? troop?.initiative : 3;
  return expected === rating ? [] : [`5.2d: ${unit} recovers against ${rating}, not ${expected}`];
}
