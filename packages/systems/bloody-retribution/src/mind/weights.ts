// Points (100 is a fresh battalion of 4), or percent where the name says so.
const plain = {
  // Places
  moveLeast: 5,
  pullVictoryEnemy: 110,
  pullVictoryOwn: 60,
  pullEdgePercent: 100,
  takeVictory: 150,
  takeVictoryPerTurn: 40,
  garrison: 35,
  garrisonPerFactor: 5,
  assaultPercent: 100,
  assaultMover: 2,
  assaultLeast: 4,
  exposureRussianPercent: 15,
  exposureAlliedPercent: 25,
  // Lanes to the south edge
  laneShut: 170,
  laneFade: 92,
  laneCut: 0,
  laneNow: 3000,
  laneOne: 600,
  laneNext: 600,
  laneEase: 0,
  laneTwo: 400,
  laneThree: 200,
  laneFlank: 200,
  holdLine: 10,
  holdOpen: 5,
  // Whether lanes are weighed by the moves that are still to come: 1 or 0
  movesCounted: 0,
  // Attacks
  groundRussian: 35,
  groundAllied: 12,
  runner: 200,
  runnerNear: 80,
  silencePerTurn: 60,
  denyPerFactor: 3,
  attackLeast: 3,
  joinLeast: 3,
  victoryLast: 420,
  victoryLate: 260,
  victoryEarly: 120,
  victoryPerTurn: 30,
  // Guns and time
  bombardStepPercent: 80,
  bombardDenyPerFactor: 8,
  bombardContact: 4,
  idle: 4,
  // By how many ready units we must outnumber the enemy to go on moving when he has had enough; 0 for never
  patience: 0,
  // The standing of a whole position
  verdictNone: -900,
  verdictTwo: 700,
  verdictThree: 1400,
  standingGroundPercent: 100,
  standingThreatPercent: 100,
  // Slips are measured in this.
  misjudgement: 9,
} as const;

/** Every number of the mind that can be tuned. */
export type Weights = Readonly<Record<keyof typeof plain, number>>;

/** What each seat weighs things with. Which were found by seeded self-play and which by hand: docs/ai-experiments.md. */
export type WeightTable = { readonly russian: Weights; readonly allied: Weights };

/** The weights of the first edition. */
export const weights: WeightTable = {
  russian: plain,
  allied: {
    ...plain,
    pullVictoryEnemy: 129,
    pullVictoryOwn: 56,
    pullEdgePercent: 104,
    takeVictory: 152,
    takeVictoryPerTurn: 31,
    garrison: 39,
    garrisonPerFactor: 4,
    assaultPercent: 123,
    assaultMover: 1,
    assaultLeast: 5,
    exposureRussianPercent: 18,
    exposureAlliedPercent: 23,
    laneShut: 198,
    laneFade: 80,
    laneNow: 3050,
    laneOne: 540,
    laneNext: 540,
    laneTwo: 392,
    laneThree: 165,
    laneFlank: 231,
    holdLine: 9,
    holdOpen: 3,
    groundRussian: 44,
    groundAllied: 16,
    runner: 231,
    runnerNear: 93,
    silencePerTurn: 70,
    attackLeast: 4,
    joinLeast: 5,
    victoryLast: 452,
    victoryLate: 383,
    victoryEarly: 154,
    victoryPerTurn: 31,
    bombardStepPercent: 103,
    bombardDenyPerFactor: 6,
    bombardContact: 2,
  },
};

// What the second edition knows better.
const later = { movesCounted: 1, laneNext: 2400, laneCut: 600, laneEase: 30 } as const;

/** The weights of the second edition. */
export const secondWeights: WeightTable = {
  russian: { ...weights.russian, ...later, patience: 3 },
  allied: { ...weights.allied, ...later },
};
