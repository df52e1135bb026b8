import { expect, test } from "vitest";
import { claimOf, type Locks } from "../../src/store/claim.ts";

/** Locks as a browser has them: one holder, a line behind it, and thieves. */
function browserLocks(): Locks {
  let holder: { readonly fail: (error: Error) => void } | null = null;
  const line: (() => void)[] = [];
  const aborted = () => new DOMException("The request was aborted.", "AbortError");
  return {
    request: (_, { ifAvailable, steal, signal }, use) =>
      new Promise((done, fail) => {
        const grant = (): void => {
          const mine = { fail };
          holder = mine;
          const end = (): void => {
            if (holder !== mine) return;
            holder = null;
            done(undefined);
            line.shift()?.();
          };
          queueMicrotask(() => void Promise.resolve(use({})).then(end));
        };
        if (steal) {
          holder?.fail(aborted());
          grant();
        } else if (holder === null) grant();
        else if (ifAvailable) queueMicrotask(() => Promise.resolve(use(null)).then(done));
        else {
          line.push(grant);
          signal?.addEventListener("abort", () => {
            line.splice(line.indexOf(grant), 1);
            fail(aborted());
          });
        }
      }),
  };
}

const rest = () => new Promise((done) => setTimeout(done));

function pageAt(locks: Locks | undefined) {
  const told: string[] = [];
  const on = { onHeld: () => void told.push("held"), onLost: () => void told.push("lost") };
  return { told, claim: claimOf(locks, "a game", on) };
}

test("one page has the game; another gets it when the first lets go", async () => {
  const locks = browserLocks();
  const [first, second] = [pageAt(locks), pageAt(locks)];
  expect(await first.claim.now()).toBe(true);
  expect(await second.claim.now()).toBe(false);
  second.claim.wait();
  await rest();
  expect(second.told).toEqual([]);
  await first.claim.letGo();
  await rest();
  expect([first.told, second.told]).toEqual([[], ["held"]]);
});

test("a page that takes the game over has it, and the other is told", async () => {
  const locks = browserLocks();
  const [first, second] = [pageAt(locks), pageAt(locks)];
  await first.claim.now();
  await second.claim.now();
  second.claim.wait();
  expect(await second.claim.steal()).toBe(true);
  await rest();
  expect([first.told, second.told]).toEqual([["lost"], []]);
  first.claim.wait();
  await second.claim.letGo();
  await rest();
  expect(first.told).toEqual(["lost", "held"]);
});

test("who leaves the line does not get the game", async () => {
  const locks = browserLocks();
  const [first, second, third] = [pageAt(locks), pageAt(locks), pageAt(locks)];
  await first.claim.now();
  second.claim.wait();
  third.claim.wait();
  await second.claim.letGo();
  await first.claim.letGo();
  await rest();
  expect([second.told, third.told]).toEqual([[], ["held"]]);
});

test("a game that was let go can be had again at once", async () => {
  const { claim, told } = pageAt(browserLocks());
  expect(await claim.now()).toBe(true);
  await claim.letGo();
  expect(await claim.now()).toBe(true);
  expect(told).toEqual([]);
});

test("where there are no locks, or none may be asked for, everybody may play", async () => {
  expect(await pageAt(undefined).claim.now()).toBe(true);
  const refused: Locks = { request: () => Promise.reject(new DOMException("no", "SecurityError")) };
  expect(await pageAt(refused).claim.now()).toBe(true);
});
