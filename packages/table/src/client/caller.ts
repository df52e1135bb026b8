import type { AnalystCalls } from "../worker/analyst-calls.ts";
import type { CallMessage, RefereeCalls, ReplyMessage } from "../worker/messages.ts";
import type { StaffCalls } from "../worker/staff-calls.ts";

/** The part of a worker that a caller uses. */
export interface Line {
  postMessage(message: CallMessage): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<ReplyMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** The same calls as a worker answers, each with a promise. */
export type Remote<C> = {
  readonly [K in keyof C]: C[K] extends (ask: infer A) => infer R ? (ask: A) => Promise<Awaited<R>> : never;
};

/** The worker stopped and cannot answer; the game's log is still with the page. */
export class WorkerStopped extends Error {}

/** A rule needed a value that the position on the table leaves out: the message names it. */
export class PositionFault extends Error {}

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** Calls to one worker, started with the first call and again after it has stopped. */
export interface Caller<C> {
  readonly calls: Remote<C>;
  /** Ends the worker; the next call starts a new one. */
  readonly dismiss: () => void;
}

/** Makes the calls of a worker. `onStop` is told when the worker fails by itself. */
export function createCaller<C extends RefereeCalls | StaffCalls | AnalystCalls>(
  to: CallMessage["to"],
  hire: () => Promise<Line>,
  onStop: (why: string) => void = () => {},
): Caller<C> {
  let line: Promise<Line> | null = null;
  let next = 1;
  const waiting = new Map<number, Waiting>();

  const stopAll = (why: string) => {
    for (const { fail } of waiting.values()) fail(new WorkerStopped(why));
    waiting.clear();
  };
  const connect = async (): Promise<Line> => {
    const hired = await hire();
    hired.onmessage = ({ data }) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) call?.done(data.value);
      else call?.fail(data.isPosition ? new PositionFault(data.error) : new Error(data.error));
    };
    hired.onerror = (event) => {
      line = null;
      hired.terminate();
      const why = event.message || "the worker stopped";
      stopAll(why);
      onStop(why);
    };
    return hired;
  };
  const call = (name: string, ask: unknown): Promise<unknown> => {
    line ??= connect();
    const id = next++;
    return new Promise((done, fail) => {
      waiting.set(id, { done, fail });
      const lost = (error: unknown) => {
        waiting.delete(id);
        line = null;
        fail(new WorkerStopped(error instanceof Error ? error.message : String(error)));
      };
      line?.then((hired) => hired.postMessage({ id, to, call: name, ask })).catch(lost);
    });
  };
  // Every name of the interface is a call; the proxy saves writing each of them twice.
  const calls = new Proxy({} as Remote<C>, {
    get: (_, name) => (ask: unknown) => call(String(name), ask),
  });
  return {
    calls,
    dismiss() {
      const old = line;
      line = null;
      stopAll("the worker was dismissed");
      void old?.then((hired) => hired.terminate());
    },
  };
}
