import { describe, expect, test } from "vitest";
import { type Keeper, SAVE_FORMAT, type SaveRecord, troubleOf } from "../../src/store/keeper.ts";
import { localKeeper } from "../../src/store/local.ts";
import { readRecord, savesIn } from "../../src/store/saves.ts";

const record = (id: string, savedAt = 1, text = "{}"): SaveRecord => ({
  format: SAVE_FORMAT,
  id,
  text,
  about: {
    title: "Alma",
    system: "spi-quad",
    scenario: "alma",
    players: ["person", "regular"],
    seats: ["allied", "russian"],
    turn: 1,
    phase: "movement",
    active: "allied",
    entries: 3,
    isOver: false,
    savedAt,
  },
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (i) => [...kept.keys()][i] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe("saves", () => {
  test("what was put is listed, the latest first, and found again", async () => {
    const saves = savesIn(localKeeper(memory()), "p");
    expect(await saves.put(record("a", 1))).toBeNull();
    expect(await saves.put(record("b", 2))).toBeNull();
    const list = await saves.list();
    expect(Array.isArray(list) && list.map((one) => one.kind === "game" && one.record.id)).toEqual(["b", "a"]);
    expect(await saves.get("a")).toMatchObject({ kind: "game", record: { id: "a" } });
    expect(await saves.remove("a")).toBeNull();
    expect(await saves.get("a")).toBeNull();
  });

  test("a damaged record is kept and told apart", async () => {
    const storage = memory();
    storage.setItem("redoubt.game.x", "{ not json");
    storage.setItem("redoubt.game.y", JSON.stringify({ id: "y", format: SAVE_FORMAT }));
    const list = await savesIn(localKeeper(storage), "p").list();
    expect(Array.isArray(list) && list.map(({ kind }) => kind)).toEqual(["damaged", "damaged"]);
    expect(readRecord({ id: "x", text: "{ not json" })).toEqual({ kind: "damaged", id: "x", text: "{ not json" });
  });

  test("a record of a newer version is kept as it is", () => {
    const newer = { ...record("n"), format: "redoubt-save/2", more: true };
    expect(readRecord(newer)).toEqual({ kind: "newer", id: "n", text: "{}" });
  });

  test("a full store is told, not thrown", async () => {
    const full: Keeper = {
      ...localKeeper(memory()),
      put: () => Promise.reject(new DOMException("no room", "QuotaExceededError")),
    };
    expect(await savesIn(full, "p").put(record("a"))).toBe("full");
  });

  test("a forbidden store is told, not thrown", async () => {
    const no = () => Promise.reject(new DOMException("no", "SecurityError"));
    const saves = savesIn({ list: no, get: no, put: no, remove: no }, "p");
    expect(await saves.list()).toBe("forbidden");
    expect(await saves.get("a")).toBe("forbidden");
    expect(await saves.put(record("a"))).toBe("forbidden");
    expect(troubleOf(new Error("whatever"))).toBe("forbidden");
  });

  test("of saves that come quickly the last is written for certain", async () => {
    const written: string[] = [];
    const slow: Keeper = {
      ...localKeeper(memory()),
      put: async ({ text }) => {
        await new Promise((done) => setTimeout(done, 5));
        written.push(text);
        return true;
      },
    };
    const saves = savesIn(slow, "p");
    await Promise.all([
      saves.put(record("a", 1, "one")),
      saves.put(record("a", 2, "two")),
      saves.put(record("a", 3, "three")),
    ]);
    expect(written.at(-1)).toBe("three");
    expect(written.length).toBeLessThan(3);
  });

  test("of saves of two games that come quickly both are written", async () => {
    const saves = savesIn(localKeeper(memory()), "p");
    await Promise.all([
      saves.put(record("a")),
      saves.put(record("a", 2)),
      saves.put(record("b")),
      saves.put(record("c")),
    ]);
    const list = await saves.list();
    expect(Array.isArray(list) && list.length).toBe(3);
  });

  test("a game that another page has saved since is not written over", async () => {
    const storage = memory();
    const [one, other] = [savesIn(localKeeper(storage), "p"), savesIn(localKeeper(storage), "q")];
    const textOf = async () => {
      const found = await one.get("a");
      return found !== null && typeof found === "object" && found.kind === "game" ? found.record : null;
    };
    expect(await one.put(record("a", 1, "first"))).toBeNull();
    expect(await one.put(record("a", 2, "second"))).toBeNull();
    expect(await other.put(record("a", 3, "of a page that never looked"))).toBe("elsewhere");
    other.adopt((await textOf()) ?? record("a"));
    expect(await other.put(record("a", 4, "third"))).toBeNull();
    expect(await one.put(record("a", 5, "of a page that looked long ago"))).toBe("elsewhere");
    expect((await textOf())?.text).toBe("third");
  });

  test("a game saved before there were revisions is played on in", async () => {
    const storage = memory();
    const old = record("a", 1, "old");
    storage.setItem("redoubt.game.a", JSON.stringify(old));
    const saves = savesIn(localKeeper(storage), "p");
    expect(await saves.put(record("a", 2, "new"))).toBe("elsewhere");
    saves.adopt(old);
    expect(await saves.put(record("a", 2, "new"))).toBeNull();
  });

  test("a game that was removed meanwhile is saved again: it is still being played", async () => {
    const saves = savesIn(localKeeper(memory()), "p");
    await saves.put(record("a"));
    await saves.remove("a");
    expect(await saves.put(record("a", 2))).toBeNull();
  });
});
