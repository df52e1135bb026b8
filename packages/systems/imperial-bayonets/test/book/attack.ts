import { al, ru, stand } from "../muster.ts";
import { away, north, type Text, type Units } from "./fight.ts";
import { combatByDie } from "./telling-charts.ts";

/** Russian infantry of this strength, A at 0403 unless told otherwise. */
export const a = (sp: number, more: object = {}, at = "0403", id = "A") =>
  ru.infantry(id, at, { stats: { sp, reducedSp: 1 }, ...more });
/** Allied infantry of this strength, E at 0404 unless told otherwise. */
export const e = (sp: number, more: object = {}, at = "0404", id = "E") =>
  al.infantry(id, at, { stats: { sp, reducedSp: 1 }, ...more });

/** The Combat Phase of the Russian side. */
export const on = (units: Units, more: Text = {}) =>
  stand({ phase: "ic-combat", ...more, units: [...units, ...away], flags: { compass: north, ...(more.flags ?? {}) } });

/** An attack of all Russian units on these hexes with a 3, which the chart shows as Ar when unmodified. */
export function fought(units: Units, more: Text = {}, targets: readonly string[] = ["0404"]) {
  const s = on(units, { tables: combatByDie, dice: [3], ...more });
  const attackers = units.filter(({ side, state }) => side === "russian" && !state?.includes("overrunning"));
  s.answer(...targets.map((hex) => `target ${hex}`), ...attackers.map(({ id }) => `add ${id}`), "resolve");
  return s;
}

/** Both strengths of the first attack. */
export function sums(s: ReturnType<typeof stand>): readonly [number, number] {
  const { attack, defence } = s.eventsOf("attacked")[0] as unknown as { attack: number; defence: number }; // an attack tells both
  return [attack, defence];
}
