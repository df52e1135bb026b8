import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { pictureOf } from "../../build/picture.ts";

const battles = wargames.map((system) => ({ system, id: system.id, scenario: system.scenarios[0].id }));

test.each(battles)(
  "the picture of $id keeps the style of all it shows, and nothing is left open in it",
  ({ system, scenario }) => {
    const svg = pictureOf(system, scenario)?.svg.light ?? "";
    const [, css = ""] = /<style>([^<]*)<\/style>/.exec(svg) ?? [];
    for (const [, selectors] of css.matchAll(/([^{}]+)\{[^{}]*\}/g)) {
      expect(selectors.split("(").length, selectors).toBe(selectors.split(")").length);
    }
    if (svg.includes('class="ct-count"')) expect(css).toMatch(/\.ct-count text\{[^}]*fill:/);
    expect(svg).toMatch(/scale\(0\.\d*[1-46-9]\d*\)/);
  },
);
