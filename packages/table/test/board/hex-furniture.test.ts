import { layout } from "@redoubt/drawing";
import { describe, expect, test } from "vitest";
import { drawMarkers } from "../../src/board/markers.ts";

const sheet = layout({ cols: 6, rows: 6 });
const draw = (kind: string, text = "", hex = "0303") =>
  drawMarkers(sheet, [{ hex, kind, side: null, text }], ["a", "b"]);

describe("markers that are part of their hex", () => {
  test("works stand around it, dashed with the attempts while they are built", () => {
    expect(draw("improved-position")).toContain("fur-works");
    expect(draw("under-construction", "2")).toMatch(/fur-rising.*>2</);
    expect(draw("under-construction", "0")).not.toContain("<text");
  });

  test("bridges that changed are drawn on their hexside, and not where the map has none", () => {
    expect(draw("bridge-destroyed", "0303/0304")).toContain("fur-bridge");
    expect(draw("bridge-destroyed", "0303/9999")).toBe("");
  });

  test("a bombardment leaves a burst; what brackets and lines tell leaves nothing", () => {
    expect(draw("bombarded")).toContain("fur-burst");
    expect([draw("attacked"), draw("charge")]).toEqual(["", ""]);
  });

  test("other markers keep their signs", () => {
    expect(draw("control")).toContain("mk-flag");
  });
});
