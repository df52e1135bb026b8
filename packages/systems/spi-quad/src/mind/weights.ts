/**
 * What a seat makes of what it sees, one column for each seat of each battle: percentages of what the looks compute,
 * and points where the comment says so. Which were found by seeded self-play and which by hand: docs/ai-experiments.md.
 */
export type Weights = {
  /** How far help is counted on that may still come to a melee. */
  readonly optimism: number;
  /** What losses of one's own hurt, against what the enemy's please. */
  readonly ownLoss: number;
  /** What danger hurts; of it enemy fire, and enemies who could come. */
  readonly exposure: number;
  readonly fire: number;
  readonly threat: number;
  /** By how much of it danger is less on the last turn than on the first. */
  readonly haste: number;
  /** How strongly places attract, and how strongly enemies do. */
  readonly drive: number;
  readonly hunt: number;
  /** From how many hexes away enemies attract at all. */
  readonly sight: number;
  /** The places of the first, second and third kind (see lore). */
  readonly first: number;
  readonly second: number;
  readonly third: number;
  /** The same for the flying column, whose task they are. */
  readonly column: number;
  /** How much of a place's call is heard before its time. */
  readonly waiting: number;
  /** By how much more the far bank calls whoever keeps his Parent Unit waiting. */
  readonly straggler: number;
  /** What fighting from a place brings, and firing from it. */
  readonly contact: number;
  readonly shots: number;
  /** Points for each friend around, and for having none. */
  readonly support: number;
  readonly lonely: number;
  /** Points against each friend too many around, far from the enemy: crowds stand in each other's way. */
  readonly room: number;
  /** Points that a move must bring more than standing still. */
  readonly inertia: number;
  /** Guns: their targets, their fear of being reached, the call of places. */
  readonly gunShots: number;
  readonly gunFear: number;
  readonly gunDrive: number;
  /** What enemies who could come for a gun hurt, and what shielding one is worth. */
  readonly gunRisk: number;
  readonly guard: number;
  /** What every hex farther from the enemy is worth to a gun, up to so many hexes: the dearer the gun, the more. */
  readonly refuge: number;
  readonly refugeAt: number;
  /** What places count for that score only together, to whoever wants all of them and to who spoils the set. */
  readonly sets: number;
  /** How strongly the way out calls whoever is to leave in his turn. */
  readonly leave: number;
  /** What changes in the second half of a battle (see battle-mind). */
  readonly laterLoss: number;
  readonly laterDrive: number;
  readonly laterHunt: number;
  /** What is left of danger in the last player-turn, after which nobody comes any more. */
  readonly lastExposure: number;
  /** Points against stepping over the line that calls the enemy's reserves (B17.21). */
  readonly tripwire: number;
  /** What standing in a place of a set is worth in the last two turns, in percent of what it is worth before. */
  readonly garrison: number;
  /** Points for a certain victory when a whole position is judged: its chance is smooth in the margin. */
  readonly verdict: number;
};

/** The weights of both seats of every battle. */
export type WeightTable = Readonly<
  Record<"alma" | "balaclava" | "other", { readonly allied: Weights; readonly russian: Weights }>
>;

const plain: Weights = {
  optimism: 60,
  ownLoss: 90,
  exposure: 70,
  fire: 100,
  threat: 100,
  haste: 0,
  drive: 100,
  hunt: 100,
  sight: 40,
  first: 100,
  second: 100,
  third: 0,
  column: 0,
  waiting: 33,
  straggler: 0,
  contact: 100,
  shots: 100,
  support: 3,
  lonely: 6,
  room: 0,
  inertia: 4,
  gunShots: 100,
  gunFear: 70,
  gunDrive: 50,
  gunRisk: 0,
  guard: 0,
  refuge: 0,
  refugeAt: 8,
  sets: 0,
  leave: 0,
  laterLoss: 100,
  lastExposure: 100,
  laterDrive: 100,
  laterHunt: 100,
  tripwire: 0,
  garrison: 100,
  verdict: 0,
};

/** The weights of the first edition. */
export const formerWeights: WeightTable = {
  alma: {
    allied: {
      ...plain,
      optimism: 66,
      ownLoss: 69,
      exposure: 16,
      fire: 230,
      threat: 85,
      haste: 20,
      drive: 158,
      hunt: 122,
      sight: 9,
      first: 119,
      second: 97,
      third: 195,
      column: 151,
      waiting: 26,
      straggler: 100,
      contact: 291,
      shots: 132,
      support: 0,
      lonely: 4,
      room: 12,
      inertia: 4,
      gunShots: 86,
      gunFear: 60,
      gunDrive: 90,
      gunRisk: 16,
      guard: 9,
    },
    russian: plain,
  },
  balaclava: {
    allied: {
      ...plain,
      optimism: 61,
      ownLoss: 80,
      exposure: 65,
      fire: 48,
      threat: 155,
      haste: 3,
      drive: 51,
      hunt: 124,
      sight: 57,
      first: 96,
      second: 76,
      contact: 161,
      shots: 87,
      support: 10,
      lonely: 15,
      room: 4,
      inertia: 4,
      gunShots: 80,
      gunFear: 51,
      gunDrive: 39,
      gunRisk: 120,
      guard: 18,
    },
    russian: {
      ...plain,
      optimism: 40,
      ownLoss: 100,
      exposure: 30,
      fire: 50,
      threat: 69,
      haste: 2,
      drive: 24,
      hunt: 353,
      sight: 39,
      first: 98,
      second: 61,
      third: 2,
      contact: 183,
      shots: 83,
      support: 5,
      lonely: 5,
      room: 2,
      inertia: 5,
      gunShots: 54,
      gunFear: 52,
      gunDrive: 47,
      gunRisk: 48,
      guard: 22,
    },
  },
  other: { allied: plain, russian: plain },
};

// What the second edition minds besides: punished steps, sets at the end, and the chance of the verdict.
const later = { tripwire: 1500, garrison: 300, verdict: 1500, lastExposure: 0 } as const;

/** The weights in use. */
export const weights: WeightTable = {
  alma: {
    allied: { ...formerWeights.alma.allied, ...later },
    russian: { ...formerWeights.alma.russian, ...later, leave: 85, laterDrive: 140, laterHunt: 170, laterLoss: 65 },
  },
  balaclava: {
    allied: { ...formerWeights.balaclava.allied, ...later, sets: 100, refuge: 200 },
    russian: { ...formerWeights.balaclava.russian, ...later, sets: 100, refuge: 1000 },
  },
  other: formerWeights.other,
};
