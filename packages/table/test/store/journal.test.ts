import { expect, test } from "vitest";
import { type Act, createJournal } from "../../src/store/journal.ts";

function shelf() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  } as unknown as Storage; // Nothing else of it is used.
  return { kept, storage: () => storage };
}

const answer = (entry: number): Act => ({ kind: "answer", entry, seat: 0, answer: `move ${entry}` });
const undo: Act = { kind: "undo", entry: 2, seat: 0, steps: 1 };

test("what was done is there for another page before anything is awaited", () => {
  const { storage } = shelf();
  const journal = createJournal("p", storage);
  journal.note("a", answer(0));
  journal.note("a", undo);
  expect(createJournal("q", storage).left("a")).toEqual([[answer(0), undo]]);
  expect(createJournal("q", storage).left("b")).toEqual([]);
});

test("a save forgets what it holds, and only that", () => {
  const { storage, kept } = shelf();
  const journal = createJournal("p", storage);
  journal.note("a", answer(0));
  const held = journal.count();
  journal.note("a", answer(1));
  journal.forget("a", held);
  expect(journal.left("a")).toEqual([[answer(1)]]);
  journal.forget("a", journal.count());
  expect(kept.size).toBe(0);
  journal.note("a", answer(2));
  journal.forget("a", held);
  expect(journal.left("a")).toEqual([[answer(2)]]);
});

test("a save of the game before does not touch the next one", () => {
  const { storage } = shelf();
  const journal = createJournal("p", storage);
  journal.note("a", answer(0));
  const held = journal.count();
  journal.note("b", answer(0));
  journal.forget("a", held);
  expect(journal.left("b")).toEqual([[answer(0)]]);
  journal.forget("b", held);
  expect(journal.left("b")).toEqual([[answer(0)]]);
  journal.forget("b", journal.count());
  expect(journal.left("b")).toEqual([]);
});

test.each(["not JSON", "{}", '[5, {"kind": "answer"}, {"kind": "undo", "entry": 1, "seat": 0}]'])(
  "whatever lies there instead is left alone: %s",
  (text) => {
    const { storage, kept } = shelf();
    kept.set("redoubt.since.a", text);
    expect(createJournal("q", storage).left("a")).toEqual([]);
  },
);

test("forbidden storage does no harm", () => {
  const forbidden = (): Storage => {
    throw new DOMException("no", "SecurityError");
  };
  const journal = createJournal("p", forbidden);
  journal.note("a", answer(0));
  journal.forget("a", journal.count());
  expect(journal.left("a")).toEqual([]);
});

test("two pages with one game do not overwrite each other's notes", () => {
  const { storage } = shelf();
  const [one, other] = [createJournal("p", storage), createJournal("q", storage)];
  other.note("a", answer(3));
  one.note("a", answer(2));
  one.note("ab", answer(9));
  other.note("a", answer(4));
  expect(createJournal("r", storage).left("a")).toEqual([[answer(2)], [answer(3), answer(4)]]);
  one.clear("a");
  expect(one.left("a")).toEqual([[answer(2)]]);
  expect(one.left("ab")).toEqual([[answer(9)]]);
});

test("notes of the first version, under one key for all pages, are still found", () => {
  const { storage, kept } = shelf();
  kept.set("redoubt.since.a", JSON.stringify([answer(5)]));
  const journal = createJournal("p", storage);
  expect(journal.left("a")).toEqual([[answer(5)]]);
  journal.clear("a");
  expect(kept.size).toBe(0);
});

test("the text of a game that is not stored yet is kept until it is", () => {
  const { storage, kept } = shelf();
  const journal = createJournal("p", storage);
  journal.keepBase("a", "a game");
  journal.note("a", answer(0));
  expect(createJournal("q", storage).base("a")).toBe("a game");
  expect(journal.base("b")).toBeNull();
  journal.forget("a", journal.count());
  expect(kept.size).toBe(0);
});
