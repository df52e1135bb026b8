import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openLedger } from "../src/jobs/ledger.ts";

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
/** The `redoubt` command. */
export const COMMAND = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url));

/** How a match is spread over workers. */
export interface MatchTrial {
  readonly address: string;
  /** Where the match is kept; a folder of its own. */
  readonly folder: string;
  readonly players: readonly [string, string];
  readonly battle: string;
  readonly games: number;
  readonly workers: number;
  /** Kills one of the workers without warning once so many games are there; null lets all live. */
  readonly killAfter: number | null;
  /** A match of another seed is another match, also on a database that knows the first. */
  readonly seed: number;
}

/** What became of it. */
export interface MatchVerdict {
  /** The games of the match file, without how long they took. */
  readonly games: readonly object[];
  readonly milliseconds: number;
}

/** A worker of the command line in a process of its own, which takes jobs already. */
export async function startWorkerProcess(address: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [COMMAND, "worker", "--database", address], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  for await (const line of createInterface({ input: child.stderr })) {
    if (line.includes("takes jobs")) {
      child.stderr.resume();
      return child;
    }
  }
  throw new Error("the worker ended before it took a job");
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill(signal);
  await exit;
}

const matchLine = ({ players, battle, games, seed }: MatchTrial, out: string): readonly string[] => {
  const what = ["match", ...players, "--scenario", battle, "--games", String(games), "--seed", String(seed)];
  return [...what, "--out", out];
};

async function runMatch(line: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, ...line], { stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`the match ended with ${code}`);
}

function gamesIn(file: string): readonly object[] {
  const { games } = JSON.parse(readFileSync(file, "utf8"));
  return games.map(({ haste: _, ...game }: Record<string, unknown>) => game);
}

/** Kills the first of some workers while it is in the middle of a part. */
async function killAtWork(crew: readonly ChildProcess[], address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  for (;;) {
    // It is held where it is: if as many parts are under way as there are workers, one of them is its own.
    crew[0].kill("SIGSTOP");
    await pause(50);
    const { rows } = await client.query(
      "SELECT count(*)::int AS active FROM pgboss.job WHERE state = 'active' AND name = 'redoubt-part'",
    );
    if (rows[0].active >= crew.length) break;
    crew[0].kill("SIGCONT");
    await pause(20);
  }
  await client.end();
  await ended(crew[0], "SIGKILL");
}

/** Plays a match by workers over a database. */
export async function spreadMatch(trial: MatchTrial): Promise<MatchVerdict> {
  const { address, folder, workers, killAfter } = trial;
  const crew = await Promise.all(Array.from({ length: workers }, () => startWorkerProcess(address)));
  const ledger = await openLedger(address);
  const before = (await ledger.countings()).map(({ id }) => id);
  const out = join(folder, `spread-${workers}-${trial.seed}.json`);
  const start = performance.now();
  try {
    const playing = runMatch([...matchLine(trial, out), "--database", address]);
    if (killAfter !== null) {
      while (((await ledger.countings()).find(({ id }) => !before.includes(id))?.done ?? 0) < killAfter)
        await pause(20);
      await killAtWork(crew, address);
    }
    await playing;
    return { games: gamesIn(out), milliseconds: performance.now() - start };
  } finally {
    await ledger.close();
    await Promise.all(crew.map((child) => ended(child, "SIGTERM")));
  }
}

/** Plays the same match in a thread, without a database: what it must come to. */
export async function plainMatch(trial: MatchTrial): Promise<readonly object[]> {
  const out = join(trial.folder, `plain-${trial.seed}.json`);
  await runMatch(matchLine(trial, out));
  return gamesIn(out);
}
