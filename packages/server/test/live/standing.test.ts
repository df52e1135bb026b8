import type { StandingOrders } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { countHands } from "../../src/games/hands.ts";
import type { Act, Storage } from "../../src/storage/contract.ts";
import { openSqlite } from "../../src/storage/sqlite.ts";
import { type Hall, openHall, temporaryFolder } from "./hall.ts";
import type { Caller } from "./player.ts";
import { table } from "./table.ts";

const [NORTH, SOUTH] = [0, 1];
const orders = (more: Partial<StandingOrders> = {}): StandingOrders => ({
  isOn: true,
  otherwise: "decline",
  kinds: {},
  stops: { harmed: false, units: [], hexes: [], turn: null },
  ...more,
});

let asks = 0;
async function choices(caller: Caller): Promise<{ readonly decision: unknown; readonly answers: readonly string[] }> {
  const id = ++asks;
  caller.send({ do: "choices", id });
  await expect.poll(() => caller.heard.some((one) => one.is === "choices" && one.id === id)).toBe(true);
  const heard = caller.heard.find((one) => one.is === "choices" && one.id === id);
  return { decision: heard?.decision, answers: (heard?.answers ?? []) as readonly string[] };
}

async function give(caller: Caller, decision: unknown, answer: string): Promise<void> {
  const mark = `by-hand-${++asks}`;
  caller.send({ do: "answer", mark, decision, answer });
  await expect.poll(() => caller.heard.find((one) => one.mark === mark)?.is).toBe("accepted");
}

async function order(caller: Caller, wanted: unknown): Promise<string> {
  const mark = `order-${++asks}`;
  caller.send({ do: "order", mark, orders: wanted });
  await expect.poll(() => caller.heard.find((one) => one.mark === mark || one.is === "misused")).toBeDefined();
  return String(caller.heard.find((one) => one.mark === mark)?.is ?? "misused");
}

/** Everybody goes towards the other, so that sooner or later somebody comes close; `hold` ends a challenge by hand. */
async function play(
  callers: readonly Caller[],
  acts: () => Promise<readonly Act[]>,
  until: (all: readonly Act[]) => boolean,
) {
  for (let round = 0; round < 400; round++) {
    for (const caller of callers) {
      const { decision, answers } = await choices(caller);
      const [first] = answers.filter((one) => !["end", "seal"].includes(one)).concat(answers);
      if (first === undefined) continue;
      if (answers.includes("hold")) return;
      await give(caller, decision, first);
    }
    if (until(await acts())) return;
  }
}

async function opened(): Promise<{ readonly hall: Hall; readonly storage: Storage }> {
  const storage = openSqlite(temporaryFolder());
  return { hall: await openHall(storage), storage };
}

test("standing orders answer while the other side acts, marked as theirs, and never in one's own turn", async () => {
  const { hall, storage } = await opened();
  const { id, callers } = await table(hall);
  for (const caller of callers) expect(await order(caller, orders())).toBe("accepted");
  const acts = () => storage.actsAfter(id, 0);
  await play(callers, acts, (all) => all.some(({ mark }) => mark.startsWith("standing-")));
  const byOrders = (await acts()).filter(({ mark }) => mark.startsWith("standing-"));
  expect(byOrders.length).toBeGreaterThan(0);
  expect(byOrders.every(({ text }) => text === "hold")).toBe(true);
});

test("a stop is asked about: where the seat wants its own say about this kind of question, it is asked", async () => {
  const { hall, storage } = await opened();
  const { id, callers } = await table(hall);
  for (const caller of callers) {
    expect(await order(caller, orders({ kinds: { challenge: "ask" } }))).toBe("accepted");
  }
  await play(
    callers,
    () => storage.actsAfter(id, 0),
    () => false,
  );
  // Somebody was asked to fire or hold, and nobody answered for them.
  const asked = await Promise.all(callers.map(choices));
  expect(asked.some(({ answers }) => answers.includes("hold"))).toBe(true);
  expect((await storage.actsAfter(id, 0)).some(({ mark }) => mark.startsWith("standing-"))).toBe(false);
});

test("from the turn that was named on, the seat is asked again", async () => {
  const { hall, storage } = await opened();
  const { id, callers } = await table(hall);
  const stops = { ...orders().stops, turn: 1 };
  for (const caller of callers) expect(await order(caller, orders({ stops }))).toBe("accepted");
  await play(
    callers,
    () => storage.actsAfter(id, 0),
    () => false,
  );
  expect((await storage.actsAfter(id, 0)).some(({ mark }) => mark.startsWith("standing-"))).toBe(false);
});

test("orders are the seat's own: they are kept for it, told to it alone, and bounded", async () => {
  const { hall, storage } = await opened();
  const { id, callers } = await table(hall);
  expect(await order(callers[NORTH], orders({ kinds: { challenge: "staff" } }))).toBe("accepted");
  expect(await storage.ordersIn(id)).toMatchObject([{ seat: NORTH, orders: { kinds: { challenge: "staff" } } }]);
  expect(JSON.stringify(callers[SOUTH].heard)).not.toContain("staff");
  const many = Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`k${i}`, "ask"]));
  expect(await order(callers[SOUTH], orders({ kinds: many as StandingOrders["kinds"] }))).toBe("misused");
  callers[SOUTH].send({ do: "answer", mark: "standing-9", decision: 0, answer: "hold" });
  await expect.poll(() => callers[SOUTH].heard.filter(({ is }) => is === "misused").length).toBe(2);
  expect(await storage.actsAfter(id, 0)).toEqual([]);
});

test("a phase that both sides agreed to end is ended for both, and what they may not forgo is asked", async () => {
  const { hall, storage } = await opened();
  const { id, callers } = await table(hall);
  const acts = () => storage.actsAfter(id, 0);
  const isMoving = async (): Promise<Caller | undefined> => {
    for (const caller of callers)
      if ((await choices(caller)).answers.some((one) => one.startsWith("unit "))) return caller;
    return undefined;
  };
  let mover = await isMoving();
  for (let i = 0; mover === undefined && i < 60; i++) {
    for (const caller of callers) {
      const { decision, answers } = await choices(caller);
      if (answers.length > 0 && !answers.some((one) => one.startsWith("unit ")))
        await give(caller, decision, answers[0]);
    }
    mover = await isMoving();
  }
  const other = callers.find((caller) => caller !== mover);
  if (mover === undefined || other === undefined) throw new Error("nobody moves");
  mover.send({ do: "offer", mark: "o1", offer: "phase" });
  await expect.poll(() => mover?.heard.find((one) => one.mark === "o1")?.is).toBe("accepted");
  other.send({ do: "agree", mark: "o2" });
  await expect.poll(async () => (await acts()).filter(({ mark }) => mark.startsWith("agreed-")).length).toBe(1);
  const [offered] = (await acts()).filter(({ kind }) => kind === "offer");
  expect(offered.text).toMatch(/^phase 1\//);
  expect((await acts()).at(-1)).toMatchObject({ text: "end" });
  expect(teachingSystem.seats).toHaveLength(2);
});

test("orders that answer each other in a circle are given so often and no more", () => {
  const hands = countHands(2);
  const act = (number: number, mark: string): Act => ({
    game: "g",
    number,
    seat: 0,
    kind: "answer",
    text: "cancel",
    mark,
    hash: "",
    at: number,
  });
  for (let i = 1; i <= 100; i++) hands.note(act(i, `standing-${i}`), i, [0]);
  expect([hands.row(), hands.given(0), hands.lastOf(0)]).toEqual([100, 100, 0]);
  hands.note(act(101, "by-hand"), 101, [0]);
  expect([hands.row(), hands.lastOf(0)]).toEqual([0, 101]);
  expect(hands.tally()[0]).toMatchObject({ answers: 101, byOrders: 100 });
});
