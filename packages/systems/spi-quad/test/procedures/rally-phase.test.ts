import { describe, expect, test } from "vitest";
import { allied, alliedTurn, fate, russian, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

interface Rolled {
  readonly die: number;
  readonly morale: number;
  readonly ledger: readonly { readonly id: string; readonly value: number }[];
}
type Text = Parameters<typeof alliedTurn>[1];

const tryRally = (text: Text, die: number) => {
  const s = alliedTurn("rally", { ...text, dice: [die] });
  s.answer("rally D");
  return s;
};
const rolled = (s: Parameters<typeof told>[0]): Rolled => told<Rolled>(s, "rally-rolled")[0];

describe("rallying", () => {
  const tired = allied("D", "0404", "4-2-2", turned);

  test("10.0: a unit rallies on a die not above its morale", () => {
    expect(fate(tryRally({ units: [tired, russian("Far", "0808")] }, 2), "D")).toBe("0404");
    expect(fate(tryRally({ units: [tired, russian("Far", "0808")] }, 3), "D")).toBe("0404 disrupted");
  });

  test("10.0: in a redoubt, next to an undisrupted enemy and an undisrupted friend, 1 is subtracted in all", () => {
    const s = tryRally(
      {
        map: { cols: 8, rows: 8, hexes: { "0404": ["redoubt"] } },
        units: [tired, russian("R", "0403"), allied("F", "0405")],
      },
      3,
    );
    expect(rolled(s)).toMatchObject({ die: 2, morale: 2 });
    expect(rolled(s).ledger.map(({ id, value }) => [id, value])).toEqual([
      ["enemy-adjacent", 1],
      ["friend-adjacent", -1],
      ["redoubt", -1],
    ]);
    expect(fate(s, "D")).toBe("0404");
  });

  test("10.0: each modifier counts once, however many neighbours, and disrupted neighbours do not count", () => {
    const many = tryRally({ units: [tired, russian("R1", "0403"), russian("R2", "0405"), russian("R3", "0504")] }, 1);
    expect(rolled(many).die).toBe(2);
    const spent = tryRally(
      { units: [tired, russian("R", "0403", "4-5-4", turned), allied("F", "0405", "4-2-4", turned)] },
      2,
    );
    expect(rolled(spent).ledger).toEqual([]);
  });

  test("10.0: a unit in the same hex is not adjacent; rivers and cliffs do not part neighbours", () => {
    const stacked = tryRally({ units: [{ ...tired, stack: 0 }, allied("G", "0404", "A(1)4", { stack: 1 })] }, 2);
    expect(rolled(stacked).ledger).toEqual([]);
    const river = tryRally(
      {
        map: { cols: 8, rows: 8, sides: { "0403/0404": ["river"], "0404/0405": ["cliff up:0404"] } },
        units: [tired, russian("R", "0403"), allied("F", "0405")],
      },
      2,
    );
    expect(rolled(river).ledger).toHaveLength(2);
  });

  test("10.0: a unit tries once in a phase, and those who rallied first help the others", () => {
    const s = alliedTurn("rally", {
      units: [tired, allied("E", "0405", "4-2-4", turned)],
      dice: [6, 4],
    });
    s.answer("rally D");
    expect(s.refusedBy("rally D")).toBe("10.0");
    s.answer("rally E");
    expect(fate(s, "E")).toBe("0405");
    const t = alliedTurn("rally", { units: [tired, allied("E", "0405", "4-2-4", turned)], dice: [4, 3] });
    t.answer("rally E", "rally D");
    expect(fate(t, "D")).toBe("0404");
  });

  test("4.0A5, 10.0: only the phasing player's disrupted units try", () => {
    const s = alliedTurn("rally", { units: [tired, allied("Fresh", "0405"), russian("R", "0707", "4-5-4", turned)] });
    expect(s.answers()).toEqual(["rally D", "end"]);
    expect([s.refusedBy("rally Fresh"), s.refusedBy("rally R")]).toEqual(["10.0", "10.0"]);
  });

  test("B19.0: a spent unit never rallies", () => {
    const spent = allied("20/4", "0404", "3-3-3", turned);
    const s = alliedTurn("rally", {
      scenario: "balaclava",
      units: [{ ...spent, stats: { ...spent.stats, fatigue: 0 } }, allied("D", "0406", "3-3-3", turned)],
    });
    expect(s.answers()).toEqual(["rally D", "end"]);
    expect(s.refusedBy("rally 20/4")).toBe("B19.0");
  });

  test("B20.0: demoralized British rally by half their morale, rounded up", () => {
    const s = tryRally(
      { scenario: "balaclava", flags: { demoralized: true }, units: [allied("D", "0404", "4-2-5", turned)] },
      4,
    );
    expect(rolled(s)).toMatchObject({ morale: 3 });
    expect(fate(s, "D")).toBe("0404 disrupted demoralized");
  });
});
