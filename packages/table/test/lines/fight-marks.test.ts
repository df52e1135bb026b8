import { layout } from "@redoubt/drawing";
import type { Replies, Reply } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { drawFight, drawReply } from "../../src/lines/fight-marks.ts";

const sheet = layout({ cols: 6, rows: 6 });
const line = { from: "0303", to: "0304", text: "1 +1" };
// Only the way, the sign and the line are drawn.
const told = (path: readonly string[]) => ({ path }) as unknown as Replies<string>;
const reply = (sign: string) => ({ sign, line }) as unknown as Reply<string>;
const count = (text: string, part: string): number => text.split(part).length - 1;

describe("a fight on the map", () => {
  test("the way of the enemy is numbered hex by hex, and a shot at him has its range and die", () => {
    const { under, over, legend } = drawReply(sheet, told(["0306", "0305", "0304"]), reply("fire"));
    expect(count(under, "tl-act")).toBe(1);
    expect([count(over, ">1<"), count(over, ">2<"), count(over, ">3<")]).toEqual([1, 1, 0]);
    expect(over).toContain("1 +1");
    expect(legend.map(({ text }) => text)).toEqual(["it came", "your fire"]);
  });

  test("who has not moved has no way, and who only turns aims at nobody", () => {
    const { under, legend } = drawReply(sheet, told(["0304"]), reply("turn"));
    expect([under, legend]).toEqual(["", []]);
  });

  test("an attack outlines where it is fought from, and says where each check falls and who may come to meet it", () => {
    const checks = ["A", "B", "C"].map((text) => ({ text, hex: "0304", towards: "0303" }));
    const counter = { from: "0302", to: "0304", text: "countercharge: 7 in 10" };
    const { under, over, legend } = drawFight(sheet, { contact: ["0304"], checks, counter });
    expect(under).toContain("tl-contact");
    expect(["A", "B", "C"].map((text) => count(over, `>${text}<`))).toEqual([1, 1, 1]);
    expect(over).toContain("countercharge: 7 in 10");
    expect(legend.length).toBe(3);
    expect(drawFight(sheet, { contact: [], checks: [], counter: null })).toEqual({ under: "", over: "", legend: [] });
  });
});
