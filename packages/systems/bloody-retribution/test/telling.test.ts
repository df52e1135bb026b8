import { beginGame, isProblems, noDice } from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import type { RetributionPlay } from "../src/state.ts";
import { telling } from "../src/telling/index.ts";

function play(): RetributionPlay {
  const game = beginGame(bloodyRetribution, { scenario: "inkerman", options: {} }, noDice);
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game.play() as RetributionPlay; // a game of this system
}
const cited = (rows: readonly { readonly rule?: string }[]) =>
  rows.flatMap(({ rule }) => (rule === undefined ? [] : [rule])).filter((rule) => !(rule in bloodyRetribution.rules));

test("4.3: the briefing counts victory hexes from none and names all six", () => {
  const told = telling.briefing(play(), 0);
  expect(told.scores.map(({ side, points }) => `${side} ${points}`)).toEqual(["russian 0", "allied 6"]);
  expect(told.scores[1].rows).toHaveLength(6);
  expect(told.standing).toContain("Russia owns no victory hexes as it stands");
  expect(told.scale).toMatchObject({ start: 1, now: 1 });
});

test("5.5: reinforcements are told with their turn and the hexes where they enter", () => {
  const { spans } = telling.briefing(play(), 1);
  const arrivals = spans.filter(({ kind }) => kind === "arrives");
  expect(arrivals.map(({ from }) => from)).toEqual([1, 2, 3]);
  expect(arrivals[0].hexes?.[0]).toBe("0824");
});

test("every unit can be looked at, and every rule that is cited is one of the book", () => {
  const at = play();
  const told = telling.briefing(at, 1);
  expect([told.special, told.spans, told.phases].flatMap(cited)).toEqual([]);
  for (const { id } of at.world.units) expect(cited(telling.unit(at, id).rows)).toEqual([]);
  const labels = telling.hex(at, "1910").rows.map(({ label }) => label);
  expect(labels).toContain("Counts");
});
