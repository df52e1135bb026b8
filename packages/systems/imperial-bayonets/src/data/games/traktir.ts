import type { Game, TurnBox } from "../game.ts";
import type { CombatUnit, Leader, StartPlace } from "../piece.ts";
import { tchernaya } from "./tchernaya.ts";

const clear = (turn: number, clock: string): TurnBox => ({ turn, clock, night: false, weather: "clear", admin: turn === 4 ? "full" : "none" });

/** The 5th Division fights as a corps of its own here (T3). */
const FIFTH = "RU 5 Div";
const inFifth = new Set(["Vranken", "Arc", "Vol", "Kos", "Gal", "5A"]);
const late: Readonly<Record<string, StartPlace>> = {
  Tir: { turn: 2, entry: "1315" },
  "47": { turn: 2, entry: "1315" },
  "52": { turn: 2, entry: "1315" },
  Gorchakov: { hex: "1606" },
};

function moved<Piece extends CombatUnit | Leader>(piece: Piece): Piece {
  if (inFifth.has(piece.id)) return { ...piece, corps: FIFTH, at: { turn: 3, entry: "1804" } };
  return { ...piece, at: late[piece.id] ?? piece.at };
}

const takesPart = ({ id, corps }: CombatUnit | Leader): boolean =>
  corps === "RU III" || corps === "FR H" || inFifth.has(id) || id === "Gorchakov";

/** Time to Begin, the introduction at the Traktir bridge, as changes to the battle: RECONSTRUCTED (T1 to T8). */
export const traktir: Game = {
  ...tchernaya,
  id: "traktir",
  name: "Time to Begin: the Traktir Bridge",
  summary: "Six turns of Read's attack on the bridge and the heights behind it: an introduction.",
  rules: ["E1", "E2", "E3", "E8", "E10", "E11", "E13", "E14", "TT", "OB", "DT", "MAP", "VP", "VL", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8"],
  area: { columns: [7, 18], rows: [3, 16] },
  lengths: { standard: 6 },
  track: [
    clear(1, "05:00"),
    clear(2, "06:00"),
    clear(3, "07:00"),
    clear(4, "08:00"),
    clear(5, "09:00"),
    clear(6, "10:00"),
  ],
  switches: {
    ...tchernaya.switches,
    orders: { russian: 0, allied: 0 },
    orderHexes: [],
    variantWeather: false,
    points: [{ leader: "Gorchakov", from: 1, cp: 2 }, { leader: "Herbillon", from: 3, cp: 3 }],
    charges: false,
    bridges: ["1611/1711"],
    thrown: { russian: 2, allied: 0 },
    dutyInPosition: true,
    dutyOverWater: true,
    leaderLoss: false,
  },
  corps: [
    ...tchernaya.corps.filter(({ id }) => id === "RU III" || id === "FR H").map((corps) => ({ ...corps, points: 4 })),
    { id: FIFTH, name: "5th Division under Vranken", side: "russian", nation: "russian", total: 22, number: 9, points: 4 },
  ],
  leaders: tchernaya.leaders.filter(takesPart).map(moved),
  units: tchernaya.units.filter(takesPart).map(moved),
  depots: [
    { id: "D-III", name: "Depot of III Corps",        side: "russian", hex: "1604", serves: ["RU III", FIFTH] },
    { id: "D-FrH", name: "Depot of Herbillon's line", side: "allied",  hex: "1216", serves: ["FR H"] },
  ],
  groups: [
    { side: "allied",  turn: 2, entry: "1315", pieces: ["Tir", "47", "52"], instead: null },
    { side: "russian", turn: 3, entry: "1804", pieces: ["Vranken", "Arc", "Vol", "Kos", "Gal", "5A"], instead: null },
  ],
  sources: { russian: ["1803"], allied: ["1016"] },
  works: ["1409"],
  victory: {
    attacker: "russian",
    objectives: [
      { hex: "1410", name: "Traktir bridge, left bank", points: 3, starred: false },
      { hex: "1212", name: "Centre hill",               points: 5, starred: false },
      { hex: "1613", name: "East hill",                 points: 5, starred: false },
      { hex: "0910", name: "West hill",                 points: 5, starred: false },
    ],
    spPerPoint: { peu: 2, uar: 4 },
    leaders: { officer: 0, "officer-commander": 0, commander: 0, "army-commander": 0 },
    depot: 0,
    levels: [
      { from: 4,         name: "Russian victory", winner: "russian" },
      { from: 1,         name: "draw",            winner: null      },
      { from: -999,      name: "French victory",  winner: "allied"  },
    ],
  },
  delay: null,
};
