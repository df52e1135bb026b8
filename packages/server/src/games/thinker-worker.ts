import { parentPort } from "node:worker_threads";
import type { Helper } from "@redoubt/table/help";
import { createStaff } from "@redoubt/table/staff";
import { hireHelpers } from "./helpers.ts";
import { noSystems } from "./loaded-systems.ts";

/** A question to the thread that thinks: the whole game to begin with, or what was answered since. */
export interface ThinkAsk {
  readonly id: number;
  readonly game: string;
  readonly system: string;
  readonly player: string;
  readonly seat: number;
  readonly file: string | null;
  readonly from: number;
  readonly entries: readonly string[];
}

/** What it found: an answer; null where it needs the whole game. */
export interface Thought {
  readonly id: number;
  readonly answer: string | null;
  readonly trouble: string | null;
}

type Staff = ReturnType<typeof createStaff>;

/** So many games are kept in mind; the one that was asked about longest ago is forgotten first. */
const MOST_KEPT = 50;
const kept = new Map<string, Staff>();
const { systems, load } = noSystems();
/** All games think with the same helpers, one game after another. */
let helpers: readonly Helper[] | null = null;
const hireOnce = (): readonly Helper[] => {
  helpers ??= hireHelpers();
  return helpers;
};

function staffFor(game: string): Staff {
  const staff = kept.get(game) ?? createStaff(systems, () => performance.now(), Date.now() % 1_000_000, hireOnce);
  kept.delete(game);
  kept.set(game, staff);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return staff;
}

async function think({ id, game, system, player, seat, file, from, entries }: ThinkAsk): Promise<Thought> {
  try {
    await load(system);
    const staff = staffFor(game);
    if (file !== null) staff.brief({ file });
    await staff.ponder({ player, seat, from, entries });
    return { id, answer: staff.think({ player, seat, from, entries }), trouble: null };
  } catch (error) {
    return { id, answer: null, trouble: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (ask: ThinkAsk) => {
  // One after another, in the order in which they were asked.
  last = last.then(() => think(ask)).then((thought) => parentPort?.postMessage(thought));
});
