import { al, ru, stand } from "../muster.ts";

/** What a test says of a situation. */
export type Text = Parameters<typeof stand>[0];
/** Its pieces. */
export type Units = Text["units"] & object;

/** Allied pieces far off, so that the game goes on. */
export const away = [al.infantry("Z", "0808"), al.chief("H", "0808")];
/** Russians retreat north and Allies south. */
export const north = { russian: ["N"], allied: ["S"] };
/** The same with the directions beside them. */
export const wide = { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] };
/** Open ground. */
export const flat = { cols: 8, rows: 8 };
/** An attacker north of 0404. */
export const A = ru.infantry("A", "0403");
/** A defender in 0404. */
export const E = al.infantry("E", "0404");

/** An attack by A, or by those named, on 0404 with this code in every cell. */
export function result(code: string, units: Units, more: Text = {}, attackers: readonly string[] = ["A"]) {
  const s = stand({
    phase: "ic-combat",
    dice: [3],
    ...more,
    units: [...units, ...away],
    flags: { compass: north, ...(more.flags ?? {}) },
    tables: { "combat-results": code, ...(more.tables ?? {}) },
  });
  s.answer("target 0404", ...attackers.map((id) => `add ${id}`), "resolve");
  return s;
}

/** Where these pieces are. */
export const at = (s: ReturnType<typeof stand>, ...ids: readonly string[]) => ids.map((id) => s.unit(id).at);
