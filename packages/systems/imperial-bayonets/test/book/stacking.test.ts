import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, stand } from "../muster.ts";

const { questions } = imperialBayonets;
type Units = Parameters<typeof stand>[0]["units"] & object;
const bystanders = [ru.infantry("Y", "0801"), al.infantry("Z", "0808"), al.chief("X", "0808")];
const third = { corps: "III" } as const;
const seventh = { ...third, division: "7" } as const;
const [foot, guns, horse, horseGuns] = ["infantry", "guns", "cavalry", "horseGuns"] as const;
type Arm = typeof foot | typeof guns | typeof horse | typeof horseGuns;
const stack = (arms: readonly Arm[], details: object = {}): Units =>
  arms.map((arm, i) => ru[arm](`S${i}`, "0303", details));

/** How many units of 0303 are too many when the maneuver ends, or 0. */
function excess(units: Units, more: object = {}): number {
  const s = stand({ phase: "ic-maneuver", ...more, units: [...units, ...bystanders] });
  const before = s.view().units.filter(({ at }) => at === "0303").length;
  s.answer("end");
  for (let i = 0; i < 6; i++) {
    const pending = s.game.pending();
    if (pending.kind !== "decide" || pending.decisions[0].kind !== "overstack") break;
    s.answer(s.answers()[0]);
  }
  return before - s.view().units.filter(({ at }) => at === "0303").length;
}

describe("stacking limits", () => {
  test.each<[string, Units, number]>([
    ["3.3.1a: two of any type fit", stack([foot, horse]), 0],
    ["3.3.1a: of three strangers one is too many", stack([foot, horse, guns]), 1],
    ["3.3.1b: three of a division fit, two of them infantry", stack([foot, foot, guns], seventh), 0],
    ["3.3.1b: three of a division without infantry fit", stack([horse, guns, horseGuns], seventh), 0],
    ["3.3.1b: a third infantry of the division is too many", stack([foot, foot, foot], seventh), 1],
    ["3.3.1b: a fourth unit of the division is too many", stack([foot, foot, guns, horse], seventh), 1],
    [
      "3.3.1b: one of another division makes three too many",
      [...stack([foot, guns], seventh), ru.guns("O", "0303", { ...third, division: "8" })],
      1,
    ],
    [
      "3.3.1b: the same number in another corps is another division",
      [...stack([foot, guns], seventh), ru.guns("O", "0303", { corps: "VI", division: "7" })],
      1,
    ],
    ["3.3.1b: corps troops are no division", stack([foot, guns, horse], third), 1],
    [
      "3.3.1c: five of a corps fit with its Officer-Commander, three of them infantry",
      [...stack([foot, foot, foot, guns, horse], third), ru.head("R", "0303", third)],
      0,
    ],
    [
      "3.3.1c: and with the Army Commander",
      [...stack([foot, foot, foot, guns, horse], third), ru.chief("C", "0303")],
      0,
    ],
    [
      "3.3.1c: not with an Officer of the corps",
      [...stack([foot, foot, foot, guns, horse], third), ru.officer("O", "0303", seventh)],
      3,
    ],
    [
      "3.3.1c: not with the Officer-Commander of another corps",
      [...stack([foot, foot, foot, guns, horse], third), ru.head("R", "0303", { corps: "VI" })],
      3,
    ],
    [
      "3.3.1c: not with the Officer-Commander next door",
      [...stack([foot, foot, foot, guns, horse], third), ru.head("R", "0304", third)],
      3,
    ],
    [
      "3.3.1c: a fourth infantry is too many",
      [...stack([foot, foot, foot, foot, guns], third), ru.head("R", "0303", third)],
      1,
    ],
    [
      "3.3.1c: a sixth unit is too many",
      [...stack([foot, foot, guns, guns, horse, horse], third), ru.head("R", "0303", third)],
      1,
    ],
    [
      "3.3.1c: one of another corps spoils it, under the Army Commander too",
      [...stack([foot, foot, guns, guns], third), ru.horseGuns("O", "0303", { corps: "VI" }), ru.chief("C", "0303")],
      1,
    ],
    [
      "3.3e: Leaders never count",
      [...stack([foot, foot]), ru.officer("O", "0303"), ru.officer("P", "0303"), ru.chief("C", "0303")],
      0,
    ],
    [
      "3.3f, 3.3a: a Leader raises the limit of his hex",
      [...stack([foot, guns, horse], third), ru.head("R", "0303", third)],
      0,
    ],
    [
      "E1: a Commander counts as Officer-Commander of his corps",
      [...stack([foot, foot, foot, guns, horse], third), ru.commander("H", "0303", third)],
      0,
    ],
  ])("%s", (_title, units, expected) => {
    expect(excess(units)).toBe(expected);
  });

  test.each<[string, Units, object, number]>([
    [
      "E2: units of two allied nations do not stay in one hex",
      [al.infantry("F", "0303", { nation: "french" }), al.infantry("S", "0303", { nation: "sardinian" })],
      { flags: { game: { nationsApart: true } } },
      1,
    ],
    [
      "E2: without the rule they may",
      [al.infantry("F", "0303", { nation: "french" }), al.infantry("S", "0303", { nation: "sardinian" })],
      {},
      0,
    ],
    [
      "E2: Leaders of another nation may stay",
      [al.infantry("F", "0303", { nation: "french" }), al.officer("O", "0303", { nation: "sardinian" })],
      { flags: { game: { nationsApart: true } } },
      0,
    ],
    [
      "7.4j: two infantry and a battery fit a position",
      [...stack([foot, foot, guns], seventh)],
      { map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } } },
      0,
    ],
    [
      "7.4j: of infantry and two batteries one battery is too many",
      [...stack([foot, guns, guns], seventh)],
      { map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } } },
      1,
    ],
    [
      "7.4j: a third infantry is too many even under an Officer-Commander",
      [...stack([foot, foot, foot], third), ru.head("R", "0303", third)],
      { map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } } },
      1,
    ],
    [
      "7.4j: horse artillery is artillery there, cavalry has no room",
      [...stack([foot, horseGuns, horse], seventh)],
      { map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } } },
      1,
    ],
  ])("%s", (_title, units, more, expected) => {
    const active = units.some(({ side }) => side === "russian") ? "russian" : "allied";
    const text = { active, ...more };
    if (active === "russian") return expect(excess(units, text)).toBe(expected);
    const s = stand({
      phase: "ic-maneuver",
      ...text,
      units: [...units, al.infantry("Q", "0601"), ru.chief("C", "0808")],
    });
    s.answer("end");
    const pending = s.game.pending();
    const isAsked = pending.kind === "decide" && pending.decisions[0].kind === "overstack";
    expect(isAsked ? 1 : 0).toBe(expected);
  });
});

describe("when and by whom", () => {
  test("3.3b: a full hex may be walked through and even stopped in while the phase lasts", () => {
    const s = stand({ phase: "ic-maneuver", units: [ru.infantry("A", "0302"), ...stack([foot, foot]), ...bystanders] });
    s.answer("unit A", "hex 0303", "stop", "unit A", "hex 0304", "stop", "end");
    expect(s.unit("A").at).toBe("0304");
    expect(s.eventsOf("eliminated")).toEqual([]);
  });

  test("3.3c: the owner chooses among his units, and one is enough", () => {
    const s = stand({ phase: "ic-maneuver", units: [...stack([foot, guns, horse]), ...bystanders] });
    s.answer("end");
    expect([s.decision().seat, [...s.answers()].sort()]).toEqual([0, ["lose S0", "lose S1", "lose S2"]]);
    s.answer("lose S1");
    expect(["S0", "S1", "S2"].map((id) => s.unit(id).at)).toEqual(["0303", "uar", "0303"]);
  });

  test("3.3c: of a division stack only what makes it legal may be chosen", () => {
    const s = stand({ phase: "ic-maneuver", units: [...stack([foot, foot, foot], seventh), ...bystanders] });
    s.answer("end", "lose S2");
    expect(s.eventsOf("eliminated")).toHaveLength(1);
    const ip = stand({
      phase: "ic-maneuver",
      map: { cols: 8, rows: 8, hexes: { "0303": ["ip"] } },
      units: [...stack([foot, guns, guns], seventh), ...bystanders],
    });
    ip.answer("end");
    expect([...ip.answers()].sort()).toEqual(["lose S1", "lose S2"]);
  });

  test("3.3d, 9.4.1.2d: after a retreat the opponent chooses, at the end of the Combat Phase and not before", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403"),
        al.infantry("E", "0404"),
        al.infantry("F", "0405"),
        al.guns("G", "0405"),
        al.chief("H", "0808"),
      ],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Dr" },
      dice: [4],
    });
    s.answer("target 0404", "add A", "resolve", "advance A 0404");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "overstack" });
    expect([...s.answers()].sort()).toEqual(["lose E", "lose F", "lose G"]);
    s.answer("lose F");
    expect(["E", "F", "G"].map((id) => s.unit(id).at)).toEqual(["0405", "uar", "0405"]);
  });

  test("3.3g: no combat unit enters the hex of its Depot, even in passing", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 1, rows: 4 },
      units: [ru.infantry("A", "0101"), ru.depot("D", "0102"), ru.officer("O", "0101")],
    });
    s.answer("unit A");
    expect(s.answers().filter((answer) => answer.startsWith("hex"))).toEqual([]);
    expect(s.refusedBy("hex 0102")).toBe("3.3g");
    s.answer("stop", "unit O", "hex 0103");
    expect(s.unit("O").at).toBe("0103");
  });

  test.each([
    ["3.3h: forced onto a Depot a full unit goes to the box of those who return", {}, "uar"],
    ["3.3h: and a reduced one is lost for good", { state: ["reduced"] }, "peu"],
  ])("%s", (_title, details, box) => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403"),
        al.infantry("E", "0404", details),
        al.depot("D", "0405"),
        al.chief("H", "0808"),
      ],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Dr" },
      dice: [4],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.unit("E").at).toBe(box);
  });
});

describe("the point for joining", () => {
  const costs = (units: Units, mover: string, path: readonly string[]) =>
    questions.cost(stand({ phase: "ic-maneuver", units }).game.play(), mover, path);

  test.each<[string, Units, string, number]>([
    ["3.3i: one combat unit in the hex: 1 more", [ru.infantry("B", "0302")], "A", 2],
    ["3.3i: two in the hex: still 1 more", [ru.infantry("B", "0302"), ru.guns("C", "0302")], "A", 2],
    ["3.3j: a Leader in the hex: nothing more", [ru.officer("O", "0302")], "A", 1],
    ["3.3j: out of a stack: nothing more", [ru.infantry("B", "0301")], "A", 1],
    ["3.3i: Leaders pay nothing for joining", [ru.infantry("B", "0302"), ru.officer("L", "0301")], "L", 1],
  ])("%s", (_title, units, mover, points) => {
    expect(costs([ru.infantry("A", "0301"), ...units], mover, ["0302"])).toMatchObject({ total: points * 2 });
  });

  test("3.3i: units that move together do not charge each other, and pay again in every hex that is occupied", () => {
    const s = stand({
      phase: "ic-maneuver",
      map: { cols: 1, rows: 6 },
      units: [
        ru.infantry("A", "0101", { stats: { ma: 4 } }),
        ru.infantry("B", "0101", { stats: { ma: 4 } }),
        ru.infantry("C", "0102", { state: ["ooc"] }),
        ru.infantry("D", "0103", { state: ["ooc"] }),
        ru.infantry("Y", "0106"),
      ],
    });
    s.answer("unit A", "add B", "hex 0103");
    expect(s.refusedBy("unit A")).toBe("7.1a");
    const apart = stand({
      phase: "ic-maneuver",
      map: { cols: 1, rows: 6 },
      units: [ru.infantry("A", "0101", { stats: { ma: 3 } }), ru.infantry("B", "0101", { stats: { ma: 3 } })],
    });
    apart.answer("unit A", "add B", "hex 0104");
    expect([apart.unit("A").at, apart.unit("B").at]).toEqual(["0104", "0104"]);
  });
});
