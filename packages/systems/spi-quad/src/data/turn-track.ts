/** The turn record track of a battle: one box per Game-Turn with what is printed in it. */
export interface TurnTrack {
  readonly firstPlayer: "allied" | "russian";
  readonly boxes: readonly { readonly turn: number; readonly printed: string }[];
}

/** A22.3, A22.4: the track of Alma, twelve boxes without remarks. Given. */
export const almaTurnTrack = {
  firstPlayer: "allied",
  boxes: [
    { turn:  1, printed: "" },
    { turn:  2, printed: "" },
    { turn:  3, printed: "" },
    { turn:  4, printed: "" },
    { turn:  5, printed: "" },
    { turn:  6, printed: "" },
    { turn:  7, printed: "" },
    { turn:  8, printed: "" },
    { turn:  9, printed: "" },
    { turn: 10, printed: "" },
    { turn: 11, printed: "" },
    { turn: 12, printed: "" },
  ],
} as const satisfies TurnTrack;

/** B16.31, B16.32: the track of Balaclava, with its reminders of reinforcements. Given. */
export const balaclavaTurnTrack = {
  firstPlayer: "russian",
  boxes: [
    { turn:  1, printed: "" },
    { turn:  2, printed: "" },
    { turn:  3, printed: "Rnf: Fr" },
    { turn:  4, printed: "Rnf: Br" },
    { turn:  5, printed: "Rnf: Br" },
    { turn:  6, printed: "" },
    { turn:  7, printed: "" },
    { turn:  8, printed: "" },
    { turn:  9, printed: "" },
    { turn: 10, printed: "" },
    { turn: 11, printed: "" },
    { turn: 12, printed: "" },
  ],
} as const satisfies TurnTrack;
