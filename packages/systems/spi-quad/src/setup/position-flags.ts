import type { Problem } from "@redoubt/engine";
import type { Grid } from "@redoubt/hex";
import { redoubts } from "../data/facts-balaclava.ts";
import { seats } from "../seat.ts";
import { maxTurns } from "../state.ts";

/** What the flags of a position say. */
export interface Flags {
  readonly columns: Readonly<Record<string, readonly number[]>>;
  readonly lostBefore: readonly [number, number];
  readonly turns: number | null;
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

/** The flags that are one number of the state, by name, with the column they fill. */
const numbers: Readonly<Record<string, string>> = {
  preservationTurn: "preservationTurn",
  alliedLossesAtTrigger: "lossesAtTrigger",
  arrivalTurn: "arrivalTurn",
  britishLost: "britishLost",
};

/** The flags that are true or false, with the column they fill. */
const switches: Readonly<Record<string, string>> = { frenchCalled: "frenchCalled", demoralized: "demoralized" };

const others = ["turns", "exits", "holders", "russianInfantryLost", "alliedInfantryLost"];

/** Exits by turn: { "5": 2 }. */
function readExits(value: unknown, problems: Problem[]): readonly number[] {
  const exits = new Array<number>(maxTurns + 1).fill(0);
  if (typeof value !== "object" || value === null) {
    problems.push({ where: "flags.exits", what: 'must give a number of units for turns, as in { "5": 2 }' });
    return exits;
  }
  for (const [turn, count] of Object.entries(value)) {
    if (isCount(count) && /^\d+$/.test(turn) && Number(turn) <= maxTurns) exits[Number(turn)] = count;
    else problems.push({ where: `flags.exits.${turn}`, what: "must be a turn and a number of units" });
  }
  return exits;
}

/** Who was last in the redoubts: { "0714": "allied" }. */
function readHolders(value: unknown, keys: readonly string[], problems: Problem[]): readonly number[] {
  const holders = new Array<number>(keys.length).fill(0);
  if (typeof value !== "object" || value === null) {
    problems.push({ where: "flags.holders", what: 'must give a side for hexes, as in { "0714": "allied" }' });
    return holders;
  }
  for (const [hex, side] of Object.entries(value)) {
    const seat = seats.indexOf(side);
    const key = keys.indexOf(hex);
    if (seat >= 0 && key >= 0) holders[key] = seat + 1;
    else problems.push({ where: `flags.holders.${hex}`, what: `must be one of ${keys.join(", ")} with a side` });
  }
  return holders;
}

/** The numbers of the redoubts on this map (B23.2), in the order of World.keyHexes. */
export const keyNumbers = (grid: Grid): readonly string[] =>
  redoubts.map(({ hex }) => hex).filter((hex) => grid.byNumber.has(hex));

/** Reads the flags of a position, noting what is wrong. */
export function readFlags(flags: Readonly<Record<string, unknown>>, grid: Grid, problems: Problem[]): Flags {
  const columns: Record<string, readonly number[]> = {};
  const count = (name: string): number => {
    const value = flags[name];
    if (value === undefined) return 0;
    if (isCount(value)) return value;
    problems.push({ where: `flags.${name}`, what: "must be a whole number from 0" });
    return 0;
  };
  for (const [name, value] of Object.entries(flags)) {
    if (numbers[name] !== undefined) columns[numbers[name]] = [count(name)];
    else if (switches[name] !== undefined) {
      if (typeof value !== "boolean") problems.push({ where: `flags.${name}`, what: "must be true or false" });
      columns[switches[name]] = [value === true ? 1 : 0];
    } else if (!others.includes(name)) {
      const known = [...Object.keys(numbers), ...Object.keys(switches), ...others].join(", ");
      problems.push({ where: `flags.${name}`, what: `no such flag; known are ${known}` });
    }
  }
  if (flags.exits !== undefined) columns.exits = readExits(flags.exits, problems);
  if (flags.holders !== undefined) columns.holder = readHolders(flags.holders, keyNumbers(grid), problems);
  const turns = flags.turns === undefined ? null : count("turns");
  return { columns, lostBefore: [count("alliedInfantryLost"), count("russianInfantryLost")], turns };
}
