import { describe, expect, test } from "vitest";
import { begun, desk } from "../desk.ts";

describe("redoubt undo", () => {
  test("takes the last answer back and saves", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    await at.run(["do", file, "unit N2"]);
    expect(await at.run(["undo", file])).toMatchObject({
      code: 0,
      out: expect.stringContaining("Taken back: north: unit N2\nDecision 9, north:"),
    });
    expect(at.read("game.json")).toBe(before);
  });

  test("never goes past what became known", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    expect(await at.run(["undo", file])).toMatchObject({
      code: 1,
      err: "Nothing is taken back: dice fell or something hidden became known since then.\n",
    });
    expect(at.read("game.json")).toBe(before);
  });

  test("takes back only what the named seat answered", async () => {
    const at = desk();
    const file = await begun(at);
    await at.run(["do", file, "unit N2"]);
    expect(await at.run(["undo", file, "--seat", "south"])).toMatchObject({ code: 1 });
  });

  test("finds nothing in a new game", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    expect((await at.run(["undo", file])).err).toBe("Nothing is taken back: nothing has been played yet.\n");
  });
});
