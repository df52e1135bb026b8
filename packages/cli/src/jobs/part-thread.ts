import { parentPort } from "node:worker_threads";
import { wargames } from "@redoubt/registry";
import type { PartAsk } from "./crew.ts";
import { doPart, systemOf } from "./kinds.ts";

// How long this thread has worked, in milliseconds: whatever else the machine is doing does not count.
function workedSoFar(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

// A thread of a crew: does the part that it is told and sends back what came of it.
parentPort?.on("message", ({ task, number }: PartAsk) => {
  const system = systemOf(task, wargames);
  if (system === null) throw new Error(`no system "${task.spec.system}" of version ${task.version}`);
  parentPort?.postMessage(doPart(task, system, number, workedSoFar));
});
