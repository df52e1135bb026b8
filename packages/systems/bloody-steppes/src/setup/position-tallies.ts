import {
  asWritten,
  type Field,
  fieldIn,
  listed,
  named,
  oneOf,
  placeIn,
  readRecord,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import { nations, sides } from "../data/order-of-battle.ts";
import { instructionKinds } from "../instruction-kinds.ts";
import { ALWAYS, ASK, instructionPlace, NEVER, WHEN } from "../instructions.ts";
import { DESTROYED, EXITED } from "../state.ts";
import type { Entry } from "../world.ts";
import type { DraftCommand, DraftPiece, PieceState } from "./draft.ts";
import type { KeyHex } from "./key-hexes.ts";

const most = 9999;

/** Reads numbers by nation, such as `flags.lost`. */
function byNation(flag: Field): number[] {
  const readers = Object.fromEntries(nations.map((nation) => [nation, (one: Field) => wholeNumber(one, 0, most)]));
  const read = readRecord(flag, readers);
  return nations.map((nation) => Number(read[nation] ?? 0));
}

/** Reads what each nation has lost and taken off the map; pieces listed as gone are counted besides. */
export function readLosses(flags: Field, pieces: readonly DraftPiece[], states: readonly PieceState[]) {
  const spLost = byNation(fieldIn(flags, "lost"));
  const gunsLost = byNation(fieldIn(flags, "gunsLost"));
  const spExited = byNation(fieldIn(flags, "exited"));
  pieces.forEach(({ nation, arm, strength }, piece) => {
    if (arm === undefined) return;
    const place = nations.indexOf(nation);
    const { hexOf, sp } = states[piece];
    const isGun = arm !== "infantry" && arm !== "cavalry";
    if (hexOf === DESTROYED && isGun) gunsLost[place]++;
    else if (hexOf === DESTROYED) spLost[place] += strength;
    else if (hexOf === EXITED) spExited[place] += sp;
  });
  return { spLost, gunsLost, spExited };
}

/** Reads `flags.holders`: who holds the key hexes, by their place; undefined where nothing is said. */
export function readHolders(flag: Field, keys: readonly KeyHex[]): readonly (number | undefined)[] {
  const known = keys.map(({ hex }) => hex);
  const holders: (number | undefined)[] = keys.map(() => undefined);
  for (const [hex, one] of named(flag, '{ "1334": "russian" }')) {
    const key = known.indexOf(hex);
    const seat = placeIn(one, sides);
    if (key < 0) wrong(one, `no key hex of this battle; they are ${known.join(", ") || "none"}`);
    else if (seat !== null) holders[key] = seat + 1;
  }
  return holders;
}

/** Reads `flags.delays`: how late the entries of commands are. */
export function readDelays(
  flag: Field,
  entries: readonly Entry[],
  pieces: readonly DraftPiece[],
  commands: readonly DraftCommand[],
): readonly number[] {
  const delay = entries.map(() => 0);
  for (const [id, one] of named(flag, '{ "bourbaki": 1 }')) {
    const turns = wholeNumber(one, 0, 50);
    if (!commands.some((command) => command.id === id)) wrong(one, "no such command");
    entries.forEach((entry, place) => {
      if (entry.pieces.some((piece) => pieces[piece].command === id)) delay[place] = turns ?? 0;
    });
  }
  return delay;
}

const answers = ["never", "ask", "always", "when"] as const;

/** Reads `flags.instructions` into the column of standing instructions. */
export function readInstructions(
  flag: Field,
  pieces: readonly DraftPiece[],
  commands: readonly DraftCommand[],
): readonly number[] {
  const column = new Array<number>((pieces.length + commands.length + sides.length) * instructionKinds.length).fill(0);
  const read = (one: Field, seat: number): void => {
    const said = readRecord(one, {
      for: (field) => field,
      what: (field) => oneOf(field, instructionKinds),
      answer: (field) => oneOf(field, answers),
      percent: (field) => wholeNumber(field, 0, 100),
    });
    if (said.what === null || said.answer === null) {
      if (fieldIn(one, "what").value === undefined || fieldIn(one, "answer").value === undefined)
        wrong(one, "must have for, what and answer");
      return;
    }
    if (said.answer === "when" && said.percent === null)
      wrong(fieldIn(one, "percent"), "when needs a chance in percent");
    const value = { never: NEVER, ask: ASK, always: ALWAYS, when: WHEN + (said.percent ?? 0) }[said.answer];
    const scope = scopeOf(said.for, seat, pieces, commands);
    if (scope !== null) column[instructionPlace(scope, said.what)] = value;
  };
  readRecord(flag, {
    allied: (one) => {
      for (const entry of listed(one)) read(entry, 0);
    },
    russian: (one) => {
      for (const entry of listed(one)) read(entry, 1);
    },
  });
  return column;
}

/** The side, one of its commands or one of its units, by its place in the column. */
function scopeOf(
  field: Field,
  seat: number,
  pieces: readonly DraftPiece[],
  commands: readonly DraftCommand[],
): number | null {
  if (field.value === "side") return pieces.length + commands.length + seat;
  const command = commands.findIndex((one) => one.id === field.value && one.seat === seat);
  if (command >= 0) return pieces.length + command;
  const piece = pieces.findIndex((one) => one.id === field.value && one.seat === seat);
  if (piece >= 0) return piece;
  wrong(field, `${asWritten(field.value)} is neither side nor a command or unit of this side`);
  return null;
}

/** Reads `flags.sightLimit` (K-180). */
export const readSightLimit = (flag: Field): number | null => wholeNumber(flag, 0, 254);
