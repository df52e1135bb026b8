import { expect, test } from "vitest";
import { being, engage, foot, guns, horse, leader, russ, sees } from "./engagement.ts";

// What chapter IX is for: fire, zones, charges and orders; the lines themselves are judged by test/checks/sight.test.ts and the referee.
const quiet = (id: string, hex: string, facing = "S/SW") => being(russ(id, hex, facing, { sp: 4 }), "reaction");
const map = (parts: object) => ({ map: { cols: 8, rows: 8, ...parts } });

test("IX.1: what is hidden is not fired at", () => {
  const s = engage([guns("A", "0407"), quiet("R", "0404")], map({ hexes: { "0405": ["village"] } }));
  s.answer("unit A");
  expect(s.answers()).not.toContain("fire 0404");
});
test("IX.1: what is hidden is not in a zone: nobody reacts there", () => {
  const orchard = map({ hexes: { "0405": ["orchard"] } });
  const seen = engage([foot("A", "0407"), russ("R", "0404", "S/SW", { fire: "0/0" })]);
  seen.answer("unit A", "hex 0406");
  expect(seen.decision().seat).toBe(1);
  const hidden = engage([foot("A", "0407"), russ("R", "0404", "S/SW", { fire: "0/0" })], orchard);
  hidden.answer("unit A", "hex 0406");
  expect(hidden.decision().seat).toBe(0);
});
test("IX.1, III.29: on his own a leader sets only a distance at which he sees a hex", () => {
  const units = [
    { ...foot("A", "0408"), division: "d" },
    leader("L", "allied", "0408", { rank: "division", independence: 9 }, { division: "d" }),
    russ("R", "0801"),
  ];
  const flags = { activation: { command: "d" }, orders: { d: { order: "defense" } } };
  const wood = Object.fromEntries(["0407", "0307", "0507", "0406"].map((hex) => [hex, ["forest"]]));
  const s = engage(units, { ...map({ hexes: wood }), flags, dice: [0] });
  s.answer("try L", "order 1");
  if (s.answers().includes("goal 0401")) s.answer("goal 0401");
  const open = s.answers().filter((answer) => /^distance/.test(answer));
  expect(open).toContain("distance 1");
  expect(open).not.toContain("distance 4");
});
test("IX.2, IX.3: from middle to middle, clear unless something is in the way", () => {
  const s = engage([foot("A", "0407"), quiet("R", "0101")], map({ hexes: { "0404": ["orchard"] } }));
  expect(sees(s, "0407", "0405")).toBe(true);
  expect(sees(s, "0407", "0402")).toBe(false);
  expect(sees(s, "0407", "0703")).toBe(true);
});
test("IX.4: units on the line hide, friends and enemies alike, from those who stand no higher", () => {
  const units = [foot("A", "0407"), foot("B", "0406"), quiet("R", "0403")];
  expect(sees(engage(units), "0407", "0403")).toBe(false);
  expect(sees(engage(units, map({ elevation: { "0407": 1 } })), "0407", "0403")).toBe(true);
});
test("IX.11: along the edge of what hides the line is clear", () => {
  // from 0307 to 0506 the line runs between 0406 and 0407
  const s = engage([foot("A", "0108"), quiet("R", "0101")], map({ hexes: { "0406": ["forest"], "0407": ["forest"] } }));
  expect(sees(s, "0307", "0507")).toBe(true);
});
test("IX.12: a hex that hides may itself be fired at", () => {
  const s = engage([guns("A", "0407"), quiet("R", "0404")], map({ hexes: { "0404": ["village"] } }));
  s.answer("unit A");
  expect(s.answers()).toContain("fire 0404");
});
test("IX.12: and be charged", () => {
  const s = engage([horse("A", "0406"), quiet("R", "0404")], map({ hexes: { "0404": ["orchard"] } }));
  s.answer("unit A");
  expect(s.answers()).toContain("attack 0404");
});
test("IX.13: out of a hex that hides one fires", () => {
  const s = engage([foot("A", "0406"), quiet("R", "0404")], map({ hexes: { "0406": ["forest"] } }));
  s.answer("unit A");
  expect(s.answers()).toContain("fire 0404");
});
test("IX.14: what the book leaves to agreement is settled: the same line is judged alike every time and both ways on level ground", () => {
  const s = engage(
    [foot("A", "0108"), quiet("R", "0101")],
    map({ hexes: { "0404": ["forest"], "0505": ["village"] } }),
  );
  for (const from of ["0206", "0307", "0608"]) {
    for (const to of ["0502", "0603", "0703"]) expect(sees(s, from, to)).toBe(sees(s, to, from));
  }
});
