import type { Grid } from "@redoubt/hex";
import {
  columnRange,
  type Field,
  named,
  placeIn,
  readRecord,
  trueOrFalse,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import type { ExclusiveRules } from "../battles/exclusive.ts";
import { seats } from "../seat.ts";
import { maxTurns } from "../state.ts";

const [, mostInByte] = columnRange.u8;
const [, mostInWord] = columnRange.u16;

const turn = (field: Field): number | null => wholeNumber(field, 0, maxTurns);
const units = (field: Field): number | null => wholeNumber(field, 0, mostInByte);

/** A column of 0 or 1. */
const bit = (field: Field): number | null => (field.value === undefined ? null : Number(trueOrFalse(field, false)));

/** Exits by turn: { "5": 2 }. */
function readExits(field: Field): readonly number[] | null {
  if (field.value === undefined) return null;
  const exits = new Array<number>(maxTurns + 1).fill(0);
  for (const [number, count] of named(field, '{ "5": 2 }')) {
    if (!/^\d{1,2}$/.test(number) || Number(number) > maxTurns) wrong(count, `is no Game-Turn from 0 to ${maxTurns}`);
    else exits[Number(number)] = units(count) ?? 0;
  }
  return exits;
}

/** Who was last in the redoubts: { "0714": "allied" }. */
function readHolders(field: Field, keys: readonly string[]): readonly number[] | null {
  if (field.value === undefined) return null;
  if (keys.length === 0) wrong(field, "only the redoubts of Balaclava are held (B23.22)");
  const holders = new Array<number>(keys.length).fill(0);
  for (const [number, side] of named(field, '{ "0714": "allied" }')) {
    const key = keys.indexOf(number);
    const seat = placeIn(side, seats);
    if (key < 0 && keys.length > 0) wrong(side, `is none of the redoubts ${keys.join(", ")}`);
    if (key >= 0 && seat !== null) holders[key] = seat + 1;
  }
  return holders;
}

/** The numbers of the redoubts on this map (B23.2), in the order of World.keyHexes; none in other battles. */
export const keyNumbers = (grid: Grid, rules: ExclusiveRules): readonly string[] =>
  rules.keyHexes.filter((hex) => grid.byNumber.has(hex));

/** What the flags of a position say. */
export interface Flags {
  readonly columns: Readonly<Record<string, readonly number[]>>;
  readonly lostBefore: readonly [number, number];
  readonly turns: number | null;
  /** Whether it is the second Player-Turn; null where nothing is said of it. */
  readonly second: boolean | null;
}

/** Reads the flags of a position, noting what is wrong. */
export function readFlags(field: Field, grid: Grid, rules: ExclusiveRules): Flags {
  const flags = readRecord(field, {
    turns: (f) => wholeNumber(f, 1, maxTurns),
    second: (f) => (f.value === undefined ? null : trueOrFalse(f, false)),
    preservationTurn: turn,
    alliedLossesAtTrigger: units,
    arrivalTurn: turn,
    britishLost: (f) => wholeNumber(f, 0, mostInWord),
    frenchCalled: bit,
    demoralized: bit,
    exits: readExits,
    holders: (f) => readHolders(f, keyNumbers(grid, rules)),
    russianInfantryLost: units,
    alliedInfantryLost: units,
  });
  const said: Readonly<Record<string, readonly number[] | number | null>> = {
    preservationTurn: flags.preservationTurn,
    lossesAtTrigger: flags.alliedLossesAtTrigger,
    arrivalTurn: flags.arrivalTurn,
    britishLost: flags.britishLost,
    frenchCalled: flags.frenchCalled,
    demoralized: flags.demoralized,
    exits: flags.exits,
    holder: flags.holders,
  };
  const columns = Object.entries(said).flatMap(([name, value]) => (value === null ? [] : [[name, [value].flat()]]));
  return {
    columns: Object.fromEntries(columns),
    lostBefore: [flags.alliedInfantryLost ?? 0, flags.russianInfantryLost ?? 0],
    turns: flags.turns,
    second: flags.second,
  };
}
