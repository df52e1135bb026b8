import { describe, expect, test } from "vitest";
import { british, combat, field, movement, piquet, soimonov, verdictOf, waiting } from "../field.ts";

const edge = {
  "0108": ["south-edge"],
  "0208": ["south-edge"],
  "0308": ["south-edge"],
  "0408": ["south-edge", "entry"],
};
const map = { cols: 4, rows: 8, hexes: edge };
const prize = { cols: 4, rows: 8, hexes: { "0204": ["victory:barrier"], "0304": ["victory:home-ridge"] } };
const spare = [soimonov("R2", "0401"), british("A2", "0407")];
const held = (s: ReturnType<typeof field>) => s.view().score[0].points;

describe("4.2: the south edge", () => {
  test("4.2: a Russian who moves there wins the war at once", () => {
    const s = movement({ map, units: [soimonov("X", "0106"), british("A", "0402")] });
    s.answer("move X", "go 0108");
    expect(verdictOf(s)).toMatchObject({ winner: 0, rule: "4.2" });
    expect(verdictOf(s).level.toLowerCase()).toContain("war-winning");
  });

  test("4.2: by advance too", () => {
    const units = [soimonov("X", "0107", 12), british("A", "0108", 1), ...spare];
    const s = combat({ map, units, dice: [1] });
    s.answer("attack 0108", "add X", "resolve", "advance X");
    expect(verdictOf(s)).toMatchObject({ winner: 0, rule: "4.2" });
  });

  test("4.2, 9.18: by flank attack too", () => {
    const s = combat({ map, units: [soimonov("X", "0207"), british("A", "0307"), ...spare] });
    s.answer("flank X 0308");
    expect(verdictOf(s)).toMatchObject({ winner: 0, rule: "4.2" });
  });

  test("4.2: Allies there win nothing", () => {
    const s = movement({
      map,
      units: [soimonov("R", "0101"), british("A", "0106"), waiting("W", 1)],
      active: "allied",
    });
    s.answer("move A", "go 0108");
    expect(s.decision().seat).toBe(0);
  });

  test("4.2: on the real map every bottom hex counts, west and east of the entry zone as well", () => {
    for (const [from, to] of [
      ["0123", "0125"],
      ["2422", "2424"],
      ["1522", "1525"],
    ]) {
      const s = movement({ map: { use: "inkerman" }, units: [soimonov("X", from), british("A", "1303")] });
      s.answer("move X", `go ${to}`);
      expect(verdictOf(s).rule).toBe("4.2");
    }
  });
});

describe("4.3: six hexes", () => {
  const six = ["1614", "1714", "1813", "1910", "1611", "0613"];
  test.each([
    [0, 1, "allied"],
    [1, null, "draw"],
    [2, 0, "operational"],
    [3, 0, "war-winning"],
    [4, 0, "war-winning"],
    [6, 0, "war-winning"],
  ])("4.3: %i Russian hexes at the end: winner %s, %s", (count, winner, word) => {
    const control = Object.fromEntries(six.slice(0, count).map((hex) => [hex, "russian"]));
    const units = [soimonov("R", "0308"), british("A", "1719")];
    const flags = { second: true, control };
    const s = field({ map: { use: "inkerman" }, units, phase: "recovery", turn: 5, flags });
    expect(verdictOf(s)).toMatchObject({ winner, rule: "4.3" });
    expect(verdictOf(s).level.toLowerCase()).toContain(word);
  });

  test("4.3: three hexes earlier in the game end nothing", () => {
    const control = Object.fromEntries(six.slice(0, 3).map((hex) => [hex, "russian"]));
    const units = [soimonov("R", "0308"), british("A", "1719")];
    const flags = { second: true, control };
    const s = field({ map: { use: "inkerman" }, units, phase: "recovery", turn: 4, flags, dice: [1] });
    expect(s.view().turn).toBe(5);
  });
});

describe("3.4: control of hexes", () => {
  test("3.4: it changes when a unit enters", () => {
    const s = movement({ map: prize, units: [soimonov("X", "0202"), ...spare] });
    s.answer("move X", "go 0204");
    expect(held(s)).toBe(1);
  });

  test("3.4: in passing too, and it stays after the unit has left", () => {
    const s = movement({ map: prize, units: [soimonov("X", "0203"), ...spare] });
    s.answer("move X", "via 0204", "via 0304", "go 0305");
    expect(s.unit("X").at).toBe("0305");
    expect(held(s)).toBe(2);
  });

  test("3.4: on the only way to its goal a mover takes the hex without being told", () => {
    const lane = { cols: 1, rows: 8, hexes: { "0104": ["victory:barrier"] } };
    const s = movement({ map: lane, units: [soimonov("X", "0103"), british("A", "0108")] });
    s.answer("move X", "go 0105");
    expect(held(s)).toBe(1);
  });

  test("3.5: a zone changes nothing", () => {
    const s = movement({ map: prize, units: [soimonov("X", "0201"), ...spare] });
    s.answer("move X", "go 0203");
    expect(held(s)).toBe(0);
  });

  test("3.4: by advance, and not by killing the garrison", () => {
    const units = [soimonov("X", "0203", 12), piquet("P", "0204"), ...spare];
    const stays = combat({ map: prize, units, dice: [1] });
    stays.answer("attack 0204", "add X", "resolve", "stay");
    expect(held(stays)).toBe(0);
    const goes = combat({ map: prize, units, dice: [1] });
    goes.answer("attack 0204", "add X", "resolve", "advance X");
    expect(held(goes)).toBe(1);
  });

  test("3.4, 9.18: by flank attack", () => {
    const s = combat({ map: prize, units: [soimonov("X", "0203"), british("A", "0303"), ...spare] });
    s.answer("flank X 0304");
    expect(held(s)).toBe(1);
  });

  test("3.4: the Allies take it back the same way", () => {
    const flags = { gunsLost: true, control: { "0204": "russian" } };
    const s = movement({ map: prize, units: [british("X", "0206"), ...spare], active: "allied", flags });
    s.answer("move X", "go 0204");
    expect(held(s)).toBe(0);
  });

  test("3.4: at the start the Allies own all six", () => {
    const s = field({ map: { use: "inkerman" }, units: [soimonov("R", "0308"), british("A", "1719")], turn: 1 });
    expect(held(s)).toBe(0);
    expect(s.view().markers.filter(({ kind }) => kind === "control")).toEqual([]);
  });
});

describe("4.4: capitulation", () => {
  test.each([
    ["russian", 1],
    ["allied", 0],
  ])("4.4: the %s player gives up: seat %i wins", (active, winner) => {
    const s = movement({ units: [soimonov("R", "0101"), british("A", "0808")], active });
    s.answer("capitulate");
    expect(verdictOf(s)).toMatchObject({ winner, rule: "4.4" });
  });
});
