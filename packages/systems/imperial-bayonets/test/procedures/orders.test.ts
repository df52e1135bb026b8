import { beginGame, type Game, isProblems, scriptedChance } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";

const map = { cols: 8, rows: 8, hexes: { "0808": ["town"], "0101": ["city"], "0404": ["woods"] } };
const writing = {
  phase: "administration",
  map,
  flags: { step: "orders", game: { orders: { russian: 1, allied: 1 } } },
} as const;
const units = [
  ru.infantry("A", "0301", { corps: "III" }),
  ru.infantry("B", "0302", { corps: "III" }),
  ru.infantry("C", "0303", { corps: "VI" }),
  ru.chief("G", "0301"),
  al.infantry("E", "0706"),
  al.chief("H", "0706"),
];

function both(text: Parameters<typeof stand>[0]): Game {
  const position = { system: "imperial-bayonets", scenario: null, ...text };
  const game = beginGame(imperialBayonets, { scenario: position.scenario, options: {}, position }, scriptedChance([]));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game;
}
const give = (game: Game, seat: number, answer: string) =>
  expect(game.apply(seat, game.decision(seat), answer)).toMatchObject({ kind: "accepted" });
const refusedBy = (game: Game, seat: number, answer: string) => {
  const outcome = game.why(seat, answer);
  return outcome?.kind === "refused" ? outcome.refusal.rule : null;
};

describe("writing March Orders", () => {
  test("5.5c, 4.0-A6: units of one corps, then a town or city as destination", () => {
    const game = both({ ...writing, units });
    give(game, 0, "order A");
    expect(refusedBy(game, 0, "order C")).toBe("5.5c");
    expect(refusedBy(game, 0, "to 0404")).toBe("5.5c");
    expect(refusedBy(game, 0, "end")).toBe("5.5c");
    give(game, 0, "order B");
    give(game, 0, "to 0808");
    expect(game.view(0)).toMatchObject({ notes: expect.arrayContaining(["March Order to 0808, secret: A and B."]) });
  });

  test("5.5b, E7: as many as the game says", () => {
    const game = both({ ...writing, units });
    give(game, 0, "order A");
    give(game, 0, "to 0808");
    expect(game.answers(0)).toEqual([]);
    const troops = ["Azo", "Ode", "Smo"].map((id) => ({ id, side: "russian", kind: "infantry", at: "1507" }));
    const battle = both({
      scenario: "battle",
      phase: "administration",
      map: { use: "tchernaya" },
      flags: { step: "orders" },
      units: troops,
    });
    for (const answer of ["order Azo", "to 2415", "order Ode", "to 1410"]) give(battle, 0, answer);
    expect(battle.pending()).not.toMatchObject({ decisions: [{ kind: "march-orders" }] });
  });

  test("5.5d: both write at once, and the other side learns nothing, not even how many", () => {
    const game = both({ ...writing, units });
    const before = JSON.stringify([game.view(1), game.events(1), game.logFor(1)]);
    give(game, 0, "order A");
    give(game, 0, "to 0808");
    expect(JSON.stringify([game.view(1), game.events(1), game.logFor(1)])).toBe(before);
    give(game, 1, "end");
    expect(JSON.stringify(game.view(1))).not.toContain("March Order");
    expect(JSON.stringify(game.view(0))).toContain("March Order to 0808");
  });

  test("3.8.2j: demoralized units may be given them", () => {
    const game = both({
      ...writing,
      units: [
        ru.infantry("A", "0301", { corps: "III", state: ["temp-dm"] }),
        ru.chief("G", "0301"),
        al.infantry("E", "0706"),
      ],
    });
    give(game, 0, "order A");
  });

  test("5.5c: a unit has one order at most, and Leaders need none", () => {
    const flags = { ...writing.flags, orders: [{ side: "russian", units: ["A"], to: "0808" }] };
    const game = both({ ...writing, flags, units });
    expect([refusedBy(game, 0, "order A"), refusedBy(game, 0, "order G")]).toEqual(["5.5c", "5.5c"]);
  });
});

describe("under March Orders", () => {
  const order = (to = "0808") => ({ orders: [{ side: "russian", units: ["A"], to }] });
  const A = ru.infantry("A", "0404", { state: ["ooc"], stats: { ma: 5 } });
  const maneuver = { phase: "ic-maneuver", map } as const;

  test("5.5h: no maneuver ends farther from the destination than it began; the way between is free", () => {
    const s = stand({ ...maneuver, units: [A], flags: order() });
    s.answer("unit A");
    expect(s.refusedBy("hex 0403")).toBe("5.5h");
    s.answer("step 0403");
    expect(s.refusedBy("stop")).toBe("5.5h");
    expect(s.answers()).toContain("hex 0504");
  });

  test("5.5d: the order is shown when a unit enters the destination", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0806"), ru.infantry("Y", "0101")], flags: order() });
    expect(JSON.stringify(s.game.view(1))).not.toContain("March Order");
    s.answer("unit A", "hex 0808");
    expect(s.eventsOf("order-shown")).toHaveLength(1);
    expect(JSON.stringify(s.game.view(1))).toContain("March Order to 0808: A.");
  });

  test("5.5e, 5.5f, 5.5g: in or next to the destination it may be left, for nothing, and shakes the unit until Rally", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "0806", { stats: { ma: 3 } })], flags: order() });
    s.answer("unit A");
    expect(s.refusedBy("leave-order")).toBe("5.5h");
    s.answer("hex 0807", "leave-order");
    expect(shown(s, "A")).toContain("until-rally");
    expect(s.answers()).toContain("hex 0806");
  });

  test("5.5h: enemies interrupt it, and then a held unit may leave it", () => {
    const s = stand({ ...maneuver, units: [A, al.infantry("E", "0405")], flags: order() });
    s.answer("unit A");
    expect(s.answers()).toEqual(["leave-order", "stop"]);
  });

  test("5.5h: on the march the length of the march may be compared instead", () => {
    const road = ["0404", "0403", "0503", "0603", "0604", "0605", "0606", "0607", "0707", "0708", "0808"];
    const s = stand({ ...maneuver, map: { ...map, roads: [road] }, units: [A], flags: order() });
    s.answer("unit A", "road");
    expect(s.answers()).toContain("hex 0403");
  });

  test("5.5d: what is still hidden is shown at the end of the game", () => {
    const s = stand({
      phase: "rally",
      map,
      active: "allied",
      units: [ru.infantry("A", "0301"), al.infantry("E", "0706")],
      flags: { ...order(), game: { turns: 1 } },
    });
    expect(s.game.pending().kind).toBe("over");
    expect(s.eventsOf("order-shown")).toHaveLength(1);
  });
});
