import { expect, test } from "vitest";
import { type ChoicesOf, optionsOf, readingsOf } from "../src/readings.ts";

const ledger = [
  { id: "X-1", title: "Mud", rules: ["1.2"], statement: "Mud stops guns.", why: "The chart has a dash there." },
  {
    id: "X-2",
    title: "Fog",
    rules: ["3.4", "3.5"],
    statement: "Nobody sees farther than two hexes.",
    why: "The case names no range.",
    option: {
      name: "fog",
      question: "How far does one see in fog?",
      default: "two",
      choices: [
        { value: "two", label: "Two hexes" },
        { value: "one", label: "One hex" },
      ],
    },
  },
  {
    id: "X-3",
    title: "Night",
    rules: ["3.6"],
    statement: "Night is fog.",
    why: "They share a case.",
    option: { name: "night", default: "on", choices: [{ value: "on", label: "Yes" }], battles: ["retreat"] },
  },
] as const;

test("a reading is told with its title, how it is read, and why", () => {
  expect(readingsOf(ledger)).toEqual([
    { id: "X-1", rules: ["1.2"], text: "Mud. Mud stops guns. Reason: The chart has a dash there." },
    {
      id: "X-2",
      rules: ["3.4", "3.5"],
      text: "Fog. Nobody sees farther than two hexes. Reason: The case names no range.",
      option: "fog",
    },
    { id: "X-3", rules: ["3.6"], text: "Night. Night is fog. Reason: They share a case.", option: "night" },
  ]);
});

test("an open reading is a switch, asked by its question or else by its title", () => {
  const chosen: ChoicesOf<typeof ledger> = { fog: "one", night: "on" };
  expect(Object.keys(chosen)).toEqual(optionsOf(ledger).map(({ id }) => id));
  expect(optionsOf(ledger)).toEqual([
    {
      id: "fog",
      title: "How far does one see in fog?",
      rules: ["3.4", "3.5"],
      choices: ["two", "one"],
      labels: ["Two hexes", "One hex"],
      standard: "two",
    },
    {
      id: "night",
      title: "Night",
      rules: ["3.6"],
      choices: ["on"],
      labels: ["Yes"],
      standard: "on",
      battles: ["retreat"],
    },
  ]);
});
