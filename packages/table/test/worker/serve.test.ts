import { MissingValue } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { createAnalyst } from "../../src/worker/analyst.ts";
import { createLooking } from "../../src/worker/looking.ts";
import type { CallMessage, ReplyMessage } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { type LateParts, serveCalls } from "../../src/worker/serve.ts";
import { createStaff } from "../../src/worker/staff.ts";

const secret = "9".padStart(64, "0");
const begin = { system: "night-piquets", scenario: "glade", options: {}, secret };

const lacking = (isLacking: () => boolean): AnyWargame => ({
  ...teachingSystem,
  view(play, seat) {
    if (isLacking()) throw new MissingValue("unit N1: stats.steps is needed and not given");
    return teachingSystem.view(play, seat);
  },
});

const late: LateParts = {
  hireStaff: async (systems) => createStaff(systems, () => 0, 1),
  hireAnalyst: async (systems) => createAnalyst(systems, () => 0),
  readFiles: async () => openText,
  lateTexts: async () => null,
  lateGround: async () => {},
  look: async (tellings) => createLooking(tellings),
};

/** A worker that knows one system, and how often that was loaded. */
function served(system: AnyWargame = teachingSystem, isBroken: () => boolean = () => false) {
  const loads: string[] = [];
  const load = async (): Promise<AnyWargame> => {
    loads.push(system.id);
    if (isBroken()) throw new Error("a part of the rules engine could not be fetched");
    return system;
  };
  const serve = serveCalls([{ id: system.id, load }], late);
  let id = 0;
  const call = (name: string, ask: unknown, to: CallMessage["to"] = "referee"): Promise<ReplyMessage> =>
    serve({ id: ++id, to, call: name, ask });
  return { call, loads };
}

const answerIn = (reply: ReplyMessage): unknown => (reply.ok ? reply.value : null);

test("a worker brings the texts of rules and readings when they are asked for, and not before", async () => {
  const brought: string[] = [];
  const bare: AnyWargame = { ...teachingSystem, readings: [] };
  const lateTexts = async (id: string) => {
    brought.push(id);
    const { rules, readings, charts } = teachingSystem;
    return { rules, readings, charts };
  };
  const serve = serveCalls([{ id: bare.id, load: async () => bare }], { ...late, lateTexts });
  await serve({ id: 1, to: "referee", call: "begin", ask: begin });
  expect(brought).toEqual([]);
  const reply = await serve({ id: 2, to: "referee", call: "rules", ask: { system: null } });
  expect(brought).toEqual([bare.id]);
  expect(reply).toMatchObject({ ok: true, value: { readings: teachingSystem.readings } });
});

test("a worker brings the reader of files when the first one is opened, and the texts of rules for a script", async () => {
  const brought: string[] = [];
  const noting: LateParts = {
    ...late,
    readFiles: async () => {
      brought.push("files");
      return openText;
    },
    lateTexts: async () => {
      brought.push("texts");
      return null;
    },
  };
  const serve = serveCalls([{ id: teachingSystem.id, load: async () => teachingSystem }], noting);
  await serve({ id: 1, to: "referee", call: "begin", ask: begin });
  const file = answerIn(await serve({ id: 2, to: "referee", call: "file", ask: null }));
  await serve({ id: 3, to: "staff", call: "brief", ask: { file } });
  expect(brought).toEqual([]);
  for (const id of [4, 5]) await serve({ id, to: "referee", call: "open", ask: { text: file, secret } });
  expect(brought).toEqual(["files"]);
  const text = JSON.stringify({ system: teachingSystem.id, map: { use: "glade" }, units: [], script: ["pass"] });
  await serve({ id: 6, to: "referee", call: "open", ask: { text, secret } });
  expect(brought).toEqual(["files", "texts"]);
});

test("a worker brings what a system knows about playing when the computer plays, and not before; without a network it does without", async () => {
  const { mind: own, ...rules } = teachingSystem;
  for (const isBroken of [false, true]) {
    let brought = 0;
    const thinks = async () => {
      brought++;
      if (isBroken) throw new Error("a part of the rules engine could not be fetched");
      return own;
    };
    const serve = serveCalls([{ id: rules.id, load: async () => rules, thinks }], late);
    await serve({ id: 1, to: "referee", call: "begin", ask: begin });
    const file = answerIn(await serve({ id: 2, to: "referee", call: "file", ask: null }));
    expect(brought).toBe(0);
    const briefed = await serve({ id: 3, to: "staff", call: "brief", ask: { file } });
    expect(brought).toBe(1);
    expect(briefed).toMatchObject({ ok: true });
  }
});

describe("a worker", () => {
  test("names a value that a position lacks, and tells it apart from a fault of the engine", async () => {
    let isLacking = false;
    const { call } = served(lacking(() => isLacking));
    expect(await call("begin", begin)).toMatchObject({ id: 1, ok: true });
    isLacking = true;
    expect(await call("moment", { seat: 0 })).toEqual({
      id: 2,
      ok: false,
      error: "unit N1: stats.steps is needed and not given",
      isPosition: true,
    });
    expect(await call("dance", null)).toMatchObject({ ok: false, isPosition: false });
  });

  test("does not open a file whose position lacks a value, and names the value", async () => {
    const { call } = served();
    await call("begin", begin);
    const text = answerIn(await call("file", null));
    expect(await served(lacking(() => true)).call("open", { text, secret })).toMatchObject({
      ok: true,
      value: { reason: "incomplete", problems: [{ what: "unit N1: stats.steps is needed and not given" }] },
    });
  });

  test("loads a system before the first call about it, once, and for what a file names", async () => {
    const one = served();
    expect(one.loads).toEqual([]);
    await one.call("open", { text: "no game at all", secret });
    await one.call("rules", { system: "waterloo" });
    expect(one.loads).toEqual([]);
    await Promise.all([one.call("prepare", { system: "night-piquets" }), one.call("begin", begin)]);
    expect(one.loads).toEqual(["night-piquets"]);
    const file = answerIn(await one.call("file", null));
    for (const [call, ask, to] of [
      ["open", { text: file, secret }, "referee"],
      ["brief", { file }, "staff"],
      ["rules", { system: "night-piquets" }, "referee"],
    ] as const) {
      const other = served();
      expect(await other.call(call, ask, to)).toMatchObject({ ok: true });
      expect(other.loads).toEqual(["night-piquets"]);
    }
  });

  test("answers in the order of the calls, also while a system is still on its way", async () => {
    const { call } = served();
    const answered: string[] = [];
    const note = (name: string) => () => answered.push(name);
    await Promise.all([call("begin", begin).then(note("begin")), call("pending", null).then(note("pending"))]);
    expect(answered).toEqual(["begin", "pending"]);
  });

  test("says that a system could not be fetched, and tries again when asked again", async () => {
    let isBroken = true;
    const { call, loads } = served(teachingSystem, () => isBroken);
    expect(await call("begin", begin)).toMatchObject({
      ok: false,
      error: expect.stringContaining("could not be fetched"),
    });
    isBroken = false;
    expect(await call("begin", begin)).toMatchObject({ ok: true });
    expect(loads).toHaveLength(2);
  });

  test("tells a game of a system that is not here", async () => {
    const { call } = served();
    await call("begin", begin);
    const text = String(answerIn(await call("file", null))).replace('"system":"night-piquets"', '"system":"waterloo"');
    expect(await served().call("open", { text, secret })).toMatchObject({ value: { reason: "unknown-system" } });
  });
});
