/** What a sentence of the log is: something came of an action; something worth knowing; play went on to the next thing. */
export type Tone = "result" | "note" | "sequence";

/** A row of a ledger as people read it: what was added to a die, a column or a strength, why, and by which rule. */
export interface LedgerLine {
  readonly value: number;
  readonly note: string;
  readonly rule: string;
}

/** A mark on a track beside the map. */
export interface TrackMark {
  /** Which track: "turn" is what fell in this turn, "answers" how a side answered the other's acts. */
  readonly track: "turn" | "answers";
  /** What kind of mark it is: "marker", "blank"; "none", "instruction", "asked". */
  readonly kind: string;
  readonly text: string;
  /** The nation whose colour it has. */
  readonly nation?: string;
  /** True for what stands on its track alone and not in the log. */
  readonly isQuiet?: true;
}

/** An event as people are told of it: the sentence, and what it is about. Names are those of answers and positions. */
export interface Told {
  readonly text: string;
  readonly tone: Tone;
  readonly units: readonly string[];
  readonly hexes: readonly string[];
  /** The hexes that a unit went through, the first one being where it came from. */
  readonly path?: readonly string[];
  /** How they went that way, where it was no plain move: on after a fight, or back from it. */
  readonly going?: "advance" | "retreat";
  /** The units that are worse off by it. */
  readonly harms?: readonly string[];
  /** The cell of the chart that the dice came to, as the chart prints it. */
  readonly cell?: string;
  readonly ledger?: readonly LedgerLine[];
  readonly mark?: TrackMark;
}
