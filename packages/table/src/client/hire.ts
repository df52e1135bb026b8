import type { OpenedAhead } from "../parts/ahead.ts";
import type { BuiltMaps } from "../parts/built-maps.ts";
import type { Parts } from "../parts/parts.ts";
import type { PartReply, PartRequest } from "../parts/worker.ts";
import type { BuiltMap } from "../session/map-print.ts";

declare const __WORKER__: string;

/** What the scripts of the page leave where others find it. */
interface Left {
  redoubtWorkerText?: string;
  redoubtWorker?: Worker;
  redoubtAhead?: OpenedAhead;
  readonly redoubtParts?: Parts;
  readonly redoubtMaps?: BuiltMaps;
}

const left = globalThis as Left;

/** Loads the worker's script as an ordinary one, which leaves its text behind, and starts a worker from that text. */
async function hireFromText(): Promise<Worker> {
  if (left.redoubtWorkerText === undefined) {
    await new Promise<void>((done, fail) => {
      const script = document.createElement("script");
      script.src = __WORKER__;
      script.onload = () => done();
      script.onerror = () => fail(new Error("the rules engine could not be fetched"));
      document.head.append(script);
    });
  }
  const url = URL.createObjectURL(new Blob([left.redoubtWorkerText ?? ""], { type: "text/javascript" }));
  const worker = new Worker(url);
  worker.addEventListener("message", ({ data }: MessageEvent<PartRequest>) => {
    if (data.part !== undefined) void handPart(data.part).then((reply) => worker.postMessage(reply));
  });
  return worker;
}

/** A part of the worker's program as a script: the page fetches it without running it, and hands on its text. */
async function handPart(name: string): Promise<PartReply> {
  try {
    const part = await left.redoubtParts?.find(name);
    if (part === undefined) return { part: name, script: null };
    return { part: name, script: `redoubtPart(${JSON.stringify(name)},${JSON.stringify(part.needs)},${part.body})` };
  } catch {
    return { part: name, script: null };
  }
}

/** The worker that was started before this script was there, for whoever asks first. */
function startedEarly(): Worker | undefined {
  const { redoubtWorker } = left;
  delete left.redoubtWorker;
  return redoubtWorker;
}

/** The game of an address, if it was opened by the worker that whoever asks first will have; null where it must be opened yet. */
export async function openedAhead(packed: string): Promise<Awaited<OpenedAhead["opened"]>> {
  const { redoubtAhead: ahead, redoubtWorker } = left;
  delete left.redoubtAhead;
  return ahead?.packed === packed && redoubtWorker !== undefined ? ahead.opened : null;
}

/** Starts a worker; pages opened from a disk may not start one from a file. */
export async function hireWorker(): Promise<Worker> {
  const early = startedEarly();
  if (early !== undefined) return early;
  if (location.protocol !== "file:") {
    try {
      return new Worker(__WORKER__);
    } catch {
      // Some hosts forbid workers from files but allow them from text.
    }
  }
  return hireFromText();
}

/** The map of a battle as it was drawn when the site was built; null where the worker has to draw it. */
export const builtMap = async (system: string, scenario: string | null): Promise<BuiltMap | null> =>
  (await left.redoubtMaps?.ask(`${system}/${scenario}`)) ?? null;
