import { asHex, distance, type Grid } from "@redoubt/hex";
import {
  asWritten,
  type FacingModel,
  type Field,
  fieldIn,
  hexIn,
  named,
  oneOf,
  readRecord,
  trueOrFalse,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import { parseFacing, zoneOf } from "../checks/wedges.ts";
import { orders, type Scenario } from "../data/scenario.ts";
import { RIDER } from "../piece.ts";
import { DEFENSE } from "../state.ts";
import type { DraftCommand, DraftOrder, DraftPiece, PieceState } from "./draft.ts";
import { orderNumbers, startOrder } from "./scenario.ts";

/** What orders are read against. */
export interface Army {
  readonly grid: Grid;
  readonly scenario: Scenario | null;
  readonly pieces: readonly DraftPiece[];
  readonly states: readonly PieceState[];
  readonly commands: readonly DraftCommand[];
}

/** Reads one order; `from` is the hex of the leader it is for, 0 where he is not on the map. */
function readOrder(field: Field, grid: Grid, from: number): DraftOrder | null {
  if (field.value === undefined) return null;
  const read = readRecord(field, {
    order: (one) => oneOf(one, orders),
    sector: (one) => one,
    goal: (one) => hexIn(one, grid),
    distance: (one) => wholeNumber(one, 0, 250),
    arrived: (one) => trueOrFalse(one, false),
  });
  if (read.order === null) {
    if (fieldIn(field, "order").value === undefined)
      wrong(fieldIn(field, "order"), `must be one of ${orders.join(", ")}`);
    return null;
  }
  const order = orderNumbers[read.order];
  if (order === DEFENSE) return { order, goal: 0, left: 0, arrived: false };
  const { goal } = read;
  if (goal === null) {
    if (fieldIn(field, "goal").value === undefined)
      wrong(fieldIn(field, "goal"), `${read.order} needs a goal (III.30)`);
    return null;
  }
  checkSector(read.sector, grid, from, goal);
  const far = from > 0 ? distance(grid, asHex(from), goal) : 0;
  return { order, goal, left: read.distance ?? far, arrived: read.arrived };
}

/** III.21: the goal lies in the sector, if one is written. Sectors are named by corners whatever units face. */
function checkSector(field: Field, grid: Grid, from: number, goal: number): void {
  if (field.value === undefined) return;
  const model: FacingModel = "corner";
  const sector = typeof field.value === "string" ? parseFacing(field.value, model) : undefined;
  if (sector === undefined) wrong(field, `${asWritten(field.value)} is not two neighbouring directions such as SE/S`);
  else if (from > 0 && zoneOf(grid, sector, asHex(from), asHex(goal), model) !== "front")
    wrong(field, "the goal does not lie in it (III.21)");
}

/** Reads `flags.orders`: by command. Others have the order of the battle's start, or Defense. */
export function readOrders(flag: Field, { grid, scenario, pieces, states, commands }: Army): readonly DraftOrder[] {
  const ids = commands.map(({ id }) => id);
  for (const [id, one] of named(flag, '{ "light": { "order": "defense" } }'))
    if (!ids.includes(id)) wrong(one, `no such command; known are ${ids.join(", ")}`);
  return commands.map(({ id, leader }) => {
    const from = states[pieces.findIndex((piece) => piece.id === leader)]?.hexOf ?? 0;
    return readOrder(fieldIn(flag, id), grid, from) ?? startOrder(scenario, grid, id);
  });
}

/** The columns of riders on the way, by piece. */
export interface RiderColumns {
  readonly riderTo: readonly number[];
  readonly riderOrder: readonly number[];
  readonly riderGoal: readonly number[];
  readonly riderLeft: readonly number[];
  readonly riderVia: readonly number[];
}

/** Reads `flags.riders`: to whom each rider is on his way, and with what (III.40). */
export function readRiders(flag: Field, { grid, pieces, states, commands }: Army): RiderColumns {
  const blank = (): number[] => pieces.map(() => 0);
  const columns = { riderTo: blank(), riderOrder: blank(), riderGoal: blank(), riderLeft: blank(), riderVia: blank() };
  for (const [id, one] of named(flag, '{ "r1": { "to": "Brown", "order": { "order": "defense" } } }')) {
    const rider = pieces.findIndex((piece) => piece.id === id && piece.kind === RIDER);
    if (rider < 0) {
      wrong(one, `${asWritten(id)} is no rider in units`);
      continue;
    }
    const to = fieldIn(one, "to");
    const command = commands.findIndex(({ leader }) => leader !== null && leader === to.value);
    if (command < 0) wrong(to, `${asWritten(to.value)} is not the id of a leader of a division or independent brigade`);
    else if (commands[command].seat !== pieces[rider].seat) wrong(to, "is a leader of the other side");
    const leader = states[pieces.findIndex((piece) => piece.id === to.value)]?.hexOf ?? 0;
    const read = readRecord(one, {
      to: (field) => field,
      order: (field) => readOrder(field, grid, leader),
      passedCorps: (field) => trueOrFalse(field, false),
    });
    if (fieldIn(one, "order").value === undefined) wrong(fieldIn(one, "order"), "what does he carry?");
    columns.riderTo[rider] = command + 1;
    columns.riderOrder[rider] = read.order?.order ?? 0;
    columns.riderGoal[rider] = read.order?.goal ?? 0;
    columns.riderLeft[rider] = read.order?.left ?? 0;
    columns.riderVia[rider] = read.passedCorps ? 1 : 0;
  }
  return columns;
}
