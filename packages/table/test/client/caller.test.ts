import { describe, expect, test } from "vitest";
import { createCaller, type Line, PositionFault, WorkerStopped } from "../../src/client/caller.ts";
import type { CallMessage, RefereeCalls, ReplyMessage } from "../../src/worker/messages.ts";

function fakeLine(answer: (message: CallMessage) => ReplyMessage | null): Line {
  const line: Line = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage(message) {
      const reply = answer(message);
      if (reply !== null) queueMicrotask(() => line.onmessage?.({ data: reply } as MessageEvent<ReplyMessage>));
    },
  };
  return line;
}

describe("caller", () => {
  test("answers come to the call they belong to, in whatever order", async () => {
    const held: (() => void)[] = [];
    const line = fakeLine(() => null);
    line.postMessage = ({ id, call }) => {
      held.push(() => line.onmessage?.({ data: { id, ok: true, value: call } } as MessageEvent<ReplyMessage>));
      if (held.length === 2) for (const send of held.reverse()) send();
    };
    const { calls } = createCaller<RefereeCalls>("referee", async () => line);
    expect(await Promise.all([calls.ground(null), calls.file(null)])).toEqual(["ground", "file"]);
  });

  test("an error of the worker is an error of the call alone", async () => {
    const { calls } = createCaller<RefereeCalls>("referee", async () =>
      fakeLine(({ id }) => ({ id, ok: false, error: "no game", isPosition: false })),
    );
    await expect(calls.file(null)).rejects.toThrow("no game");
  });

  test("a value that the position lacks is told apart from a fault of the engine", async () => {
    const { calls } = createCaller<RefereeCalls>("referee", async () =>
      fakeLine(({ id }) => ({ id, ok: false, error: "unit N1: stats.steps", isPosition: true })),
    );
    await expect(calls.file(null)).rejects.toBeInstanceOf(PositionFault);
  });

  test("a worker that stops fails its calls, is told of, and is hired anew", async () => {
    let hired = 0;
    const told: string[] = [];
    const lines: Line[] = [];
    const hire = async () => {
      hired++;
      const line = fakeLine(({ id }) => (hired === 1 ? null : { id, ok: true, value: "fine" }));
      lines.push(line);
      return line;
    };
    const { calls } = createCaller<RefereeCalls>("referee", hire, (why) => told.push(why));
    const call = calls.file(null);
    await Promise.resolve();
    await Promise.resolve();
    lines[0].onerror?.({ message: "out of memory" } as ErrorEvent);
    await expect(call).rejects.toBeInstanceOf(WorkerStopped);
    expect(told).toEqual(["out of memory"]);
    expect(await calls.file(null)).toBe("fine");
    expect(hired).toBe(2);
  });

  test("a worker that cannot be hired fails the call", async () => {
    const { calls } = createCaller<RefereeCalls>("referee", () => Promise.reject(new Error("not allowed")));
    await expect(calls.file(null)).rejects.toThrow("not allowed");
  });
});
