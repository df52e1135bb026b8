import type { RuleEntry } from "@redoubt/engine";

/** The rules of Night Piquets, a made-up game that hides, rolls, interrupts and nests. */
export const ruleIndex = {
  "1.0": {
    kind: "info",
    title: "Night Piquets",
    text: "Two lines of piquets meet in the dark.",
    reason: "Introduction.",
  },
  "1.1": {
    kind: "choice",
    title: "Guards",
    text: "Before the first turn each side secretly makes one unit its Guards.",
  },
  "1.2": { kind: "choice", title: "Orders", text: "Each turn both sides secretly order units to advance, then seal." },
  "1.3": {
    kind: "enforce",
    title: "Orders shown",
    text: "Both orders are shown at once; the northern side moves first.",
  },
  "1.4": {
    kind: "choice",
    title: "Listening",
    text: "Before the orders each side may listen, unknown to the other: a 6 tells it which enemy unit is the Guards.",
  },
  "2.0": { kind: "enforce", title: "Movement", text: "A unit ordered to advance moves once, two points." },
  "2.1": { kind: "enforce", title: "Woods", text: "A woods hex costs two points, any other hex one." },
  "2.2": { kind: "enforce", title: "Occupied hexes", text: "No unit enters an occupied hex." },
  "2.3": { kind: "enforce", title: "Contact", text: "A unit stops next to an enemy." },
  "3.0": {
    kind: "choice",
    title: "Challenge",
    text: "A unit that comes next to enemies may be fired at by one of them.",
  },
  "3.1": {
    kind: "enforce",
    title: "Fire",
    text: "Die and modifiers of 5 cost the target a step; 7 also drives it back.",
  },
  "3.2": { kind: "enforce", title: "Flash", text: "Fire shows whether the firing unit is the Guards." },
  "3.3": { kind: "enforce", title: "Once a turn", text: "A unit fires once a turn." },
  "3.4": { kind: "enforce", title: "Falling back", text: "Its owner moves it one hex to a free hex, or it is lost." },
  "4.0": {
    kind: "enforce",
    title: "Dawn",
    text: "After the last turn the side with more steps wins; equal is a draw.",
  },
} as const satisfies Readonly<Record<string, RuleEntry>>;

export type TeachingRule = keyof typeof ruleIndex;
