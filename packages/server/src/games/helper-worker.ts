import { parentPort } from "node:worker_threads";
import { ownGame } from "@redoubt/protocol";
import { createStaff } from "@redoubt/table/staff";
import type { ImagineAsk } from "@redoubt/table/staff-calls";
import { noSystems } from "./loaded-systems.ts";

/** A call to a thread that helps to think: a game to begin with, or courses of it to imagine. */
export type HelpCall =
  | { readonly id: number; readonly call: "brief"; readonly ask: { readonly file: string } }
  | { readonly id: number; readonly call: "imagine"; readonly ask: ImagineAsk };

/** What came of it; a trouble where it failed. */
export interface HelpReply {
  readonly id: number;
  readonly value: number | readonly number[] | null;
  readonly trouble: string | null;
}

const { systems, load } = noSystems();
const staff = createStaff(systems, () => performance.now(), 0);

async function answerTo(message: HelpCall): Promise<HelpReply> {
  const { id } = message;
  try {
    if (message.call === "imagine") return { id, value: staff.imagine(message.ask), trouble: null };
    await load(ownGame(message.ask.file).header.system);
    return { id, value: staff.brief(message.ask), trouble: null };
  } catch (error) {
    return { id, value: null, trouble: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (message: HelpCall) => {
  // One after another, in the order in which they were called.
  last = last.then(() => answerTo(message)).then((reply) => parentPort?.postMessage(reply));
});
