import { describe, expect, test } from "vitest";
import { chartViews } from "../../src/charts.ts";
import { allied, alliedTurn, russian, russianTurn } from "../battlefield.ts";

describe("guns of Balaclava by their names", () => {
  const enemy = russian("R", "0808");
  const guns = (...units: readonly ReturnType<typeof allied>[]) =>
    alliedTurn("movement", { scenario: "balaclava", units: [...units, enemy] });
  test("B16.41: Barker's battery has an allowance of 3", () => {
    const s = guns(allied("Barker", "0101", "C(1)4"));
    s.answer("unit Barker");
    expect(s.answers()).toContain("hex 0104");
    expect(s.answers()).not.toContain("hex 0105");
  });
  test("B16.41: so have Russian foot guns", () => {
    const s = russianTurn("movement", {
      scenario: "balaclava",
      units: [russian("G", "0101", "C(1)4"), allied("Y", "0808")],
      script: ["unit G"],
    });
    expect(s.answers()).toContain("hex 0104");
    expect(s.answers()).not.toContain("hex 0105");
  });
  test("B16.42: other British foot guns do not move", () => {
    expect(guns(allied("Marine", "0101", "C(1)4")).refusedBy("unit Marine")).toBe("B16.42");
  });
  test("B18.3: the guns of the four redoubts may be spiked, known by name or by their printed strength; others not", () => {
    const named = allied("No-2", "0101", "C(1)2", { ma: 0 });
    const printed = allied("X", "0103", "1(1)2", { ma: 0 });
    const s = guns(named, printed, allied("G", "0105", "C(1)2", { ma: 0 }));
    expect(s.answers().filter((answer) => answer.startsWith("spike"))).toEqual(["spike No-2", "spike X"]);
  });
});

describe("B17.21: the tripwire", () => {
  const run = (scenario: string, ...script: readonly string[]) =>
    russianTurn("movement", {
      scenario,
      units: [russian("R", "0504"), russian("Q", "0506"), allied("Y", "0808")],
      script,
    }).eventsOf("french-called").length;
  test("B17.21: it is crossed once, however many Russians come west of column 04", () => {
    expect(run("balaclava", "unit R", "hex 0303", "stop")).toBe(1);
    expect(run("balaclava", "unit R", "hex 0303", "stop", "unit Q", "hex 0306", "stop")).toBe(1);
    expect(run("balaclava", "unit R", "hex 0403", "stop")).toBe(0);
  });
  test("B17.21: no other battle has it", () => {
    expect(run("alma", "unit R", "hex 0303", "stop")).toBe(0);
  });
});

describe("B23.22, S-83: who was last in a redoubt", () => {
  const holders = { "0714": "allied", "1114": "allied", "1312": "allied" };
  const points = (...script: readonly string[]) => {
    const s = russianTurn("movement", {
      scenario: "balaclava",
      map: { cols: 32, rows: 25 },
      units: [russian("R", "1113"), allied("Y", "0101")],
      flags: { holders },
      script,
    });
    return s
      .view()
      .score.filter(({ side }) => side === "allied")
      .reduce((sum, row) => sum + row.points, 0);
  };
  test("B23.22: a Russian who passes through one has been in it, one who goes around has not", () => {
    expect(points()).toBe(30);
    expect(points("unit R", "hex 1115", "stop")).toBe(0);
    expect(points("unit R", "hex 1212", "stop")).toBe(30);
  });
});

describe("what the players are told of the state of the battle", () => {
  const notes = (flags: object) =>
    alliedTurn("movement", {
      scenario: "balaclava",
      units: [allied("A", "0101"), russian("R", "0808")],
      flags: { ...flags },
    })
      .view()
      .notes.join(" ");
  test("B17.21: the French are said to be called only when they are", () => {
    expect(notes({ frenchCalled: true })).toContain("has been called");
    expect(notes({ frenchCalled: false })).not.toContain("has been called");
  });
  test("B20.0: demoralization is told, and before it the points lost", () => {
    expect(notes({ britishLost: 23 })).toContain("are demoralized: their morale is halved");
    expect(notes({ britishLost: 22 })).toContain("points lost: 22");
  });
});

describe("charts as they are printed", () => {
  const chart = (id: string) => chartViews.find((one) => one.id === id)?.rows ?? [];
  const cells = (id: string, label: string) => chart(id).find((row) => row.label === label)?.cells;
  test("13.0: prices, additions and closed hexsides", () => {
    expect(cells("terrain-effects", "Clear")?.[0]).toBe("1");
    expect(cells("terrain-effects", "Major road")?.[0]).toBe("½");
    expect(cells("terrain-effects", "Steep slope, crossed")?.[0]).toBe("+2");
    expect(cells("terrain-effects", "Bridge")?.[0]).toBe("1");
    expect(cells("terrain-effects", "Cliff")?.[0]).toBe("closed");
  });
  test("10.0, 7.42: modifiers and shifts carry their sign", () => {
    const signs = (id: string) => chart(id).map(({ cells: [value] }) => value);
    expect([...signs("rally")].sort()).toEqual(["+1", "−1", "−1"]);
    expect([...signs("fire-shifts")].sort()).toEqual(["+1", "+1", "−1", "−1"]);
  });
  test("7.41, 7.42: blank cells are dashes", () => {
    expect(cells("artillery-strength", "B")).toEqual(["7", "4", "2", "1", "1", "–"]);
    expect(cells("fire-results", "die 1")).toEqual(["–", "–", "1", "1", "1", "2", "2", "3"]);
  });
});
