import type { Decision, Game, LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import {
  type Act,
  type ActKind,
  type SeatTaken,
  type Storage,
  StorageDown,
  type StoredGame,
} from "../storage/contract.ts";
import { begun, isComplete, lastOf, redo, standingOf } from "./playing.ts";
import { type Stream, streamOf } from "./stream.ts";

/** What somebody wants to do. */
export interface Wanted {
  readonly kind: ActKind;
  /** The number of the question that it answers. */
  readonly decision: number;
  readonly text: string;
  /** The doer's own mark: the same one sent again is the same act. */
  readonly mark: string;
}

/** What came of it. Whatever is not accepted has changed nothing. */
export type Outcome =
  | { readonly is: "accepted" }
  | { readonly is: "refused"; readonly rule: string; readonly sentence: string }
  | { readonly is: "misused"; readonly what: string }
  | { readonly is: "behind" }
  | { readonly is: "down"; readonly what: string };

/** Somebody who follows a game: called whenever there may be something new. */
export interface Follower {
  readonly seat: number | null;
  readonly look: () => void;
}

/** A game that somebody is at: the one place where it is played on this server. */
export interface Room {
  readonly system: AnyWargame;
  readonly stored: () => StoredGame;
  /** Null until everybody sits. */
  readonly game: () => Game | null;
  readonly stream: () => Stream;
  /** The question to a seat; null while it is not asked. */
  readonly asked: (seat: number | null) => Decision | null;
  readonly sit: (seat: SeatTaken) => Promise<boolean>;
  readonly act: (seat: number, wanted: Wanted) => Promise<Outcome>;
  /** Takes in what another server has stored. */
  readonly catchUp: () => Promise<void>;
  readonly follow: (follower: Follower) => () => void;
  readonly followers: () => ReadonlySet<Follower>;
}

/** Opens the room of a stored game as far as it was played. */
export async function openRoom(
  storage: Storage,
  system: AnyWargame,
  first: StoredGame,
  now: () => number,
): Promise<Room> {
  const followers = new Set<Follower>();
  let stored = first;
  let game: Game | null = null;
  let stream = streamOf(system.seats, system.hides);
  let marks = new Map<string, number>();
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another, whoever asks. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };
  const keep = (act: Act, entry: LogEntry): void => {
    count = act.number;
    marks.set(act.mark, act.seat);
    stream.add({ kind: act.kind, entry });
  };
  const readOn = async (): Promise<void> => {
    if (game === null) {
      stored = (await storage.game(stored.id)) ?? stored;
      if (!isComplete(stored, system)) return;
      game = begun(stored, system);
    }
    for (const act of await storage.actsAfter(stored.id, count)) keep(act, redo(game, act));
  };
  /** Forgets what was played here beyond what is stored, and reads it from the beginning. */
  const readAnew = async (): Promise<void> => {
    game = null;
    stream = streamOf(system.seats, system.hides);
    marks = new Map();
    count = 0;
    await readOn();
  };
  const tellAll = (): void => {
    for (const follower of followers) follower.look();
  };

  const play = async (seat: number, wanted: Wanted): Promise<Outcome> => {
    // Nobody sits yet; or what was stored could not be read again after the store failed.
    if (game === null) await readOn();
    if (game === null) return { is: "misused", what: "the game has not begun: a seat is still free" };
    if (marks.get(wanted.mark) === seat) return { is: "accepted" };
    if (marks.has(wanted.mark)) return { is: "misused", what: "this mark is somebody else's" };
    const done = doIt(game, seat, wanted);
    if ("is" in done) return done;
    const hash = standingOf(game);
    const { kind, text, mark } = wanted;
    const act: Act = { game: stored.id, number: count + 1, seat, kind, text, mark, hash, at: now() };
    try {
      if ((await storage.append(act)) === "behind") {
        await readAnew();
        tellAll();
        return marks.get(mark) === seat ? { is: "accepted" } : { is: "behind" };
      }
    } catch (error) {
      await readAnew().catch(() => {});
      if (error instanceof StorageDown) return { is: "down", what: error.message };
      throw error;
    }
    keep(act, done.entry);
    const pending = game.pending();
    if (pending.kind === "over") await storage.finish(stored.id, pending.verdict.reason);
    tellAll();
    return { is: "accepted" };
  };

  await readOn();
  return {
    system,
    stored: () => stored,
    game: () => game,
    stream: () => stream,
    asked(seat) {
      const pending = game?.pending();
      if (seat === null || pending?.kind !== "decide") return null;
      return pending.decisions.find((decision) => decision.seat === seat) ?? null;
    },
    sit: (taken) =>
      inTurn(async () => {
        const isFree = await storage.takeSeat(stored.id, taken);
        await readOn();
        tellAll();
        return isFree;
      }),
    act: (seat, wanted) => inTurn(() => play(seat, wanted)),
    catchUp: () =>
      inTurn(async () => {
        await readOn();
        tellAll();
      }),
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    followers: () => followers,
  };
}

/** Does what is wanted in the game itself, or says why it cannot be done. */
function doIt(game: Game, seat: number, { kind, decision, text }: Wanted): { readonly entry: LogEntry } | Outcome {
  if (kind === "undo") {
    const entry = lastOf(game, seat);
    const misuse = game.undo(seat);
    if (misuse !== null || entry === null)
      return { is: "misused", what: misuse?.what ?? "nothing has been played yet" };
    return { entry };
  }
  const outcome = game.apply(seat, decision, text);
  if (outcome.kind === "misused") return { is: "misused", what: outcome.misuse.what };
  if (outcome.kind === "refused") return { is: "refused", rule: outcome.refusal.rule, sentence: outcome.sentence };
  const entry = game.last();
  if (entry === null) throw new Error("an answer was accepted and is not in the log");
  return { entry };
}
