/** A computer player as people choose it. */
export interface OpponentCard {
  readonly id: "recruit" | "regular" | "veteran" | "marshal" | "plain" | "random";
  readonly name: string;
  readonly note: string;
}

/** The computer's players, the weakest first. */
export const opponents: readonly OpponentCard[] = [
  { id: "recruit", name: "Recruit", note: "Knows the rules and what matters, and often misjudges." },
  { id: "regular", name: "Regular", note: "Judges well, answers at once, seldom slips." },
  { id: "veteran", name: "Veteran", note: "Never slips, and plays its plans out in its head before it moves." },
  {
    id: "marshal",
    name: "Marshal",
    note: "Takes up to five seconds a turn and every core there is to find something better.",
  },
  { id: "random", name: "Recruit without orders (random)", note: "Answers by lot. For trying the table out." },
];

/** Who plays a system that brings no mind of its own for the levels. */
export const plainOpponent: OpponentCard = {
  id: "plain",
  name: "Plain opponent",
  note: "Tries its orders out, has no plan.",
};
