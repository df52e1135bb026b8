import "./no-eval.ts";
import type { CallMessage, ReplyMessage } from "./messages.ts";
import { serveCalls } from "./serve.ts";
import { wargames } from "./wargames.ts";

/** The part of a worker's global scope that is used here; the types of pages and workers cannot be loaded together. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<CallMessage>) => void) | null;
  postMessage(message: ReplyMessage): void;
}

const scope = globalThis as unknown as WorkerScope;
const serve = serveCalls(wargames, () => performance.now(), Date.now() % 1_000_000);

scope.onmessage = ({ data }) => scope.postMessage(serve(data));
