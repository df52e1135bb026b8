/** How much time a side has, in milliseconds: a bank, what each of its turns gives back, and the most it may hold. */
export interface ClockTerms {
  readonly pace: "live" | "correspondence";
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** Who may look on without a seat. */
export const watchings = ["nobody", "link", "everyone"] as const;
export type Watching = (typeof watchings)[number];

/** What the players of a game on a server agree on besides its rules. */
export interface Terms {
  /** Null where nobody is pressed for time. */
  readonly clock: ClockTerms | null;
  readonly watching: Watching;
}

/** What one side may offer to the other. */
export const offerKinds = ["undo", "draw", "capitulation"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** An offer that waits for an answer. */
export interface OfferTold {
  readonly kind: OfferKind;
  /** The seat that made it. */
  readonly by: string;
}

/** The clocks as they stood at a moment. */
export interface ClockTold {
  readonly terms: ClockTerms;
  /** Milliseconds that each seat had left then; below zero it is out of time. */
  readonly left: readonly number[];
  /** The seats whose clocks run. */
  readonly running: readonly string[];
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
}

/** Somebody in a seat, as everybody may know. */
export interface SeatTold {
  readonly seat: string;
  readonly isTaken: boolean;
  readonly name: string;
  /** The computer's player that sits there; empty for a person. */
  readonly player: string;
}

/** All that lies beside the board of a game on a server. */
export interface AffairsTold {
  readonly seats: readonly SeatTold[];
  readonly offer: OfferTold | null;
  readonly clock: ClockTold | null;
  /** How it ended otherwise than by the rules; null while it did not. */
  readonly ended: string | null;
  /** Whether everybody sits. */
  readonly isBegun: boolean;
}

/** What anybody may know of a game on a server. */
export interface GameFacts {
  readonly id: string;
  readonly system: string;
  readonly version: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
  readonly terms: Terms;
  readonly createdAt: number;
  /** The fingerprint of the server's share of the dice secret. */
  readonly fingerprint: string;
  readonly seats: readonly SeatTold[];
  readonly verdict: string | null;
  readonly shares: { readonly server: string; readonly players: readonly string[] } | null;
}

/** A game of one's own, with how it stands. */
export interface OwnGame extends GameFacts {
  /** The seat that the key is for. */
  readonly seat: string;
  /** Whether this seat is to answer. */
  readonly isAsked: boolean;
  /** What is asked of it; empty while it is not. */
  readonly prompt: string;
  readonly turn: number | null;
  /** How many answers it may know of. */
  readonly told: number;
  readonly clock: ClockTold | null;
}
