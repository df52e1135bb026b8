import { layout } from "@redoubt/drawing";
import { describe, expect, test } from "vitest";
import { neighbours, nextOf, step } from "../../src/board/cursor.ts";

const sheet = layout({ cols: 6, rows: 6 });

describe("cursor", () => {
  test("up and down stay in the column", () => {
    expect(step(sheet, "0303", "ArrowUp", sheet.centre("0303"))).toBe("0302");
    expect(step(sheet, "0303", "ArrowDown", sheet.centre("0303"))).toBe("0304");
  });

  test("right and left go to the next column and back to the same hex", () => {
    const line = sheet.centre("0303");
    const right = step(sheet, "0303", "ArrowRight", line);
    expect(right.slice(0, 2)).toBe("04");
    expect(step(sheet, right, "ArrowLeft", line)).toBe("0303");
  });

  test("a row walked to the right stays one row", () => {
    const line = sheet.centre("0103");
    let hex = "0103";
    for (let i = 0; i < 5; i++) hex = step(sheet, hex, "ArrowRight", line);
    expect(hex.slice(0, 2)).toBe("06");
    expect(Math.abs(sheet.centre(hex)[1] - line[1])).toBeLessThan(45);
  });

  test("at the edge the cursor stays", () => {
    expect(step(sheet, "0101", "ArrowUp", sheet.centre("0101"))).toBe("0101");
  });

  test("a corner has fewer neighbours than the middle", () => {
    expect(neighbours(sheet, "0303")).toHaveLength(6);
    expect(neighbours(sheet, "0101").length).toBeLessThan(6);
  });

  test("choices are gone through in order and around", () => {
    expect(nextOf(["0303", "0101", "0202"], "0101", 1)).toBe("0202");
    expect(nextOf(["0303", "0101", "0202"], "0303", 1)).toBe("0101");
    expect(nextOf(["0303", "0101"], "0101", -1)).toBe("0303");
    expect(nextOf([], null, 1)).toBeNull();
  });
});
