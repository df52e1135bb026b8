import {
  type Field,
  fieldIn,
  listed,
  oneOf,
  placeIn,
  readRecord,
  trueOrFalse,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import { type Nation, nations, sides } from "../data/order-of-battle.ts";
import { UNIT } from "../piece.ts";
import { phases, WAITING } from "../state.ts";
import type { StartPoint } from "../world.ts";
import type { DraftCommand, DraftPiece, PieceState } from "./draft.ts";

/** What the flags of turn and activation are read against. */
export interface Forces {
  readonly pieces: readonly DraftPiece[];
  readonly states: readonly PieceState[];
  readonly commands: readonly DraftCommand[];
  /** Whether a piece waits beside an entry hex and is due. */
  readonly isDue: (piece: number) => boolean;
  readonly isOptional: boolean;
}

/** Where in the turn a position stands. */
export interface Moment {
  readonly from: StartPoint;
  readonly columns: Readonly<Record<string, readonly number[]>>;
}

interface Running {
  /** c.active: a command plus 1, 254 + seat for leftovers, 0 for none. */
  readonly active: number;
  readonly run: number;
  readonly stage: number;
  readonly isSnapshotGiven: boolean;
}

const nobody: Running = { active: 0, run: 0, stage: 0, isSnapshotGiven: false };

const isPresent = ({ states, isDue }: Forces, piece: number): boolean =>
  states[piece].hexOf > 0 || (states[piece].hexOf === WAITING && isDue(piece));

/** The commands of a seat with anybody on the map or about to enter it (K-23). */
const present = (forces: Forces, seat: number): readonly number[] =>
  forces.commands
    .map((_, command) => command)
    .filter((command) => {
      const { id, seat: owner } = forces.commands[command];
      return owner === seat && forces.pieces.some((one, piece) => one.command === id && isPresent(forces, piece));
    });

const leftovers = (seat: number): number => 254 + seat;

/** The activation that runs where none is named: of the only command, or of units of no command (III.13). */
function standardActivation(forces: Forces, seat: number): Running {
  const commands = present(forces, seat);
  if (commands.length > 1) return nobody;
  if (commands.length === 1) return { ...nobody, active: commands[0] + 1, run: 1 };
  const isAnybody = forces.pieces.some(
    (one, piece) => one.kind === UNIT && one.seat === seat && isPresent(forces, piece),
  );
  return isAnybody ? { ...nobody, active: leftovers(seat), run: 1 } : nobody;
}

const ways = ["chosen", "drawn", "sustained", "yielded", "blank"] as const;

/** Reads `flags.activation`. */
function readActivation(field: Field, forces: Forces, seat: number): Running {
  if (field.value === undefined) return standardActivation(forces, seat);
  if (field.value === null) return nobody;
  const read = readRecord(field, {
    command: (one) =>
      one.value === undefined
        ? null
        : placeIn(
            one,
            forces.commands.map(({ id }) => id),
          ),
    leftovers: (one) => trueOrFalse(one, false),
    number: (one) => wholeNumber(one, 1, 2),
    by: (one) => oneOf(one, ways),
    orderTried: (one) => trueOrFalse(one, false),
    group: (one) => wholeNumber(one, 1, 3),
    snapshot: (one) => oneOf(one, ["given"]),
  });
  const isSecond = read.by === "sustained" || read.by === "blank";
  const rest = {
    run: read.number ?? (isSecond ? 2 : 1),
    stage: Math.max(read.group ?? 0, read.orderTried ? 1 : 0),
    isSnapshotGiven: read.snapshot === "given",
  };
  if (read.leftovers) return { active: leftovers(seat), ...rest };
  if (read.command === null) {
    if (fieldIn(field, "command").value === undefined) wrong(field, "must name a command, or leftovers");
    return nobody;
  }
  if (forces.commands[read.command].seat !== seat)
    wrong(fieldIn(field, "command"), `is not on the ${sides[seat]} side, which is active`);
  return { active: read.command + 1, ...rest };
}

/** Reads a list of commands. */
function readCommands(field: Field, commands: readonly DraftCommand[]): readonly number[] {
  const ids = commands.map(({ id }) => id);
  return listed(field)
    .map((one) => placeIn(one, ids))
    .filter((command) => command !== null);
}

const places = nations.length + 1;

/** Reads `flags.cups`: the markers left (II.6); without it one for each command still to act, and blanks to match. */
function readCups(field: Field, forces: Forces, isUsed: (command: number) => boolean) {
  const cup = new Array<number>(sides.length * places).fill(0);
  const inCup = forces.commands.map(() => 0);
  if (field.value === undefined) {
    const left = sides.map((_, seat) => present(forces, seat).filter((command) => !isUsed(command)));
    left.flat().forEach((command) => {
      if (forces.isOptional) inCup[command] = 1;
      else cup[forces.commands[command].seat * places + nations.indexOf(forces.commands[command].marker)]++;
    });
    sides.forEach((_, seat) => {
      cup[seat * places + nations.length] = Math.max(left[1 - seat].length - left[seat].length, 0);
    });
    return { cup, named: inCup };
  }
  const readSide = (one: Field, seat: number): void => {
    const counts = Object.fromEntries(nations.map((nation) => [nation, (count: Field) => wholeNumber(count, 0, 99)]));
    const read = readRecord(one, { ...counts, blank: (count) => wholeNumber(count, 0, 99), commands: (list) => list });
    nations.forEach((nation: Nation, place) => {
      cup[seat * places + place] = wholeNumber({ ...fieldIn(one, nation), problems: [] }, 0, 99) ?? 0;
    });
    cup[seat * places + nations.length] = read.blank ?? 0;
    for (const command of readCommands(read.commands, forces.commands)) inCup[command] = 1;
  };
  readRecord(field, {
    allied: (one) => readSide(one, 0),
    russian: (one) => readSide(one, 1),
    common: (one) => {
      for (const command of readCommands(one, forces.commands)) inCup[command] = 2;
    },
  });
  return { cup, named: inCup };
}

/** Reads phase, active side and the flags of activation, cups, initiative and sheets. */
export function readMoment(file: Field, flags: Field, forces: Forces): Moment {
  const phase = oneOf(fieldIn(file, "phase"), phases) ?? "activation";
  const seat = placeIn(fieldIn(file, "active"), sides) ?? 0;
  const isActivation = phase === "activation";
  const flag = fieldIn(flags, "activation");
  if (!isActivation && flag.value !== undefined && flag.value !== null)
    wrong(flag, `no activation runs in the ${phase} phase`);
  const running = isActivation ? readActivation(flag, forces, seat) : nobody;
  const activated = forces.commands.map(() => 0);
  for (const command of readCommands(fieldIn(flags, "activated"), forces.commands)) activated[command] = 1;
  if (running.active > 0 && running.active <= forces.commands.length) activated[running.active - 1] = 1;
  const initiative = readRecord(fieldIn(flags, "initiative"), {
    winner: (one) => placeIn(one, sides),
    firstTaken: (one) => trueOrFalse(one, true),
    yieldedBy: (one) => placeIn(one, sides),
  });
  const sheet = readRecord(fieldIn(flags, "sheet"), {
    number: (one) => wholeNumber(one, 1, 2),
    sealed: (one) => listed(one).map((side) => placeIn(side, sides)),
  });
  const cups = readCups(fieldIn(flags, "cups"), forces, (command) => activated[command] === 1);
  const isCommand = phase === "command";
  return {
    from: startPoint(
      phase,
      running,
      sheet.number === 2 ? 2 : 1,
      sheet.sealed.filter((side) => side !== null),
    ),
    columns: {
      phase: [phases.indexOf(phase)],
      holder: [seat],
      run: [running.run],
      winner: [isCommand && initiative.winner === null ? 0 : (initiative.winner ?? seat) + 1],
      firstTaken: [isActivation && initiative.firstTaken ? 1 : 0],
      host: [initiative.yieldedBy === null ? 0 : initiative.yieldedBy + 1],
      active: [running.active],
      stage: [running.stage],
      activated,
      ...(isActivation || fieldIn(flags, "cups").value !== undefined ? cups : {}),
    },
  };
}

function startPoint(
  phase: (typeof phases)[number],
  { active, isSnapshotGiven }: Running,
  sheet: 1 | 2,
  sealed: readonly number[],
): StartPoint {
  if (phase === "command") return { at: "command", sheet, sealed };
  if (phase === "reorganization") return { at: "reorganization" };
  return active === 0 ? { at: "activations" } : { at: "activation", isSnapshotGiven };
}
