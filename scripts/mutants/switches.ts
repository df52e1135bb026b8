import { switchName } from "./instrument.ts";

type Test = (...args: readonly unknown[]) => unknown;

/** A mutant that goes round in circles is stopped by this. Whoever catches it does not hide it: `isEndless` stays set. */
class Endless extends Error {
  override readonly name = "Endless";
}

/** The mutant that is switched on, and what has been passed since. */
export interface Switches {
  /** The number of the mutant that is switched on; -1 for none. */
  active: number;
  /** How many switches were passed, and how many may be. */
  passes: number;
  mostPasses: number;
  isEndless: boolean;
  /** Whether the active mutant was passed. */
  isReached: boolean;
  /** The mutants that were passed while this set is there. */
  seen: Uint8Array | null;
}

/** The switches of this thread; instrumented sources find them by their name. */
export const switches: Switches = {
  active: -1,
  passes: 0,
  mostPasses: Number.POSITIVE_INFINITY,
  isEndless: false,
  isReached: false,
  seen: null,
};

function isOn(id: number): boolean {
  if (++switches.passes > switches.mostPasses) {
    switches.isEndless = true;
    throw new Endless("a mutant goes round in circles");
  }
  if (switches.seen !== null) switches.seen[id] = 1;
  if (switches.active !== id) return false;
  switches.isReached = true;
  return true;
}

const instead = (id: number, test: Test, answer: boolean): Test => {
  return (...args) => (isOn(id) ? answer : test(...args));
};

const calls = {
  as: (id: number, other: unknown, value: unknown) => (isOn(id) ? other : value),
  not: (id: number, value: unknown) => (isOn(id) ? !value : value),
  less: (id: number, a: number, b: number) => (isOn(id) ? a <= b : a < b),
  atMost: (id: number, a: number, b: number) => (isOn(id) ? a < b : a <= b),
  more: (id: number, a: number, b: number) => (isOn(id) ? a >= b : a > b),
  atLeast: (id: number, a: number, b: number) => (isOn(id) ? a > b : a >= b),
  act: (id: number) => !isOn(id),
  never: (id: number, test: Test) => instead(id, test, false),
  always: (id: number, test: Test) => instead(id, test, true),
  increase(id: number, value: number | Test) {
    if (typeof value === "function")
      return (...args: readonly unknown[]) => Number(value(...args)) + (isOn(id) ? 1 : 0);
    return isOn(id) ? value + 1 : value;
  },
};

/** Lets instrumented sources of this thread find their switches. */
export function installSwitches(): void {
  Object.defineProperty(globalThis, switchName, { value: calls });
}
