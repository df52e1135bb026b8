import { describe, expect, test } from "vitest";
import { begun, contact, desk } from "../desk.ts";

describe("redoubt options", () => {
  test("lists every answer with its sentence", async () => {
    const at = desk();
    const file = await begun(at);
    await at.run(["do", file, "unit N2"]);
    expect((await at.run(["options", file])).out).toBe(
      [
        "Decision 10, north: Move N2 one hex, or stop. [rule 2.0, Movement]",
        "In hand: unit N2.",
        "  hex 0401  Go to 0401",
        "  hex 0302  Go to 0302",
        "  hex 0201  Go to 0201",
        "  stop      stop",
        "",
      ].join("\n"),
    );
  });

  test("gives JSON with decision id, seat, rule and answers", async () => {
    const at = desk();
    const file = await begun(at);
    expect(await at.json(["options", file])).toEqual({
      kind: "decide",
      decisions: [
        {
          id: 9,
          seat: "north",
          kind: "unit-to-move",
          rule: "2.0",
          title: "Movement",
          prompt: "Choose a unit to move, or end your movement.",
          answers: [
            { answer: "unit N1", text: "unit N1" },
            { answer: "unit N2", text: "unit N2" },
            { answer: "unit N3", text: "unit N3" },
            { answer: "end", text: "end" },
          ],
          shown: {
            unit: null,
            left: null,
            picked: [],
            targets: [],
            path: [],
            turns: [],
            stances: [],
            keys: {},
            isSealed: false,
            alone: false,
            commits: [
              {
                answer: "end",
                label: "end",
                refused: null,
                undone: ["3 units could still move"],
                follows: "the southern side moves",
                grave: false,
              },
            ],
          },
        },
      ],
    });
  });

  test("tells what a commitment leaves undone and what follows", async () => {
    const at = desk();
    const file = await begun(at);
    const { out } = await at.run(["options", file]);
    expect(out).toContain('\nWith "end": 3 units could still move. Then the southern side moves.\n');
  });

  test("shows one seat's side of a secret decision", async () => {
    const at = desk();
    const file = at.path("game.json");
    await at.run(["new", "night-piquets", "glade", file]);
    const { out } = await at.run(["options", file, "--seat", "south"]);
    expect(out).toContain("guards S1");
    expect(out).not.toContain("guards N1");
  });

  test("reads positions, too, and says when nothing is asked", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["options", file])).out).toContain("unit N1");
    expect((await at.run(["options", file, "--seat", "south"])).out).toContain("Nothing is asked of south now.");
  });
});
