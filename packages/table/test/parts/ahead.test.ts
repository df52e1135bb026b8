import { afterEach, expect, test, vi } from "vitest";
import { openedAhead } from "../../src/client/hire.ts";
import { askAhead } from "../../src/parts/ahead.ts";
import type { AskedFiles } from "../../src/parts/asked-files.ts";
import { createBuiltMaps } from "../../src/parts/built-maps.ts";
import { pack } from "../../src/store/link.ts";

const files: AskedFiles = {
  table: ["table.js"],
  worker: "worker.js",
  files: ["reading.js"],
  systems: { quad: ["quad.js"], other: ["other.js"] },
  grounds: { "quad/alma": ["alma.js"], "quad/balaclava": ["balaclava.js"] },
  maps: { "quad/alma": ["map-alma.json"], "quad/balaclava": ["map-balaclava.json"] },
};
const game = JSON.stringify({ header: { system: "quad", setup: { scenario: "alma" } } });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "redoubtWorker");
  Reflect.deleteProperty(globalThis, "redoubtAhead");
});

/** Asks ahead for an address, with a worker that is sent calls and can answer them; tells in which order things were asked for. */
function visit(href: string, hangs: (url: string) => boolean = () => false) {
  const asked: string[] = [];
  const calls: { id: number; call: string; ask: unknown }[] = [];
  class FakeWorker extends EventTarget {
    onerror: (() => void) | null = null;
    constructor(file: string) {
      super();
      asked.push(file);
    }
    postMessage(call: (typeof calls)[number]) {
      calls.push(call);
      this.dispatchEvent(new MessageEvent("message", { data: { id: call.id, ok: true, value: { reason: "asked" } } }));
    }
  }
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return hangs(url) ? new Promise<Response>(() => {}) : new Response("");
  });
  const { hash, protocol } = new URL(href);
  const at = { hash, protocol } as Location;
  const rest = askAhead(files, at, createBuiltMaps(files.maps, at)).then((scripts) => void asked.push(...scripts));
  return { asked, calls, rest };
}

test("the start page asks for nothing ahead", async () => {
  for (const href of ["http://here/", "http://here/#rules=quad"]) {
    const { asked, rest } = visit(href);
    await rest;
    expect(asked).toEqual([]);
  }
});

test("a page from a disk asks for the table alone: it may start no worker and fetch no map", async () => {
  for (const href of ["file:///here/#game=abc", `file:///here/#moment=${await pack(game)}`]) {
    const { asked, rest } = visit(href);
    await rest;
    expect(asked).toEqual(["table.js"]);
  }
});

test("a game that is kept in the browser asks for worker, reader of files and table", async () => {
  const { asked, rest } = visit("http://here/#game=abc");
  await rest;
  expect(asked).toEqual([
    // Once by the page and once by the worker itself, which finds it on its way.
    "./assets/worker.js",
    "./assets/worker.js",
    "./assets/reading.js",
    "table.js",
  ]);
});

test("a game in the address asks for the rules and ground of its battle, then for its drawn map and the page, and is opened by the worker", async () => {
  const packed = await pack(game);
  const { asked, calls, rest } = visit(`http://here/#moment=${packed}&at=3`);
  await rest;
  expect(asked.slice(-4)).toEqual(["./assets/quad.js", "./assets/alma.js", "./assets/map-alma.json", "table.js"]);
  expect(asked).not.toContain("./assets/other.js");
  expect(asked).not.toContain("./assets/balaclava.js");
  expect(calls.map(({ call }) => call)).toEqual(["open"]);
  expect(calls[0].ask).toMatchObject({ text: game, players: [] });
  expect(await openedAhead(packed)).toEqual({ reason: "asked" });
  // It is given once: whoever tries again opens it again.
  expect(await openedAhead(packed)).toBeNull();
});

test("a game of another address, or one whose worker was taken, is not given", async () => {
  const packed = await pack(game);
  visit(`http://here/#moment=${packed}`);
  expect(await openedAhead("another")).toBeNull();
  visit(`http://here/#moment=${packed}`);
  Reflect.deleteProperty(globalThis, "redoubtWorker");
  expect(await openedAhead(packed)).toBeNull();
});

test("the page waits for rules that are long in coming no longer than a moment", async () => {
  const packed = await pack(game);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { asked, rest } = visit(`http://here/#moment=${packed}`, (url) => url.includes("quad"));
  await vi.waitFor(() => expect(asked).toContain("./assets/quad.js"));
  expect(asked).not.toContain("table.js");
  vi.advanceTimersByTime(600);
  await rest;
  expect(asked.at(-1)).toBe("table.js");
});

test("an address that was cut short is left to the page, which says so", async () => {
  const { asked, calls, rest } = visit("http://here/#moment=xyz");
  await rest;
  expect(asked).toContain("table.js");
  expect(calls).toEqual([]);
  expect(await openedAhead("xyz")).toBeNull();
});
