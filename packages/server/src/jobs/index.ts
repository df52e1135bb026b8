export { type DoPart, OtherVersion, openSpreading, type Spreading } from "./counting.ts";
export type { Counting, KeptCounting, Part } from "./ledger.ts";
export { type RunningWorker, startWorker, type WorkerPlan } from "./worker.ts";
