/**
 * What a seat makes of what it sees, one column for each seat of each battle: percentages of what the looks compute,
 * and points where the comment says so. Which were found by seeded self-play and which by hand: docs/ai.md.
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
};

/** The weights in use. */
export const weights: WeightTable = {
  alma: {
    allied: {
      optimism: 71,
      ownLoss: 66,
      exposure: 16,
      fire: 251,
      threat: 100,
      haste: 17,
      drive: 147,
      hunt: 154,
      sight: 12,
      first: 101,
      second: 77,
      third: 248,
      column: 139,
      waiting: 24,
      straggler: 112,
      contact: 225,
      shots: 139,
      support: 1,
      lonely: 5,
      room: 13,
      inertia: 3,
      gunShots: 91,
      gunFear: 47,
      gunDrive: 66,
    },
    russian: plain,
  },
  balaclava: {
    allied: {
      ...plain,
      optimism: 74,
      ownLoss: 89,
      exposure: 81,
      fire: 73,
      threat: 129,
      drive: 60,
      hunt: 95,
      sight: 53,
      first: 121,
      second: 98,
      contact: 122,
      shots: 84,
      support: 4,
      lonely: 9,
      room: 2,
      gunShots: 121,
      gunFear: 61,
      gunDrive: 47,
    },
    russian: {
      ...plain,
      optimism: 31,
      ownLoss: 82,
      exposure: 62,
      fire: 75,
      threat: 121,
      drive: 28,
      hunt: 245,
      sight: 70,
      second: 126,
      contact: 142,
      shots: 77,
      room: 2,
      inertia: 3,
      gunShots: 92,
      gunFear: 74,
      gunDrive: 53,
    },
  },
  other: { allied: plain, russian: plain },
};
