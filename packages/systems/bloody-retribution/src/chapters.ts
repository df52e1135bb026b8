import type { Chapter } from "@redoubt/mechanics";
import type { RetributionRule } from "./rule-index.ts";

/** How the rules are divided for reading. */
export const chapters: readonly Chapter<RetributionRule>[] = [
  { first: "1.1", number: "1", title: "Introduction", part: "Rules" },
  { first: "2.1", number: "2", title: "Components", part: "Rules" },
  { first: "3.1", number: "3", title: "Setting up and control of hexes", part: "Rules" },
  { first: "4.1", number: "4", title: "How to win", part: "Rules" },
  { first: "5.1", number: "5", title: "The turn", part: "Rules" },
  { first: "6.1", number: "6", title: "No stacking", part: "Rules" },
  { first: "7.1", number: "7", title: "Zones of control", part: "Rules" },
  { first: "8.1", number: "8", title: "Movement", part: "Rules" },
  { first: "9.1", number: "9", title: "Combat", part: "Rules" },
  { first: "TEC-1", number: "TEC", title: "Terrain Effects Chart, line by line", part: "Rules" },
  { first: "CRT", number: "CRT", title: "The two result tables", part: "Rules" },
];
