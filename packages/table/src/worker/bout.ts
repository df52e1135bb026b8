import type { Game, GameEvent, GameLog, Naming } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { type DiceOrigin, type GameFile, type GameRecord, gameFileText, recordOf } from "@redoubt/protocol";
import { doesHide } from "./hiding.ts";
import { opponentsOf, playersOf } from "./players.ts";
import { type Stepper, stepper } from "./stepper.ts";

/** The one game that a referee holds: the live game, and what the page is told about its past. */
export interface Bout {
  readonly system: AnyWargame;
  readonly game: Game;
  readonly world: unknown;
  readonly naming: Naming;
  readonly dice: DiceOrigin | undefined;
  readonly record: GameRecord;
  readonly readOnly: string | null;
  /** Whether a seat may see what another may not. */
  readonly hides: boolean;
  /** The turn after each answer; 0 is the opening. */
  readonly turns: number[];
  /** For each viewer (a spectator first, then the seats), how many events it had heard after each answer. */
  readonly heard: number[][];
  /** Answers that can be taken back, by the seat that gave them. */
  readonly reversible: number[];
  /** The file as it was opened, where the game can only be looked at. */
  readonly original: string | null;
  /** Who plays each seat: a person, or a computer player by name. */
  players: readonly string[];
  walker: Stepper | null;
}

const viewers = (system: AnyWargame): readonly (number | null)[] => [null, ...system.seats.map((_, seat) => seat)];

/** The events that a viewer has heard of. */
export function heardBy(bout: Bout, viewer: number | null): readonly GameEvent[] {
  return bout.game.events(viewer);
}

/** The answer after which the event at this place of a viewer's list happened. */
export function entryOfEvent(bout: Bout, viewer: number | null, place: number): number {
  const counts = bout.heard[viewer === null ? 0 : viewer + 1];
  let [low, high] = [0, counts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (counts[middle] > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How many events a viewer had heard before the answer of this number. */
export function heardBefore(bout: Bout, viewer: number | null, entry: number): number {
  const counts = bout.heard[viewer === null ? 0 : viewer + 1];
  return entry <= 0 ? 0 : (counts[entry - 1] ?? counts.at(-1) ?? 0);
}

/** Notes what everybody has heard so far, after an answer or at the opening. */
function note(bout: Pick<Bout, "system" | "turns" | "heard">, game: Game): void {
  viewers(bout.system).forEach((viewer, i) => {
    bout.heard[i] ??= [];
    bout.heard[i].push(game.events(viewer).length);
  });
  bout.turns.push(bout.system.view(game.play(), null).turn);
}

/** Takes up a game that was begun or opened. Its past is walked once, to know what happened when. */
export function takeUp(
  system: AnyWargame,
  game: Game,
  dice: DiceOrigin | undefined,
  readOnly: string | null = null,
  original: string | null = null,
): Bout {
  const play = game.play();
  const bout: Bout = {
    system,
    game,
    world: play.world,
    naming: system.naming(play.world),
    dice,
    readOnly,
    hides: doesHide(system, game),
    turns: [],
    heard: [],
    reversible: [],
    original,
    record: recordOf(game, dice),
    players: playersOf({}, system.seats),
    walker: null,
  };
  const log = game.log();
  const walk = stepper(system, log);
  note(bout, walk.game());
  for (let entry = 1; entry <= log.entries.length; entry++) {
    walk.to(entry);
    note(bout, walk.game());
    noteReversible(bout, log, entry);
  }
  return bout;
}

function noteReversible(bout: Bout, log: GameLog, entry: number): void {
  const { seat, rolls } = log.entries[entry - 1];
  bout.reversible.push(bout.system.seats.indexOf(seat));
  const isReveal = bout.system.seats.some((_, viewer) => {
    const first = bout.heard[viewer + 1][entry - 1];
    const news = bout.game.events(viewer).slice(first, bout.heard[viewer + 1][entry]);
    return news.some((event) => event.reveals === true);
  });
  if (rolls.length > 0 || isReveal) bout.reversible.length = 0;
}

/** Notes an answer that was just accepted. */
export function noteAccepted(bout: Bout): void {
  const log = bout.game.log();
  note(bout, bout.game);
  noteReversible(bout, log, log.entries.length);
  bout.walker = null;
}

/** Forgets the last answer after it was taken back. */
export function noteUndone(bout: Bout): void {
  const kept = bout.game.log().entries.length + 1;
  bout.turns.length = kept;
  for (const counts of bout.heard) counts.length = kept;
  bout.reversible.pop();
  bout.walker = null;
}

/** A walker along the game so far, kept until the next answer. */
export function walkerOf(bout: Bout): Stepper {
  bout.walker ??= stepper(bout.system, bout.game.log());
  return bout.walker;
}

/** The game as the text of a game file. */
export function fileOf(bout: Bout): string {
  if (bout.original !== null) return bout.original;
  const opponents = opponentsOf(bout.players, bout.system.seats);
  const file: GameFile = {
    ...bout.record.file(),
    ...(opponents === undefined ? {} : { opponents }),
  };
  return gameFileText(file);
}
