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
    title: "How long is the battle?",
    rules: ["TT"],
    choices: ["standard", "long", "extended"],
    labels: ["8 turns", "12 turns", "24 turns, with a night"],
    standard: "standard",
    battles: ["battle"],
  },
  {
    id: "weather",
    title: "What makes the weather?",
    rules: ["5.3a", "E5"],
    choices: ["historical", "variant"],
    labels: ["It is as it was on the day", "A die in each Administration Phase"],
    standard: "historical",
    battles: ["battle"],
  },
  {
    id: "timeToBegin",
    title: "Does Russia lose points for waiting?",
    rules: ["O1"],
    choices: ["on", "off"],
    labels: ["Yes, 2 for each turn without an attack beyond the river", "No"],
    standard: "on",
    battles: ["battle"],
  },
];

/** The switches at set-up: first those of the game, then the open readings. */
export const options: readonly OptionSpec[] = [...gameOptions, ...readingOptions];
