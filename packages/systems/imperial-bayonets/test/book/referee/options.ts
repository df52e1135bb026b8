import type { Books } from "./books.ts";
import { sees } from "./fights.ts";
import { around, crossing, groundAt, isBarrier } from "./ground.ts";
import { type Counter, foe, type Sheet, troopsIn } from "./sheet.ts";

// What may be fired at and attacked, and what must be.

/** The units that may fight now: those in command, or the force that was activated. */
function activeUnits(sheet: Sheet, books: Books): readonly Counter[] {
  const own = [...sheet.counters.values()].filter(
    (one) => one.side === sheet.active && one.isOnMap && one.troop !== undefined,
  );
  return sheet.phase === "ooc-activation"
    ? own.filter(({ id }) => books.force.includes(id))
    : own.filter(({ words }) => !words.has("out-of-command"));
}

const isIdle = ({ words }: Counter): boolean => !words.has("forced-march") && !words.has("building");

/** The enemy hexes that a unit touches over hexsides that let attacks pass. */
const touched = (sheet: Sheet, one: Counter): readonly string[] =>
  around(one.at)
    .map(([, hex]) => hex)
    .filter((hex) => sheet.terms.isInPlay(hex) && troopsIn(sheet, hex, foe(one.side)).length > 0)
    .filter((hex) => !isBarrier(one.at, hex, sheet.bridges));

/** The hexes that guns may bombard (9.1, E11). */
export function fireTargets(sheet: Sheet, books: Books): readonly string[] {
  const guns = activeUnits(sheet, books).filter(({ troop, words }) => {
    const isReady = troop?.arm === "hor" || (troop?.arm === "art" && !words.has("moved"));
    return isReady && !words.has("fired");
  });
  const ready = guns.filter((gun) => isIdle(gun) && touched(sheet, gun).length === 0);
  const targets = new Set([...sheet.at.keys()].filter((hex) => troopsIn(sheet, hex, foe(sheet.active)).length > 0));
  return [...targets].filter((hex) => !books.bombarded.has(hex) && ready.some((gun) => sees(sheet, gun, hex)));
}

/** The cavalry of Morris and Scarlett does not assault towns and positions by itself (E14). */
const isTimid = (sheet: Sheet, one: Counter, hex: string): boolean =>
  (one.corps === "FR Cav" || one.corps === "BR") &&
  (groundAt(hex) === "t" || sheet.positions.has(hex)) &&
  !troopsIn(sheet, one.at, one.side).some(({ troop }) => troop?.arm === "inf");

/** The hexes that may be attacked, and whether some must be (9.0, E14, E15); null where the rest of a charge or a Repulse is in play. */
export function attackTargets(sheet: Sheet, books: Books) {
  const units = activeUnits(sheet, books).filter(isIdle);
  if (units.some(({ words }) => words.has("charge") || words.has("must-act") || words.has("repulsed"))) return null;
  const may = new Set<string>();
  const must = new Set<string>();
  for (const one of units)
    for (const hex of touched(sheet, one)) {
      if (isTimid(sheet, one, hex)) continue;
      may.add(hex);
      const water = crossing(one.at, hex, sheet.bridges);
      const isWet = water !== "" && water !== "bridge";
      const strength = one.sp * (one.isShaken ? 0.5 : 1) * (one.words.has("disrupted") ? 0.5 : 1) * (isWet ? 0.5 : 1);
      const hasZone = !one.isShaken && !one.words.has("disrupted");
      const isExcused = groundAt(one.at) === "t" || (sheet.isBattle && (sheet.positions.has(one.at) || water !== ""));
      if (hasZone && !isExcused && strength >= 1 && !books.bombarded.has(hex)) must.add(hex);
    }
  return { may: [...may], must: [...must] };
}
