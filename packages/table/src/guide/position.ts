import type { Position } from "@redoubt/mechanics";

const russian = { side: "russian", kind: "infantry", division: "Pavlov" } as const;
const british = { side: "allied", kind: "infantry", nation: "british" } as const;
const piquet = { side: "allied", kind: "piquet", nation: "british" } as const;

/** The whole battle of which the lesson is a corner. */
export const wholeBattle = { system: "bloody-retribution", scenario: "inkerman" } as const;

/**
 * The Sandbag Battery at daybreak: a few battalions of the Taroutine and Okhotsk regiments against a piquet and the 41st
 * Foot, with the Guards coming up behind. Three units each have to move, so that the sides take turns long enough to be
 * learnt from; one marker is left, so that the guns fire once.
 */
export const lessonPosition: Position = {
  ...wholeBattle,
  options: {},
  map: { use: "inkerman" },
  units: [
    { id: "1/Ta", ...russian, at: "1907" },
    { id: "2/Ta", ...russian, at: "1709" },
    { id: "3/Ta", ...russian, at: "1707" },
    { id: "1/Ok", ...russian, at: "1807" },
    { id: "P12", ...piquet, at: "1910" },
    { id: "41st", ...british, at: "1910" },
    { id: "P9", ...piquet, at: "1611" },
    { id: "GG", ...british, at: "1914" },
    { id: "CG", ...british, at: "1814" },
    { id: "SFG", ...british, at: "1815" },
  ],
  turn: 1,
  active: "russian",
  phase: "movement",
  flags: { markers: 1 },
  // The bombardment, the storm, the counter-attack of the Guards, the order of the phases of turn 2.
  dice: [6, 4, 5, 2],
};

/** The seat of the learner: the Russian acts first and has everything to do that the game knows. */
export const LEARNER = 0;
