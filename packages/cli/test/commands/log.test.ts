import { describe, expect, test } from "vitest";
import { contact, desk } from "../desk.ts";

describe("redoubt log", () => {
  test("tells every answer with its dice, events and rules", async () => {
    const at = desk();
    const file = at.write("position.json", {
      ...contact,
      dice: [6],
      script: ["unit N1", "hex 0102", "fire S1", "end"],
    });
    expect((await at.run(["log", file])).out).toBe(
      [
        "Night Piquets, a position; north against south",
        "   1  north: unit N1",
        "   2  north: hex 0102",
        "        N1 moves to 0102. [2.0]",
        "   3  south: fire S1",
        "        dice: fire 6",
        "        S1 fires at N1: 6. [3.1]",
        "        S1 is a line unit. [3.2]",
        "        N1 loses a step. [3.1]",
        "   4  north: end",
        "Decision 4, south: Choose a unit to move, or end your movement. [rule 2.0 (Movement)]",
        "",
      ].join("\n"),
    );
  });

  test("keeps from each seat what is not its to know", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    await at.run(["do", file, "guards N1", "guards S2", "listen"]);
    expect((await at.run(["log", file])).out).not.toContain("is your Guards");
    expect((await at.run(["log", file, "--seat", "north"])).out).toContain("N1 is your Guards. [1.1]");
    expect((await at.run(["log", file, "--seat", "north"])).out).not.toContain("S2 is your Guards");
    expect((await at.run(["log", file, "--seat", "north"])).out).toMatch(
      / {3}3 {2}north: listen\n {8}dice: listening \d\n/,
    );
    const south = (await at.run(["log", file, "--seat", "south"])).out;
    expect(south).toContain("north: (in secret)\n");
    expect(south).not.toMatch(/listening|guards N1/);
    const { entries } = await at.json(["log", file, "--seat", "south"]);
    expect(entries.at(-1)).toEqual({ seat: "north", answer: null, rolls: [], events: [] });
  });

  test("gives JSON", async () => {
    const at = desk();
    const file = at.write("position.json", { ...contact, script: ["unit N1", "hex 0102"] });
    const { entries, system } = await at.json(["log", file]);
    expect(system).toBe("night-piquets");
    expect(entries[2]).toMatchObject({ seat: "north", answer: "hex 0102", events: [{ kind: "moved", rule: "2.0" }] });
  });
});
