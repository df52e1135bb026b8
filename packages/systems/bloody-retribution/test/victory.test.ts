import { expect, test } from "vitest";
import { british, field, soimonov, verdictOf } from "./field.ts";

const six = ["0301", "0302", "0303", "0304", "0305", "0306"];
const map = { cols: 8, rows: 8, hexes: Object.fromEntries(six.map((hex) => [hex, [`victory:${hex}`]])) };
const units = [soimonov("R", "0101"), british("A", "0808")];

/** The end of turn 5 with Russia owning so many victory hexes. */
const judged = (held: number) => {
  const control = Object.fromEntries(six.slice(0, held).map((hex) => [hex, "russian"]));
  return verdictOf(field({ map, units, phase: "recovery", turn: 5, flags: { control, gunsLost: true, second: true } }));
};

test.each([
  [0, 1, "Allied victory"],
  [1, null, "Draw"],
  [2, 0, "Russian operational victory"],
  [3, 0, "War-winning Russian victory"],
  [6, 0, "War-winning Russian victory"],
])("4.3, 4.1: with %i victory hexes at the end of turn 5", (held, winner, level) => {
  expect(judged(held)).toMatchObject({ winner, level, rule: "4.3" });
});

test("4.3, B-30: earlier counts mean nothing: three hexes on turn 4 end no game", () => {
  const control = Object.fromEntries(six.slice(0, 3).map((hex) => [hex, "russian"]));
  const s = field({
    map,
    units,
    phase: "recovery",
    turn: 4,
    flags: { control, gunsLost: true, second: true },
    dice: [1],
  });
  expect(s.view().score).toMatchObject([{ side: "russian", points: 3, rule: "4.3" }]);
  expect(s.decision().kind).toBe("action");
});

test("3.4: all victory hexes are Allied unless the position says otherwise", () => {
  const s = field({ map, units, phase: "movement" });
  expect(s.view().score).toMatchObject([{ points: 0, text: "victory hexes owned: Allied victory" }]);
});
