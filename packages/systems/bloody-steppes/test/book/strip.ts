import { allied, field, leads, type More, russian } from "./steppe.ts";

/** A strip one hex wide: distances are differences of rows. */
export const map = { cols: 1, rows: 24 };
/** The hex of a row. */
export const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
/** The leader of division d. */
export const L = allied("L", row(12), leads("d"));
/** A French battalion of it. */
export const unit = (id: string, n: number, more: More = {}) =>
  allied(id, row(n), { division: "d", nation: "french", ...more });
/** An enemy far away. */
export const away = russian("R", row(24));
/** Orders towards the first row. */
export const orders = {
  attack: (distance = 5) => ({ order: "attack", goal: row(1), distance }),
  march: (distance = 5) => ({ order: "forced-march", goal: row(1), distance }),
  defense: { order: "defense" },
};
/** The activation of division d under an order. */
export const active = (order: object, units: readonly More[], more: object = {}) =>
  field({ map, units, flags: { activation: { command: "d" }, orders: { d: order } }, ...more });
/** Rides to a hex and stays there. */
export const ride = (s: ReturnType<typeof field>, id: string, n: number | string) => {
  s.answer(`unit ${id}`, `hex ${typeof n === "string" ? n : row(n)}`);
  if (s.decision().kind === "ride") s.answer("end");
};
