import "./no-eval.ts";
import { createCaller, type Line } from "../client/caller.ts";
import type { Helper } from "./help.ts";
import { lateGround } from "./late-ground.ts";
import { lateTexts } from "./late-texts.ts";
import type { CallMessage, ReplyMessage } from "./messages.ts";
import { type LateParts, serveCalls } from "./serve.ts";
import type { StaffCalls } from "./staff-calls.ts";
import { wargames } from "./wargames.ts";

/** The part of a worker's global scope that is used here; the types of pages and workers cannot be loaded together. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<CallMessage>) => void): void;
  postMessage(message: ReplyMessage): void;
}

// More hands than this would have too little to do.
const MOST_CORES = 8;

/**
 * Workers like this one that help the staff to think: one for each core but this one. None where the page was opened from a disk, since such a
 * worker could not fetch its parts.
 */
function hireHelpers(): readonly Helper[] {
  const { href, protocol } = globalThis.location;
  const cores = Math.min(globalThis.navigator.hardwareConcurrency, MOST_CORES);
  if (protocol === "blob:" || typeof Worker === "undefined") return [];
  const hire = async (): Promise<Line> => new Worker(href);
  return Array.from({ length: cores - 1 }, () => createCaller<StaffCalls>("staff", hire).calls);
}

const scope = globalThis as unknown as WorkerScope;
const late: LateParts = {
  async hireStaff(systems) {
    const { createStaff } = await import("./staff.ts");
    return createStaff(systems, () => performance.now(), Date.now() % 1_000_000, hireHelpers);
  },
  async hireAnalyst(systems) {
    const { createAnalyst } = await import("./analyst.ts");
    return createAnalyst(systems, () => performance.now());
  },
  readFiles: async () => (await import("./reading.ts")).openText,
  lateTexts,
  lateGround,
  look: async (tellings) => (await import("./looking.ts")).createLooking(tellings),
};
const serve = serveCalls(wargames, late);

scope.addEventListener("message", ({ data }) => {
  // Parts of the program also come by message where a worker may not fetch them.
  if (data.call !== undefined) void serve(data).then((reply) => scope.postMessage(reply));
});
