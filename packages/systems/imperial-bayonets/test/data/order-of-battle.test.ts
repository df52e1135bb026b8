import { describe, expect, test } from "vitest";
import { games } from "../../src/data/games.ts";
import type { CombatUnit, StartPlace } from "../../src/data/piece.ts";

const { battle } = games;
const place = (at: StartPlace) => ("hex" in at ? at.hex : `${at.turn}@${at.entry}`);
const sum = (units: readonly CombatUnit[]) => units.reduce((total, { sp }) => total + sp, 0);
const inCorps = (id: string) => battle.units.filter(({ corps }) => corps === id);

// A second copy, typed line by line: id SP/reduced.initiative, with the place of each group of units before it.
const copy: Readonly<Record<string, string>> = {
  "RU III":
    "1206: Smo 3/2.3 Mog 4/2.3; 1306: Vit 3/2.3 Pol 4/2.3 7A 3/2.3; 1507: Azo 4/2.4 Ode 4/2.4; 1607: Ukr 4/2.3 12A 3/2.3; 1407: 2Rf 1.4 3P 4/2.3; 1205: Ulr 2/1.3 DC3 2/1.2",
  "RU VI":
    "2709: Niz 4/2.3 Sim 4/2.3 6A 3/2.3; 2808: Mur 3/2.3 Nzg 3/2.3; 2109: Mos 4/2.3 But 4/2.4 17A 3/2.3; 2108: Bor 4/2.3 Tar 4/2.3; 2408: Grk 1.3 DC6 1.2; 2208: 6P 5/3.3",
  "RU Res":
    "1705: Arc 5/3.3 Vol 5/3.3 5A 3/2.3; 1805: Kos 5/3.3 Gal 4/2.4; 1@1801: Blz 5/3.3 Olo 4/2.3 Shl 5/3.3 Lad 4/2.3 4A 3/2.3; 2@1801: RA1 4/2.3 RA2 4/2.3 RA3 4/2.3",
  "RU Cav": "2@3006: Dr1 4/2.3 Dr2 4/2.3 UlB 4/2.3 CsB 3/2.2 HA1 2/1.3 HA2 2/1.3",
  "FR H":
    "1008: Tir 2/1.4; 1010: 3Z 3/2.5 50 3/2.4 CaA 2/1.4; 0910: 6L 3/2.4 82 3/2.4; 1409: 19C 1.5; 1410: 95 3/2.4; 1311: 97 3/2.4 FaA 2/1.4; 1512: 2Z 3/2.5; " +
    "1313: 47 3/2.4 52 3/2.4; 1514: 62 3/2.4 73 3/2.4 HeA 2/1.4; 1413: Fg1 3/2.4 Fg2 2/1.4",
  "FR Cav": "1215: CA1 3/2.4 CA2 3/2.4",
  "FR Res":
    "4@0116: Lv1 5/3.4 Lv2 5/3.4 LvA 2/1.4; 5@0116: G1 5/3.5 G2 5/3.5 GA 3/2.5; 6@0116: Du1 5/3.4 Du2 5/3.4 DuA 2/1.4",
  SA: "1915: Mv 4/2.4; 1815: Ml 4/2.4 TrA 3/2.4; 2016: Fn 4/2.4; 2116: Cd 4/2.4; 2016: DdA 3/2.4; 1917: Gi 3/2.4; 1911: Brs 1.5 16 1.4; 1817: CvS 1.4",
  OT: "2218: Sf1 3/2.3 Sf2 3/2.3; 2318: O1 4/2.2 O2 4/2.2; 2119: O3 4/2.2; 2318: OA 3/2.3",
  BR: "3@0520: HB 4/2.4 LB 4/2.4 RHA 2/1.4",
};

function written(units: readonly CombatUnit[]): string {
  let last = "";
  let text = "";
  for (const { id, sp, reducedSp, initiative, at } of units) {
    if (place(at) !== last) text += `${text === "" ? "" : "; "}${place(at)}:`;
    last = place(at);
    text += ` ${id} ${sp}${reducedSp === null ? "" : `/${reducedSp}`}.${initiative}`;
  }
  return text;
}

describe("order of battle", () => {
  test.each(Object.entries(copy))("OB: %s agrees with the second copy", (corps, lines) => {
    expect(written(inCorps(corps))).toBe(lines);
  });

  test("DT: SP and Demoralization Number of every corps; 158 Russian and 149 Allied SP", () => {
    const table = battle.corps.map(({ id, total, number }) => `${id} ${total} ${number}`);
    expect(table).toEqual([
      "RU III 41 16",
      "RU VI 43 17",
      "RU Res 55 22",
      "RU Cav 19 7",
      "FR H 47 19",
      "FR Cav 6 3",
      "FR Res 37 15",
      "SA 28 11",
      "OT 21 8",
      "BR 10 4",
    ]);
    for (const { id, total } of battle.corps) expect(sum(inCorps(id)), id).toBe(total);
    const army = (side: string) => battle.corps.filter((corps) => corps.side === side).reduce((all, { total }) => all + total, 0);
    expect([army("russian"), army("allied")]).toEqual([158, 149]);
  });

  test("OB: allowances by type: infantry 5, cavalry 8, artillery 4, horse artillery 6; Leaders 10", () => {
    const ma = { infantry: 5, cavalry: 8, artillery: 4, "horse-artillery": 6 };
    for (const unit of battle.units) expect(unit.ma, unit.id).toBe(ma[unit.type]);
    for (const { id, ma: leaderMa } of battle.leaders) expect(leaderMa, id).toBe(10);
  });

  test("OB: the types that are not infantry", () => {
    const of = (type: string) => battle.units.filter((unit) => unit.type === type).map(({ id }) => id).join(" ");
    expect(of("cavalry")).toBe("Ulr DC3 DC6 Dr1 Dr2 UlB CsB CA1 CA2 CvS HB LB");
    expect(of("horse-artillery")).toBe("HA1 HA2 Fg1 Fg2 GA RHA");
    expect(of("artillery")).toBe("7A 12A 3P 6A 17A 6P 5A 4A RA1 RA2 RA3 CaA FaA HeA LvA DuA TrA DdA OA");
  });

  test("9.4.1.1c: seven units of one step; a reduced side is weaker, at least half and never nothing", () => {
    expect(battle.units.filter(({ reducedSp }) => reducedSp === null).map(({ id }) => id).join(" ")).toBe("2Rf Grk DC6 19C Brs 16 CvS");
    for (const { id, sp, reducedSp } of battle.units)
      if (reducedSp !== null) expect(reducedSp < sp && 2 * reducedSp >= sp, id).toBe(true);
  });

  test("3.1i, 3.1j, 3.1l: Leaders with their ratings and places", () => {
    const lines = battle.leaders.map(({ id, rank, cp, initiative, at }) => `${id} ${rank} ${cp ?? `(${initiative})`} ${place(at)}`);
    expect(lines.sort()).toEqual(
      [
        "Read officer-commander 1 1407",
        "Ushakov officer (2) 1306",
        "Martinau officer (3) 1507",
        "Liprandi officer-commander 1 2109",
        "Belgard officer (2) 2709",
        "Veselitsky officer (3) 2109",
        "Gorchakov army-commander 3 1706",
        "Shepelev officer-commander 1 1706",
        "Vranken officer (3) 1705",
        "Chelokaev officer (3) 2@1801",
        "Shabelsky officer-commander 1 2@3006",
        "Herbillon commander 2 1313",
        "Camou officer (4) 1010",
        "Faucheux officer (3) 1311",
        "Cler officer (4) 1514",
        "Morris officer-commander 1 1215",
        "Pelissier army-commander 3 3@0116",
        "Levaillant officer (3) 4@0116",
        "Mellinet officer (4) 5@0116",
        "Dulac officer (3) 6@0116",
        "La-Marmora commander 2 1915",
        "Trotti officer (4) 1815",
        "Durando officer (3) 2016",
        "Osman-Pasha officer-commander 1 2318",
        "Sefer-Pasha officer (3) 2218",
        "Scarlett officer-commander 1 3@0520",
      ].sort(),
    );
  });

  test("E1: Gorchakov and Pelissier command a nation, the other Commanders a corps, Officers nobody", () => {
    for (const { id, rank, commands, headsCorps, corps } of battle.leaders) {
      expect(commands, id).toBe(rank === "army-commander" ? "nation" : rank === "officer" ? null : "corps");
      expect(headsCorps, id).toBe(rank === "commander" || rank === "officer-commander");
      expect(corps === null, id).toBe(rank === "army-commander");
    }
  });

  test("I-93: who is directly under whom", () => {
    const under = (leader: string) => battle.units.filter(({ parent }) => parent === leader).map(({ id }) => id).join(" ");
    const heads = {
      Gorchakov: "",
      Pelissier: "",
      Read: "2Rf 3P Ulr DC3",
      Ushakov: "Smo Mog Vit Pol 7A",
      Martinau: "Azo Ode Ukr 12A",
      Liprandi: "Grk DC6 6P",
      Belgard: "Niz Sim 6A Mur Nzg",
      Veselitsky: "Mos But 17A Bor Tar",
      Shepelev: "Blz Olo Shl Lad 4A",
      Vranken: "Arc Vol 5A Kos Gal",
      Chelokaev: "RA1 RA2 RA3",
      Shabelsky: "Dr1 Dr2 UlB CsB HA1 HA2",
      Herbillon: "Fg1 Fg2",
      Camou: "Tir 3Z 50 CaA 6L 82",
      Faucheux: "19C 95 97 FaA 2Z",
      Cler: "47 52 62 73 HeA",
      Morris: "CA1 CA2",
      Levaillant: "Lv1 Lv2 LvA",
      Mellinet: "G1 G2 GA",
      Dulac: "Du1 Du2 DuA",
      "La-Marmora": "Gi Brs 16 CvS",
      Trotti: "Mv Ml TrA",
      Durando: "Fn Cd DdA",
      "Osman-Pasha": "O1 O2 O3 OA",
      "Sefer-Pasha": "Sf1 Sf2",
      Scarlett: "HB LB RHA",
    };
    for (const [leader, units] of Object.entries(heads)) expect(under(leader), leader).toBe(units);
    expect(Object.keys(heads).sort()).toEqual(battle.leaders.map(({ id }) => id).sort());
  });

  test("I-93: corps troops are no division, 4 and Osman are", () => {
    const troops = battle.units.filter(({ division }) => division === null).map(({ id }) => id).join(" ");
    expect(troops).toBe("2Rf 3P Ulr DC3 Grk DC6 6P Dr1 Dr2 UlB CsB HA1 HA2 Fg1 Fg2 CA1 CA2 Gi Brs 16 CvS HB LB RHA");
    expect(battle.units.find(({ id }) => id === "Blz")?.division).toBe("4");
    expect(battle.units.find(({ id }) => id === "O1")?.division).toBe("Osman");
  });

  test("3.1n: the nine Depots", () => {
    expect(battle.depots.map(({ id, side, hex, serves }) => `${id} ${side} ${hex} ${serves.join("+")}`)).toEqual([
      "D-III russian 1604 RU III",
      "D-VI russian 2706 RU VI",
      "D-Res russian 1902 RU Res",
      "D-Cav russian 2905 RU Cav",
      "D-FrH allied 1115 FR H+FR Cav",
      "D-FrRes allied 0418 FR Res",
      "D-SA allied 1518 SA",
      "D-OT allied 2020 OT",
      "D-BR allied 0518 BR",
    ]);
    expect(battle.depots.flatMap(({ serves }) => serves).sort()).toEqual(battle.corps.map(({ id }) => id).sort());
  });

  test("ids are unique and hold no blank", () => {
    const ids = [...battle.units, ...battle.leaders, ...battle.depots].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(93 + 26 + 9);
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  });
});
