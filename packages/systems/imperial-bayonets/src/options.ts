import type { OptionSpec } from "@redoubt/engine";
import { type ReadingChoices, readingOptions } from "./readings.ts";

/** Choices that belong to our game and not to a reading: its length, its weather, and the optional rule. */
export type GameChoices = {
  readonly length: "standard" | "long" | "extended";
  readonly weather: "historical" | "variant";
  readonly timeToBegin: "on" | "off";
};

/** All options of a game. */
export type BayonetsOptions = ReadingChoices & GameChoices;

const gameOptions: readonly OptionSpec[] = [
  {
    id: "length",
    title: "Length of the battle (standard: 8 turns; long: 12; extended: 24 with a night)",
    rules: ["TT"],
    choices: ["standard", "long", "extended"],
    standard: "standard",
  },
  {
    id: "weather",
    title: "Weather (historical: as it was; variant: a die in each Administration Phase)",
    rules: ["5.3a", "E5"],
    choices: ["historical", "variant"],
    standard: "historical",
  },
  {
    id: "timeToBegin",
    title: "Russia loses points for waiting (on, off)",
    rules: ["O1"],
    choices: ["on", "off"],
    standard: "on",
  },
];

/** The switches at set-up: first those of the game, then the open readings. */
export const options: readonly OptionSpec[] = [...gameOptions, ...readingOptions];
