import { describe, expect, test } from "vitest";
import { begun, contact, desk } from "../desk.ts";

describe("redoubt do", () => {
  test("gives answers, tells what happened and asks on", async () => {
    const at = desk();
    const file = await begun(at);
    expect((await at.run(["do", file, "unit N2", "hex 0302"])).out).toBe(
      [
        "north: unit N2",
        "north: hex 0302",
        "  N2 moves to 0302. [2.0]",
        "Decision 11, north: Move N2 one hex, or stop. [rule 2.0 (Movement)]",
        "",
      ].join("\n"),
    );
    expect(JSON.parse(at.read("game.json")).entries.map((entry: { answer: string }) => entry.answer)).toEqual([
      "guards N1",
      "guards S2",
      ...["rest", "rest"],
      ...["advance N1", "advance N2", "advance N3", "seal"],
      ...["advance S1", "advance S2", "advance S3", "seal"],
      "unit N2",
      "hex 0302",
    ]);
  });

  test("needs no quotes round answers", async () => {
    const at = desk();
    const file = await begun(at);
    expect((await at.run(["do", file, "unit", "N2", "hex", "0302", "stop"])).code).toBe(0);
    expect(JSON.parse(at.read("game.json")).entries).toHaveLength(15);
  });

  test("prints rule, title and reason of a refusal and leaves the file alone", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    expect(await at.run(["do", file, "unit S1"])).toEqual({
      code: 1,
      out: "",
      err: '"unit S1" is forbidden by rule 2.0 (Movement): S1 is not yours to order.\n',
    });
    expect(at.read("game.json")).toBe(before);
    expect(await at.json(["do", file, "unit S1"])).toMatchObject({
      error: { kind: "refused", answer: "unit S1", rule: "2.0", title: "Movement", code: "not-yours" },
    });
  });

  test("keeps the answers before a refused one", async () => {
    const at = desk();
    const file = await begun(at);
    const ran = await at.run(["do", file, "unit N2", "hex 0304", "stop"]);
    expect(ran).toMatchObject({ code: 1, out: "north: unit N2\n" });
    expect(ran.err).toContain('"hex 0304" is forbidden by rule 2.0');
    expect(JSON.parse(at.read("game.json")).entries.at(-1).answer).toBe("unit N2");
    const again = await at.json(["do", file, "hex 0302", "hex 0304"]);
    expect(again.error.accepted.map((one: { answer: string }) => one.answer)).toEqual(["hex 0302"]);
  });

  test("refuses unreadable answers and unknown ids by name", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    expect((await at.run(["do", file, "unit X9"])).err).toBe(
      '"unit X9" cannot be taken: "X9" is no unit of this game.\n',
    );
    expect((await at.run(["do", file, "hex 9999"])).err).toBe(
      '"hex 9999" cannot be taken: "9999" is no hex of this game.\n',
    );
    expect((await at.run(["do", file, "march N1"])).err).toContain('"march" is no answer; the verbs are guards,');
    expect((await at.run(["do", file, "unit"])).err).toContain('"unit" takes unit after it');
    expect(at.read("game.json")).toBe(before);
  });

  test("refuses a stale decision", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    const ran = await at.run(["do", file, "unit N1", "--decision", "3"]);
    expect(ran).toMatchObject({
      code: 1,
      err: '"unit N1" cannot be taken: this answers decision 3, but the game is at decision 9.\n',
    });
    expect(at.read("game.json")).toBe(before);
    expect((await at.run(["do", file, "unit N1", "stop", "--decision", "9"])).code).toBe(0);
  });

  test("refuses the wrong seat and an unknown one", async () => {
    const at = desk();
    const file = await begun(at);
    const before = at.read("game.json");
    expect(await at.run(["do", file, "unit N1", "--seat", "south"])).toMatchObject({
      code: 1,
      err: '"unit N1" cannot be taken: it is for north to answer, not for south.\n',
    });
    expect(await at.run(["do", file, "south: unit N1"])).toMatchObject({ code: 1 });
    expect((await at.run(["do", file, "unit N1", "--seat", "east"])).err).toBe(
      '"east" is no seat known here; known are north, south.\n',
    );
    expect(at.read("game.json")).toBe(before);
  });

  test("asks whose answer it is where several seats may give it", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    await at.run(["do", file, "guards N1", "guards S1", "rest", "rest"]);
    expect(await at.run(["do", file, "seal"])).toMatchObject({
      code: 1,
      err: 'north and south are asked at once: say whose answer this is with --seat, or write "north: seal".\n',
    });
    expect((await at.run(["do", file, "seal", "--seat", "south"])).code).toBe(0);
    expect((await at.run(["do", file, "seal"])).code).toBe(0);
  });

  test("each seat has decisions of its own where they work side by side", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    await at.run(["do", file, "guards N1", "guards S1", "rest", "rest"]);
    const ids = async () => {
      const { decisions } = await at.json(["options", file]);
      return decisions.map(({ id, seat }: { id: number; seat: string }) => `${seat} ${id}`);
    };
    expect(await ids()).toEqual(["north 4", "south 3"]);
    expect((await at.run(["do", file, "advance S1", "advance S2", "--decision", "3"])).code).toBe(0);
    // What the south has written is unknown to the north, and makes no answer of it stale.
    expect(await ids()).toEqual(["north 4", "south 5"]);
    expect((await at.run(["do", file, "advance N1", "--decision", "4"])).code).toBe(0);
    expect((await at.run(["undo", file, "--seat", "south"])).out).toContain("Taken back: south: advance S2\n");
    expect(await ids()).toEqual(["north 5", "south 4"]);
  });

  test("is refused once the game is over", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    await at.run(["do", file, "guards N1", "guards S1"]);
    for (let turn = 0; turn < 4; turn++) await at.run(["do", file, "rest", "rest", "north: seal", "south: seal"]);
    const ran = await at.run(["do", file, "rest"]);
    expect(ran).toMatchObject({ code: 1, err: "The game is over. nobody: draw. 6 steps against 6 [4.0]\n" });
  });

  test("takes no answer whose dice are not to be had", async () => {
    const at = desk();
    const position = at.write("position.json", { ...contact, dice: [] });
    const file = at.path("game.json");
    await at.run(["position", position, "--out", file]);
    await at.run(["do", file, "unit N1", "hex 0102"]);
    const before = at.read("game.json");
    const ran = await at.run(["do", file, "fire S1"]);
    expect(ran).toMatchObject({ code: 1 });
    expect(ran.err).toBe(
      '"fire S1" cannot be taken: dice are needed for fire [rule 3.1 (Fire)], and the game has none left.\n',
    );
    expect(at.read("game.json")).toBe(before);
  });

  test("rolls the same dice however the answers are cut into calls", async () => {
    const at = desk();
    const script = ["unit N1", "hex 0102", "fire S1", "end"];
    const position = at.write("position.json", contact);
    for (const name of ["one.json", "many.json"]) {
      await at.run(["position", position, "--out", at.path(name), "--seed", "5"]);
    }
    await at.run(["do", at.path("one.json"), ...script]);
    for (const answer of script) await at.run(["do", at.path("many.json"), answer]);
    expect(at.read("one.json")).toBe(at.read("many.json"));
    expect((await at.run(["replay", at.path("one.json")])).out).toContain("1 roll verified against the secret");
  });
});
