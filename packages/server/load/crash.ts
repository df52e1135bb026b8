import type { AnyWargame } from "@redoubt/mechanics";
import type { Storage } from "../src/storage/contract.ts";
import { startBot } from "./bot.ts";
import { type SeatedGame, seatedGame } from "./seating.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { survivalOf } from "./survival.ts";

/** How a trial by death is made. */
export interface Trial {
  readonly system: AnyWargame;
  readonly scenario: string;
  readonly games: number;
  readonly kills: number;
  /** How many servers run side by side; more than one needs a storage that they can share. */
  readonly servers: number;
  /** Milliseconds of play between two kills. */
  readonly between: number;
  readonly env: Readonly<Record<string, string>>;
  readonly open: () => Promise<Storage>;
  readonly progress: (text: string) => void;
}

/** What became of it. */
export interface Verdict {
  readonly answers: number;
  readonly faults: readonly string[];
  /** The longest time between two kills in which nobody was answered, in milliseconds; it ended without a kill. */
  readonly longestPause: number;
}

// Milliseconds without a single answer after which play is taken to have stopped for good, however slow the machine.
const STANDSTILL = 300_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Plays games by random answers while servers are killed in the middle of it, then looks at what was kept. */
export async function crash(trial: Trial): Promise<Verdict> {
  const { system, scenario, progress } = trial;
  const servers: ServerProcess[] = [];
  for (let i = 0; i < trial.servers; i++) servers.push(await startProcess({ ...trial.env, PORT: "0" }));
  const seated: SeatedGame[] = [];
  for (let i = 0; i < trial.games; i++) seated.push(await seatedGame(servers[0].address, system, scenario));
  const bots = seated.flatMap(({ id, keys }) =>
    // The two sides of a game sit at different servers where there are several.
    keys.map((key, place) => ({ id, bot: startBot(() => servers[place % servers.length].address, id, key) })),
  );
  const count = (): number => bots.reduce((sum, { bot }) => sum + bot.accepted.length, 0);
  const faults: string[] = [];
  let longestPause = 0;
  /** On a slow machine, too, every game has been answered in between, so that each kill falls in the middle of play. */
  const playOn = async (): Promise<void> => {
    const enough = count() + trial.games;
    await pause(trial.between);
    let [told, since] = [count(), performance.now()];
    while (count() < enough) {
      await pause(50);
      const now = performance.now();
      if (count() !== told) [told, since] = [count(), now];
      longestPause = Math.max(longestPause, now - since);
      if (now - since > STANDSTILL) return void faults.push(`play stood still at ${told} answers`);
    }
  };
  for (let kill = 1; kill <= trial.kills; kill++) {
    await playOn();
    const victim = kill % servers.length;
    await servers[victim].kill();
    servers[victim] = await startProcess({ ...trial.env, PORT: "0" });
    progress(`kill ${kill} of ${trial.kills}: ${count()} answers accepted so far`);
  }
  await playOn();
  for (const { bot } of bots) bot.stop();
  for (const server of servers) await server.kill();
  const storage = await trial.open();
  faults.push(...bots.flatMap(({ bot }) => bot.faults));
  let answers = 0;
  for (const [id, players] of Map.groupBy(bots, (one) => one.id)) {
    const accepted = players.flatMap(({ bot }) => bot.accepted);
    const survival = await survivalOf(storage, system, id, accepted);
    answers += accepted.length;
    faults.push(...survival.faults);
  }
  await storage.close();
  return { answers, faults, longestPause };
}
