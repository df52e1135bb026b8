import { describe, expect, test } from "vitest";
import type { Counter } from "../../src/data/counter.ts";
import { balaclavaCounters } from "../../src/data/counters-balaclava.ts";
import { printedFace } from "./printed-face.ts";

/*
 * Proof-reading copy of the two sides of the counter sheet, typed from the print, row by row. Fronts: designation and
 * values, designations cleared by S-72. Backs: only the values, from left to right as printed; a row of backs is the
 * mirror image of the row of fronts, so it is reversed before the two are laid together.
 */
const rows: readonly (readonly [string, string])[] = [
  [
    "1 Od/12 4-4-2, 4 Od/12 4-4-2, 2 Od/12 3-4-2, 3 Od/12 5-4-2, 3 Ural/12 2-4-2, 4 Ural/12 2-4-2, 1 Ukr/12 2-4-2, 3 Ukr/12 2-4-2, 4 Ukr/12 2-4-2, 1 Azov/12 2-4-2",
    "(1)2-2 (1)2-2 (1)2-2 (1)2-2 (1)2-2 (1)2-2 (2)2-2 (2)2-2 (2)2-2 (2)2-2",
  ],
  [
    "3 Sous/16 2-4-2, 2 Ukr/12 2-4-3, 2 Azov/12 2-4-3, 1 Vlad/16 2-4-3, 3 Vlad/16 2-4-3, 4 Sous/16 2-4-3, 1 Ural/12 2-5-2, 2 Sous/16 2-5-2, 4 Azov/12 2-5-2, 3 Azov/12 2-3-2",
    "(1)2-2 (1)2-2 (1)2-2 (1)2-2 (1)2-3 (1)2-3 (1)2-3 (1)2-3 (1)2-3 (1)2-2",
  ],
  [
    "1 Sous/16 2-3-2, 2 Ural/12 2-3-3, 2 Vlad/16 2-4-4, 1 DnCh/12 (1)4-3, 2 DnCh/12 (1)4-3, 3 DnCh/12 (1)4-3, 1 KvHus/6 (1)4-3, 2 KvHus/6 (1)4-3, 1 IgHus/6 (1)4-3, 2 IgHus/6 (1)4-3",
    "0-2-3 0-2-3 0-2-3 0-2-3 0-2-3 0-2-3 0-2-3 (1)2-4 (1)2-3 (1)2-2",
  ],
  [
    "Comb Uhlan (1)5-4, 60 DonCos 0-4-4, 53 DonCos 0-3-4, 1 BurCos 0-3-3, 1 Hvy Bty A(1)2, 2 Hvy Bty A(1)2, 3 Hvy Bty A(1)2, 5 Lt Bty D(1)3, 6 Lt Bty D(1)3, 7 Lt Bty D(1)3",
    "0(1)3 0(1)3 0(1)3 0(1)2 0(1)2 0(1)2 0-2-3 0-1-4 0-2-4 0-3-4",
  ],
  [
    "93 Suth 5-3-5, Coldstrm/1 5-3-5, Scot Fus/1 4-3-5, Gren Gds/1 4-3-5, 42 BW/1 4-3-4, 79 Cam/1 4-3-4, 20/4 3-3-3, 21/4 3-3-3, 63/4 3-3-3, 46/4 3-3-3",
    "(1)2-3 (1)2-3 (1)2-3 (1)2-3 (2)2-4 (2)2-4 2-2-5 2-2-5 2-2-5 3-1-5",
  ],
  [
    "57/4 3-3-3, 1 Bat RB/4 5-3-3, 4 LtDr/L 0-1-4, 8 Hus/L 0-1-4, 11 Hus/L 0-1-4, 13 LtDr/L 0-2-4, 17 Lance/L 0-2-4, 4 DrGds/H 0-2-4, 5 DrGds/H 0-2-4, 1 RD/H 0-2-4",
    "0-2-4 0-2-4 0-2-4 0-2-4 0-2-4 0-1-4 0-1-4 0-1-4 2-2-3 (1)2-3",
  ],
  [
    "6 InnDr/H 0-3-4, I Troop G(1)4, C Troop G(1)4, Canrobt 1(1)2, #2 1(1)2, Arabtabia 1(1)2, #4 1(1)2, 1 Militia (2)4-1, 2 Militia (1)2-1, 3 Militia (1)2-1",
    "0-1-1 0-1-1 (1)2-1 0(1)2 0(1)2 0(1)2 0(1)2 (G)1-4 (G)1-4 0-3-4",
  ],
  [
    "Barker's D(1)4, 1 Roy Mar 3-3-4, 2 Roy Mar 3-3-4, 1 Marine A(1)4, 2 Marine A(1)4, 3 Marine A(1)4, 4 Marine A(1)4, 4 Militia (1)2-1, 5 Militia (1)2-1, 6 Militia (1)2-1",
    "0-1-1 0-1-1 0-1-1 0(1)4 0(1)4 0(1)4 0(1)4 (1)2-4 (1)2-4 0(1)4",
  ],
  // The two French rows of backs print one battalion more than there are; it is left out here.
  [
    "1 Zou/1/1 3-3-3, 1 Zou/2/1 3-3-3, 7 Lig/1/1 3-3-3, 7 Lig/2/1 3-3-3, 20 Lig/1/2 3-3-3, 20 Lig/2/2 3-3-3",
    "2-2-3 2-2-3 2-2-3 2-2-3 2-2-3 2-2-3",
  ],
  [
    "27 Lig/1/2 3-3-3, 27 Lig/2/2 3-3-3, 4 ChDAf/1 0-3-4, 1 ChDAf/2 0-3-4, 4 ChDAf/2 0-4-4, 1 ChDAf/1 0-4-4",
    "0-4-4 0-4-4 0-3-4 0-3-4 2-2-3 2-2-3",
  ],
];

const typed = rows.flatMap(([fronts, backs]) => {
  const back = backs.split(" ").reverse();
  return fronts.split(", ").map((token, place) => {
    const at = token.lastIndexOf(" ");
    // S-73: the horse batteries' backs print the class letter in parentheses and are read like all other guns.
    return `${token.slice(0, at)} | ${token.slice(at + 1)} | ${back[place].replace("(G)1-", "0(1)")}`;
  });
});
const told = (c: Counter) => `${c.name} | ${printedFace(c.front)} | ${printedFace(c.back)}`;
const named = (name: string) => balaclavaCounters.filter((c) => c.name === name);

describe("2.4 counters of Balaclava", () => {
  test("2.4 the sheet as typed has 92 combat counters", () => {
    expect(typed.length).toBe(92);
  });

  test("2.4 every front and back agrees with the print", () => {
    expect(balaclavaCounters.map(told).sort()).toEqual(typed.sort());
  });

  test("2.4 armies: 40 Russian, 34 British, 6 Turkish, 12 French, by arms", () => {
    const count = (nation: string, kind: string) => balaclavaCounters.filter((c) => c.nation === nation && c.kind === kind).length;
    const arms = ["infantry", "cavalry", "artillery", "horse-artillery"];
    expect(arms.map((arm) => count("russian", arm))).toEqual([23, 11, 6, 0]);
    expect(arms.map((arm) => count("british", arm))).toEqual([14, 9, 9, 2]);
    expect(arms.map((arm) => count("turkish", arm))).toEqual([6, 0, 0, 0]);
    expect(arms.map((arm) => count("french", arm))).toEqual([8, 4, 0, 0]);
  });

  test("5.19, B16.4 allowances: Russian guns and Barker's 3, other foot guns 0, horse guns 7, cavalry 8, infantry 5", () => {
    for (const { kind, nation, name, ma } of balaclavaCounters) {
      const foot = nation === "russian" || name === "Barker's" ? 3 : 0;
      expect(ma).toBe({ infantry: 5, cavalry: 8, "horse-artillery": 7, artillery: foot }[kind]);
    }
  });

  test("ids are unique, free of blanks and safe in a command line", () => {
    const ids = balaclavaCounters.map((c) => c.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, name } of balaclavaCounters) {
      expect(id).toMatch(/^[A-Za-z0-9/-]+$/);
      expect(id).toBe(name.replaceAll(" ", "-").replace("#", "No-").replace("'", ""));
    }
  });

  test("the parent is what stands to the right of the first slash", () => {
    for (const { name, parent } of balaclavaCounters) expect(parent).toBe(/\/(.*)/.exec(name)?.[1] ?? null);
  });

  test("S-73 doubtful and reconstructed values are marked, all others given", () => {
    const marked = balaclavaCounters.flatMap(({ name, provenance: { front, back } }) =>
      [["front", front] as const, ["back", back] as const].filter(([, s]) => s.status !== "given").map(([side, s]) => `${name} ${side} ${s.status} ${s.reading}`));
    expect(marked.sort()).toEqual([
      "1 Od/12 front doubtful S-73", "2 Od/12 front doubtful S-73", "3 Od/12 front doubtful S-73", "4 Od/12 front doubtful S-73",
      "53 DonCos back doubtful S-73", "93 Suth back doubtful S-73",
      "C Troop back reconstructed S-73", "I Troop back reconstructed S-73",
    ]);
  });

  test("B16.1 4 LtDr/L is cavalry by the errata", () => {
    expect(named("4 LtDr/L").map((c) => [c.kind, c.ma])).toEqual([["cavalry", 8]]);
  });

  test("B20.0 British melee points that can count: 42 of infantry, 16 of cavalry", () => {
    const sum = (kind: string) =>
      balaclavaCounters.filter((c) => c.nation === "british" && c.kind === kind && !c.front.meleeParen).reduce((all, c) => all + c.front.melee, 0);
    expect([sum("infantry"), sum("cavalry"), sum("artillery"), sum("horse-artillery")]).toEqual([42, 16, 0, 0]);
  });
});
