import { beginGame, type Game, isProblems, scriptedChance } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";

type Text = Parameters<typeof stand>[0];
type Units = Text["units"] & object;
const ground = { "0808": ["town"], "0801": ["city"], "0108": ["fortress"], "0404": ["woods"] };
const map = { cols: 8, rows: 8, hexes: ground };
const third = { corps: "III" };
const troops: Units = [
  ru.infantry("A", "0301", third),
  ru.infantry("B", "0303", third),
  ru.infantry("D", "0305", { corps: "VI" }),
  ru.depot("W", "0101", third),
  ru.chief("C", "0301"),
  al.infantry("E", "0706"),
  al.chief("H", "0706"),
];
const writing = { step: "orders", game: { orders: { russian: 1, allied: 1 } } };

function begun(text: Text): Game {
  const position = { system: "imperial-bayonets", scenario: null, map, phase: "administration", ...text };
  const game = beginGame(imperialBayonets, { scenario: position.scenario, options: {}, position }, scriptedChance([]));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game;
}
const give = (game: Game, seat: number, ...answers: readonly string[]) => {
  for (const answer of answers)
    expect(game.apply(seat, game.decision(seat), answer)).toMatchObject({ kind: "accepted" });
};
const refused = (game: Game, seat: number, answer: string) => {
  const outcome = game.why(seat, answer);
  return outcome?.kind === "refused" ? outcome.refusal.rule : outcome;
};

describe("writing", () => {
  test.each([
    ["5.5c: to a town", "0808", null],
    ["5.5c: to a city", "0801", null],
    ["5.5c: not to a fortress", "0108", "5.5c"],
    ["5.5c: not to woods", "0404", "5.5c"],
    ["5.5c: not to clear ground", "0505", "5.5c"],
  ])("%s", (_title, to, rule) => {
    const game = begun({ units: troops, flags: writing });
    give(game, 0, "order A");
    expect(refused(game, 0, `to ${to}`)).toBe(rule);
  });

  test("5.5c: an order names units, no Leader, no Depot, no enemy", () => {
    const game = begun({ units: troops, flags: writing });
    expect(["C", "W", "E"].map((id) => refused(game, 0, `order ${id}`))).not.toContain(null);
  });

  test("5.5b: two orders where the game allows two, each with its destination", () => {
    const game = begun({ units: troops, flags: { ...writing, game: { orders: { russian: 2, allied: 0 } } } });
    give(game, 0, "order A", "to 0808", "order D", "to 0801");
    expect(game.answers(0).filter((text) => text.startsWith("order"))).toEqual([]);
    const notes = JSON.stringify((game.view(0) as { notes: readonly string[] }).notes);
    expect([notes.includes("0808"), notes.includes("0801")]).toEqual([true, true]);
  });

  test("5.5b: none where the game allows none", () => {
    const game = begun({ units: troops, flags: { ...writing, game: { orders: { russian: 0, allied: 0 } } } });
    expect(game.pending()).not.toMatchObject({ decisions: [{ kind: "march-orders" }] });
  });

  test("4.0-A6, 5.5b: orders that are not written lapse", () => {
    const game = begun({ units: troops, flags: writing });
    give(game, 0, "end");
    give(game, 1, "end");
    expect(JSON.stringify(game.view(0))).not.toContain("March Order to");
  });

  test("3.8.2j: units of a demoralized corps may be ordered", () => {
    const game = begun({ units: troops, flags: { ...writing, corps: { III: { number: 2, lost: 3 } } } });
    expect(refused(game, 0, "order A")).toBe(null);
  });

  test("5.5d: the opponent sees neither note nor destination: only, later, that the units are in command", () => {
    const [open, plain] = [begun({ units: troops, flags: writing }), begun({ units: troops, flags: writing })];
    give(open, 0, "order A", "order B", "to 0808");
    give(plain, 0, "end");
    for (const game of [open, plain]) give(game, 1, "end");
    const seen = (game: Game) => JSON.stringify([game.view(1), game.events(1)]).replaceAll('"out-of-command"', "");
    expect(seen(open)).toBe(seen(plain));
  });
});

describe("under orders", () => {
  const order = { orders: [{ side: "russian", units: ["A"], to: "0808" }] };
  const on = (units: Units, more: Text = {}) =>
    stand({ phase: "ic-maneuver", map, flags: order, ...more, units: [...units, ru.infantry("Y", "0101")] });

  test("5.5a: they are in command however far off, and no other unit is", () => {
    const s = stand({
      phase: "command-distribution",
      map,
      flags: order,
      units: [ru.chief("C", "0108"), ru.infantry("A", "0801"), ru.infantry("B", "0701"), ru.infantry("D", "0107")],
    });
    s.answer("end");
    expect([shown(s, "A").includes("out-of-command"), shown(s, "B").includes("out-of-command")]).toEqual([false, true]);
  });

  test.each([
    ["5.5h: it may come nearer", "0505", null],
    ["5.5h: it may keep its distance", "0604", null],
    ["5.5h: it may not go farther off", "0403", "5.5h"],
  ])("%s", (_title, hex, rule) => {
    const s = on([ru.infantry("A", "0504")]);
    s.answer("unit A");
    if (rule === null) expect(s.answers()).toContain(`hex ${hex}`);
    else expect(s.refusedBy(`hex ${hex}`)).toBe(rule);
  });

  test("5.5a: it may stand still", () => {
    const s = on([ru.infantry("A", "0504")]);
    s.answer("end");
    expect(s.unit("A").at).toBe("0504");
  });

  test.each([
    ["5.5e: in the destination it may be left", "0808", true],
    ["5.5e: next to it too", "0807", true],
    ["5.5h: two hexes off not", "0806", false],
  ])("%s", (_title, at, expected) => {
    const s = on([ru.infantry("A", at)]);
    s.answer("unit A");
    expect(s.answers().includes("leave-order")).toBe(expected);
    if (!expected) expect(s.refusedBy("leave-order")).toBe("5.5h");
  });

  test("5.5f, 5.5g: leaving costs no points, and the unit is demoralized until this turn's Rally", () => {
    const s = on([ru.infantry("A", "0807")]);
    s.answer("unit A", "leave-order");
    expect(shown(s, "A")).toEqual(expect.arrayContaining(["demoralized", "until-rally"]));
    s.answer("hex 0802");
    expect(s.unit("A").at).toBe("0802");
    s.answer("end");
    expect(shown(s, "A")).not.toContain("until-rally");
  });

  test.each<[string, Units, boolean]>([
    ["5.5h: a unit in an enemy zone may leave it anywhere", [al.infantry("E", "0503")], true],
    ["5.5h: so may one beside an enemy without zone", [al.infantry("E", "0503", { state: ["disrupted"] })], true],
    ["5.5h: an enemy two hexes off does not interrupt", [al.infantry("E", "0502")], false],
    ["5.5h: nor does an enemy Leader", [al.officer("E", "0503")], false],
  ])("%s", (_title, enemies, expected) => {
    const s = on([ru.infantry("A", "0504"), ...enemies]);
    s.answer("unit A");
    expect(s.answers().includes("leave-order")).toBe(expected);
  });

  test("5.5d: entering the destination shows the order, coming next to it does not", () => {
    const s = on([ru.infantry("A", "0805")]);
    s.answer("unit A", "hex 0807");
    expect(s.eventsOf("order-shown")).toEqual([]);
    s.answer("hex 0808");
    expect(s.eventsOf("order-shown")).toHaveLength(1);
  });

  test("7.3i: they use Road March", () => {
    const road = ["0504", "0505", "0506", "0507", "0508"];
    const s = on([ru.infantry("A", "0504")], { map: { ...map, roads: [road] } });
    s.answer("unit A", "road", "hex 0508");
    expect(s.unit("A").at).toBe("0508");
  });

  test("5.5a: attacked, they defend like others, and the order goes on", () => {
    const s = stand({
      phase: "ic-combat",
      active: "allied",
      map,
      units: [ru.infantry("A", "0504"), al.infantry("E", "0503"), al.infantry("Z", "0101")],
      flags: { ...order, compass: { russian: ["S"], allied: ["N"] } },
      tables: { "combat-results": "Dr" },
      dice: [3],
    });
    s.answer("target 0504", "add E", "resolve");
    expect(s.eventsOf("attacked")[0]).toMatchObject({ attack: 4, defence: 4 });
    expect(JSON.stringify(s.game.view(0))).toContain("March Order to 0808");
  });
});
