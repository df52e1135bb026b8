import type { Chapter } from "@redoubt/mechanics";
import type { BayonetsRule } from "./rule-index.ts";

/** How the rules are divided for reading. */
export const chapters: readonly Chapter<BayonetsRule>[] = [
  { first: "1.0", number: "1", title: "Introduction", part: "Series rules" },
  { first: "2.0", number: "2", title: "Abbreviations and glossary", part: "Series rules" },
  { first: "3.0", number: "3", title: "Important concepts", part: "Series rules" },
  { first: "4.0", number: "4", title: "Sequence of play", part: "Series rules" },
  { first: "5.0", number: "5", title: "Administration Phase", part: "Series rules" },
  { first: "6.0", number: "6", title: "Command", part: "Series rules" },
  { first: "7.0", number: "7", title: "In Command Maneuver Phase", part: "Series rules" },
  { first: "8.0", number: "8", title: "OOC Maneuver Phase", part: "Series rules" },
  { first: "9.0", number: "9", title: "Combat Phase", part: "Series rules" },
  { first: "10.0", number: "10", title: "Rally Phase", part: "Series rules" },
  { first: "11.0", number: "11", title: "Disengagement Phase", part: "Series rules" },
  { first: "TEC", number: "", title: "What the charts decide", part: "Series rules" },
  { first: "E1", number: "E", title: "Rules of the Tchernaya", part: "The Tchernaya" },
  { first: "O1", number: "O", title: "An optional rule", part: "The Tchernaya", battles: ["battle"] },
  { first: "TT", number: "", title: "Turns, forces, map and victory", part: "The Tchernaya" },
  {
    first: "T1",
    number: "T",
    title: "Time to begin: the Traktir bridge",
    part: "The Traktir bridge",
    battles: ["traktir"],
  },
];
