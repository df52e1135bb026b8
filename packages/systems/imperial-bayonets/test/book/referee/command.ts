import { chiefOf, troopOf } from "./armies.ts";
import { type Counter, type Sheet, traced } from "./sheet.ts";

const nations: Readonly<Record<string, string>> = {
  RU: "russian",
  FR: "french",
  SA: "sardinian",
  OT: "ottoman",
  BR: "british",
};
const nationOf = (corps: string): string => nations[corps.split(" ")[0]];
const isOut = (one: Counter): boolean => one.words.has("out-of-command");

/** The points of a Leader on a turn (E3, E4, T4). */
export function pointsOf(sheet: Sheet, id: string): number {
  const chief = chiefOf.get(id);
  if (chief === undefined || chief.rank === "o") return 0;
  if (chief.rank === "oc") return 1;
  let points = chief.rating;
  if (id === "Gorchakov") points = sheet.isBattle && sheet.turn > 3 ? 3 : 2;
  if (id === "Herbillon" && !sheet.isBattle) points = sheet.turn > 2 ? 3 : 2;
  return sheet.weather === "fog" ? Math.max(1, points - 1) : points;
}

/** Whether a Leader may give a point to a piece of this corps (E1). */
const mayCommand = (sheet: Sheet, leader: Counter, corps: string): boolean =>
  leader.chief?.rank === "ac"
    ? nationOf(leader.chief.corps) === nationOf(corps)
    : sheet.terms.corpsOf(leader.id) === corps;

/** Every point that may be given now, as an answer (6.1, 6.1.1, I-23, I-24, I-94, I-95). */
export function gifts(sheet: Sheet, left: ReadonlyMap<string, number>): readonly string[] {
  const found: string[] = [];
  const own = [...sheet.counters.values()].filter((one) => one.side === sheet.active && one.isOnMap);
  for (const leader of own) {
    if (leader.chief === undefined || (left.get(leader.id) ?? 0) === 0 || leader.words.has("rallying")) continue;
    const near = traced(sheet, leader.at, 4, leader.side);
    const isNear = (one: Counter) => near.has(one.at) && mayCommand(sheet, leader, one.corps);
    for (const one of own)
      if (one.chief?.rank === "o" && isOut(one) && !one.words.has("rallying") && isNear(one))
        found.push(`command ${leader.id} ${one.id}`);
    const forces = own.filter((one) => one.troop !== undefined && isOut(one) && isNear(one));
    if (leader.chief.rank !== "ac" && forces.some(({ id }) => troopOf.get(id)?.parent === leader.id))
      found.push(`command ${leader.id} ${leader.id}`);
    for (const hex of new Set(forces.map(({ at }) => at))) found.push(`command-hex ${leader.id} ${hex}`);
  }
  return found.sort();
}

/** What is wrong with those who came into command by a point for an Officer, or for a Leader's own troops. */
export function ruleOnCommand(
  sheet: Sheet,
  leader: string,
  officer: string,
  units: readonly string[],
): readonly string[] {
  const chief = sheet.counters.get(officer);
  if (chief === undefined) return [`no ${officer}`];
  const near = traced(sheet, chief.at, leader === officer ? 4 : 3, chief.side);
  const expected = [...sheet.counters.values()]
    .filter((one) => one.isOnMap && isOut(one) && troopOf.get(one.id)?.parent === officer && near.has(one.at))
    .map(({ id }) => id);
  return expected.sort().join() === [...units].sort().join()
    ? []
    : [`6.1: ${officer} commands ${units.join(", ")}, not ${expected.join(", ")}`];
}
