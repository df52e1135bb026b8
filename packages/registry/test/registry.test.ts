import { expect, test } from "vitest";
import { catalogue, wargames } from "../src/index.ts";
import { loadThinking, registered } from "../src/list.ts";

test("every system is registered under its own id, and loaded by it", async () => {
  expect(registered.map(({ id }) => id)).toEqual(wargames.map(({ id }) => id));
  expect(new Set(registered.map(({ id }) => id)).size).toBe(registered.length);
  for (const [i, one] of registered.entries()) {
    // What comes apart is the mind alone: everything else is the very same value.
    const { mind, ...rest } = await loadThinking(one);
    expect(mind, one.id).toBe(wargames[i].mind);
    const loaded = await one.load();
    if (one.thinks === undefined) expect(loaded).toBe(wargames[i]);
    else expect(rest).toEqual(loaded);
  }
});

test("the catalogue tells of every battle what people choose it by, as plain data", () => {
  expect(JSON.parse(JSON.stringify(catalogue))).toEqual(catalogue);
  for (const [i, { battles, seats, options, title }] of catalogue.entries()) {
    const system = wargames[i];
    expect({ seats, options, title }).toEqual({ seats: system.seats, options: system.options, title: system.title });
    expect(battles.map(({ id }) => id)).toEqual(system.scenarios.map(({ id }) => id));
    for (const { card, id } of battles) expect(card?.scenario ?? id).toBe(id);
  }
});
