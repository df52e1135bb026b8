import { format } from "node:util";

// Stands in for Vitest where tests are run over and over in one thread: the same calls, but tests are only collected.
export { expect } from "vitest";

/** A test as its file wrote it. */
export interface Collected {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...args: readonly unknown[]) => unknown;
type Rest = readonly (Body | object | number | undefined)[];

let collected: Collected[] = [];
let titles: readonly string[] = [];
let finishing: Body[] = [];

/** The tests that were collected since this was called last. */
export function takeCollected(): readonly Collected[] {
  const taken = collected;
  collected = [];
  return taken;
}

/** Runs what a test asked for at its end. */
export async function finishTest(): Promise<void> {
  const all = finishing;
  finishing = [];
  for (const one of all.reverse()) await one();
}

/** Of `test(name, body)`, `test(name, options, body)` and `test(name, body, timeout)` the body. */
function bodyOf(rest: Rest): Body {
  const body = rest.find((one) => typeof one === "function");
  return (body as Body | undefined) ?? (() => {}); // found by its type
}

const asArguments = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

function collect(name: string, ...rest: Rest): void {
  collected.push({ name: [...titles, name].join(" > "), run: bodyOf(rest) });
}

function group(name: string, ...rest: Rest): void {
  const before = titles;
  titles = [...titles, name];
  bodyOf(rest)();
  titles = before;
}

function forEach(one: (name: string, body: Body) => void) {
  return (rows: readonly unknown[]) =>
    (name: string, ...rest: Rest) => {
      for (const row of rows) one(format(name, ...asArguments(row)), () => bodyOf(rest)(...asArguments(row)));
    };
}

export const test = Object.assign(collect, { each: forEach(collect) });
export const it = test;
export const describe = Object.assign(group, { each: forEach(group) });

/** Called within a test: does something when it has ended. */
export function onTestFinished(body: Body): void {
  finishing.push(body);
}
