import "./no-eval.ts";
import { lateGround } from "./late-ground.ts";
import { lateTexts } from "./late-texts.ts";
import type { CallMessage, ReplyMessage } from "./messages.ts";
import { type LateParts, serveCalls } from "./serve.ts";
import { wargames } from "./wargames.ts";

/** The part of a worker's global scope that is used here; the types of pages and workers cannot be loaded together. */
interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<CallMessage>) => void): void;
  postMessage(message: ReplyMessage): void;
}

const scope = globalThis as unknown as WorkerScope;
const late: LateParts = {
  async hireStaff(systems) {
    const { createStaff } = await import("./staff.ts");
    return createStaff(systems, () => performance.now(), Date.now() % 1_000_000);
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
