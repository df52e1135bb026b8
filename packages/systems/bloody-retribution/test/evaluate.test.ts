import { beginGame, isProblems, noDice } from "@redoubt/engine";
import { expect, test } from "vitest";
import { bloodyRetribution } from "../src/index.ts";
import { british, type field, movement, soimonov } from "./field.ts";

const { evaluate } = bloodyRetribution;
const worth = (s: ReturnType<typeof field>) => evaluate(s.game.play(), 0);

test("what is good for one side is as bad for the other, and is a whole number", () => {
  const game = beginGame(bloodyRetribution, { scenario: "inkerman", options: {} }, noDice);
  if (isProblems(game)) throw new Error("no game");
  const value = evaluate(game.play(), 0);
  expect(Number.isInteger(value)).toBe(true);
  expect(evaluate(game.play(), 1)).toBe(-value);
});

test("a fresh battalion of factor 4 is worth about 100", () => {
  const units = [soimonov("R", "0101"), british("A", "0808")];
  const more = worth(movement({ units: [...units, soimonov("S", "0201")] })) - worth(movement({ units }));
  expect(more).toBe(100);
});

test("4.3: a victory hex is worth more than a battalion, and being near one is worth something", () => {
  const map = { cols: 8, rows: 8, hexes: { "0303": ["victory:ridge"] } };
  const at = (hex: string, control = "allied") =>
    worth(
      movement({ map, units: [soimonov("R", hex), british("A", "0808")], flags: { control: { "0303": control } } }),
    );
  expect(at("0801", "russian") - at("0801")).toBeGreaterThan(100);
  expect(at("0304")).toBeGreaterThan(at("0801"));
});

test("4.2, 4.4: decided games are worth more than anything on the map", () => {
  const map = { cols: 8, rows: 8, hexes: { "0308": ["south-edge"] } };
  const units = [soimonov("R", "0307"), british("A", "0808")];
  const won = movement({ map, units });
  won.answer("move R", "go 0308");
  expect(worth(won)).toBeGreaterThan(5000);
  const lost = movement({ map, units });
  lost.answer("capitulate");
  expect(worth(lost)).toBeLessThan(-5000);
});
