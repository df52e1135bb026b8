// The referee's own copy of the order of battle and of what is scored, written down from the rules and not from the data of the system.

/** The armies as the order of battle lists them: id, corps, division, arm, SP, reduced SP, initiative, MA, parent, hex or turn@hex. */
const troops = `
Smo RU_III 7 inf 3 2 3 5 Ushakov 1206
Mog RU_III 7 inf 4 2 3 5 Ushakov 1206
Vit RU_III 7 inf 3 2 3 5 Ushakov 1306
Pol RU_III 7 inf 4 2 3 5 Ushakov 1306
7A RU_III 7 art 3 2 3 4 Ushakov 1306
Azo RU_III 12 inf 4 2 4 5 Martinau 1507
Ode RU_III 12 inf 4 2 4 5 Martinau 1507
Ukr RU_III 12 inf 4 2 3 5 Martinau 1607
12A RU_III 12 art 3 2 3 4 Martinau 1607
2Rf RU_III - inf 1 - 4 5 Read 1407
3P RU_III - art 4 2 3 4 Read 1407
Ulr RU_III - cav 2 1 3 8 Read 1205
DC3 RU_III - cav 2 1 2 8 Read 1205
Niz RU_VI 6 inf 4 2 3 5 Belgard 2709
Sim RU_VI 6 inf 4 2 3 5 Belgard 2709
6A RU_VI 6 art 3 2 3 4 Belgard 2709
Mur RU_VI 6 inf 3 2 3 5 Belgard 2808
Nzg RU_VI 6 inf 3 2 3 5 Belgard 2808
Mos RU_VI 17 inf 4 2 3 5 Veselitsky 2109
But RU_VI 17 inf 4 2 4 5 Veselitsky 2109
17A RU_VI 17 art 3 2 3 4 Veselitsky 2109
Bor RU_VI 17 inf 4 2 3 5 Veselitsky 2108
Tar RU_VI 17 inf 4 2 3 5 Veselitsky 2108
Grk RU_VI - inf 1 - 3 5 Liprandi 2408
DC6 RU_VI - cav 1 - 2 8 Liprandi 2408
6P RU_VI - art 5 3 3 4 Liprandi 2208
Arc RU_Res 5 inf 5 3 3 5 Vranken 1705
Vol RU_Res 5 inf 5 3 3 5 Vranken 1705
5A RU_Res 5 art 3 2 3 4 Vranken 1705
Kos RU_Res 5 inf 5 3 3 5 Vranken 1805
Gal RU_Res 5 inf 4 2 4 5 Vranken 1805
Blz RU_Res 4 inf 5 3 3 5 Shepelev 1@1801
Olo RU_Res 4 inf 4 2 3 5 Shepelev 1@1801
Shl RU_Res 4 inf 5 3 3 5 Shepelev 1@1801
Lad RU_Res 4 inf 4 2 3 5 Shepelev 1@1801
4A RU_Res 4 art 3 2 3 4 Shepelev 1@1801
RA1 RU_Res art._reserve art 4 2 3 4 Chelokaev 2@1801
RA2 RU_Res art._reserve art 4 2 3 4 Chelokaev 2@1801
RA3 RU_Res art._reserve art 4 2 3 4 Chelokaev 2@1801
Dr1 RU_Cav - cav 4 2 3 8 Shabelsky 2@3006
Dr2 RU_Cav - cav 4 2 3 8 Shabelsky 2@3006
UlB RU_Cav - cav 4 2 3 8 Shabelsky 2@3006
CsB RU_Cav - cav 3 2 2 8 Shabelsky 2@3006
HA1 RU_Cav - hor 2 1 3 6 Shabelsky 2@3006
HA2 RU_Cav - hor 2 1 3 6 Shabelsky 2@3006
Tir FR_H Camou inf 2 1 4 5 Camou 1008
3Z FR_H Camou inf 3 2 5 5 Camou 1010
50 FR_H Camou inf 3 2 4 5 Camou 1010
CaA FR_H Camou art 2 1 4 4 Camou 1010
6L FR_H Camou inf 3 2 4 5 Camou 0910
82 FR_H Camou inf 3 2 4 5 Camou 0910
19C FR_H Faucheux inf 1 - 5 5 Faucheux 1409
95 FR_H Faucheux inf 3 2 4 5 Faucheux 1410
97 FR_H Faucheux inf 3 2 4 5 Faucheux 1311
FaA FR_H Faucheux art 2 1 4 4 Faucheux 1311
2Z FR_H Faucheux inf 3 2 5 5 Faucheux 1512
47 FR_H Herbillon inf 3 2 4 5 Cler 1313
52 FR_H Herbillon inf 3 2 4 5 Cler 1313
62 FR_H Herbillon inf 3 2 4 5 Cler 1514
73 FR_H Herbillon inf 3 2 4 5 Cler 1514
HeA FR_H Herbillon art 2 1 4 4 Cler 1514
Fg1 FR_H - hor 3 2 4 6 Herbillon 1413
Fg2 FR_H - hor 2 1 4 6 Herbillon 1413
CA1 FR_Cav - cav 3 2 4 8 Morris 1215
CA2 FR_Cav - cav 3 2 4 8 Morris 1215
Lv1 FR_Res Levaillant inf 5 3 4 5 Levaillant 4@0116
Lv2 FR_Res Levaillant inf 5 3 4 5 Levaillant 4@0116
LvA FR_Res Levaillant art 2 1 4 4 Levaillant 4@0116
G1 FR_Res Guard inf 5 3 5 5 Mellinet 5@0116
G2 FR_Res Guard inf 5 3 5 5 Mellinet 5@0116
GA FR_Res Guard hor 3 2 5 6 Mellinet 5@0116
Du1 FR_Res Dulac inf 5 3 4 5 Dulac 6@0116
Du2 FR_Res Dulac inf 5 3 4 5 Dulac 6@0116
DuA FR_Res Dulac art 2 1 4 4 Dulac 6@0116
Mv SA Trotti inf 4 2 4 5 Trotti 1915
Ml SA Trotti inf 4 2 4 5 Trotti 1815
TrA SA Trotti art 3 2 4 4 Trotti 1815
Fn SA Durando inf 4 2 4 5 Durando 2016
Cd SA Durando inf 4 2 4 5 Durando 2116
DdA SA Durando art 3 2 4 4 Durando 2016
Gi SA - inf 3 2 4 5 La-Marmora 1917
Brs SA - inf 1 - 5 5 La-Marmora 1911
16 SA - inf 1 - 4 5 La-Marmora 1911
CvS SA - cav 1 - 4 8 La-Marmora 1817
Sf1 OT Sefer inf 3 2 3 5 Sefer-Pasha 2218
Sf2 OT Sefer inf 3 2 3 5 Sefer-Pasha 2218
O1 OT Osman inf 4 2 2 5 Osman-Pasha 2318
O2 OT Osman inf 4 2 2 5 Osman-Pasha 2318
O3 OT Osman inf 4 2 2 5 Osman-Pasha 2119
OA OT Osman art 3 2 3 4 Osman-Pasha 2318
HB BR - cav 4 2 4 8 Scarlett 3@0520
LB BR - cav 4 2 4 8 Scarlett 3@0520
RHA BR - hor 2 1 4 6 Scarlett 3@0520
`;

/** Leaders: id, corps, rank, points or initiative, hex or turn@hex. */
const commanders = `
Read RU_III oc 1 1407
Ushakov RU_III o 2 1306
Martinau RU_III o 3 1507
Liprandi RU_VI oc 1 2109
Belgard RU_VI o 2 2709
Veselitsky RU_VI o 3 2109
Gorchakov RU_Res ac 3 1706
Shepelev RU_Res oc 1 1706
Vranken RU_Res o 3 1705
Chelokaev RU_Res o 3 2@1801
Shabelsky RU_Cav oc 1 2@3006
Herbillon FR_H c 2 1313
Camou FR_H o 4 1010
Faucheux FR_H o 3 1311
Cler FR_H o 4 1514
Morris FR_Cav oc 1 1215
Pelissier FR_Res ac 3 3@0116
Levaillant FR_Res o 3 4@0116
Mellinet FR_Res o 4 5@0116
Dulac FR_Res o 3 6@0116
La-Marmora SA c 2 1915
Trotti SA o 4 1815
Durando SA o 3 2016
Osman-Pasha OT oc 1 2318
Sefer-Pasha OT o 3 2218
Scarlett BR oc 1 3@0520
`;

/** An arm of service. */
export type Arm = "inf" | "cav" | "art" | "hor";
/** A combat unit as printed. */
export interface Troop {
  readonly id: string;
  readonly corps: string;
  readonly division: string;
  readonly arm: Arm;
  readonly sp: number;
  /** Null for a unit of one step. */
  readonly reduced: number | null;
  readonly initiative: number;
  readonly ma: number;
  readonly parent: string;
  readonly place: string;
}
/** A Leader as printed: Army Commander, Commander, Officer-Commander or Officer. */
export interface Chief {
  readonly id: string;
  readonly corps: string;
  readonly rank: "ac" | "c" | "oc" | "o";
  readonly rating: number;
  readonly place: string;
}

const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split(" "));
const plain = (word: string): string => word.replaceAll("_", " ");

/** Every combat unit by id. */
export const troopOf: ReadonlyMap<string, Troop> = new Map(
  rows(troops).map(([id, corps, division, arm, sp, reduced, initiative, ma, parent, place]) => [
    id,
    {
      id,
      corps: plain(corps),
      division: plain(division),
      arm: arm as Arm, // the four words of the list
      sp: Number(sp),
      reduced: reduced === "-" ? null : Number(reduced),
      initiative: Number(initiative),
      ma: Number(ma),
      parent,
      place,
    },
  ]),
);

/** Every Leader by id. */
export const chiefOf: ReadonlyMap<string, Chief> = new Map(
  rows(commanders).map(([id, corps, rank, rating, place]) => [
    id,
    { id, corps: plain(corps), rank: rank as Chief["rank"], rating: Number(rating), place }, // the four words of the list
  ]),
);

/** Depots: hex and the corps they serve. */
export const depots: Readonly<Record<string, { readonly hex: string; readonly serves: readonly string[] }>> = {
  "D-III": { hex: "1604", serves: ["RU III", "RU 5 Div"] },
  "D-VI": { hex: "2706", serves: ["RU VI"] },
  "D-Res": { hex: "1902", serves: ["RU Res"] },
  "D-Cav": { hex: "2905", serves: ["RU Cav"] },
  "D-FrH": { hex: "1115", serves: ["FR H", "FR Cav"] },
  "D-FrRes": { hex: "0418", serves: ["FR Res"] },
  "D-SA": { hex: "1518", serves: ["SA"] },
  "D-OT": { hex: "2020", serves: ["OT"] },
  "D-BR": { hex: "0518", serves: ["BR"] },
};

/** What the two games differ in. */
export interface Terms {
  readonly numbers: Readonly<Record<string, number>>;
  readonly objectives: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, readonly string[]>>;
  readonly leaders: Readonly<Record<Chief["rank"], number>>;
  readonly depot: number;
  readonly corps: (corps: string) => number;
  readonly isInPlay: (hex: string) => boolean;
  readonly corpsOf: (id: string) => string;
}

const battle: Terms = {
  numbers: {
    "RU III": 16,
    "RU VI": 17,
    "RU Res": 22,
    "RU Cav": 7,
    "FR H": 19,
    "FR Cav": 3,
    "FR Res": 15,
    SA: 11,
    OT: 8,
    BR: 4,
  },
  objectives: {
    "0910": 6,
    "1212": 6,
    "1613": 6,
    "1410": 3,
    "1917": 8,
    "1911": 2,
    "2415": 1,
    "1419": 10,
    "0520": 15,
  },
  sources: { russian: ["1801", "3006"], allied: ["0116", "0520", "1520"] },
  leaders: { o: 2, oc: 3, c: 5, ac: 8 },
  depot: 4,
  corps: (corps) => (["FR Cav", "BR", "RU Cav"].includes(corps) ? 2 : 3),
  isInPlay: (hex) => Number(hex.slice(0, 2)) <= 30 && Number(hex.slice(2)) <= 20,
  corpsOf: (id) => troopOf.get(id)?.corps ?? chiefOf.get(id)?.corps ?? "",
};

const fifth = ["Arc", "Vol", "5A", "Kos", "Gal", "Vranken"];
const traktir: Terms = {
  ...battle,
  numbers: { "RU III": 16, "RU 5 Div": 9, "FR H": 19 },
  objectives: { "0910": 5, "1212": 5, "1613": 5, "1410": 3 },
  sources: { russian: ["1803"], allied: ["1016"] },
  leaders: { o: 0, oc: 0, c: 0, ac: 0 },
  depot: 0,
  corps: () => 4,
  isInPlay: (hex) => hex >= "0703" && hex <= "1816" && hex.slice(2) >= "03" && hex.slice(2) <= "16",
  corpsOf: (id) => (fifth.includes(id) ? "RU 5 Div" : battle.corpsOf(id)),
};

/** The terms of a game. */
export const termsOf = (scenario: "battle" | "traktir"): Terms => (scenario === "battle" ? battle : traktir);
