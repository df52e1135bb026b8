import { describe, expect, test } from "vitest";
import type { Counter, Nation } from "../../src/data/counter.ts";
import { almaCounters } from "../../src/data/counters-alma.ts";
import { balaclavaCounters } from "../../src/data/counters-balaclava.ts";
import type { Placement } from "../../src/data/deployment.ts";
import { almaDeployment } from "../../src/data/deployment-alma.ts";
import { balaclavaDeployment } from "../../src/data/deployment-balaclava.ts";

// Proof-reading copies of the deployment lists, typed from the page in running text: hex, code, designation.

const almaLists: Partial<Record<Nation, string>> = {
  french: `0409 (a) 2nd, 0507 4/2nd, 0508 3/2nd, 0509 2/2nd, 0510 1/2nd, 0712 (a) 1st, 0808 8/1st, 0809 6/1st, 0810 4/1st,
    0811 2/1st, 0908 7/1st, 0909 5/1st, 0910 3/1st, 0911 1/1st, 1010 (a) 3rd, 1109 (a) 4th, 1110 8/3rd, 1111 6/3rd,
    1112 4/3rd, 1113 2z/3rd, 1205 8/4th, 1206 6/4th, 1207 4/4th, 1208 2/4th, 1209 7/3rd, 1210 5/3rd, 1211 3/3rd,
    1212 1z/3rd, 1305 7/4th, 1306 5/4th, 1307 3/4th, 1308 1/4th`,
  british: `1504 1/3rd, 1604 50/3rd, 1704 38/3rd, 1709 (a) 2nd, 1803 28/3rd, 1809 41/2nd, 1903 44/3rd, 1910 49/2nd,
    2002 4/3rd, 2010 47/2nd, 2110 30/2nd, 2113 1/RB, 2209 55/2nd, 2309 95/2nd, 2408 7/Lt, 2505 GG/1st, 2508 33/Lt,
    2604 SFG/1st, 2607 23/Lt, 2704 CG/1st, 2707 19/Lt, 2803 42/1st, 2806 88/Lt, 2903 93/1st, 2906 77/Lt, 3002 79/1st`,
  russian: `1619 BB/1W, 1818 BB/2W, 1820 MOS/1W, 1919 (a) FB, 1920 MOS/2W, 2019 (a) FB, 2116 TAR/1W, 2120 (a) FB,
    2214 BOR/1C, 2215 TAR/2W, 2222 VOL/2C, 2223 MIN/1C, 2224 (a) FB, 2314 BOR/2C, 2315 (a) CB, 2324 MIN/2C, 2325 (a) FB,
    2413 KAZ/1E, 2414 (a) CB, 2422 VOL/1C, 2513 (a) GR, 2515 VLD/2E, 2612 (a) GR, 2615 (a) FB, 2712 KAZ/2E, 2714 VLD/1E,
    2715 (a) FB, 3013 UGL/2E, 3213 UGL/1E, 3318 (a) FB, 3319 (a) FB, 3418 SAL/1E, 3714 SUS/2E, 3915 SUS/1E`,
};

const balaclavaLists: Partial<Record<Nation, string>> = {
  turkish: "0714 6 Militia, 1114 5 Militia, 1312T 4 Militia, 1811T 3 Militia, 2012T 2 Militia, 2313T 1 Militia",
  // The code (a) printed for 4 LtDr/L is (c) by the errata.
  british: `0518 (c) 4 LtDr/L, 0519 (c) 8 Hus/L, 0520 (c) 11 Hus/L, 0618 (c) 13 LtDr/L, 0619 (c) 17 Lance/L,
    0620 (h) C Troop, 1312 (a) #4, 1417 93 Suth, 1417T (a) Barker's, 1720 (a) 4 Marine, 1811 (a) Arabtabia,
    1920T (a) 1 Marine, 1920 1 Roy Mar, 1922T (a) 2 Marine, 1922 2 Roy Mar, 2012 (a) #2, 2313 (a) Canrobt,
    2317 (c) 4 DrGds/H, 2318 (c) 5 DrGds/H, 2319 (h) I Troop, 2124 (a) 3 Marine, 2417 (c) 1 RD/H, 2418 (c) 6 InnDr/H`,
  // 1KvHus/6 and 2KvHus/6 are printed without a blank.
  russian: `0602 1 Sous/16, 0603 2 Sous/16, 0701 3 Sous/16, 0703 4 Sous/16, 0704 1 Vlad/16, 0805 2 Vlad/16, 1006 3 Vlad/16,
    1008 1 Od/12, 1108 2 Od/12, 1109 3 Od/12, 1208 4 Od/12, 1307 (a) 5 Lt Bty, 1407 (c) Comb Uhlan, 1606 (a) 6 Lt Bty,
    1608 (c) 1 KvHus/6, 1609 (c) 2 KvHus/6, 1610 1 Ukr/12, 1707 (c) 1 DnCh/12, 1708 (c) 2 DnCh/12, 1709 (c) 3 DnCh/12,
    1710 (c) 1 IgHus/6, 1809 (c) 2 IgHus/6, 1910 2 Ukr/12, 2010 3 Ukr/12, 2107 (a) 7 Lt Bty, 2111 4 Ukr/12,
    2211 1 Azov/12, 2212 2 Azov/12, 2306 (c) 60 DonCos, 2307 (c) 53 DonCos, 2308 (c) 1 BurCos, 2312 3 Azov/12,
    2412 4 Azov/12, 2811 2 Ural/12, 2812 1 Ural/12, 2812T (a) 1 Hvy Bty, 2911 3 Ural/12, 2911T (a) 2 Hvy Bty,
    2912 (a) 3 Hvy Bty, 3010 4 Ural/12`,
};

const codes = { infantry: "", cavalry: "(c) ", artillery: "(a) ", "horse-artillery": "(h) " };

function told(counters: readonly Counter[], deployment: readonly Placement[], nation: string): string[] {
  const byId = new Map(counters.map((c) => [c.id, c]));
  return deployment.flatMap(({ hex, unit, top }) => {
    const counter = byId.get(unit);
    if (counter === undefined) throw new Error(`no counter ${unit}`);
    if (counter.nation !== nation) return [];
    return [`${hex}${top ? "T" : ""} ${codes[counter.kind]}${counter.name.replace("(a) ", "")}`];
  });
}
const typed = (list = "") => list.split(",").map((token) => token.trim());

describe("initial deployment", () => {
  test.each(Object.entries(almaLists))("A22.1 %s units stand where the list puts them", (nation, list) => {
    expect(told(almaCounters, almaDeployment, nation).sort()).toEqual(typed(list).sort());
  });

  test.each(Object.entries(balaclavaLists))("B16.1, B16.2 %s units stand where the list puts them", (nation, list) => {
    expect(told(balaclavaCounters, balaclavaDeployment, nation).sort()).toEqual(typed(list).sort());
  });

  test("A22.1 places 92 different units, one to a hex", () => {
    expect(almaDeployment.length).toBe(92);
    expect(new Set(almaDeployment.map((p) => p.unit)).size).toBe(92);
    expect(new Set(almaDeployment.map((p) => p.hex)).size).toBe(92);
    expect(almaDeployment.some((p) => p.top)).toBe(false);
  });

  test("B16.1, B16.2 place 69 different units; nine hexes hold a stack of two with one marked T", () => {
    expect(balaclavaDeployment.length).toBe(69);
    expect(new Set(balaclavaDeployment.map((p) => p.unit)).size).toBe(69);
    const stacks = Map.groupBy(balaclavaDeployment, (p) => p.hex);
    const shared = [...stacks].filter(([, units]) => units.length > 1);
    expect(shared.map(([hex]) => hex).sort()).toEqual(["1312", "1417", "1811", "1920", "1922", "2012", "2313", "2812", "2911"]);
    for (const [, units] of shared) expect(units.map((u) => u.top).sort()).toEqual([false, true]);
    for (const [, units] of stacks) if (units.length === 1) expect(units[0].top).toBe(false);
  });

  test("5.32, 5.33 every stack at start is legal: two units, at least one of them a gun, one side", () => {
    const byId = new Map(balaclavaCounters.map((c) => [c.id, c]));
    for (const [, units] of Map.groupBy(balaclavaDeployment, (p) => p.hex)) {
      expect(units.length).toBeLessThanOrEqual(2);
      const counters = units.map((u) => byId.get(u.unit));
      if (counters.length === 2) expect(counters.some((c) => c?.kind === "artillery")).toBe(true);
      expect(new Set(counters.map((c) => c?.side)).size).toBe(1);
    }
  });
});
