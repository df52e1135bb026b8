import { describe, expect, test } from "vitest";
import { allied, alliedTurn, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";

// 0404 has the neighbours 0403, 0504, 0505, 0405, 0305, 0304.

type Situation = Parameters<typeof told>[0];
interface Fired {
  readonly strength: number;
  readonly hits: readonly { readonly column: number; readonly ledger: readonly { readonly id: string }[] }[];
}

/** The column of the first target and the shifts that led to it. */
function columnOf(s: Situation, ...firers: readonly string[]): readonly (string | number)[] {
  s.answer(...firers.map((firer) => `add ${firer}`), "fire");
  const [hit] = told<Fired>(s, "fire-resolved")[0].hits;
  return [hit.column, ...hit.ledger.map(({ id }) => id)];
}

const map = (more: object) => ({ cols: 8, rows: 8, ...more });

describe("column shifts", () => {
  const shoot = (target: Parameters<typeof russian>, hexes: Record<string, string[]> = {}, die = 1) => {
    const [id, at, front, more] = target;
    const s = russianTurn("defensive-fire", {
      map: map({ hexes }),
      units: [russian(id, at, front, more), allied("A", "0403", "6-2-4")],
      dice: [die],
    });
    s.answer("target 0404");
    return columnOf(s, "A");
  };

  test("7.42: a target in the open takes the column of the summed strength", () => {
    expect(shoot(["R", "0404", "4-5-4"])).toEqual([6]);
  });

  test("7.42: one column left for a target in a town hex", () => {
    expect(shoot(["R", "0404", "4-5-4"], { "0404": ["town"] })).toEqual([5, "town"]);
  });

  test("7.42: one column right for a cavalry target", () => {
    expect(shoot(["R", "0404", "0-4-4", mounted])).toEqual([7, "cavalry"]);
  });

  test("7.42: horse artillery as a target is a gun, not cavalry", () => {
    expect(shoot(["R", "0404", "G(1)4", horse])).toEqual([6]);
  });

  test("9.26: 6 strength points at a disrupted unit use the 7 column", () => {
    expect(shoot(["R", "0404", "4-5-4", turned])).toEqual([7, "disrupted-or-silent"]);
  });

  test("7.42: disrupted cavalry shifts two columns, and the last column is the end", () => {
    expect(shoot(["R", "0404", "0-4-4", { ...mounted, ...turned }])).toEqual([8, "cavalry", "disrupted-or-silent"]);
  });

  test("7.42: a phasing gun that moved in this Player-Turn could not fire and shifts one column", () => {
    expect(shoot(["R", "0404", "A(1)4", { state: ["moved"] }])).toEqual([7, "disrupted-or-silent"]);
  });

  test("7.42: a gun that is both disrupted and silent shifts once", () => {
    expect(shoot(["R", "0404", "A(1)4", { state: ["moved", "disrupted"] }])).toEqual([7, "disrupted-or-silent"]);
  });

  test("7.42: in Offensive Fire a foot gun that moved in its own last turn shifts, a horse gun does not", () => {
    const shootOffensively = (more: object) => {
      const s = alliedTurn("offensive-fire", {
        units: [russian("G", "0404", "G(1)4", { ...more, state: ["moved"] }), allied("A", "0403", "6-2-4")],
        dice: [1],
      });
      s.answer("target 0404");
      return columnOf(s, "A");
    };
    expect(shootOffensively({})).toEqual([7, "disrupted-or-silent"]);
    expect(shootOffensively(horse)).toEqual([6]);
  });

  test("7.42: shifts start from the 8+ column however great the strength", () => {
    const s = russianTurn("defensive-fire", {
      map: map({ hexes: { "0404": ["town"] } }),
      units: [russian("R", "0404"), allied("A", "0403", "9-2-4"), allied("B", "0405", "9-2-4")],
      dice: [1],
    });
    s.answer("target 0404");
    expect(columnOf(s, "A", "B")).toEqual([7, "town"]);
  });

  test("7.42: shifts to the left end in the first column", () => {
    const s = russianTurn("defensive-fire", {
      map: map({ hexes: { "0404": ["town"] } }),
      units: [russian("R", "0404"), allied("A", "0403", "1-2-4")],
      dice: [1],
    });
    s.answer("target 0404");
    expect(columnOf(s, "A")).toEqual([1, "town"]);
  });

  test("B22.13: the Aqueduct changes nothing in fire", () => {
    const s = russianTurn("defensive-fire", {
      scenario: "balaclava",
      map: map({ hexes: { "0404": ["aqueduct"], "0403": ["aqueduct"] } }),
      units: [russian("R", "0404"), allied("A", "0403", "6-2-4")],
      dice: [1],
    });
    s.answer("target 0404");
    expect(columnOf(s, "A")).toEqual([6]);
  });
});

describe("redoubt walls", () => {
  // 0404 is walled towards 0403 and 0405; the wall protects 0404.
  const sides = { "0403/0404": ["redoubt in:0404"], "0404/0405": ["redoubt in:0404"] };
  const shoot = (firers: readonly string[], option = "inner-side-all-firers") => {
    const s = russianTurn("defensive-fire", {
      map: map({ sides }),
      options: { redoubtFireShift: option },
      units: [
        russian("R", "0404"),
        allied("North", "0403", "3-2-4"),
        allied("South", "0405", "3-2-4"),
        allied("East", "0504", "3-2-4"),
      ],
      dice: [1],
    });
    s.answer("target 0404");
    return columnOf(s, ...firers);
  };

  test("7.42: one column left for a target fired at through the redoubt wall before it", () => {
    expect(shoot(["North"])).toEqual([2, "redoubt"]);
    expect(shoot(["North", "South"])).toEqual([5, "redoubt"]);
    expect(shoot(["East"])).toEqual([3]);
  });

  test("7.42: with several firing units all must fire through a wall, unless the option counts any of them", () => {
    expect(shoot(["North", "East"])).toEqual([6]);
    expect(shoot(["North", "East"], "inner-side-any-firer")).toEqual([5, "redoubt"]);
  });

  test("7.42: a target outside the wall gains nothing, unless the option counts any wall", () => {
    const shootOut = (option: string) => {
      const s = alliedTurn("defensive-fire", {
        map: map({ sides }),
        options: { redoubtFireShift: option },
        units: [russian("R", "0404", "3-5-4"), allied("North", "0403")],
        dice: [1],
      });
      s.answer("target 0403");
      return columnOf(s, "R");
    };
    expect(shootOut("inner-side-all-firers")).toEqual([3]);
    expect(shootOut("any-wall")).toEqual([2, "redoubt"]);
  });

  test("7.51: a gun just outside a wall fires over it into the adjacent hex only", () => {
    const s = russianTurn("defensive-fire", {
      map: map({ sides: { "0403/0404": ["redoubt in:0404"] } }),
      units: [russian("Near", "0404"), russian("Far", "0405"), allied("G", "0403", "A(1)4"), allied("A", "0406")],
    });
    s.answer("target 0405");
    expect(s.refusedBy("add G")).toBe("7.51");
    s.answer("cancel", "target 0404");
    expect(s.answers()).toContain("add G");
  });

  test("7.52: a gun fires out over the wall from its inner side as far as it likes", () => {
    const s = russianTurn("defensive-fire", {
      map: map({ sides: { "0403/0404": ["redoubt in:0403"] } }),
      units: [russian("Far", "0406"), allied("G", "0403", "A(1)4")],
    });
    s.answer("target 0406");
    expect(s.answers()).toContain("add G");
  });

  test("7.51: a gun that is not itself at the wall fires over it", () => {
    const s = russianTurn("defensive-fire", {
      map: map({ sides: { "0403/0404": ["redoubt in:0404"] } }),
      units: [russian("Near", "0404"), allied("G", "0402", "A(1)4")],
    });
    s.answer("target 0404");
    expect(s.answers()).toContain("add G");
  });
});
