import { type AnyPlay, type Game, isKnownOf } from "@redoubt/engine";
import { type AnyWargame, unanswered } from "@redoubt/mechanics";
import { type Bout, noteAccepted, noteUndone, takeUp } from "@redoubt/table/bout";
import type { LogLine, Moment, RefereeCalls, ReplayFrame } from "@redoubt/table/calls";
import { createReferee } from "@redoubt/table/referee";
import { isSelection } from "@redoubt/table/selection";
import { looking, looksOf, veil } from "./looks.ts";
import type { Room } from "./room.ts";

/** What a page may ask about the game that it plays or watches over a server. */
export type DeskCalls = Pick<
  RefereeCalls,
  | "pending"
  | "moment"
  | "why"
  | "preview"
  | "compare"
  | "reach"
  | "sight"
  | "sightFrom"
  | "zones"
  | "lines"
  | "frames"
  | "report"
  | "bestSet"
  | "onward"
  | "group"
  | "briefing"
  | "inspect"
>;

/** Answers pages about one room, each seat from what it may know. */
export interface Desk {
  /** The calls of a seat or a watcher (null); null while the game has not begun. */
  readonly of: (seat: number | null) => DeskCalls | null;
}

/** Secrets are drawn the same way each time: what is drawn gives nothing away that the seat does not know. */
const SAME_DRAW = "0".repeat(64);

/** The game with its secrets drawn anew for a seat, as long as it is not over. */
function veiled(system: AnyWargame, game: Game, seat: number, draw: string): Game {
  const play = (): AnyPlay => {
    const whole = game.play();
    return game.pending().kind === "over" ? whole : veil(system, whole, game.play(), seat, draw);
  };
  return { ...game, play };
}

/** How a seat counts answers: only those that it may know of. */
interface Counting {
  readonly known: (entry: number) => number;
  readonly real: (known: number) => number;
}

function countingOf(game: Game, hides: boolean, seat: number | null): Counting {
  if (!hides) return { known: (entry) => entry, real: (entry) => entry };
  const name = seat === null ? null : game.system.seats[seat];
  const places = game.log().entries.flatMap((entry, i) => (isKnownOf(entry, name) ? [i + 1] : []));
  return {
    known: (entry) => places.filter((place) => place <= entry).length,
    real: (known) => (known <= 0 ? 0 : (places[known - 1] ?? game.length())),
  };
}

/** The desk of a room. */
export function openDesk(room: Room): Desk {
  const { system } = room;
  let held: { readonly game: Game; readonly bout: Bout } | null = null;
  let seats = new Map<number | null, DeskCalls>();
  let selects = false;

  const boutOf = (game: Game): Bout => {
    if (held?.game === game) return held.bout;
    const bout = takeUp(system, game, undefined);
    held = { game, bout };
    seats = new Map();
    room.attend({
      before(seat, answer) {
        selects = room.asked(seat) !== null && isSelection(system, game.play(), seat, answer);
      },
      after(kind, seat) {
        if (kind === "answer") {
          noteAccepted(bout);
          if (selects) bout.selections.note(game.last());
        } else {
          noteUndone(bout, seat);
          seats = new Map();
        }
      },
    });
    return bout;
  };
  return {
    of(seat) {
      const game = room.game();
      if (game === null) return null;
      const bout = boutOf(game);
      const known = seats.get(seat) ?? ended(room, callsOf(system, bout, seat));
      seats.set(seat, known);
      return known;
    },
  };
}

/** What ended otherwise than by the rules is over all the same, and what is kept for another release asks nobody. */
function ended(room: Room, calls: DeskCalls): DeskCalls {
  const moment = (): Moment => {
    const now = calls.moment({ seat: null });
    const { verdict, winner, how } = room.stored();
    if (now.pending.kind === "over" || (verdict === null && room.kept() === "")) return now;
    const quiet = { ...now, choices: [], shown: { ...now.shown, commits: [] }, undo: { ...now.undo, possible: false } };
    if (verdict === null) return quiet;
    const level = how === "capitulation" ? "victory by capitulation" : how === "time" ? "victory on time" : "";
    const over = { winner, level, rule: "", reason: verdict };
    return { ...quiet, pending: { kind: "over", verdict: over }, sideToDecide: "" };
  };
  return {
    ...calls,
    moment,
    pending: () => {
      const { pending, entry } = moment();
      return { pending, entry };
    },
  };
}

/** A page opens no files at the server's desk. */
const openNothing = (): never => {
  throw new Error("no file is opened here");
};

/** The calls of a seat, or of a watcher, about a game. What is hidden from the seat is drawn anew by `draw`. */
export function callsOf(system: AnyWargame, bout: Bout, seat: number | null, draw: string = SAME_DRAW): DeskCalls {
  const { game } = bout;
  const isVeiled = system.hides && seat !== null;
  const referee = createReferee(
    [system],
    openNothing,
    isVeiled ? { ...bout, game: veiled(system, game, seat, draw) } : bout,
    looking,
  );
  const counting = (): Counting => countingOf(game, system.hides, seat);
  const recounted =
    ({ known }: Counting) =>
    (line: LogLine): LogLine => {
      const entry = known(line.entry);
      return { ...line, entry, id: line.id.replace(/^\d+/, String(entry)) };
    };
  const moment = (): Moment => {
    const now = referee.moment({ seat });
    return { ...now, entry: counting().known(now.entry) };
  };
  // A watcher of a game with secrets sees the board, and asks nothing that the secrets could answer.
  const isBlind = (): boolean => system.hides && seat === null && game.pending().kind !== "over";
  const problem = "Whoever watches sees what both sides may see.";
  const looks = looksOf({ system, bout, seat, draw, real: (known) => counting().real(known) });
  return {
    pending: () => {
      const { pending, entry } = moment();
      return { pending, entry };
    },
    moment,
    why: (ask) => (seat === null ? null : referee.why({ ...ask, seat })),
    preview: (ask) => referee.preview({ ...ask, seat: seat ?? -1 }),
    compare: (ask) => (seat === null ? null : referee.compare({ ...ask, seat })),
    reach: (ask) => (isBlind() ? unanswered(problem) : referee.reach(ask)),
    sight: (ask) => (isBlind() ? unanswered(problem) : referee.sight(ask)),
    sightFrom: (ask) => (isBlind() ? { from: ask.hex, unseen: [], problem } : referee.sightFrom(ask)),
    zones: (ask) => (isBlind() ? unanswered(problem) : referee.zones(ask)),
    lines({ from }) {
      const count = counting();
      // The answer after the last known one may be one that the seat does not know of: they are looked through from there.
      const start = from <= 0 ? 0 : count.real(from - 1) + 1;
      return referee.lines({ seat, from: start }).map(recounted(count));
    },
    frames({ from, to }) {
      const count = counting();
      const frames: ReplayFrame[] = [];
      for (
        let entry = Math.max(0, from);
        entry <= Math.min(to, from + MOST_FRAMES, count.known(game.length()));
        entry++
      ) {
        const at = count.real(entry);
        for (const frame of referee.frames({ seat, from: at, to: at, all: true })) {
          frames.push({ ...frame, entry, lines: frame.lines.map(recounted(count)) });
        }
      }
      return frames;
    },
    report: () => referee.report({ seat }),
    bestSet: () => (seat === null ? [] : referee.bestSet({ seat })),
    onward: (ask) => (seat === null ? [] : referee.onward({ ...ask, seat })),
    briefing(ask) {
      if (isBlind()) throw new Error(problem);
      return looks.briefing(ask);
    },
    inspect: (ask) => (isBlind() ? null : looks.inspect(ask)),
    group: (ask) => (seat === null ? { to: ask.to, moves: [] } : referee.group({ ...ask, seat })),
  };
}

/** So many boards of the past are sent at once. */
const MOST_FRAMES = 10;
