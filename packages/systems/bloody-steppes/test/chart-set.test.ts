import { isProblems } from "@redoubt/engine";
import { directionTo } from "@redoubt/hex";
import { mapOf, mustBe } from "@redoubt/mechanics";
import { expect, test } from "vitest";
import { ownCharts, replaceCharts } from "../src/chart-set.ts";
import { disorderSteps, stepPrice } from "../src/checks/step-price.ts";
import { strengthModifier } from "../src/checks/strength.ts";
import { zoneDepth } from "../src/checks/zones.ts";
import { mapVocabulary } from "../src/data/map-tags.ts";
import { createGround } from "../src/ground.ts";
import { fireResult } from "../src/tables/fire-result.ts";
import { formationRow } from "../src/tables/formations.ts";
import { thresholds } from "../src/tables/withdrawal-disorganization.ts";
import { at, field } from "./field.ts";

function charts(tables: Readonly<Record<string, unknown>>) {
  return mustBe("charts", replaceCharts(tables));
}
const problems = (tables: Readonly<Record<string, unknown>>) => {
  const result = replaceCharts(tables);
  return isProblems(result) ? result.map(({ where }) => where) : [];
};

test("VIII.14: without tables the charts are our own", () => {
  expect(charts({})).toEqual(ownCharts);
});

test("VIII.14: a position may give its own price for a kind of ground, the rest stays", () => {
  const map = mapOf({ cols: 4, rows: 4, hexes: { "0202": ["grove"] } }, mapVocabulary);
  const ground = createGround(map, charts({ "hex-costs": { grove: { line: "4", foot: "2D" } } }));
  const down = directionTo(ground.grid, at(ground, "0201"), at(ground, "0202")) ?? 0;
  expect(stepPrice(ground, "line", at(ground, "0201"), down)).toEqual({ cost: 4, disorganizes: false });
  expect(stepPrice(ground, "foot", at(ground, "0201"), down)).toEqual({ cost: 2, disorganizes: true });
  expect(stepPrice(ground, "column", at(ground, "0201"), down)).toEqual({ cost: 2, disorganizes: false });
  expect(disorderSteps(ground, "foot")[at(ground, "0201")]).toBe(1 << down);
  expect(disorderSteps(ground, "line")[at(ground, "0201")]).toBe(0);
});

test("VIII.2, VI.1: its own formations chart", () => {
  const { formations } = charts({ formations: { line: { mp: "7", fires: "no", zone: "1" } } });
  expect(formationRow("infantry", "line", formations)).toMatchObject({ mp: 7, fires: false, zone: 1, adopt: 2 });
  expect(zoneDepth("infantry", "line", [-1, 0], false, formations)).toBe(1);
});

test("X.11: a fire chart is replaced as a whole", () => {
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 19 }, (_, column) => (row === 0 && column === 0 ? "9/9" : "-")),
  );
  const { infantryFire } = charts({ "infantry-fire": rows });
  expect(fireResult(infantryFire, 10, -6)).toEqual({ mp: 9, sp: 9 });
  expect(fireResult(infantryFire, 6, 3)).toEqual({ mp: 0, sp: 0 });
  expect(problems({ "infantry-fire": rows.slice(1) })).toEqual(["tables.infantry-fire"]);
});

test("XII.15, XIV.33: strength and thresholds", () => {
  const own = charts({
    strength: [0, -2, -4, -6],
    "withdrawal-disorganization": { withdraws: [1, 1, 1, 1, 1, 1, 1, 1, 1], disorganized: [9, 9, 9, 9, 9, 9, 9, 9, 9] },
  });
  expect(strengthModifier(20, 10, own.strength)).toBe(-2);
  expect(thresholds(6, own.thresholds)).toEqual({ withdraws: 1, disorganized: 9 });
});

test("X.9, XII.27, XI.10: single modifiers", () => {
  const own = charts({
    "fire-modifiers": { "lone gun": { infantry: 5 } },
    "melee-modifiers": { rear: { b: 4 } },
    cover: { grove: { melee: -3 } },
  });
  expect(own.fireModifiers["lone gun"]).toMatchObject({ infantry: 5, artillery: 1 });
  expect(own.meleeModifiers.rear).toMatchObject({ b: 4, c: 0 });
  expect(own.cover.grove).toMatchObject({ melee: -3, infantry: 2 });
});

test("X.9: what is wrong is named by its field", () => {
  expect(problems({ weather: {} })).toEqual(["tables.weather"]);
  expect(problems({ "hex-costs": { swamp: {} } })).toEqual(["tables.hex-costs.swamp"]);
  expect(problems({ "hex-costs": { grove: { camels: "1" } } })).toEqual(["tables.hex-costs.grove.camels"]);
  expect(problems({ "hex-costs": { grove: { line: "many" } } })).toEqual(["tables.hex-costs.grove.line"]);
  expect(problems({ "fire-modifiers": { "lone gun": { infantry: "5" } } })).toEqual([
    "tables.fire-modifiers.lone gun.infantry",
  ]);
  expect(problems({ strength: [0, 1] })).toEqual(["tables.strength"]);
  expect(field().charts).toBe(ownCharts);
});
