import type { Chapter } from "@redoubt/mechanics";
import type { SteppesRule } from "./rule-index.ts";

/** How the rules are divided for reading. */
export const chapters: readonly Chapter<SteppesRule>[] = [
  { first: "I.1", number: "I", title: "General", part: "Rules" },
  { first: "II.1", number: "II", title: "Turn, activation, initiative", part: "Rules" },
  { first: "III.1", number: "III", title: "Command", part: "Rules" },
  { first: "IV.1", number: "IV", title: "Formations", part: "Rules" },
  { first: "V.1", number: "V", title: "Facing", part: "Rules" },
  { first: "VI.1", number: "VI", title: "Zones of control and reactions", part: "Rules" },
  { first: "VII.1", number: "VII", title: "Stacks", part: "Rules" },
  { first: "VIII.1", number: "VIII", title: "Movement", part: "Rules" },
  { first: "IX.1", number: "IX", title: "Line of sight", part: "Rules" },
  { first: "X.1", number: "X", title: "Infantry fire", part: "Rules" },
  { first: "XI.1", number: "XI", title: "Artillery fire", part: "Rules" },
  { first: "XII.1", number: "XII", title: "Cold steel", part: "Rules" },
  { first: "XIII.1", number: "XIII", title: "Commanders", part: "Rules" },
  { first: "XIV.1", number: "XIV", title: "After combat", part: "Rules" },
  { first: "XV.1", number: "XV", title: "Optional and solo activation", part: "Rules" },
];
