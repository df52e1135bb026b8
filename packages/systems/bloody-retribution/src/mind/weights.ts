/** Every number of the mind that can be tuned: points (100 is a fresh battalion of 4), or percent where the name says so. */
export const weights = {
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
  laneNow: 3000,
  laneOne: 600,
  laneTwo: 400,
  laneThree: 200,
  laneFlank: 200,
  holdLine: 10,
  holdOpen: 5,
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
  // The standing of a whole position
  verdictNone: -900,
  verdictTwo: 700,
  verdictThree: 1400,
  standingGroundPercent: 100,
  standingThreatPercent: 100,
  // Slips are measured in this.
  misjudgement: 9,
} as const;

/** A table of weights of one's own. */
export type Weights = Readonly<Record<keyof typeof weights, number>>;
