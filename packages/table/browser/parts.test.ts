import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { wargames } from "@redoubt/registry";
import { describe, expect, inject, test } from "vitest";
import { MANIFEST, type Manifest } from "../build/manifest.ts";
import type { CallMessage, OpenedGame, ReplyMessage } from "../src/worker/messages.ts";
import { openText } from "../src/worker/reading.ts";
import { createReferee } from "../src/worker/referee.ts";
import type { RulesBook } from "../src/worker/rules-book.ts";

const secret = "7".padStart(64, "0");

/** The worker of the built site without a browser: it fetches its parts from the folder, and answers calls. */
async function builtWorker() {
  const folder = inject("tableFolder");
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8"));
  const listeners: ((event: { readonly data: CallMessage }) => void)[] = [];
  const waiting = new Map<number, (reply: ReplyMessage) => void>();
  const fetched: string[] = [];
  const scope = createContext({
    location: { protocol: "http:" },
    performance,
    TextEncoder,
    importScripts(url: string) {
      fetched.push(url.replace("./", ""));
      runInContext(readFileSync(join(folder, "assets", url), "utf8"), scope);
    },
    postMessage: (reply: ReplyMessage) => waiting.get(reply.id)?.(reply),
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  runInContext(readFileSync(join(folder, manifest.worker[0]), "utf8"), scope);
  // A worker hears nothing before its script has run to the end.
  await new Promise((done) => setImmediate(done));
  const call = (name: string, ask: unknown, to: CallMessage["to"] = "referee"): Promise<ReplyMessage> =>
    new Promise((done) => {
      const id = waiting.size + 1;
      waiting.set(id, done);
      for (const listener of listeners) listener({ data: { id, to, call: name, ask } });
    });
  return { call, fetched };
}

const valueIn = <T>(reply: ReplyMessage): T => {
  if (!reply.ok) throw new Error(reply.error);
  // What another realm made is compared as plain JSON.
  return JSON.parse(JSON.stringify(reply.value)) as T;
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const battles = wargames.flatMap(({ id, scenarios }) =>
  scenarios.map((scenario) => ({ system: id, scenario: scenario.id })),
);

describe.each(battles)("$scenario of $system in the built site", ({ system, scenario }) => {
  const asked = { system, scenario, options: {}, secret };
  const own = createReferee(wargames, openText);
  test("is the battle of the sources: the same map, units, answers and file", async () => {
    const { call, fetched } = await builtWorker();
    const begun = own.begin(asked);
    expect(valueIn<OpenedGame>(await call("begin", asked)).map).toEqual(plain("map" in begun ? begun.map : null));
    expect(valueIn(await call("moment", { seat: 0 }))).toEqual(plain(own.moment({ seat: 0 })));
    expect(valueIn(await call("file", null))).toBe(own.file(null));
    const ground = fetched.filter((file) => file.startsWith("ground-"));
    expect(
      ground.every((file) => file.startsWith(`ground-${system}-${scenario}-`)),
      ground.join(),
    ).toBe(true);
    expect(ground.length).toBeLessThan(2);
  });
});

test.each(wargames)(
  "a game of $id is taken up again from its file, by the referee and by the staff",
  async ({ id, scenarios }) => {
    const own = createReferee(wargames, openText);
    own.begin({ system: id, scenario: scenarios[0].id, options: {}, secret });
    const text = own.file(null);
    const again = await builtWorker();
    expect(valueIn(await again.call("open", { text, secret }))).toMatchObject({ file: text, entries: 0 });
    const staff = await builtWorker();
    expect(valueIn(await staff.call("brief", { file: text }, "staff"))).toBe(0);
  },
);

test.each(wargames)("a position of $id is read in the built site as in the sources", async ({ id, maps }) => {
  const [use] = Object.keys(maps);
  const text = JSON.stringify({ system: id, map: { use }, units: [] });
  const own = createReferee(wargames, openText);
  const { call } = await builtWorker();
  expect(valueIn(await call("open", { text, secret }))).toEqual(plain(own.open({ text, secret })));
});

test.each(wargames)("the book of $id is whole in the built site", async ({ id, rules, readings, charts }) => {
  const book = valueIn<RulesBook>(await (await builtWorker()).call("rules", { system: id }));
  expect(book.rules).toEqual(plain(Object.entries(rules).map(([rule, entry]) => ({ id: rule, ...entry }))));
  expect([book.readings, book.charts]).toEqual(plain([readings, charts]));
});
