import { describe, expect, test } from "vitest";
import { layout } from "../../src/layout.ts";
import { drawDarts, drawFire, drawTarget } from "../../src/overlays/attack.ts";
import { drawFront } from "../../src/overlays/front.ts";
import { drawReach, points, type ReachHex } from "../../src/overlays/reach.ts";
import { drawChanged, drawFocus, drawRoute, drawWalked } from "../../src/overlays/route.ts";
import { drawRefused, drawSight, overlayDefs } from "../../src/overlays/sight.ts";
import { overlayCss } from "../../src/style/overlay-css.ts";
import { unknownClasses } from "../maps.ts";

const sheet = layout({ cols: 8, rows: 8 });
const REACH: readonly ReachHex[] = [
  { hex: "0303", cost: 1, kind: "go" },
  { hex: "0304", cost: 2.5, kind: "stop" },
  { hex: "0403", cost: "2", kind: "pass" },
];

describe("reach", () => {
  const { under, over } = drawReach(sheet, REACH);

  test("dots where a unit may go on, hatching where it must stop, nothing where it may only pass", () => {
    expect(under.match(/url\(#rd-dots\)/g)).toHaveLength(1);
    expect(under.match(/url\(#rd-hatch\)/g)).toHaveLength(1);
  });

  test("one outline round all hexes where it may end, cased", () => {
    expect(under.match(/class="ov-edge"/g)).toHaveLength(1);
    const [, d] = under.match(/class="ov-edge" d="([^"]*)"/) ?? [];
    expect(d.match(/M/g)).toHaveLength(1);
    expect(d.match(/l/g)).toHaveLength(9);
  });

  test("costs stand in a pill, an octagon, a dashed pill, and can be left out", () => {
    expect(over.match(/<rect class="ov-cost"/g)).toHaveLength(1);
    expect(over.match(/ov-cost-stop/g)).toHaveLength(1);
    expect(over.match(/ov-cost-pass/g)).toHaveLength(1);
    expect(drawReach(sheet, REACH, ["0303", "0304", "0403"]).over).toBe("");
  });

  test("points are written as people write them", () => {
    expect([0, 0.5, 1, 2.5, 3.25, 1 / 3].map(points)).toEqual(["0", "½", "1", "2½", "3¼", "0.33"]);
  });
});

test("every line has a casing before it", () => {
  const all = [
    ...Object.values(drawReach(sheet, REACH)),
    ...Object.values(drawRoute(sheet, ["0303", "0304", "0404"], REACH)),
    ...Object.values(drawFire(sheet, [{ from: "0101", to: "0505", strength: "4" }])),
    ...Object.values(drawSight(sheet, { from: "0101", to: "0505", block: { side: ["0303", "0304"] } })),
    drawTarget(sheet, "0303", true),
    drawTarget(sheet, "0303", false),
    drawRefused(sheet, ["0303"]),
    drawFocus(sheet, "0303"),
    drawWalked(sheet, ["0303", "0304"]),
  ].join("");
  for (const line of ["edge", "route", "end", "fire", "sight", "bar", "bracket", "refused", "focus", "walked"])
    expect(all.indexOf(`class="ov-${line}-case"`), line).toBeGreaterThan(-1);
  const rest = drawDarts(sheet, ["0303"], "0304") + drawChanged(sheet, ["0303"]) + overlayDefs;
  expect(unknownClasses(all + rest, overlayCss)).toEqual([]);
  expect(all + rest).not.toMatch(/NaN|undefined/);
});

test("patterns named by overlays are in the definitions", () => {
  const used = [
    drawReach(sheet, REACH).under,
    drawSight(sheet, { from: "0101", to: "0505", unseen: ["0606"] }).under,
    drawRefused(sheet, ["0101"]),
  ].join("");
  for (const [, id] of used.matchAll(/url\(#([^)]*)\)/g)) expect(overlayDefs).toContain(`id="${id}"`);
});

describe("sight", () => {
  test("is solid to the target when clear, and cut where it is blocked", () => {
    expect(drawSight(sheet, { from: "0101", to: "0505" }).over).not.toContain("ov-sight-cut");
    const cut = drawSight(sheet, {
      from: "0101",
      to: "0501",
      block: { hex: "0301" },
      rise: { side: ["0101", "0201"] },
    });
    expect(cut.over).toContain("ov-sight-cut");
    expect(cut.over).toContain("ov-block");
    expect(cut.over).toContain("ov-rise");
  });
});

test("a way of one hex is no way", () => {
  expect(drawRoute(sheet, ["0303"])).toEqual({ under: "", over: "" });
});

describe("the front of a unit", () => {
  const ends = (facing: string): number =>
    (/ov-front" d="([^"]*)"/.exec(drawFront(sheet, "0202", facing))?.[1].match(/-?\d+(?:\.\d+)?/g) ?? []).length / 2;

  test("is two hexsides where it faces a corner, one where it faces a side, none without a facing", () => {
    expect(["N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"].map(ends)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(ends("N")).toBe(2);
    expect(drawFront(sheet, "0202", undefined)).toBe("");
  });
});
