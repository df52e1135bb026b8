import { Worker } from "node:worker_threads";
import { playerNames as names } from "@redoubt/ai";
import type { Game } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { gameFileText, recordOf } from "@redoubt/protocol";
import { secretOf } from "./playing.ts";
import type { Room } from "./room.ts";
import { answererOf } from "./standing.ts";
import type { ThinkAsk, Thought } from "./thinker-worker.ts";

/** The computer's players that can sit down at a table. */
export const playerNames: readonly string[] = names;

/** Those who play the computer's seats. */
export interface Thinkers {
  /** Looks whether a computer is to answer in a room, and lets it. */
  readonly attend: (room: Room) => void;
  /** Answers for the computer's seats of a room until none of them is asked, or until it is told to stop. */
  readonly play: (room: Room, isStopping: () => boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The player for a system: one without a mind of its own is played plainly. */
const playerFor = ({ mind }: AnyWargame, player: string): string =>
  mind !== undefined || player === "random" ? player : "plain";

/** Thinking happens on a thread of its own, one answer after another; answers are given like anybody else's. */
export function hireThinkers(report: (trouble: string) => void = () => {}): Thinkers {
  let worker: Worker | null = null;
  let next = 1;
  const waiting = new Map<number, (thought: Thought) => void>();
  const busy = new Set<string>();
  const briefed = new WeakMap<Game, number>();

  const start = (): Worker => {
    const started = new Worker(new URL("./thinker-worker.ts", import.meta.url));
    started.unref();
    started.on("message", (thought: Thought) => {
      waiting.get(thought.id)?.(thought);
      waiting.delete(thought.id);
    });
    started.on("error", (error: unknown) => {
      worker = null;
      for (const [id, done] of waiting) done({ id, answer: null, trouble: String(error) });
      waiting.clear();
    });
    return started;
  };
  const ask = (question: Omit<ThinkAsk, "id">): Promise<Thought> => {
    worker ??= start();
    const id = next++;
    const thought = new Promise<Thought>((done) => waiting.set(id, done));
    worker.postMessage({ id, ...question });
    return thought;
  };

  const answerFor = async (room: Room, game: Game, seat: number, player: string): Promise<string | null> => {
    const count = game.length();
    const of = { game: room.stored().id, system: room.system.id, player: playerFor(room.system, player), seat };
    const known = briefed.get(game);
    if (known !== undefined && known <= count) {
      const entries = game
        .log()
        .entries.slice(known)
        .map((entry) => JSON.stringify(entry));
      const thought = await ask({ ...of, file: null, from: known, entries });
      if (thought.answer !== null) {
        briefed.set(game, count);
        return thought.answer;
      }
    }
    const file = gameFileText(recordOf(game, { kind: "seeded", secret: secretOf(room.stored()) }).file());
    const thought = await ask({ ...of, file, from: count, entries: [] });
    if (thought.trouble !== null) report(`the computer found no answer: ${thought.trouble}`);
    else briefed.set(game, count);
    return thought.answer;
  };

  /** The seat that a computer is to answer for; -1 where none is. */
  const nextSeat = (room: Room): number =>
    room.system.seats.findIndex((_, i) => room.asked(i) !== null && answererOf(room, i).player !== "");
  const play = async (room: Room, isStopping: () => boolean): Promise<void> => {
    while (!isStopping()) {
      const game = room.game();
      const seat = nextSeat(room);
      if (game === null || seat < 0) return;
      const decision = game.decision(seat);
      const answerer = answererOf(room, seat);
      const mark = `${answerer.mark}${room.count() + 1}`;
      const text = await answerFor(room, game, seat, answerer.player);
      if (text === null) return;
      // Somebody may have taken back or ended the game meanwhile: then the answer is refused, and it looks again.
      const outcome = await room.act(seat, { kind: "answer", decision, text, mark });
      if (outcome.is === "down") return;
    }
  };

  return {
    attend(room) {
      const { id } = room.stored();
      // The thread needs a moment to load what it knows: it begins while people still look at the map.
      if (room.system.seats.some((_, seat) => room.affairs().playerOf(seat) !== "")) worker ??= start();
      if (busy.has(id) || nextSeat(room) < 0) return;
      busy.add(id);
      void play(room, () => false)
        .catch((error: unknown) => report(String(error)))
        .finally(() => busy.delete(id));
    },
    play,
    close: async () => void (await worker?.terminate()),
  };
}
