import { describe, expect, test } from "vitest";
import { begun, contact, desk } from "../desk.ts";

describe("redoubt play", () => {
  test("shows the board and numbered answers, takes numbers and words, and saves each answer", async () => {
    const at = desk();
    const file = await begun(at);
    const { code, out } = await at.run(["play", file], { typed: ["2", "hex 0302", "quit", "stop"] });
    expect(code).toBe(0);
    expect(out).toContain("[N1]   0201   [N2]   0401   [N3]");
    expect(out).toContain("  2  unit N2  unit N2\n");
    expect(out).toContain("north: hex 0302\n  N2 moves to 0302. [2.0]\n");
    expect(JSON.parse(at.read("game.json")).entries.at(-1).answer).toBe("hex 0302");
  });

  test("explains refusals, odds and numbers out of range, and goes on", async () => {
    const at = desk();
    const file = at.path("game.json");
    const position = at.write("position.json", { ...contact, script: ["unit N1", "hex 0102"] });
    await at.run(["position", position, "--out", file]);
    const typed = ["why fire N1", "odds 1", "9", "fire N1", "help", "board", "units", "answers", "", "hold", "quit"];
    const { out } = await at.run(["play", file], { typed });
    expect(out).toContain('"fire N1" is forbidden by rule 3.0 (Challenge)');
    expect(out).toContain("2/3 (66.67%)");
    expect(out).toContain("There are answers 1 to 2.");
    expect(out).toContain("take the last answer back");
    expect(out).toContain("0103  south  S1");
    expect(out).toContain("south: hold\n");
    expect(JSON.parse(at.read("game.json")).entries).toHaveLength(3);
  });

  test("takes answers back and saves that, too", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    const { out } = await at.run(["play", file], { typed: ["unit N1", "undo", "undo"] });
    expect(out).toContain("Taken back: north: unit N1");
    expect(out).toContain("Nothing is taken back: dice fell");
    expect(at.read("game.json")).toBe(before);
  });

  test("stands where it was when the dice run out", async () => {
    const at = desk();
    const file = at.path("game.json");
    const position = at.write("position.json", { ...contact, dice: [], script: ["unit N1", "hex 0102"] });
    await at.run(["position", position, "--out", file]);
    const { code, out } = await at.run(["play", file], { typed: ["fire S1", "hold"] });
    expect(code).toBe(0);
    expect(out).toContain("the game has none left");
    expect(out).toContain("south: hold");
  });

  test("ends with the verdict", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    const turns = Array.from({ length: 4 }, () => ["rest", "rest", "seal", "seal"]).flat();
    const { out } = await at.run(["play", file], { typed: ["guards N1", "guards S1", ...turns] });
    expect(out.trimEnd().split("\n").at(-1)).toBe("The game is over. nobody: draw. 6 steps against 6 [4.0]");
  });
});
