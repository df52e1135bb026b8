import { describe, expect, test } from "vitest";
import { british, field, soimonov, verdictOf, waiting } from "../field.ts";

const apart = [soimonov("R", "0101"), british("A", "0808")];

describe("games that are over", () => {
  test.each([
    ["sudden-death", "4.2"],
    ["judged", "5.9"],
    ["russian-capitulation", "4.4"],
    ["allied-capitulation", "4.4"],
  ])("4.2, 4.4, 5.9: a position of a game ended by %s says so", (ended, rule) => {
    const s = field({ units: apart, phase: "end", turn: 5, flags: { ended } });
    expect(s.eventsOf("game-ended")).toMatchObject([{ rule, reason: ended }]);
  });

  const six = ["0301", "0302", "0303", "0304", "0305", "0306"];
  const map = { cols: 8, rows: 8, hexes: Object.fromEntries(six.map((hex) => [hex, [`victory:${hex}`]])) };
  test.each([
    [0, "no victory hexes"],
    [1, "one victory hex"],
    [2, "2 victory hexes"],
  ])("4.3: %i victory hexes at the end of turn 5 are told as such", (held, words) => {
    const control = Object.fromEntries(six.slice(0, held).map((hex) => [hex, "russian"]));
    const s = field({
      map,
      units: apart,
      phase: "recovery",
      turn: 5,
      flags: { control, gunsLost: true, second: true },
    });
    expect(verdictOf(s).reason).toBe(`Russia owns ${words} at the end of turn 5`);
  });
});

describe("recovery", () => {
  const off = waiting("W", 5, 4, { state: ["disrupted"] });

  test("2.12, 5.10-III: only units on the map are counted as recovering", () => {
    const units = [soimonov("R", "0101", 4, { state: ["disrupted"] }), british("A", "0808"), off];
    const s = field({ units, phase: "recovery", turn: 2, flags: { gunsLost: true } });
    expect(s.eventsOf("recovered")).toMatchObject([{ units: 1 }]);
  });

  test("5.8, 5.10-III: nobody off the map keeps a phase going", () => {
    const units = [...apart, soimonov("S", "0301"), off];
    const s = field({ units, phase: "recovery", turn: 2, flags: { gunsLost: true } });
    s.answer("disrupt R", "disrupt A");
    expect(s.answers()).toContain("end");
  });
});

test("5.8, B-17: who declared himself finished in one phase acts in the next one", () => {
  const units = [soimonov("R", "0101", 4, { state: ["disrupted"] }), british("A", "0808")];
  const s = field({ units, phase: "movement", turn: 2 });
  s.answer("finish", "end", "disrupt R", "disrupt A");
  expect(s.view()).toMatchObject({ turn: 2, phase: "combat", active: "russian" });
});

test("5.3, 5.10-I: while the order die is still to fall the turn stands in its first phase", () => {
  const s = field({ units: apart, phase: "recovery", turn: 2, flags: { gunsLost: true, second: true } });
  expect(s.game.pending()).toMatchObject({ kind: "roll", rule: "5.3" });
  expect(s.view()).toMatchObject({ turn: 3, phase: "sequence" });
});
