import { describe, expect, test } from "vitest";
import { contact, type Desk, desk } from "../desk.ts";

async function fought(at: Desk): Promise<string> {
  const file = at.path("game.json");
  await at.run(["position", at.write("position.json", contact), "--out", file, "--seed", "5"]);
  await at.run(["do", file, "unit N1", "hex 0102", "fire S1"]);
  return file;
}

describe("redoubt replay", () => {
  test("verifies every hash and every die", async () => {
    const at = desk();
    const file = await fought(at);
    const { code, out } = await at.run(["replay", file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^game\.json: 3 answers replayed, every hash is right; the last is [0-9a-f]{32}\.\n/);
    expect(out).toMatch(/1 roll verified against the secret and its fingerprint [0-9a-f]{64}\./);
    expect(await at.json(["replay", file])).toMatchObject({
      isGood: true,
      entries: 3,
      dice: { given: 0, verified: 1, recorded: 0 },
    });
  });

  test("finds a die that the secret does not give, even where the hashes fit it", async () => {
    const at = desk();
    const file = await fought(at);
    const cheated = JSON.parse(at.read("game.json"));
    const [fallen] = cheated.entries[2].rolls[0].dice;
    // Faces 1 to 4 all miss, so the state and its hash are the same.
    cheated.entries[2].rolls[0].dice = [fallen === 1 ? 2 : 1];
    at.write("game.json", cheated);
    expect(fallen).toBeLessThan(5);
    for (const command of ["show", "replay"]) {
      const { code, err } = await at.run([command, file]);
      expect(code, command).toBe(1);
      expect(err, command).toMatch(/^game\.json: entries\[2\]: entry 3 of 3, /);
      expect(err, command).toContain(`${fallen}`);
    }
  });

  test("names the entry whose dice lead elsewhere", async () => {
    const at = desk();
    const file = await fought(at);
    const cheated = JSON.parse(at.read("game.json"));
    cheated.entries[2].rolls[0].dice = [6];
    at.write("game.json", cheated);
    expect((await at.run(["replay", file])).err).toMatch(/^game\.json: entries\[2\]: entry 3 of 3, /);
    cheated.entries[2].rolls[0].dice = [9];
    at.write("game.json", cheated);
    expect((await at.run(["replay", file])).err).toContain("a die of 1 to 6 cannot show 9");
  });

  test("a log whose secret is kept elsewhere is taken as recorded and cannot be played on past its dice", async () => {
    const at = desk();
    const file = await fought(at);
    const { dice, ...log } = JSON.parse(at.read("game.json"));
    expect(dice.kind).toBe("seeded");
    at.write("game.json", log);
    expect((await at.run(["replay", file])).out).toContain("1 roll taken as recorded");
    expect(await at.json(["replay", file])).toMatchObject({
      isGood: true,
      dice: { given: 0, verified: 0, recorded: 1 },
    });
  });
});
