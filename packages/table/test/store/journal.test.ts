import { expect, test } from "vitest";
import { type Act, createJournal } from "../../src/store/journal.ts";

function shelf() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage; // Nothing else of it is used.
  return { kept, storage: () => storage };
}

const answer = (entry: number): Act => ({ kind: "answer", entry, seat: 0, answer: `move ${entry}` });
const undo: Act = { kind: "undo", entry: 2, seat: 0, steps: 1 };

test("what was done is there for another page before anything is awaited", () => {
  const { storage } = shelf();
  const journal = createJournal(storage);
  journal.note("a", answer(0));
  journal.note("a", undo);
  expect(createJournal(storage).left("a")).toEqual([answer(0), undo]);
  expect(createJournal(storage).left("b")).toEqual([]);
});

test("a save forgets what it holds, and only that", () => {
  const { storage, kept } = shelf();
  const journal = createJournal(storage);
  journal.note("a", answer(0));
  const held = journal.count();
  journal.note("a", answer(1));
  journal.forget("a", held);
  expect(journal.left("a")).toEqual([answer(1)]);
  journal.forget("a", journal.count());
  expect(kept.size).toBe(0);
  journal.note("a", answer(2));
  journal.forget("a", held);
  expect(journal.left("a")).toEqual([answer(2)]);
});

test("a save of the game before does not touch the next one", () => {
  const { storage } = shelf();
  const journal = createJournal(storage);
  journal.note("a", answer(0));
  const held = journal.count();
  journal.note("b", answer(0));
  journal.forget("a", held);
  expect(journal.left("b")).toEqual([answer(0)]);
  journal.forget("b", held);
  expect(journal.left("b")).toEqual([answer(0)]);
  journal.forget("b", journal.count());
  expect(journal.left("b")).toEqual([]);
});

test.each(["not JSON", "{}", '[5, {"kind": "answer"}, {"kind": "undo", "entry": 1, "seat": 0}]'])(
  "whatever lies there instead is left alone: %s",
  (text) => {
    const { storage, kept } = shelf();
    kept.set("redoubt.since.a", text);
    expect(createJournal(storage).left("a")).toEqual([]);
  },
);

test("forbidden storage does no harm", () => {
  const forbidden = (): Storage => {
    throw new DOMException("no", "SecurityError");
  };
  const journal = createJournal(forbidden);
  journal.note("a", answer(0));
  journal.forget("a", journal.count());
  expect(journal.left("a")).toEqual([]);
});
