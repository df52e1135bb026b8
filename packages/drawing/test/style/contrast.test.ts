import { describe, expect, test } from "vitest";
import { contrast, greyOf, luminance, mix } from "../../src/style/colour.ts";
import { NATIONS } from "../../src/style/nation.ts";
import { bakeCss, TOKENS, themeCss } from "../../src/style/palette.ts";

const CREAM = "#fffaf0";
const LEVELS = ["m-paper", "m-e1", "m-e2", "m-e3", "m-e4", "m-e5", "m-e6", "m-e7", "m-e8"];

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const token = (name: string): string => TOKENS[theme][name];
  const reads = (ink: string, ground: string): void => {
    expect(contrast(token(ink), token(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  };

  test("hex numbers can be read on every height, in woods, vineyards, marsh and sea", () => {
    for (const ground of [...LEVELS, "m-wood", "m-grove", "m-vineyard", "m-wet", "m-water"]) reads("m-number", ground);
  });

  test("names can be read on their halo", () => {
    for (const ink of ["m-label", "m-water-label", "m-work"]) reads(ink, "m-halo");
  });

  test("text can be read on every surface", () => {
    for (const ink of ["ink", "ink2", "ink3", "blue", "red", "gold-d"])
      for (const ground of ["paper", "sheet", "inset"]) reads(ink, ground);
  });

  test("costs can be read in their frames, and overlay lines stand out from their casing", () => {
    expect(contrast(token("ov"), token("ov-c"))).toBeGreaterThan(7);
    expect(contrast(token("red"), token("ov-c"))).toBeGreaterThan(4.5);
  });

  test.each(NATIONS)("the values of %s counters can be read, fresh and acted", (nation) => {
    for (const part of ["", "-plate", "-faded", "-faded-plate"]) reads(`${nation}-ink`, `${nation}${part}`);
    reads(`${nation}-figure`, `${nation}-disc`);
    for (const band of ["-band", "-faded-band"])
      expect(contrast(CREAM, token(`${nation}${band}`)), `${nation}${band}`).toBeGreaterThanOrEqual(4.5);
  });

  test("the sides part without colour: Russian faces are light, Allied faces dark", () => {
    for (const allied of ["british", "french", "turkish", "sardinian"])
      for (const russian of ["russian", "pavlov"])
        expect(contrast(greyOf(token(allied)), greyOf(token(russian)))).toBeGreaterThan(3);
  });

  test("acted counters differ from fresh ones of every colour", () => {
    for (const nation of ["british", "french", "turkish", "sardinian", "russian"])
      expect(token(`${nation}-faded`)).not.toBe(token(nation));
  });
});

test("a height can be told from the next", () => {
  for (const theme of ["light", "dark"] as const)
    for (let i = 1; i < LEVELS.length; i++) {
      const [low, high] = [luminance(TOKENS[theme][LEVELS[i - 1]]), luminance(TOKENS[theme][LEVELS[i]])];
      expect(theme === "light" ? low > high : low < high).toBe(true);
    }
});

test("notices are cream on dark grounds", () => {
  for (const ground of ["#8c2f1f", "#173a58", TOKENS.light.pip]) expect(contrast(CREAM, ground)).toBeGreaterThan(7);
});

test("both themes have the same tokens, and baking leaves none open", () => {
  expect(Object.keys(TOKENS.dark).sort()).toEqual(Object.keys(TOKENS.light).sort());
  expect(bakeCss(".a{fill:var(--m-paper);stroke:var(--ink)}", "light")).toBe(".a{fill:#f3ead2;stroke:#241c12}");
  expect(themeCss).toContain('[data-theme="dark"]');
});

test("colours mix and grey as light does", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(Math.abs(luminance(greyOf("#a4352a")) - luminance("#a4352a"))).toBeLessThan(0.004);
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});
