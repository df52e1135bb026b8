import { Worker } from "node:worker_threads";
import type { Progress } from "../progress.ts";
import type { GameRecord, MatchSpec } from "./game-record.ts";

/** Plays the games in worker threads, `jobs` at a time. `played` is told of each one; a stop leaves the rest unplayed. */
export async function playGames(
  spec: MatchSpec,
  games: readonly number[],
  jobs: number,
  played: (record: GameRecord) => void,
  progress: Progress,
): Promise<void> {
  const waiting = [...games];
  let done = 0;
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL("./match-worker.ts", import.meta.url), { workerData: spec });
    try {
      for (let game = waiting.shift(); game !== undefined; game = waiting.shift()) {
        played(await nextOf(worker, game));
        if (!(await progress.goOn(++done))) waiting.length = 0;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, games.length) }, work));
}

function nextOf(worker: Worker, game: number): Promise<GameRecord> {
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      worker.off("message", take);
      worker.off("error", reject);
    };
    const take = (record: GameRecord): void => {
      finish();
      resolve(record);
    };
    worker.on("message", take);
    worker.once("error", reject);
    worker.postMessage(game);
  });
}
