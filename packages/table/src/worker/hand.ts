import type { AnyPlay } from "@redoubt/engine";
import type { BoardView } from "@redoubt/mechanics";
import type { Bout } from "./bout.ts";
import type { Hand } from "./messages.ts";

const UNIT = ["unit", "mover", "firer"] as const;
const PICKED = ["attackers", "firers", "added", "chosen", "picked"] as const;
const TARGET = ["target", "targets", "hex", "hexes"] as const;
// A composed answer is asked by the procedure on top or by the one that called it; deeper frames are phases and turns.
const DEPTH = 2;

/**
 * What the deciding seat has in hand: the unit it moves, those it has picked, the hex it aims at. Read from the locals of
 * the procedures on top, by the names that procedures give such things. Only marks on the map depend on it.
 */
export function handOf(bout: Bout, play: AnyPlay, seat: number, view: BoardView): Hand {
  const side = bout.system.seats[seat];
  const sideOf = new Map(view.units.map((unit) => [unit.id, unit.side]));
  const enemyAt = new Set(view.units.filter((one) => one.side !== side).map(({ at }) => at));
  const targets = new Set<string>();
  let unit: string | null = null;
  let picked: readonly string[] = [];
  const unitName = (value: unknown): string => {
    if (typeof value === "string") return sideOf.has(value) ? value : "";
    return typeof value === "number" && value >= 0 ? bout.naming.unit.name(value) : "";
  };
  let frame = play.state.frames;
  for (let depth = 0; frame !== null && depth < DEPTH; depth++, frame = frame.below) {
    const locals = frame.locals as Readonly<Record<string, unknown>>;
    for (const key of UNIT) {
      const name = unitName(locals[key]);
      if (!sideOf.has(name)) continue;
      if (sideOf.get(name) !== side) targets.add(name);
      else unit ??= name;
    }
    for (const key of PICKED) {
      const list = locals[key];
      if (picked.length === 0 && Array.isArray(list)) picked = list.map(unitName).filter((name) => sideOf.has(name));
    }
    for (const key of TARGET) for (const hex of hexNames(bout, locals[key])) if (enemyAt.has(hex)) targets.add(hex);
  }
  return { unit, picked, targets: [...targets] };
}

function hexNames(bout: Bout, value: unknown): readonly string[] {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [value];
  return numbers.flatMap((one) => {
    if (typeof one !== "number" || one <= 0) return [];
    const name = bout.naming.hex.name(one);
    return bout.naming.hex.index(name) === one ? [name] : [];
  });
}
