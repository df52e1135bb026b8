import type { Game, Naming } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import {
  type BranchOrigin,
  type DiceOrigin,
  type GameFile,
  type GameRecord,
  gameFileText,
  recordOf,
} from "@redoubt/protocol";
import { opponentsOf, playersOf } from "./players.ts";
import { type Selections, selectionsIn } from "./selection.ts";
import { type Stepper, stepper } from "./stepper.ts";
import { type TakingBack, takingBack } from "./taking-back.ts";
import { type Turns, turnOf, turnsAlong } from "./turns.ts";

/** The one game that a referee holds. What it keeps beside the game itself does not grow with every answer. */
export interface Bout {
  readonly system: AnyWargame;
  readonly game: Game;
  readonly world: unknown;
  readonly naming: Naming;
  readonly dice: DiceOrigin | undefined;
  readonly readOnly: string | null;
  readonly turns: Turns;
  readonly takingBack: TakingBack;
  /** The file as it was opened, where the game can only be looked at. */
  readonly original: string | null;
  readonly record: GameRecord;
  readonly selections: Selections;
  /** Whether an answer was taken back past dice. */
  isPractice: boolean;
  /** Where it left another game; undefined for a game of its own. */
  branch: BranchOrigin | undefined;
  /** After how many answers help was asked for while it went on. */
  helped: readonly number[];
  /** Who plays each seat: a person, or a computer player by name. */
  players: readonly string[];
  walker: Stepper | null;
}

/** Takes up a game that was begun or opened. */
export function takeUp(
  system: AnyWargame,
  game: Game,
  dice: DiceOrigin | undefined,
  readOnly: string | null = null,
  original: string | null = null,
): Bout {
  const walker = stepper(game);
  const back = takingBack(game);
  const selections = selectionsIn(system, game, back);
  return {
    system,
    game,
    world: game.world,
    naming: system.naming(game.world),
    dice,
    readOnly,
    turns: turnsAlong(system, selections.watch(walker), game.length()),
    takingBack: back,
    selections,
    isPractice: false,
    branch: undefined,
    helped: [],
    original,
    record: recordOf(game, dice),
    players: playersOf({}, system.seats),
    walker,
  };
}

/** Notes an answer that was just accepted. */
export function noteAccepted({ game, system, turns, takingBack: back }: Bout): void {
  back.note(system.seats.indexOf(game.last()?.seat ?? ""));
  turns.note(game.length(), turnOf(system, game));
}

/** Forgets the last answer of a seat, which was taken back. */
export function noteUndone(bout: Bout, seat: number): void {
  bout.takingBack.noteUndone(seat);
  bout.turns.forgetAfter(bout.game.length());
  bout.walker = null;
}

/** A walker along the game so far; it goes on with the game until something is taken back. */
export function walkerOf(bout: Bout): Stepper {
  bout.walker ??= stepper(bout.game);
  return bout.walker;
}

/** The game as the text of a game file. */
export function fileOf(bout: Bout): string {
  if (bout.original !== null) return bout.original;
  const opponents = opponentsOf(bout.players, bout.system.seats);
  const file: GameFile = {
    ...bout.record.file(),
    ...(opponents === undefined ? {} : { opponents }),
    ...(bout.branch === undefined ? {} : { branch: bout.branch }),
    ...(bout.helped.length === 0 ? {} : { helped: bout.helped }),
    ...(bout.isPractice ? { practice: true } : {}),
  };
  return gameFileText(file);
}
