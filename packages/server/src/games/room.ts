import type { Decision, Game, LogEntry } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { StandingOrders } from "@redoubt/protocol";
import type { Absence } from "../storage/attendance.ts";
import {
  type Act,
  type SeatOrders,
  type SeatTaken,
  type Storage,
  StorageDown,
  type StoredGame,
} from "../storage/contract.ts";
import { awayBy } from "./absence.ts";
import { type Affairs, openAffairs } from "./affairs.ts";
import { askingOf } from "./asking.ts";
import { countHands, type Hands } from "./hands.ts";
import { begun, begunAt, doIt, isComplete, redo, standingOf, Unplayable, wentBack, whyKept } from "./playing.ts";
import { offerText } from "./standing.ts";
import { type Stream, streamOf } from "./stream.ts";
import { takeTurns } from "./turns.ts";
import type { Outcome, Wanted } from "./wanted.ts";

/** Keeps something beside the game: hears of every answer before and after it is given. */
export interface Witness {
  readonly before: (seat: number, answer: string) => void;
  readonly after: (kind: "answer" | "undo", seat: number) => void;
}

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
  readonly affairs: () => Affairs;
  /** By whose hand each seat was played. */
  readonly hands: () => Hands;
  /** What a seat has ordered to be answered for it. */
  readonly orders: (seat: number) => SeatOrders | null;
  readonly order: (seat: number, orders: StandingOrders) => Promise<void>;
  /** How often the game was begun anew here: what was told before no longer counts. */
  readonly course: () => number;
  /** How many acts there were. */
  readonly count: () => number;
  /** Why the game cannot go on under the rules that are here; empty where it can. It is shown as far as they lead through it. */
  readonly kept: () => string;
  /** Whether it is over, by the rules or otherwise. */
  readonly isOver: () => boolean;
  /** The question to a seat; null while it is not asked. */
  readonly asked: (seat: number | null) => Decision | null;
  readonly sit: (seat: SeatTaken) => Promise<boolean>;
  readonly act: (seat: number, wanted: Wanted) => Promise<Outcome>;
  /**
   * Gives a seat another key: whoever came by the old one, or by another account than this, is shut out. False where
   * somebody else was quicker.
   */
  readonly rekey: (seat: number, keyHash: string, account: string) => Promise<boolean>;
  /** Waits for what was begun here. */
  readonly settled: () => Promise<void>;
  /** Takes in what another server has stored. */
  readonly catchUp: () => Promise<void>;
  /** Counts the clocks again: they stood still for a while. */
  readonly countAgain: () => Promise<void>;
  /** The same, where it may be about who sits here. */
  readonly catchUpSeats: () => Promise<void>;
  readonly follow: (follower: Follower) => () => void;
  readonly followers: () => ReadonlySet<Follower>;
  /** Lets somebody keep something beside the game, until the game is begun anew. */
  readonly attend: (witness: Witness) => void;
}

/** Opens the room of a stored game as far as it was played. */
export async function openRoom(
  storage: Storage,
  system: AnyWargame,
  first: StoredGame,
  now: () => number,
  changed: (room: Room) => void = () => {},
): Promise<Room> {
  const followers = new Set<Follower>();
  let stored = first;
  let game: Game | null = null;
  let stream = streamOf(system.seats, system.hides);
  let absences: readonly Absence[] = [];
  const away = awayBy(() => absences);
  let affairs = openAffairs(system.seats, () => stored, away);
  let hands = countHands(system.seats.length, away);
  let orders: readonly SeatOrders[] = [];
  let witness: Witness | null = null;
  let course = 0;
  let marks = new Map<string, number>();
  let count = 0;
  let kept = "";
  const inTurn = takeTurns();
  const asking = askingOf(() => game);
  const beginCourse = (): void => {
    asking.forget();
    stream = streamOf(system.seats, system.hides);
    witness = null;
    course++;
  };
  /** Takes in an act that is stored; `entry` is the answer that it gave or took back. */
  const keep = (act: Act, entry: LogEntry | null): void => {
    asking.forget();
    count = act.number;
    marks.set(act.mark, act.seat);
    if (entry !== null && (act.kind === "answer" || act.kind === "undo")) {
      stream.add({ kind: act.kind, entry });
      witness?.after(act.kind, act.seat);
    }
    const backTo = act.kind === "agree" ? affairs.backTo() : null;
    if (backTo !== null && game !== null) {
      game = wentBack(stored, system, game, backTo);
      beginCourse();
      for (const given of game.log().entries) stream.add({ kind: "answer", entry: given });
    }
    affairs.note(act, asking.seats, () => (game === null ? 0 : system.view(game.play(), null).turn));
    hands.note(act, game?.length() ?? 0, asking.seats());
  };
  const readOn = async (): Promise<void> => {
    try {
      await readStored();
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error;
      // The rest stays as it is stored, for the release that it was played under.
      kept = whyKept(stored, system, error.message);
    }
  };
  const readStored = async (): Promise<void> => {
    if (kept !== "") return;
    if (game === null) {
      stored = (await storage.game(stored.id)) ?? stored;
      if (!isComplete(stored, system)) return;
      absences = await storage.absencesOf(stored.id, stored.createdAt);
      game = begun(stored, system);
      asking.forget();
      affairs.begin(begunAt(stored), asking.seats());
      hands.begin(begunAt(stored), asking.seats());
      // What was played before the game was brought here.
      for (const given of game.log().entries) stream.add({ kind: "answer", entry: given });
    }
    orders = await storage.ordersIn(stored.id);
    for (const act of await storage.actsAfter(stored.id, count)) {
      if (act.kind === "answer") witness?.before(act.seat, act.text);
      keep(act, redo(game, act));
    }
  };
  /** Forgets what was played here beyond what is stored, and reads it from the beginning. */
  const readAnew = async (): Promise<void> => {
    game = null;
    asking.forget();
    affairs = openAffairs(system.seats, () => stored, away);
    hands = countHands(system.seats.length, away);
    beginCourse();
    marks = new Map();
    count = 0;
    kept = "";
    await readOn();
  };
  const tellAll = (): void => {
    for (const follower of followers) follower.look();
    changed(room);
  };
  const readSeats = async (): Promise<void> => {
    stored = (await storage.game(stored.id)) ?? stored;
    await readOn();
    tellAll();
  };
  /** Does what is wanted on the game itself, or says why not. */
  const attempt = (
    of: Game,
    seat: number,
    wanted: Wanted,
    at: number,
  ): { readonly entry: LogEntry | null } | Outcome => {
    const why = affairs.whyNot(seat, wanted.kind, wanted.text, at);
    if (why !== null) return { is: "misused", what: why };
    if (wanted.kind === "answer") witness?.before(seat, wanted.text);
    asking.forget();
    return doIt(of, seat, wanted);
  };
  const verdict = (): string | null => {
    if (kept !== "") return stored.verdict;
    const pending = asking.pending();
    const end = pending?.kind === "over" ? pending.verdict.reason : affairs.ended();
    return end === null ? null : `${end}${affairs.remark()}`;
  };

  const play = async (seat: number, wanted: Wanted): Promise<Outcome> => {
    // Nobody sits yet; or what was stored could not be read again after the store failed.
    if (game === null) await readOn();
    if (kept !== "") return { is: "misused", what: kept };
    if (game === null) return { is: "misused", what: "the game has not begun: a seat is still free" };
    if (marks.get(wanted.mark) === seat) return { is: "accepted" };
    if (marks.has(wanted.mark)) return { is: "misused", what: "this mark is somebody else's" };
    const at = now();
    const done = attempt(game, seat, wanted, at);
    if ("is" in done) return done;
    const { kind, mark } = wanted;
    const text = kind === "offer" ? offerText(system, game, seat, wanted.text) : wanted.text;
    const act: Act = { game: stored.id, number: count + 1, seat, kind, text, mark, hash: standingOf(game), at };
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
    const end = verdict();
    if (end !== null) {
      const pending = asking.pending();
      const winner = pending?.kind === "over" ? pending.verdict.winner : affairs.winner();
      const how = affairs.how() ?? "played";
      stored = { ...stored, verdict: end, finishedAt: at, how, winner };
      await storage.finish(stored.id, { verdict: end, at, how, winner });
    }
    tellAll();
    return { is: "accepted" };
  };

  const room: Room = {
    system,
    stored: () => stored,
    game: () => game,
    stream: () => stream,
    affairs: () => affairs,
    hands: () => hands,
    orders: (seat) => orders.find((one) => one.seat === seat) ?? null,
    order: (seat, wanted) =>
      inTurn(async () => {
        await storage.setOrders(stored.id, { seat, orders: wanted, since: game?.length() ?? 0 });
        orders = await storage.ordersIn(stored.id);
        tellAll();
      }),
    course: () => course,
    count: () => count,
    kept: () => kept,
    isOver: () => verdict() !== null,
    asked(seat) {
      const pending = seat === null ? null : asking.pending();
      if (seat === null || pending?.kind !== "decide" || affairs.ended() !== null || kept !== "") return null;
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
    rekey: (seat, keyHash, account) =>
      inTurn(async () => {
        const from = stored.seats.find((one) => one.seat === seat)?.keyHash ?? "";
        const isDone = await storage.shutOut({ game: stored.id, seat, from, to: keyHash, account });
        await readSeats();
        return isDone;
      }),
    settled: () => inTurn(async () => {}),
    catchUp: () =>
      inTurn(async () => {
        await readOn();
        tellAll();
      }),
    countAgain: () =>
      inTurn(async () => {
        if (!affairs.isTimed()) return;
        await readAnew();
        tellAll();
      }),
    catchUpSeats: () => inTurn(readSeats),
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    followers: () => followers,
    attend(one) {
      witness = one;
    },
  };
  await readOn();
  changed(room);
  return room;
}
