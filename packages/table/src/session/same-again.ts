import type { Layout } from "@redoubt/drawing";
import type { Choice } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { nextUnit } from "./next-unit.ts";

/** The hex that lies from a place as another lies from its own: the same way on the map. */
export function sameWay(sheet: Layout, from: string, to: string, place: string): string | null {
  if (![from, to, place].every(sheet.has)) return null;
  const [[ax, ay], [bx, by], [cx, cy]] = [from, to, place].map((hex) => sheet.centre(hex));
  const [x, y] = [cx + bx - ax, cy + by - ay];
  const near = sheet.hexes.find((hex) => {
    const [hx, hy] = sheet.centre(hex);
    return Math.hypot(hx - x, hy - y) < 4;
  });
  return near ?? null;
}

/** The way that a unit of the side at this seat went last; null where none has. */
function lastWay(control: Control): readonly string[] | null {
  const { lines, seat, game } = control.table.get();
  const side = seat === null ? undefined : game?.facts.seats[seat];
  return lines.findLast((line) => line.side === side && line.path.length > 1)?.path ?? null;
}

/** The last order for the unit in hand: the same word where it names nothing, else the same way on the map. */
function sameOrder(control: Control, order: Choice | null, way: readonly string[] | null): Choice | undefined {
  const { moment, sheet } = control.table.get();
  if (order !== null && order.args.length === 0) return moment?.choices.find(({ text }) => text === order.text);
  const at = moment?.view.units.find(({ id }) => id === moment.shown.unit)?.at;
  if (at === undefined || sheet === null || way === null) return undefined;
  const to = sameWay(sheet, way[0], way[way.length - 1], at);
  return moment?.choices.find(({ args, rolls }) => args.length === 1 && args[0].name === to && !rolls);
}

/** The last order again for the next unit: the same way for a move, else the same word. False where none was given. */
export async function sameAgain(control: Control): Promise<boolean> {
  const { order } = control;
  const way = lastWay(control);
  const isWord = order !== null && order.args.length === 0;
  if ((!isWord && way === null) || !(await nextUnit(control, 1))) return false;
  const again = sameOrder(control, order, way);
  if (again !== undefined) await control.answering.choose(again);
  else control.table.set({ notice: isWord ? "It cannot do the same." : "It cannot go the same way." });
  return true;
}
