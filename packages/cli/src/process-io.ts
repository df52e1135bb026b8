import { randomBytes } from "node:crypto";
import { createInterface, type Interface } from "node:readline";
import { setImmediate } from "node:timers/promises";
import type { Io, StopSign } from "./io.ts";

const clearLine = "\r\u001b[K";

/** The streams, clock and keyboard of this process. */
export function processIo(): Io & { readonly close: () => void } {
  const { stdin, stdout, stderr } = process;
  // `redoubt options game.json | head` ends our output early; that is no fault of anybody.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const lines = lineReader(stdin, stderr);
  let isShown = false;
  const passing = (line: string | null) => {
    if (!stderr.isTTY) {
      if (line !== null) stderr.write(`${line}\n`);
      return;
    }
    if (isShown || line !== null) stderr.write(`${clearLine}${line ?? ""}`);
    isShown = line !== null;
  };
  return {
    out(text) {
      if (isShown) passing(null);
      stdout.write(`${text}\n`);
    },
    err(text) {
      if (isShown) passing(null);
      stderr.write(`${text}\n`);
    },
    passing,
    width: stdout.isTTY ? stdout.columns : null,
    now: () => performance.now(),
    secret: () => randomBytes(32).toString("hex"),
    readLine: lines.read,
    stopSign,
    breathe: () => setImmediate(),
    close: lines.close,
  };
}

function stopSign(): StopSign {
  let isSet = false;
  const set = () => {
    // A second Ctrl-C is from somebody who will not wait.
    if (isSet) process.exit(130);
    isSet = true;
  };
  process.on("SIGINT", set);
  process.on("SIGTERM", set);
  return {
    isSet: () => isSet,
    release() {
      process.off("SIGINT", set);
      process.off("SIGTERM", set);
    },
  };
}

/** Hands out lines one by one, also those that came in before anybody asked. */
function lineReader(input: NodeJS.ReadStream, echo: NodeJS.WriteStream) {
  const waiting: string[] = [];
  let reader: Interface | null = null;
  let isOver = false;
  let wanted: ((line: string | null) => void) | null = null;
  const hand = (line: string | null) => {
    const take = wanted;
    wanted = null;
    if (take !== null) take(line);
    else if (line !== null) waiting.push(line);
  };
  const open = (): Interface => {
    const made = createInterface({ input, output: echo, terminal: input.isTTY === true });
    made.on("line", hand);
    made.on("SIGINT", () => made.close());
    made.on("close", () => {
      isOver = true;
      hand(null);
    });
    return made;
  };
  return {
    read(prompt: string): Promise<string | null> {
      reader ??= open();
      if (input.isTTY) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const line = waiting.shift();
      if (line !== undefined || isOver) return Promise.resolve(line ?? null);
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close: () => reader?.close(),
  };
}
