import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const seventh = { corps: "III", division: "7" };
const under = { ...seventh, parent: "O" };
const O = ru.officer("O", "0404", seventh);
const on = (units: Units, more: Text = {}) =>
  stand({
    phase: "ooc-activation",
    ...more,
    units: [...units, al.infantry("Z", "0808"), al.chief("H", "0808")],
    flags: { compass: { russian: ["N"], allied: ["S"] }, ...(more.flags ?? {}) },
  });
const hexes = (s: ReturnType<typeof stand>) =>
  s.answers().flatMap((text) => (text.startsWith("hex") ? [text.slice(4)] : []));

describe("an Officer's check", () => {
  test.each([
    ["4.0-5c, 8.0e: below his initiative: free", 2, true, "0407"],
    ["4.0-5f, 8.0f: equal: free with 2 less", 3, true, "0405"],
    ["4.0-5b, 8.0d: above: nobody acts", 4, false, ""],
  ])("%s", (_title, die, isFree, farthest) => {
    const s = on([O, ru.infantry("A", "0402", under), ru.infantry("Y", "0101", under)], { dice: [die] });
    s.answer("check O");
    expect(s.answers().includes("activate 0402")).toBe(isFree);
    if (!isFree) return;
    s.answer("activate 0402", "unit A");
    expect(
      hexes(s)
        .filter((hex) => hex.startsWith("04"))
        .sort()
        .at(-1),
    ).toBe(farthest);
  });

  test.each([
    ["4.0-5f: infantry 5 becomes 3", "infantry", 3],
    ["4.0-5f: artillery 4 becomes 2", "guns", 2],
    ["4.0-5f: horse artillery 6 becomes 4", "horseGuns", 4],
    ["4.0-5f: cavalry 8 becomes 5", "cavalry", 5],
  ] as const)("%s", (_title, arm, points) => {
    const s = on([ru.officer("O", "0101", seventh), ru[arm]("A", "0101", under)], {
      map: { cols: 8, rows: 9 },
      dice: [3],
    });
    s.answer("check O", "activate 0101", "unit A");
    expect(hexes(s)).toContain(`010${1 + points}`);
    expect(hexes(s)).not.toContain(`010${2 + points}`);
  });

  test("8.0b, 4.0-5a, 3.1k: only his own units within 3 hexes with an open path are concerned", () => {
    const s = on(
      [
        O,
        ru.infantry("A", "0401", under),
        ru.infantry("B", "0408", under),
        ru.infantry("D", "0403", { corps: "VI" }),
        ru.infantry("F", "0304", { ...seventh, state: ["ic"], parent: "O" }),
      ],
      { dice: [1] },
    );
    s.answer("check O");
    const open = s.answers().filter((text) => text.startsWith("activate"));
    expect(open).toEqual(["activate 0401"]);
  });

  test("4.0-5c, 8.0e: his forces remain out of command", () => {
    const s = on([O, ru.infantry("A", "0402", under)], { dice: [1] });
    s.answer("check O", "activate 0402");
    expect(shown(s, "A")).toContain("out-of-command");
  });

  test("8.0a: an Officer in command does not check, nor do his units act", () => {
    const s = on([
      ru.officer("O", "0404", { ...seventh, state: ["ic"] }),
      ru.infantry("A", "0402", { ...under, state: ["ic"] }),
      ru.infantry("B", "0101"),
    ]);
    expect(s.answers().filter((text) => text.startsWith("check"))).toEqual([]);
    expect(s.answers()).not.toContain("activate 0402");
  });

  test("4.0-5i, 4.0-5j: in his range nobody checks alone before he has declined, nor after he has checked", () => {
    const waiting = on([O, ru.infantry("A", "0402", under)], { dice: [1] });
    expect(waiting.refusedBy("activate 0402")).toBe("4.0-5i");
    waiting.answer("end", "activate 0402");
    expect(waiting.eventsOf("force-checked")).toHaveLength(1);
    const failed = on([O, ru.infantry("A", "0402", under), ru.infantry("Y", "0101")], { dice: [6] });
    failed.answer("check O", "end");
    expect(failed.refusedBy("activate 0402")).toBe("4.0-5j");
    const passed = on([O, ru.infantry("A", "0402", under), ru.infantry("Y", "0101")], { dice: [1] });
    passed.answer("check O", "end");
    expect(passed.refusedBy("activate 0402")).toBe("4.0-5j");
  });

  test("4.0-5h, 8.0i: beyond his range they may, after his failure too", () => {
    const s = on([O, ru.infantry("A", "0402", under), ru.infantry("B", "0108", under)], {
      dice: [6, 1],
    });
    s.answer("check O", "end", "activate 0108");
    expect(s.eventsOf("activated")).toHaveLength(1);
  });

  test("4.0-5a, 3.1m: an Officer-Commander has no check, a Commander neither", () => {
    const s = on([O, ru.infantry("A", "0402", under), ru.head("R", "0404", { corps: "III" }), ru.chief("C", "0404")]);
    expect(s.answers().filter((text) => text.startsWith("check"))).toEqual(["check O"]);
  });
});

describe("a force's check", () => {
  const alone = (units: Units, dice: readonly number[], more: Text = {}) => {
    const s = on([...units, ru.infantry("Y", "0101")], { ...more, flags: { stage: 2, ...(more.flags ?? {}) }, dice });
    s.answer("activate 0404");
    return s;
  };
  const of = (sp: number, initiative: number, more: object = {}) => ({
    stats: { sp, reducedSp: 1, initiative },
    ...more,
  });

  test.each<[string, Units, number]>([
    [
      "4.0-5k, 8.0c: with the initiative of its strongest unit",
      [ru.infantry("A", "0404", of(5, 2)), ru.infantry("B", "0404", of(3, 5))],
      2,
    ],
    [
      "4.0-5k: a reduced unit counts what it has left",
      [ru.infantry("A", "0404", of(5, 2, { state: ["reduced"] })), ru.infantry("B", "0404", of(3, 5))],
      5,
    ],
    [
      "4.0-5k: disruption does not change who is strongest",
      [ru.infantry("A", "0404", of(5, 2, { state: ["disrupted"] })), ru.infantry("B", "0404", of(3, 5))],
      2,
    ],
    ["3.8.2f: 1 less if demoralized", [ru.infantry("A", "0404", of(5, 4, { state: ["temp-dm"] }))], 3],
    ["3.8.2f, 3.6f: 1 less out of supply", [ru.infantry("A", "0404", of(5, 4, { state: ["oos"] }))], 3],
    ["3.8.2f: and only once for both", [ru.infantry("A", "0404", of(5, 4, { state: ["oos", "temp-dm"] }))], 3],
    [
      "4.0-5k: units in command do not count with it",
      [ru.infantry("A", "0404", of(9, 1, { state: ["ic"] })), ru.infantry("B", "0404", of(3, 5))],
      5,
    ],
  ])("%s", (_title, units, rating) => {
    const s = alone(units, [6]);
    expect(s.eventsOf("force-checked")[0]).toMatchObject({ rating });
  });

  test.each([
    ["4.0-5h: below its rating it acts", 2, true],
    ["4.0-5h: at its rating it acts, slowed", 3, true],
    ["4.0-5h: above it does not", 4, false],
  ])("%s", (_title, die, acts) => {
    const s = alone([ru.infantry("A", "0404")], [die]);
    expect(s.eventsOf("activated").length === 1).toBe(acts);
    if (!acts) return expect(s.answers()).not.toContain("activate 0404");
    s.answer("unit A");
    expect(hexes(s).includes("0409") || hexes(s).includes("0408")).toBe(die < 3);
  });

  test("4.0-9: a force that failed does not try again", () => {
    const s = alone([ru.infantry("A", "0404")], [6]);
    expect(s.refusedBy("activate 0404")).not.toBe("");
  });
});

describe("acting alone", () => {
  test("4.0-6, 4.0-5g, 8.0h: only the activated force moves, and no other is activated meanwhile", () => {
    const s = on(
      [
        O,
        ru.infantry("A", "0402", under),
        ru.infantry("B", "0403", under),
        ru.infantry("K", "0401", { state: ["ic"] }),
      ],
      {
        dice: [1],
      },
    );
    s.answer("check O", "activate 0402");
    expect([s.refusedBy("unit B"), s.refusedBy("unit K"), s.refusedBy("activate 0403")]).not.toContain("");
    expect(s.answers().filter((text) => text.startsWith("unit"))).toEqual(["unit A"]);
  });

  test("4.0-7: only its guns fire", () => {
    const s = on(
      [
        ru.guns("G", "0402", under),
        ru.guns("K", "0602", { state: ["ic"] }),
        ru.guns("L", "0202"),
        al.infantry("E", "0405"),
        ru.officer("O", "0402", seventh),
      ],
      {
        dice: [1],
      },
    );
    s.answer("check O", "activate 0402", "end", "target 0405");
    expect([s.refusedBy("add K"), s.refusedBy("add L")]).not.toContain("");
    expect(s.answers()).toContain("add G");
  });

  test("4.0-8, 9.0d: only it attacks, and it must attack every enemy in its zone, its units different ones if they like", () => {
    const s = on(
      [
        ru.infantry("A", "0404"),
        ru.infantry("B", "0404"),
        ru.infantry("K", "0505", { state: ["ic"] }),
        al.infantry("E", "0405"),
        al.infantry("F", "0403"),
      ],
      { flags: { stage: 2 }, tables: { "combat-results": "Dr" }, dice: [1, 3, 3] },
    );
    s.answer("activate 0404");
    expect(s.refusedBy("end")).toBe("9.0a");
    s.answer("target 0405");
    expect(s.refusedBy("add K")).toBe("9.0d");
    s.answer("add A", "resolve");
    expect(s.refusedBy("end")).toBe("9.0a");
    s.answer("target 0403", "add B", "resolve");
    expect(s.eventsOf("attacked")).toHaveLength(2);
  });

  test("4.0-8: activation alone brings the duty to attack, moved or not; a force that is not activated owes nothing", () => {
    const s = on([ru.infantry("A", "0404"), al.infantry("E", "0405")], { flags: { stage: 2 } });
    s.answer("end");
    expect(s.view().active).toBe("allied");
  });

  test("8.0g, 4.0-5e, 6.0c: it never advances", () => {
    const s = on([ru.infantry("A", "0404"), al.infantry("E", "0405")], {
      flags: { stage: 2 },
      tables: { "combat-results": "De" },
      dice: [1, 4],
    });
    s.answer("activate 0404", "target 0405", "add A", "resolve");
    expect([s.unit("A").at, s.unit("E").at]).toEqual(["0404", "uar"]);
    expect(s.eventsOf("advanced")).toEqual([]);
  });

  test("4.0-5d: an equal roll allows building too, with the reduced allowance", () => {
    const s = on([ru.infantry("A", "0404")], { flags: { stage: 2 }, dice: [3] });
    s.answer("activate 0404", "unit A", "dig");
    expect(shown(s, "A")).toContain("building");
  });

  test("4.0-10: after it the Rally of the same side", () => {
    const s = on([ru.infantry("A", "0404", { state: ["disrupted"] })], { flags: { stage: 2 } });
    s.answer("end");
    expect(shown(s, "A")).not.toContain("disrupted");
  });
});
