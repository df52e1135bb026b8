import { parentPort, workerData } from "node:worker_threads";
import { wargames } from "@redoubt/registry";
import { type MatchSpec, playGame } from "./game-record.ts";

// A worker thread of a match: plays the game it is told the number of and sends the record back.
const spec = workerData as MatchSpec; // The crew starts it with nothing else.
const system = wargames.find(({ id }) => id === spec.system);
if (system === undefined) throw new Error(`no system "${spec.system}"`);
parentPort?.on("message", (game: number) => {
  parentPort?.postMessage(playGame(system, spec, game, () => performance.now()));
});
