import { parentPort, workerData } from "node:worker_threads";
import { addressOf, installLoader, type Loading } from "./loading.ts";
import { type Measured, nameOf, type Order, type Outcome, type Reply } from "./orders.ts";
import { installSwitches, switches } from "./switches.ts";
import type { Collected } from "./vitest-stand-in.ts";

// A thread in which tests are run over and over, each time with another mutant switched on.

const { loading, mutants } = workerData as { readonly loading: Loading; readonly mutants: number }; // as the crew starts it
installSwitches();
installLoader(loading);
// Imported after the loader, so that tests and this thread share one stand-in.
const { finishTest, takeCollected } = await import("./vitest-stand-in.ts");

const loaded = new Map<string, readonly Collected[]>();
let rounds = 0;

async function testsOf(file: string, round: number): Promise<readonly Collected[]> {
  await import(addressOf(file, round));
  return takeCollected();
}

/** Whether a test passes now, with whatever mutant is switched on. */
async function passes(test: Collected, mostPasses: number): Promise<boolean> {
  switches.passes = 0;
  switches.mostPasses = mostPasses;
  switches.isEndless = false;
  let isFine = true;
  try {
    await test.run();
  } catch {
    isFine = false;
  }
  switches.mostPasses = Number.POSITIVE_INFINITY;
  try {
    await finishTest();
  } catch {
    isFine = false;
  }
  return isFine && !switches.isEndless;
}

/** Runs the tests of a file without any mutant, in a system of their own, and notes what each passes. */
async function measure(file: string): Promise<Measured> {
  switches.seen = new Uint8Array(mutants);
  const found = await testsOf(file, ++rounds);
  const onImport = numbersIn(switches.seen);
  const tests = [];
  for (const test of found) {
    switches.seen = new Uint8Array(mutants);
    const begun = performance.now();
    const isFine = await passes(test, Number.POSITIVE_INFINITY);
    const milliseconds = performance.now() - begun;
    tests.push({ name: test.name, isFine, milliseconds, passes: switches.passes, reached: numbersIn(switches.seen) });
  }
  switches.seen = null;
  return { onImport, tests };
}

function numbersIn(seen: Uint8Array): readonly number[] {
  return Array.from(seen.keys()).filter((id) => seen[id] === 1);
}

type RunOrder = Extract<Order, { readonly kind: "try" }>;

/** Tries tests with a mutant switched on, in a system that was loaded without it. */
async function tryLoaded({ mutant, tests, milliseconds }: RunOrder): Promise<Outcome> {
  const end = performance.now() + milliseconds;
  let isReached = false;
  let left = 0;
  for (const { file, index, mostPasses, expected } of tests) {
    if (performance.now() + expected > end) {
      left++;
      continue;
    }
    if (!loaded.has(file)) loaded.set(file, await testsOf(file, 0));
    const test = loaded.get(file)?.[index];
    if (test === undefined) continue;
    switches.active = mutant;
    switches.isReached = false;
    const isFine = await passes(test, mostPasses);
    switches.active = -1;
    isReached ||= switches.isReached;
    if (isFine) continue;
    // A test that fails without the mutant, too, fails because of something that an earlier run left behind.
    if (!(await passes(test, Number.POSITIVE_INFINITY))) return { outcome: "spoilt" };
    return { outcome: "caught", by: nameOf(file, test.name) };
  }
  return isReached ? { outcome: "survived", left } : { outcome: "not-reached" };
}

/** Tries tests in a system that is loaded anew with the mutant switched on. */
async function tryAnew({ mutant, tests, milliseconds }: RunOrder): Promise<Outcome> {
  const round = ++rounds;
  const end = performance.now() + milliseconds;
  let left = 0;
  switches.active = mutant;
  try {
    const files = new Map<string, readonly Collected[]>();
    for (const { file, index, mostPasses, expected } of tests) {
      if (performance.now() + expected > end) {
        left++;
        continue;
      }
      const already = files.get(file);
      switches.passes = 0;
      const found = already ?? (await testsOf(file, round));
      if (already === undefined) files.set(file, found);
      if (found[index] === undefined || !(await passes(found[index], mostPasses))) {
        return { outcome: "caught", by: nameOf(file, found[index]?.name ?? "its tests are others") };
      }
    }
  } catch {
    takeCollected();
    return { outcome: "caught", by: "the system cannot be loaded" };
  } finally {
    switches.active = -1;
  }
  return { outcome: "survived", left };
}

async function carryOut(order: Order): Promise<Reply> {
  if (order.kind === "measure") return { kind: "measured", measured: await measure(order.file) };
  return { kind: "tried", outcome: await (order.isAnew ? tryAnew(order) : tryLoaded(order)), rounds };
}

parentPort?.on("message", async (order: Order) => parentPort?.postMessage(await carryOut(order)));
