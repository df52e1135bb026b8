import { wargames } from "@redoubt/registry";
import type { Browser } from "playwright-core";
import { percentile } from "./figures.ts";

/** How long a computer player took over a game against itself, in the worker of a browser, in milliseconds. */
export interface Haste {
  readonly battle: string;
  readonly player: string;
  readonly decisions: number;
  /** The time within which 95% of the decisions were answered, and the longest game turn of one side, answers to the enemy included. */
  readonly p95: number;
  readonly longestTurn: number;
  readonly most: { readonly p95: number; readonly longestTurn: number };
}

/** What must hold: a player decides within 150 ms and ends a turn within 10 s, a recruit takes a third of that. */
const LIMITS: Readonly<Record<string, Haste["most"]>> = {
  recruit: { p95: 50, longestTurn: 3_333 },
  regular: { p95: 150, longestTurn: 10_000 },
  veteran: { p95: 150, longestTurn: 10_000 },
};

/** Every battle, as SYSTEM/SCENARIO. */
export const BATTLES: readonly string[] = wargames.flatMap(({ id, scenarios }) =>
  scenarios.map((scenario) => `${id}/${scenario.id}`),
);

/** Whether a player was quick enough. */
export const isQuick = ({ p95, longestTurn, most }: Haste): boolean =>
  p95 <= most.p95 && longestTurn <= most.longestTurn;

/** A line about it for people. */
export function hasteLine(haste: Haste): string {
  const { battle, player, decisions, p95, longestTurn } = haste;
  return `${isQuick(haste) ? "holds" : "FAILS"}: ${player} at ${battle}: 95% of ${decisions} decisions within ${p95.toFixed(1)} ms, longest turn ${longestTurn.toFixed(0)} ms`;
}

interface Game {
  readonly times: readonly number[];
  readonly turns: readonly number[];
}

// Most of the time of a whole battle is not thinking but telling the page of it: a game is broken off after so long.
const LONGEST = 30_000;

/** What is played in the page, and for how long at most. */
interface Ask {
  readonly worker: string;
  readonly system: string;
  readonly scenario: string;
  readonly player: string;
  readonly longest: number;
}

/** Runs in the page: a referee and a staff play a game; the time from asking the staff to its answer is noted. */
async function playHere(ask: Ask): Promise<Game> {
  const hire = (to: string) => {
    const worker = new Worker(ask.worker);
    const open = new Map<number, (value: unknown) => void>();
    let count = 0;
    worker.onmessage = ({ data }) => open.get(data.id)?.(data.ok ? data.value : Promise.reject(new Error(data.error)));
    // The page and its worker agree on what is asked and answered; here it is only passed on.
    return <T>(call: string, what: unknown): Promise<T> =>
      new Promise((done) => {
        open.set(++count, (value) => done(value as T));
        worker.postMessage({ id: count, to, call, ask: what });
      });
  };
  const [referee, staff] = [hire("referee"), hire("staff")];
  const { system, scenario, player } = ask;
  await referee("begin", { system, scenario, options: {}, secret: "7".repeat(64) });
  let briefed = await staff<number>("brief", { file: await referee("file", null) });
  const times: number[] = [];
  const turns: Record<string, number> = {};
  const end = performance.now() + ask.longest;
  for (;;) {
    interface Now {
      readonly view: { readonly turn: number };
      readonly pending: { readonly kind: string; readonly decisions: readonly { seat: number; id: number }[] };
    }
    const { pending, view } = await referee<Now>("moment", { seat: null });
    if (pending.kind !== "decide" || performance.now() > end) return { times, turns: Object.values(turns) };
    const [{ seat }] = pending.decisions;
    // A game that hides something tells the number of a decision to its seat alone.
    const own = await referee<Now>("moment", { seat });
    const id = own.pending.decisions.find((one) => one.seat === seat)?.id;
    const entries = await referee<readonly string[]>("tail", { from: briefed });
    const begun = performance.now();
    const answer = await staff<string | null>("think", { player, seat, from: briefed, entries });
    const took = performance.now() - begun;
    if (answer === null) {
      // What was answered since does not fit on to the copy: where both sides write side by side it is taken up anew, as at a table.
      briefed = await staff<number>("brief", { file: await referee("file", null) });
      continue;
    }
    briefed += entries.length;
    times.push(took);
    const turn = `${view.turn} ${seat}`;
    turns[turn] = (turns[turn] ?? 0) + took;
    await referee("apply", { seat, decision: id, answer });
  }
}

/** Lets each player play a battle in a browser's worker, whose script the site has under this name. */
export async function measureOpponents(
  browser: Browser,
  site: string,
  worker: string,
  battle: string,
): Promise<readonly Haste[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site);
  const found: Haste[] = [];
  const [system, scenario] = battle.split("/");
  for (const [player, most] of Object.entries(LIMITS)) {
    const { times, turns } = await page.evaluate(playHere, {
      worker,
      system,
      scenario,
      player,
      longest: LONGEST,
    });
    const longestTurn = Math.max(...turns);
    found.push({ battle, player, decisions: times.length, p95: percentile(times, 0.95), longestTurn, most });
  }
  await context.close();
  return found;
}
