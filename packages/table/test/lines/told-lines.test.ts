import { layout } from "@redoubt/drawing";
import type { BoardView, MapLineView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { drawTold } from "../../src/lines/told-lines.ts";

const sheet = layout({ cols: 6, rows: 6 });
// Only lines and outlines of a view are drawn here.
const viewOf = (view: Partial<BoardView>) => view as BoardView;
const draw = (line: MapLineView, looked: readonly string[] = [], hidden: readonly string[] = []): string =>
  drawTold(sheet, viewOf({ lines: [line] }), looked, hidden).svg;

const hexes = ["0101", "0102", "0103"];

describe("lines that a system tells", () => {
  test("a trace has its length in a pill; one that fails has a bar where it fails, and the cause", () => {
    expect(draw({ kind: "command", hexes, text: "2" })).toContain(">2<");
    const failing = draw({
      kind: "command",
      hexes,
      text: "",
      how: "fails",
      stop: { hex: "0102", text: "zone of <E>" },
    });
    expect(failing).toContain("tl-bar");
    expect(failing).toContain("zone of &#60;E&#62;");
  });

  test("those of a unit are drawn while it is looked at, those of a layer while it is on", () => {
    const line: MapLineView = { kind: "supply", hexes, text: "supply 2 of 14", of: "A", layer: "supply" };
    expect(draw(line)).toBe("");
    expect(draw(line, ["A"])).toContain("supply 2 of 14");
    expect(draw(line, ["A"], ["supply"])).toBe("");
  });

  test("supply has a bead a hex, its road has ties", () => {
    expect(draw({ kind: "supply", hexes, text: "" }).split("tl-bead").length - 1).toBe(3);
    expect(draw({ kind: "road", hexes, text: "" })).toContain("tl-ties");
  });

  test("a march order has chevrons, its destination and a flag, with a lock where others do not know it", () => {
    const march: MapLineView = { kind: "march", hexes: ["0101", "0505"], text: "1" };
    const [open, sealed] = [draw(march), draw({ ...march, isSealed: true })];
    for (const svg of [open, sealed]) for (const mark of ["tl-chevrons", "tl-goal", ">1<"]) expect(svg).toContain(mark);
    expect([open.includes("tl-lock"), sealed.includes("tl-lock")]).toEqual([false, true]);
  });

  test("reach is one outline, for the leader who is looked at", () => {
    const view = viewOf({ regions: [{ hexes, text: "Read, reach 4", of: "Read" }] });
    expect(drawTold(sheet, view, [], []).svg).toBe("");
    expect(drawTold(sheet, view, ["Read"], []).svg).toContain("tl-region");
  });

  test("hexes that are not on the map are left out, and a line of one place is none", () => {
    expect(draw({ kind: "command", hexes: ["0101", "9999"], text: "1" })).toBe("");
  });

  test("the strip names what is drawn, each once, and nothing else", () => {
    const command: MapLineView = { kind: "command", hexes, text: "2" };
    const view = viewOf({
      lines: [command, command, { ...command, how: "fails", of: "A" }],
      regions: [{ hexes, text: "", of: "A" }],
    });
    const words = (looked: readonly string[]) => drawTold(sheet, view, looked, []).legend.map(({ text }) => text);
    expect(words([])).toEqual(["may be given"]);
    expect(words(["A"])).toEqual(["may be given", "not reached", "reach"]);
  });
});
