import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { begun, contact, desk } from "../desk.ts";

describe("redoubt show", () => {
  test("shows turn, score, map, units and the pending decision", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["show", file])).out).toBe(
      [
        "Night Piquets, a position (standard rules): turn 1 of 4, movement, north to act; seen by north",
        "  north  2  steps left  [4.0]",
        "  south  2  steps left  [4.0]",
        "",
        "0101          0301",
        "[N1]   0201     .    0401",
        "0102     .    0302wo   .",
        "  .    0202     .    0402",
        "0103     .    0303     .",
        "(S1)   0203     .    0403",
        "0104     .    0304     .",
        "  .    0204     .    0404",
        "         .             .",
        "",
        "[..] north   (..) south   wo woods",
        "",
        "  0101  north  N1  infantry, 2 of 2 steps, ordered",
        "  0103  south  S1  infantry, 2 of 2 steps, ordered",
        "",
        "Decision 0, north: Choose a unit to move, or end your movement. [rule 2.0 (Movement)]",
        "",
      ].join("\n"),
    );
  });

  test("shows each seat only what it may see", async () => {
    const at = desk();
    const file = await begun(at);
    expect((await at.run(["show", file, "--seat", "north"])).out).toContain("N1  guards");
    expect((await at.run(["show", file, "--seat", "south"])).out).not.toContain("N1  guards");
    expect((await at.json(["show", file, "--seat", "south"])).view.units[4].face.branch).toBe("guards");
  });

  test("shows a part of the map", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    const { out } = await at.run(["show", file, "--window", "0202-0303"]);
    expect(out).toContain("\n       0302wo\n0202     .\n  .    0303\n0203     .\n  .\n");
    expect((await at.run(["show", file, "--window", "0202"])).code).toBe(1);
    expect((await at.run(["show", file, "--window", "0202-0909"])).err).toContain("hex 0909 is not on the map");
  });

  test("cuts a map into strips that fit the terminal", async () => {
    const at = desk();
    const file = at.write("position.json", { ...contact, map: { cols: 9, rows: 3 } });
    const { out } = await at.run(["show", file], { width: 30 });
    expect(out).toContain("Columns 1 to 4\n0101");
    expect(out).toContain("Columns 9 to 9\n0901");
    const board = out.split("\n").filter((line) => /^\s*\d{4} /.test(line) && !line.includes("infantry"));
    expect(Math.max(...board.map((line) => line.length))).toBeLessThanOrEqual(30);
  });

  test("tells all about one hex", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    expect((await at.run(["show", file, "--hex", "0103"])).out).toBe(
      "0103: clear, level 0\n  0103  south  S1  infantry, 2 of 2 steps, ordered\n",
    );
    expect((await at.run(["show", file, "--hex", "0302"])).out).toBe("0302: woods, level 0\n");
    expect((await at.run(["show", file, "--hex", "0909"])).err).toBe("There is no hex 0909 on this map.\n");
    expect(await at.json(["show", file, "--hex", "0102"])).toMatchObject({
      zones: [{ side: "north" }, { side: "south" }],
    });
  });

  test("draws a part of the map", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    const [whole, part, png] = ["whole.svg", "part.svg", "part.png"].map(at.path);
    await at.run(["show", file, "--svg", whole]);
    expect((await at.run(["show", file, "--window", "0101-0202", "--svg", part, "--png", png])).code).toBe(0);
    const sizeOf = (name: string) => /viewBox="([^"]*)"/.exec(at.read(name))?.[1].split(" ").map(Number) ?? [];
    const [x, y, width, height] = sizeOf("part.svg");
    // Two columns of flat hexes are 1¾ hexes wide and, the second half a hex lower, 2½ hexes of 76 high.
    expect([Math.round(width), Math.round(height)]).toEqual([154, 190]);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
    expect(sizeOf("whole.svg")[2]).toBeGreaterThan(2 * width);
    expect(at.read("part.svg")).toContain('data-id="N1"');
    expect(at.read("part.svg")).not.toContain('data-id="S1"');
    const header = readFileSync(png);
    expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([154, 190]);
    expect((await at.run(["show", file, "--window", "0101-0909", "--svg", part])).code).toBe(1);
  });

  test("draws pictures", async () => {
    const at = desk();
    const file = at.write("position.json", contact);
    const ran = await at.run(["show", file, "--svg", at.path("board.svg"), "--png", at.path("board.png")]);
    expect(ran).toEqual({ code: 0, err: "", out: "Written to board.svg.\nWritten to board.png.\n" });
    expect(at.read("board.svg")).toMatch(/^<svg [\s\S]*data-id="N1"[\s\S]*<\/svg>/);
    expect(at.read("board.png").slice(1, 4)).toBe("PNG");
    expect(at.files()).toEqual(["board.png", "board.svg", "position.json"]);
  });
});
