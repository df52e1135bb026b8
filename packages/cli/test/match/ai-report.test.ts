import { expect, test } from "vitest";
import { measuredLines } from "../../src/match/ai-report.ts";
import { matchOf } from "./records.ts";

// Seats won by the first contestant in n of 100 games, sides swapped.
const won = (n: number) => Array.from({ length: 100 }, (_, game) => (game < n ? game % 2 : 1 - (game % 2)));
// Games of equals won by seat 0 in n of 100 games.
const wonBySeat0 = (n: number) => Array.from({ length: 100 }, (_, game) => (game < n ? 0 : 1));

const page = (...matches: Parameters<typeof measuredLines>[0]) => measuredLines(matches, []).join("\n");

test("a bound that is met holds and one that is missed fails, at the very edge", () => {
  expect(page(matchOf("veteran", "regular", won(60)))).toContain("≥ 60%: holds");
  expect(page(matchOf("veteran", "regular", won(59)))).toContain("≥ 60%: **fails**");
  expect(page(matchOf("recruit", "regular", won(49)))).toContain("< 50%: holds");
  expect(page(matchOf("recruit", "regular", won(50)))).toContain("< 50%: **fails**");
});

test("greedy with a measure of work units is told with it and held to the bound of greedy", () => {
  const { spec, ...rest } = matchOf("regular", "greedy", won(75));
  const [regular, greedy] = spec.contestants;
  const measured = { ...rest, spec: { ...spec, contestants: [regular, { ...greedy, budget: 500 }] as const } };
  expect(page(measured)).toContain("| regular | greedy 500 units |");
  expect(page(measured)).toContain("≥ 75%: holds");
});

test("a battle shared 35 to 65 is even enough, any other is not", () => {
  for (const n of [35, 50, 65]) {
    expect(page(matchOf("veteran", "veteran", wonBySeat0(n)))).toContain("35–65%: holds");
  }
  for (const n of [34, 66]) {
    expect(page(matchOf("veteran", "veteran", wonBySeat0(n)))).toContain("35–65%: **fails**");
  }
});

test("every decision of every match is counted among those that were not refused", () => {
  expect(page(matchOf("regular", "random", won(100)), matchOf("veteran", "veteran", wonBySeat0(50)))).toContain(
    "No answer was refused in 40,000 decisions",
  );
});
