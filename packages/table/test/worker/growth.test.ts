import type { AnyWargame } from "@redoubt/mechanics";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { glade } from "./glade.ts";

/** The teaching system, and how often a game of it was begun and its view drawn up. */
function counted() {
  const count = { begun: 0, viewed: 0 };
  const system: AnyWargame = {
    ...teachingSystem,
    begin: (g) => {
      count.begun++;
      return teachingSystem.begin(g);
    },
    view: (g, seat) => {
      count.viewed++;
      return teachingSystem.view(g, seat);
    },
  };
  return { system, count };
}

test("an answer costs the same however long the game is: nothing is played again from the start", () => {
  const { system, count } = counted();
  const { referee, deployed, all } = glade(system);
  deployed();
  const costs: (typeof count)[] = [];
  for (const answer of ["unit N2", "hex 0302", "stop", "unit N1", "hex 0102", "stop"]) {
    const before = { ...count };
    all(0, answer);
    const { entry } = referee.pending(null);
    referee.moment({ seat: 0 });
    expect(referee.frames({ seat: 0, from: entry, to: entry, all: true })).toHaveLength(1);
    referee.lines({ seat: 0, from: entry });
    costs.push({ begun: count.begun - before.begun, viewed: count.viewed - before.viewed });
  }
  for (const cost of costs) expect(cost).toEqual({ begun: 0, viewed: costs[0].viewed });
});

test("looking back walks on from where it was, and begins again only to go back", () => {
  const { system, count } = counted();
  const { referee, deployed } = glade(system);
  deployed();
  const { begun } = count;
  for (const entry of [2, 5, 9]) referee.frames({ seat: 0, from: entry, to: entry, all: true });
  expect(count.begun).toBe(begun);
  referee.frames({ seat: 0, from: 1, to: 1, all: true });
  expect(count.begun).toBe(begun + 1);
});
