import type { Options, Setup } from "@redoubt/engine";
import { al, ru } from "./muster.ts";

const third = { corps: "III" } as const;
const seventh = { ...third, division: "7", parent: "O" } as const;
const twelfth = { ...third, division: "12", parent: "P" } as const;
const french = { corps: "F", nation: "french" } as const;
const camou = { ...french, division: "Camou", parent: "K" } as const;
const sardinian = { corps: "S", nation: "sardinian", parent: "M" } as const;

/** Both sides close together on a small field with all that rules can meet: five turns, two with administration, one of night. */
const field = {
  system: "imperial-bayonets",
  scenario: null,
  map: {
    cols: 9,
    rows: 9,
    hexes: {
      "0405": ["woods"],
      "0505": ["town"],
      "0801": ["marsh"],
      "0606": ["ip"],
      "0108": ["city"],
      "0804": ["garden"],
    },
    sides: {
      "0304/0305": ["river", "bridge"],
      "0204/0305": ["river"],
      "0305/0404": ["stream"],
      "0205/0305": ["river"],
      "0304/0204": ["ford", "river"],
    },
    roads: [
      ["0301", "0302", "0303", "0304", "0305", "0306", "0307", "0308", "0309"],
      ["0901", "0902", "0903", "0904", "0905", "0906", "0907", "0908", "0909"],
    ],
    elevation: { "0606": 1, "0607": 1, "0202": 1 },
  },
  units: [
    ru.chief("C", "0402"),
    ru.head("R", "0603", third),
    ru.officer("O", "0304", { ...third, division: "7", parent: "R" }),
    ru.officer("P", "0703", { ...third, division: "12", parent: "R" }),
    ru.depot("D", "0202", third),
    ru.infantry("A1", "0304", { ...seventh, stats: { sp: 6, reducedSp: 3 } }),
    ru.infantry("A2", "0404", { ...seventh, stats: { sp: 5, reducedSp: 3 } }),
    ru.guns("AG", "0304", seventh),
    ru.infantry("B1", "0604", { ...twelfth, stats: { sp: 8, reducedSp: 4 } }),
    ru.guns("BG", "0603", { ...twelfth, stats: { sp: 5, reducedSp: 2 } }),
    ru.cavalry("BC", "0702", { ...third, parent: "R" }),
    ru.cavalry("BD", "0702", { ...third, parent: "R", stats: { sp: 3, reducedSp: 1 } }),
    ru.infantry("L", "uar", seventh),
    ru.infantry("N", "entry:0901", { corps: "VI", stats: { turn: 2 } }),
    ru.infantry("Q", "entry:0901", { corps: "VI", stats: { turn: 2 } }),
    al.chief("H", "0607", { nation: "french" }),
    al.commander("M", "0306", { corps: "S", nation: "sardinian", stats: { cp: 1 } }),
    al.officer("K", "0606", { ...french, division: "Camou", parent: "H", stats: { initiative: 4 } }),
    al.depot("E", "0508", { stats: { serves: ["F", "S"] as never } }),
    al.infantry("F1", "0705", { ...camou, stats: { sp: 3, initiative: 4 } }),
    al.infantry("F2", "0606", { ...camou, stats: { initiative: 5 } }),
    al.guns("FG", "0606", camou),
    al.infantry("F3", "0505", { ...camou, stats: { sp: 1, reducedSp: 1 } }),
    al.cavalry("FC", "0706", { ...french, parent: "H" }),
    al.infantry("S1", "0305", { ...sardinian, stats: { sp: 1, steps: 1 } }),
    al.horseGuns("SG", "0306", sardinian),
    al.infantry("S2", "uar", sardinian),
  ],
  turn: 1,
  active: "russian",
  phase: "administration",
  flags: {
    corps: { III: { number: 14 }, F: { number: 7 }, S: { number: 3 } },
    sources: { russian: ["0301", "0901"], allied: ["0309", "0909"] },
    compass: { russian: ["N", "NE", "NW"], allied: ["S", "SE", "SW"] },
    game: {
      turns: 5,
      admin: "track",
      adminTurns: [3],
      nightTurns: [4],
      orders: { russian: 1, allied: 1 },
      orderHexes: ["0602"],
      thrown: { russian: 1, allied: 0 },
      nationsApart: true,
      leaderLoss: true,
      noAssault: ["F"],
    },
  },
} as const;

/** The skirmish as a set-up, with other options or another beginning. */
export function skirmish(options: Options = {}, changes: object = {}): Setup {
  const flags = { ...field.flags, ...(changes as { flags?: object }).flags };
  return { scenario: null, options, position: { ...field, ...changes, flags } };
}

/** Every open reading by its rival. */
export const otherReadings: Options = {
  halvesRounded: "per-unit",
  retreatOverstackChooser: "owner",
  cpPool: "separate",
  officerCommanderCp: "whole-formation",
  recoverySucceedsOn: "below",
  ocRecovery: "own-troops-at-own-rating",
  repulseResult: "as-printed",
  repulseMarkerEnds: "owner-rally",
  chargeLine: "any-los",
  overrunZoc: "off",
  exchangeHalf: "rounded-down",
  shockStepDisrupts: "on",
  fireOverUnits: "adjacent-only",
};
