import { describe, expect, test } from "vitest";
import { inkerman } from "../../src/battles/inkerman.ts";
import type { Counter } from "../../src/data/counter.ts";
import { counters } from "../../src/data/counters.ts";

const unit = (id: string): Counter => {
  const found = counters.find((counter) => counter.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};
const of = (key: "side" | "nation" | "kind" | "division", value: string) =>
  counters.filter((counter) => counter[key] === value);
const sum = (units: readonly Counter[]) => units.reduce((total, { cf }) => total + cf, 0);

// Typed from the book a second time: what it gives about units, and nothing of what we had to add.
describe("what the book gives", () => {
  test("2.4: 1/Bk is Russian, factor 4, set up in 0308", () => {
    const { nation, cf, at, fullName, sources } = unit("1/Bk");
    expect({ nation, cf, at, fullName }).toEqual({
      nation: "russian",
      cf: 4,
      at: "0308",
      fullName: "1st Bn Bourtirsk Regiment",
    });
    expect([sources.cf, sources.place]).toEqual([{ given: "2.4" }, { given: "2.4" }]);
  });

  test("2.6: the thirteen Russian regiments by their abbreviations", () => {
    const names = new Map(of("side", "russian").map(({ id, parent }) => [id.split("/")[1], parent]));
    expect([...names].map(([code, regiment]) => `${code} ${regiment}`).sort()).toEqual(
      (
        "Bk Bourtirsk, Bo Borodino, Ek Ekaterinburg, Ko Kolivansk, Ok Okhotsk, Ri Rifle, Se Selenghinsk, " +
        "So Soudal, Ta Taroutine, To Tomsk, Ug Uglitz, Vl Vladimir, Ya Yakutsk"
      ).split(", "),
    );
  });

  test("2.6: British Guards and Light Brigade, French brigades and Chasseurs d'Afrique", () => {
    expect(unit("CG").fullName).toBe("Coldstream Guards");
    expect(unit("GG").fullName).toBe("Grenadier Guards");
    expect(unit("SFG").fullName).toBe("Scots Fusilier Guards");
    expect([unit("LB").nation, unit("LB").kind]).toEqual(["british", "cavalry"]);
    expect([unit("4CDA").nation, unit("4CDA").kind]).toEqual(["french", "cavalry"]);
    const brigades = new Map([
      ["BB", "Bourbaki's brigade"],
      ["DAB", "d'Autemarre's brigade"],
      ["SB", "Sol's brigade"],
      ["DMB", "de Monet's brigade"],
    ]);
    for (const { id, parent } of of("nation", "french")) {
      const [code = ""] = /^[A-Z]+B/.exec(id) ?? [];
      expect(parent, id).toBe(brigades.get(code) ?? null);
    }
  });

  test("2.7, 9.20: thirteen British Piquets of one step", () => {
    const posts = of("kind", "piquet");
    expect(posts).toHaveLength(13);
    for (const { nation, steps, at } of posts) expect([nation, steps, at === null]).toEqual(["british", 1, false]);
  });

  test("2.8: Zouaves are French, cavalry is Allied", () => {
    for (const { nation } of of("kind", "zouave")) expect(nation).toBe("french");
    for (const { side } of of("kind", "cavalry")) expect(side).toBe("allied");
    expect(of("kind", "zouave").length).toBeGreaterThan(0);
  });

  test("2.11: Russians have one step; a two-step unit has a weaker substitute", () => {
    for (const { id, steps } of of("side", "russian")) expect(steps, id).toBe(1);
    for (const { id, steps, cf, reducedCf } of counters) {
      expect(reducedCf === null, id).toBe(steps === 1);
      if (reducedCf !== null) expect(reducedCf > 0 && reducedCf < cf, id).toBe(true);
    }
  });

  test("3.3: SB6 arrives on turn 3; 1R-3 and 1R-4 have two steps and arrive later; all Russians start on the map", () => {
    expect([unit("SB6").nation, unit("SB6").entry]).toEqual(["french", 3]);
    for (const id of ["1R-3", "1R-4"]) {
      expect([unit(id).nation, unit(id).steps, unit(id).at]).toEqual(["british", 2, null]);
    }
    for (const { id, entry } of of("side", "russian")) expect(entry, id).toBe(null);
  });

  test("5.5: reinforcements of turns 1, 2 and 3, British and French", () => {
    const later = counters.filter(({ entry }) => entry !== null);
    expect(new Set(later.map(({ entry }) => entry))).toEqual(new Set([1, 2, 3]));
    expect(new Set(later.map(({ nation }) => nation))).toEqual(new Set(["british", "french"]));
  });

  test("2.13, 5.6: six bombardment markers, a battery on each hex of Shell Hill", () => {
    expect(inkerman.markers.bombardment).toBe(6);
    expect(inkerman.batteries).toEqual(["1208", "1309"]);
  });
});

describe("the reconstruction", () => {
  test("ids are unique and hold no space, and every counter says where each value comes from", () => {
    expect(new Set(counters.map(({ id }) => id)).size).toBe(counters.length);
    for (const { id, name, sources } of counters) {
      expect(id).toMatch(/^[A-Za-z0-9/-]*[A-Za-z/-][A-Za-z0-9/-]*$/);
      expect(name.length).toBeGreaterThan(0);
      for (const source of Object.values(sources)) {
        expect("given" in source || source.reconstructed.length > 5, id).toBe(true);
      }
    }
  });

  test("a unit either sets up or arrives", () => {
    for (const { id, at, entry } of counters) expect((at === null) !== (entry === null), id).toBe(true);
  });

  test("strengths: 50 Russian units of 172 factors, 26 British of 97, 14 French of 72, 33 of them with two steps", () => {
    const mobile = counters.filter(({ kind }) => kind !== "piquet");
    const by = (nation: string) => mobile.filter((counter) => counter.nation === nation);
    expect([by("russian").length, sum(by("russian"))]).toEqual([50, 172]);
    expect([by("british").length, sum(by("british"))]).toEqual([26, 97]);
    expect([by("french").length, sum(by("french"))]).toEqual([14, 72]);
    expect(mobile.filter(({ steps }) => steps === 2)).toHaveLength(33);
    expect([of("division", "Soimonov").length, of("division", "Pavlov").length]).toEqual([29, 21]);
  });
});
