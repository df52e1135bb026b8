import { describe, expect, test } from "vitest";
import { branchesOf, freeName, keepBranch, planIn } from "../../src/analysis/branches.ts";
import type { Control } from "../../src/session/control.ts";
import { PERSON } from "../../src/session/state.ts";
import { withoutBranches } from "../../src/start/continue-list.tsx";
import { SAVE_FORMAT, type SaveRecord } from "../../src/store/keeper.ts";
import { localKeeper } from "../../src/store/local.ts";
import { type Saved, savesIn } from "../../src/store/saves.ts";

const record = (id: string, branch?: SaveRecord["about"]["branch"]): Saved => ({
  kind: "game",
  record: {
    format: SAVE_FORMAT,
    id,
    text: `text of ${id}`,
    about: {
      title: "The Glade",
      system: "night-piquets",
      scenario: "glade",
      players: [PERSON, PERSON],
      seats: ["north", "south"],
      turn: 3,
      phase: "movement",
      active: "north",
      entries: 12,
      isOver: false,
      savedAt: 1,
      ...(branch && { branch }),
    },
  },
});

describe("branches", () => {
  const saved = [
    record("game"),
    record("late", { after: 9, name: "A", of: "game" }),
    record("early", { after: 2, name: "B", of: "game" }),
    record("other", { after: 2, name: "C", of: "another game" }),
    { kind: "damaged", id: "x", text: "" } as const,
  ];

  test("of a game are listed in the order in which they leave it", () => {
    expect(branchesOf("game", saved).map(({ id, name, after }) => ({ id, name, after }))).toEqual([
      { id: "early", name: "B", after: 2 },
      { id: "late", name: "A", after: 9 },
    ]);
  });

  test("are no games to be continued as long as the game that they left is; then they are", () => {
    const shown = withoutBranches(saved).map((one) => (one.kind === "game" ? one.record.id : one.id));
    expect(shown).toEqual(["game", "other", "x"]);
    expect(withoutBranches(saved.slice(1))).toHaveLength(4);
  });

  test("have names of their own", () => {
    expect(freeName([])).toBe("A");
    expect(freeName(["A turn 5", "B"])).toBe("C");
    expect(freeName(Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i)))).toBe("A1");
  });
});

describe("the plan of a branch", () => {
  const entry = (seat: string, answer: string, dice = false) => ({ seat, answer, rolls: dice ? [{ dice: [3] }] : [] });
  const text = JSON.stringify({
    entries: [entry("north", "before"), entry("north", "one"), entry("north", "two", true), entry("north", "three")],
  });

  test("is what its side answered from where it left the game, up to the first dice", () => {
    expect(planIn(text, 1, ["north", "south"], 0).map(({ answer }) => answer)).toEqual(["one", "two"]);
  });

  test("of the other side is nothing where that was not asked", () => {
    expect(planIn(text, 1, ["north", "south"], 1)).toEqual([]);
  });
});

/** A small store as browsers have one. */
function storage(): Storage {
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

describe("a new branch", () => {
  const made = { text: "{}", entries: 7, turn: 2, phase: "fire", active: "south", isOver: false, given: 0 };
  const facts = { title: "The Glade", system: "night-piquets", scenario: "glade", seats: ["north", "south"] };
  const tableOf = (isGuest: boolean) => {
    const saves = savesIn(localKeeper(storage()), "page");
    // Only what a branch is made from.
    const control = { app: { saves }, table: { get: () => ({ id: "game", isGuest, game: { facts } }) } };
    return { saves, control: control as unknown as Control };
  };
  const branch = { name: "A", after: 5, players: [PERSON, "veteran"], answers: [] };

  test("is stored beside the game that it left, under its name, and can be opened again by its address", async () => {
    const { saves, control } = tableOf(false);
    const address = await keepBranch(control, branch, async ({ origin }) => {
      expect(origin).toEqual({ after: 5, name: "A", of: "game" });
      return made;
    });
    const all = await saves.list();
    if (typeof all === "string") throw new Error(all);
    const [kept] = branchesOf("game", all);
    expect(kept).toMatchObject({ name: "A", after: 5, turn: 2, entries: 7, text: "{}" });
    expect(address).toBe(`#game=${kept.id}`);
  });

  test("of a game that was only shown stands by itself, and has dice of its own each time", async () => {
    const { saves, control } = tableOf(true);
    const secrets = new Set<string>();
    for (let i = 0; i < 3; i++)
      await keepBranch(control, branch, async ({ origin, secret }) => {
        expect(origin).toEqual({ after: 5, name: "A" });
        secrets.add(secret);
        return made;
      });
    expect(secrets.size).toBe(3);
    const all = await saves.list();
    expect(typeof all === "string" ? [] : withoutBranches(all)).toHaveLength(3);
  });
});
