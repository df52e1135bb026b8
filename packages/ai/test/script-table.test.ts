import { expect, test } from "vitest";
import { blankLine } from "../tune/script-line.ts";
import { scriptTable } from "../tune/script-table.ts";

test("a table of scripts tells share, games, interval and mean lead of each seat, and what is not below its bound, of plans of now but the figures", () => {
  const lines = {
    turtle: [{ results: "llllllll", leads: [-4, -2, -4, -2, -4, -2, -4, -2] }, blankLine],
    rush: [
      { results: "wwwwwwww", leads: [1, 1, 1, 1, 1, 1, 1, 1] },
      { results: "wlwl", leads: [2, 0, 2, 0] },
    ],
    "plan of now: boldly": [{ results: "wwwwwwww", leads: [1, 1, 1, 1, 1, 1, 1, 1] }, blankLine],
  };
  const file = { battle: "sea/land", version: "1", level: "veteran", seed: 3, lines };
  expect(scriptTable(file, ["red", "blue"], [0.4, 0.5]).split("\n")).toEqual([
    "| sea/land against veteran | as red, at most 40.0% | as blue, at most 50.0% |",
    "|---|---|---|",
    "| turtle | 0.0% of 8 (0.0–32.4; -3.0) |  |",
    "| rush | 100.0% of 8 (67.6–100.0; 1.0): **fails** | 50.0% of 4 (15.0–85.0; 1.0): open |",
    "| plan of now: boldly | 100.0% of 8 (67.6–100.0; 1.0) |  |",
  ]);
});
