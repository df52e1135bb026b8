import type { BoardView, UnitView } from "@redoubt/mechanics";
import { type Ground, letsZones } from "./ground.ts";

/** A counter as it lies on the table. */
export interface Counter {
  readonly id: string;
  readonly side: string;
  readonly nation: string;
  readonly parent: string;
  readonly kind: string;
  readonly isGun: boolean;
  readonly isRedoubtGun: boolean;
  readonly at: string;
  readonly stack: number;
  readonly isDisrupted: boolean;
  readonly letter: string | undefined;
  readonly fire: number;
  readonly firesDefensivelyOnly: boolean;
  readonly melee: number;
  readonly morale: number;
  readonly ma: number;
}

/** The whole table at one moment. */
export interface Sheet {
  readonly active: string;
  readonly phase: string;
  readonly counters: ReadonlyMap<string, Counter>;
}

const kinds: Readonly<Record<string, string>> = {
  zouave: "infantry",
  rifles: "infantry",
  cossack: "cavalry",
  "redoubt-gun": "artillery",
};

function counterOf({ id, side, at, stack, face }: UnitView): Counter {
  const text = (role: string): string | undefined => face.values.find((value) => value.role === role)?.text;
  const value = (role: string): number => Number((text(role) ?? "0").replace(/[()]/g, ""));
  const kind = kinds[face.branch] ?? face.branch;
  return {
    id,
    side,
    nation: face.nation,
    parent: `${face.nation} ${face.bandRight || face.bandLeft}`,
    kind,
    isGun: kind.endsWith("artillery"),
    isRedoubtGun: face.branch === "redoubt-gun",
    at,
    stack,
    isDisrupted: face.states.includes("disrupted"),
    letter: text("class"),
    fire: value("fire"),
    firesDefensivelyOnly: text("fire")?.startsWith("(") ?? false,
    melee: value("melee"),
    morale: value("morale"),
    ma: value("movement"),
  };
}

/** Reads the table from what everybody sees. */
export function sheetOf(view: BoardView): Sheet {
  const counters = new Map(view.units.map((unit) => [unit.id, counterOf(unit)]));
  return { active: view.active, phase: view.phase, counters };
}

/** The counter of this name. */
export function counter(sheet: Sheet, id: string): Counter {
  const found = sheet.counters.get(id);
  if (found === undefined) throw new Error(`no counter ${id}`);
  return found;
}

/** The counters in a hex, the top one first. */
export const stackIn = (sheet: Sheet, hex: string): readonly Counter[] =>
  [...sheet.counters.values()].filter(({ at }) => at === hex).sort((a, b) => a.stack - b.stack);

/** The hexes controlled by a side (6.0). */
export function zonesOf(ground: Ground, sheet: Sheet, side: string): ReadonlySet<string> {
  const zones = new Set<string>();
  for (const one of sheet.counters.values()) {
    if (one.side !== side || one.isDisrupted || !/^\d{4}$/.test(one.at) || (ground.isAlma && one.isGun)) continue;
    for (const hex of ground.around(one.at)) if (letsZones(ground, one.at, hex)) zones.add(hex);
  }
  return zones;
}
