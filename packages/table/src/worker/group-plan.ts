/** Units that are to go together: each to its own hex, the same way as the one that leads them. */
export interface GroupAsk {
  readonly seat: number;
  /** The one that leads first. */
  readonly units: readonly string[];
  /** Where the first of them is to go. */
  readonly to: string;
}

/** What one unit of a group would do. */
export interface GroupMove {
  readonly unit: string;
  readonly from: string;
  /** Where it stops; where it stands if it does not go. */
  readonly to: string;
  /** The place that it would keep beside the others; null where that is off the map. */
  readonly want: string | null;
  /** From where it stands to where it stops. */
  readonly path: readonly string[];
  /** What its way costs, in words; "" where the system tells nothing of it. */
  readonly cost: string;
  /** How many hexes it stops before the place that it would keep beside the others; 0 where it gets there. */
  readonly short: number;
  /** How many enemies may fire at it on its way. */
  readonly fire: number;
  /** Why it stays, where more than the rules of its way is against it: dice would fall, or somebody else would be asked. */
  readonly against: "dice" | "other" | null;
  /** What is answered for it, in order; nothing where it stays, or goes along with another. */
  readonly answers: readonly string[];
}

/** The moves of a group in the order in which they are made: a list of ordinary answers, none of which throws dice. */
export interface GroupPlan {
  readonly to: string;
  readonly moves: readonly GroupMove[];
}
