import type { Problem, Seat } from "@redoubt/engine";
import { asHex, type Grid, type Hex } from "@redoubt/hex";
import {
  asUnit,
  bitsOf,
  bottomFirst,
  checkStacks,
  type Field,
  fieldIn,
  type PositionUnit,
  placeOf,
  type Standing,
  type Unit,
  whyMixed,
} from "@redoubt/mechanics";
import type { ExclusiveRules } from "../battles/exclusive.ts";
import { caseAgainst } from "../checks/stacking.ts";
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
import type { PrintedUnit } from "../unit.ts";
import type { EntryGroup } from "../world.ts";
import { plainGroup } from "./groups.ts";

/** The words for places off the map. */
export const placeWords: Readonly<Record<string, number>> = {
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
export const readStatus = (field: Field): number => bitsOf(fieldIn(field, "state"), conditions);

/** Where the units of a position stand: on hexes, elsewhere, or waiting at entry hexes. */
export interface Places {
  readonly placed: readonly (readonly [unit: Unit, hex: Hex])[];
  readonly elsewhere: Int8Array;
  readonly groups: readonly EntryGroup[];
}

/** Units that wait at one hex for one side. */
interface Queue {
  readonly hex: Hex;
  readonly seat: Seat;
  readonly units: Unit[];
}

/** The case against units of one side in one hex; null if there is none. Values that are not given count for nothing. */
function caseAgainstStack(
  stack: readonly Unit[],
  units: readonly PrintedUnit[],
  status: readonly number[],
  rules: ExclusiveRules,
) {
  const others = stack.filter((u) => units[u].kind === "infantry" || units[u].kind === "cavalry");
  const isBritishCavalry = (u: Unit): boolean => units[u].kind === "cavalry" && units[u].nation === "british";
  const meleeOf = (u: Unit): number => {
    const { front, back } = units[u];
    return ((status[u] & DISRUPTED) !== 0 ? back : front)?.melee ?? 0;
  };
  const isAllCavalry = rules.stacksBritishCavalry && others.every(isBritishCavalry);
  const cavalry = isAllCavalry ? others.reduce((sum, u) => sum + meleeOf(u), 0) : null;
  return caseAgainst(stack.length - others.length, others.length, cavalry);
}

/** Reads where units stand, and notes stacks that no game could hold (5.32, 5.34, 5.38, B21.0). */
export function readPlaces(
  grid: Grid,
  given: readonly PositionUnit[],
  fields: readonly Field[],
  units: readonly PrintedUnit[],
  status: readonly number[],
  rules: ExclusiveRules,
  problems: Problem[],
): Places {
  const elsewhere = new Int8Array(given.length);
  const standing: Standing[] = [];
  const queues: Queue[] = [];
  fields.forEach((field, u) => {
    const place = placeOf(fieldIn(field, "at"), grid, placeWords);
    if (place === null) return;
    if (place.kind === "word") elsewhere[u] = place.value;
    else if (place.kind === "hex") standing.push({ unit: asUnit(u), hex: place.hex });
    else {
      const { hex } = place;
      const { seat } = units[u];
      const queue = queues.find((one) => one.hex === hex && one.seat === seat);
      if (queue === undefined) queues.push({ hex, seat, units: [asUnit(u)] });
      else queue.units.push(asUnit(u));
    }
  });
  const seatOf = units.map(({ seat }) => seat);
  const whyWrong = (stack: readonly Unit[], hex: Hex): string | null => {
    const mixed = whyMixed(stack, seatOf, seats);
    if (mixed !== null) return `${grid.numbers[hex]} ${mixed}`;
    const rule = caseAgainstStack(stack, units, status, rules);
    if (rule === null) return null;
    return `${stack.map((u) => units[u].id).join(", ")} may not be together in ${grid.numbers[hex]} (${rule})`;
  };
  checkStacks(standing, whyWrong, problems);
  return {
    placed: bottomFirst(standing, given).map(({ unit, hex }) => [unit, asHex(hex)] as const),
    elsewhere,
    groups: queues.map(({ hex, seat, units: members }) => plainGroup(grid, grid.numbers[hex], seat, members)),
  };
}
