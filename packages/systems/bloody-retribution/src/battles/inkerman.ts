import type { ScenarioSpec } from "@redoubt/engine";
import type { BattleCard } from "@redoubt/mechanics";

const scenario: ScenarioSpec = {
  id: "inkerman",
  title: "The Battle of Inkerman",
  date: "1854-11-05",
  turns: 5,
  summary:
    "Two Russian columns come out of the fog against the thin British line on Home Ridge; the French are an hour away.",
};

const card: BattleCard = { scenario: scenario.id, minutes: 90, difficulty: "easy", favoured: "russian" };

/** The one battle of the game. Units with their set-up hexes and entry turns lie with the counters, where the book prints them (B-57). */
export const inkerman = {
  scenario,
  card,
  map: "inkerman",
  /** Owned by the Allies at the start (3.4, 4.3). */
  victoryHexes: [
    { hex: "1614", name: "Home Ridge, west" },
    { hex: "1714", name: "Home Ridge, centre" },
    { hex: "1813", name: "Home Ridge, east" },
    { hex: "1910", name: "Sandbag Battery" },
    { hex: "1611", name: "The Barrier" },
    { hex: "0613", name: "Lancaster Battery" },
  ],
  /** Battery markers, one on each hex of Shell Hill (hexes given, 5.6; one marker each, B-31). */
  batteries: ["1208", "1309"],
  /** Allied entry zone, west to east (ends given, 5.5; the hexes between follow from the grid). */
  entryZone: [
    "0824",
    "0925",
    "1024",
    "1125",
    "1224",
    "1325",
    "1424",
    "1525",
    "1624",
    "1725",
    "1824",
    "1925",
    "2024",
    "2125",
  ],
  markers: { bombardment: 6, battery: 2, control: 6, turn: 1 },
} as const;
