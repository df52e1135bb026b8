import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { pictureOf } from "../../build/picture.ts";

test("a battle is pictured by day and by lamp light, with the nations of both sides", () => {
  const picture = pictureOf(teachingSystem, "glade");
  expect(picture?.svg.light).toMatch(/^<svg /);
  expect(picture?.svg.dark).toMatch(/^<svg /);
  expect(picture?.svg.dark).not.toBe(picture?.svg.light);
  expect(picture?.nations).toHaveLength(teachingSystem.seats.length);
});

test("a picture has the style of everything that it shows", () => {
  const [system] = wargames;
  const svg = pictureOf(system, system.scenarios[0].id)?.svg.light ?? "";
  const css = /<style>([^<]*)<\/style>/.exec(svg)?.[1] ?? "";
  for (const name of ["m-paper", "m-grid", "m-gentle", "m-furrow"]) {
    expect(svg).toContain(`class="${name}"`);
    expect(css).toContain(`.${name}`);
  }
  expect(css).not.toContain("rd-");
});
