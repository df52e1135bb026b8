import { beginGame, type Game, isProblems, scriptedChance } from "@redoubt/engine";
import type { BoardView, UnitView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import map from "../../src/data/maps/tchernaya.json" with { type: "json" };
import { imperialBayonets } from "../../src/index.ts";
import { al, ru, shown, stand } from "../muster.ts";
import { chiefOf, depots, troopOf } from "./referee/armies.ts";
import { aqueduct, bridges, fords, grounds, levels, majorRiver, river, roads } from "./referee/map-sheet.ts";

function begun(scenario: string): BoardView {
  const game = beginGame(imperialBayonets, { scenario, options: {} }, scriptedChance([]));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return (game as Game).view(null) as BoardView; // every Wargame's view is a BoardView
}
const battle = begun("battle");
const of = (view: BoardView, id: string): UnitView => {
  const found = view.units.find((unit) => unit.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const value = (unit: UnitView, role: string) => unit.face.values.find((one) => one.role === role)?.text;
const placeOf = (text: string) => (text.includes("@") ? `entry:${text.split("@")[1]}` : text);

describe("the order of battle", () => {
  test("OB, 3.1b, 3.1f, 2.0j, 2.0r, 2.0n: every combat unit has the strength, initiative, allowance and place of the list", () => {
    const arms: Readonly<Record<string, string>> = {
      inf: "infantry",
      cav: "cavalry",
      art: "artillery",
      hor: "horse-artillery",
    };
    for (const troop of troopOf.values()) {
      const unit = of(battle, troop.id);
      const found = [
        value(unit, "sp"),
        value(unit, "initiative"),
        value(unit, "allowance"),
        unit.face.steps?.max,
        unit.at,
      ];
      const steps = troop.reduced === null ? 1 : 2;
      expect(found, troop.id).toEqual([
        String(troop.sp),
        String(troop.initiative),
        String(troop.ma),
        steps,
        placeOf(troop.place),
      ]);
      expect(unit.face.branch, troop.id).toBe(arms[troop.arm]);
    }
  });

  test("3.1g, 3.1h: every combat unit shows its corps and its division", () => {
    const [bands, hues] = [new Map<string, Set<unknown>>(), new Map<string, Set<unknown>>()];
    const note = (map: Map<string, Set<unknown>>, key: string, what: unknown) =>
      map.set(key, (map.get(key) ?? new Set()).add(what));
    for (const { id, corps, division } of troopOf.values()) {
      const { band, hue, bandRight } = of(battle, id).face;
      note(bands, corps, band);
      note(hues, `${corps} ${division}`, hue);
      const letters = division === "-" ? corps.slice(corps.lastIndexOf(" ") + 1) : division;
      expect(bandRight.charAt(0).toLowerCase(), id).toBe(letters.charAt(0).toLowerCase());
    }
    for (const map of [bands, hues]) for (const [name, colours] of map) expect(colours.size, name).toBe(1);
    expect(new Set([...bands.values()].flatMap((one) => [...one])).size).toBe(bands.size);
    for (const corps of bands.keys()) {
      const own = [...hues].filter(([name]) => name.startsWith(`${corps} `)).flatMap(([, one]) => [...one]);
      expect(new Set(own).size, corps).toBe(own.length);
    }
  });

  test("3.1d, 3.1i, 3.1j: Leaders show points in brackets or initiative in parentheses, and an allowance of 10", () => {
    for (const chief of chiefOf.values()) {
      const unit = of(battle, chief.id);
      const rating = chief.rank === "o" ? `(${chief.rating})` : `[${chief.rating}]`;
      expect([value(unit, "rating"), value(unit, "allowance"), unit.at], chief.id).toEqual([
        rating,
        "10",
        placeOf(chief.place),
      ]);
    }
  });

  test("3.1a: there are combat units, Leaders and Depots, and nothing else", () => {
    const all = [...troopOf.keys(), ...chiefOf.keys(), ...Object.keys(depots)];
    expect(battle.units.map(({ id }) => id).sort()).toEqual(all.sort());
    for (const [id, { hex }] of Object.entries(depots)) expect(of(battle, id).at, id).toBe(hex);
  });

  test("T3: at the Traktir bridge III Corps meets Herbillon, and the rest comes later or not at all", () => {
    const view = begun("traktir");
    const at = (id: string) => view.units.find((unit) => unit.id === id)?.at;
    expect(["Azo", "Read", "95", "D-III", "Gorchakov", "Herbillon"].map(at)).toEqual([
      "1507",
      "1407",
      "1410",
      "1604",
      "1606",
      "1313",
    ]);
    expect(["Arc", "Vranken", "5A"].map(at)).toEqual(["entry:1804", "entry:1804", "entry:1804"]);
    expect(["Tir", "47", "52"].map(at)).toEqual(["entry:1315", "entry:1315", "entry:1315"]);
    expect(["Mos", "Gi", "CA1", "Pelissier", "HB"].map(at)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(of(view, "D-FrH").at).toBe("1216");
  });
});

describe("the map", () => {
  const two = (n: number) => String(n).padStart(2, "0");
  const letters: Readonly<Record<string, string>> = { woods: "w", garden: "g", marsh: "m", town: "t" };
  const [hexes, sides, elevation]: readonly [
    Readonly<Record<string, readonly string[]>>,
    Readonly<Record<string, readonly string[]>>,
    Readonly<Record<string, number>>,
  ] = [map.hexes, map.sides, map.elevation];

  test("MAP: levels and ground are those of the list", () => {
    for (let c = 1; c <= 30; c++)
      for (let r = 1; r <= 20; r++) {
        const hex = two(c) + two(r);
        expect(String(elevation[hex] ?? 0), hex).toBe(levels[r - 1][c - 1]);
        expect((hexes[hex] ?? []).map((tag) => letters[tag] ?? "").join("") || ".", hex).toBe(grounds[r - 1][c - 1]);
      }
  });

  test("MAP: so are water, bridges, fords and roads", () => {
    const tagged = (tag: string, without = "") =>
      Object.keys(sides)
        .filter((side) => sides[side].includes(tag) && !sides[side].includes(without))
        .map((side) => side.split("/").sort().join("/"))
        .sort();
    expect(tagged("major-river")).toEqual(majorRiver.split(" ").sort());
    expect(tagged("aqueduct")).toEqual(aqueduct.split(" ").sort());
    expect(tagged("river", "aqueduct")).toEqual(river.split(" ").sort());
    expect(tagged("bridge")).toEqual([...bridges].sort());
    expect(tagged("ford")).toEqual([...fords].sort());
    expect(map.roads.map(({ path }) => path.join(" "))).toEqual(roads);
  });
});

describe("weather", () => {
  const far = [ru.infantry("B", "0101"), ru.chief("C", "0101"), al.infantry("Z", "0808"), al.chief("H", "0808")];
  const admin = (die: number) =>
    stand({
      phase: "administration",
      turn: 5,
      scenario: "battle",
      map: { use: "tchernaya" },
      options: { weather: "variant" },
      units: [
        { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
        { id: "Read", side: "russian", kind: "officer-commander", at: "1507" },
      ],
      flags: { step: "weather", game: { orders: { russian: 0, allied: 0 } } },
      dice: [die],
    });

  test.each([
    [1, "fog"],
    [2, "clear"],
    [5, "clear"],
    [6, "haze"],
  ])("5.3b, 4.0-A4, E5: a %i brings %s", (die, weather) => {
    expect(admin(die).view().notes[0]).toContain(weather);
  });

  test("5.3a: with historical weather no die is rolled for it", () => {
    const s = stand({
      phase: "administration",
      units: far,
      flags: { step: "weather", game: { admin: "track", orders: { russian: 0, allied: 0 } } },
    });
    expect(s.eventsOf("weather-rolled")).toEqual([]);
  });

  test("5.3c, E5: haze lasts until the next Administration Phase, fog two turns at most", () => {
    const next = (weather: string, weatherUntil: number | undefined) =>
      stand({
        phase: "rally",
        active: "allied",
        turn: 6,
        scenario: "battle",
        map: { use: "tchernaya" },
        options: { weather: "variant" },
        units: [
          { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
          { id: "Read", side: "russian", kind: "officer-commander", at: "1507" },
        ],
        flags: weatherUntil === undefined ? { weather } : { weather, weatherUntil },
      }).view().notes[0];
    expect(next("haze", undefined)).toContain("haze");
    expect(next("fog", 6)).toContain("clear");
  });
});

describe("the rest of the index", () => {
  const away = [al.infantry("Z", "0808"), al.chief("H", "0808")];

  test("4.0-1a: Command Distribution comes first in a player turn", () => {
    const s = stand({ phase: "rally", units: [ru.infantry("A", "0101"), ru.chief("C", "0101"), ...away] });
    expect(s.view()).toMatchObject({ phase: "command-distribution", active: "allied" });
    expect(s.answers()).toContain("command-hex H 0808");
  });

  test("7.4a, E8: whether positions are built the game says: in the battle both sides do", () => {
    const dig = (active: string, flags: object) => {
      const s = stand({
        phase: "ic-maneuver",
        scenario: "battle",
        turn: 4,
        map: { use: "tchernaya" },
        active,
        units: [
          { id: "Azo", side: "russian", kind: "infantry", at: "1507" },
          { id: "Gi", side: "allied", kind: "infantry", at: "1817" },
        ],
        flags: { ...flags },
      });
      s.answer(active === "russian" ? "unit Azo" : "unit Gi");
      return s.answers().includes("dig");
    };
    expect([dig("russian", {}), dig("allied", {}), dig("russian", { game: { ip: false } })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("7.3l: a road off the march costs 1 point whatever the ground, for Leaders a half", () => {
    const { questions } = imperialBayonets;
    const play = stand({
      phase: "ic-maneuver",
      map: { cols: 2, rows: 4, hexes: { "0102": ["marsh"] }, roads: [["0101", "0102", "0103"]] },
      units: [ru.guns("G", "0101"), ru.officer("O", "0101")],
    }).game.play();
    expect(questions.cost(play, "G", ["0102", "0103"])).toMatchObject({ total: 4 });
    expect(questions.cost(play, "O", ["0102", "0103"])).toMatchObject({ total: 2 });
  });

  test("7.5f: activated cavalry prepares in its own maneuver and charges in its own combat, not later", () => {
    const s = stand({
      phase: "ooc-activation",
      units: [ru.cavalry("C", "0401"), ru.infantry("A", "0304", { state: ["ic"] }), al.infantry("E", "0404"), ...away],
      flags: { stage: 2, compass: { russian: ["N"], allied: ["S"] } },
      tables: { "cavalry-charge": "OR" },
      dice: [1, 3],
    });
    s.answer("activate 0401", "unit C", "prepare 0404", "charge C");
    expect(s.eventsOf("overran")).toHaveLength(1);
  });

  test("8.0j, 8.0k: the player stops when he likes, and an activated stack may part", () => {
    const units = [ru.infantry("A", "0404"), ru.infantry("B", "0404"), ru.infantry("D", "0101"), ...away];
    const s = stand({ phase: "ooc-activation", units, flags: { stage: 2 }, dice: [1] });
    s.answer("activate 0404", "unit A", "hex 0401", "stop", "unit B", "hex 0407", "stop", "end", "end");
    expect([s.unit("A").at, s.unit("B").at, s.view().active]).toEqual(["0401", "0407", "allied"]);
  });

  test("2.0i: a force is all of a hex, for a point as for a bombardment", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [ru.guns("G", "0401"), al.infantry("E", "0404"), al.guns("F", "0404"), ...away],
      tables: { "artillery-results": "DR" },
      dice: [3],
    });
    s.answer("target 0404", "add G", "resolve");
    expect(["E", "F"].map((id) => shown(s, id).includes("disrupted"))).toEqual([true, true]);
  });

  test("9.4.1g, 9.4.2a: Sk is a Shock, fought at once", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), ...away],
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      tables: { "combat-results": "Sk" },
      dice: [3, 1, 6],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.eventsOf("shocked")[0]).toMatchObject({ sums: [4, 6], cell: "Ar 2" });
    expect(s.unit("A").at).toBe("0401");
  });
});
