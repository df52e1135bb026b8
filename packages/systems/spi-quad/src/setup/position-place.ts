import type { Problem } from "@redoubt/engine";
import { type Grid, type Hex, parseHex } from "@redoubt/hex";
import type { PositionUnit } from "@redoubt/mechanics";
import { seats } from "../seat.ts";
import {
  ADVANCED,
  CAPTURED,
  DISRUPTED,
  ELIMINATED,
  EXITED,
  FIRED,
  FIRED_AT,
  HALTED,
  MELEE_DEFENDED,
  MELEED,
  MOVED,
  SLIPPED,
  SPIKED,
  UNUSED,
  WAITING,
} from "../state.ts";
import type { Unit } from "../unit.ts";
import type { EntryGroup } from "../world.ts";
import { plainGroup } from "./groups.ts";

const places: Readonly<Record<string, number>> = {
  "off-map": WAITING,
  eliminated: ELIMINATED,
  exited: EXITED,
  captured: CAPTURED,
  spiked: SPIKED,
  unused: UNUSED,
};

const conditions: Readonly<Record<string, number>> = {
  disrupted: DISRUPTED,
  moved: MOVED,
  halted: HALTED,
  fired: FIRED,
  "fired-at": FIRED_AT,
  "slipped-away": SLIPPED,
  attacked: MELEED,
  defended: MELEE_DEFENDED,
  advanced: ADVANCED,
};

/** The conditions of a unit as bits of c.status. */
export function readStatus(unit: PositionUnit, where: string, problems: Problem[]): number {
  return (unit.state ?? []).reduce((bits, word) => {
    if (conditions[word] !== undefined) return bits | conditions[word];
    problems.push({ where: `${where}.state`, what: `"${word}" is none of ${Object.keys(conditions).join(", ")}` });
    return bits;
  }, 0);
}

/** Where the units of a position stand: on hexes, elsewhere, or waiting at entry hexes. */
export interface Places {
  readonly placed: readonly (readonly [unit: number, hex: number])[];
  readonly elsewhere: Int8Array;
  readonly groups: readonly EntryGroup[];
}

const stackOf = (unit: PositionUnit): number => unit.stack ?? 0;

/** Reads where units stand. In a stack 0 is on top; of units without a number the one listed first is above. */
export function readPlaces(
  grid: Grid,
  given: readonly PositionUnit[],
  units: readonly Unit[],
  problems: Problem[],
): Places {
  const elsewhere = new Int8Array(given.length);
  const standing: { unit: number; hex: Hex }[] = [];
  const entering = new Map<string, number[]>();
  given.forEach((one, unit) => {
    const where = `units[${unit}].at`;
    const [, entry] = /^entry:(.*)$/.exec(one.at) ?? [];
    const word = places[one.at];
    const parsed = parseHex(grid, entry ?? one.at);
    if (word !== undefined) elsewhere[unit] = word;
    else if (!parsed.ok) problems.push({ where, what: parsed.problem.message });
    else if (entry === undefined) standing.push({ unit, hex: parsed.value });
    else {
      const key = `${entry} ${units[unit].seat}`;
      entering.set(key, [...(entering.get(key) ?? []), unit]);
    }
  });
  for (const { unit, hex } of standing) {
    const other = standing.find((one) => one.hex === hex && units[one.unit].seat !== units[unit].seat);
    if (other === undefined || other.unit < unit) continue;
    const what = `${grid.numbers[hex]} holds ${seats[units[unit].seat]} and ${seats[units[other.unit].seat]} units`;
    problems.push({ where: `units[${other.unit}].at`, what });
  }
  const placed = standing
    .sort((a, b) => stackOf(given[b.unit]) - stackOf(given[a.unit]) || b.unit - a.unit)
    .map(({ unit, hex }) => [unit, hex] as const);
  const groups = [...entering].map(([key, members]) => {
    const [number, seat] = key.split(" ");
    return plainGroup(grid, number, Number(seat), members);
  });
  return { placed, elsewhere, groups };
}
