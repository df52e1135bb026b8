/** How much time a side has, in milliseconds: a bank, what each of its turns gives back, and the most it may hold. */
export interface ClockTerms {
  readonly pace: "live" | "correspondence";
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

const HOUR = 3_600_000;

/** What a live game is played on by once both sides agree to go on by correspondence. */
export const BY_CORRESPONDENCE: ClockTerms = {
  pace: "correspondence",
  bank: 72 * HOUR,
  increment: 12 * HOUR,
  cap: 120 * HOUR,
};

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
export const offerKinds = ["undo", "phase", "draw", "capitulation", "time", "correspondence"] as const;
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

/** How a question is answered while one is away: not at all, by doing nothing, or as the computer would. */
export const standingWays = ["ask", "decline", "staff"] as const;
export type StandingWay = (typeof standingWays)[number];

/** What a seat has ordered to be answered for it while the other side acts, and when it wants to be asked after all. */
export interface StandingOrders {
  readonly isOn: boolean;
  /** The way for questions that have none of their own. */
  readonly otherwise: StandingWay;
  /** Ways by the kind of the question. */
  readonly kinds: Readonly<Record<string, StandingWay>>;
  readonly stops: {
    /** When any of one's own units is worse off. */
    readonly harmed: boolean;
    /** When one of these units is worse off, or something happens in one of these hexes. */
    readonly units: readonly string[];
    readonly hexes: readonly string[];
    /** From this turn on; null for no such bound. */
    readonly turn: number | null;
  };
}

/** The standing orders of a seat, as it alone is told of them. */
export interface StandingTold {
  readonly orders: StandingOrders | null;
  /** How many answers they have given. */
  readonly given: number;
  /** Why they give none now though they are on; empty where they would. */
  readonly stopped: string;
  /** The kinds of questions that this seat was asked while the other side acted, each with the words of the last one. */
  readonly met: readonly { readonly kind: string; readonly prompt: string }[];
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
  /** Why it cannot go on under the rules that are here; empty where it can. */
  readonly kept: string;
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
  /** When it ended. */
  readonly finishedAt: number | null;
  /** How many answers it had when it was brought here from a file; 0 for a game that was begun here. */
  readonly brought: number;
  /** Whether the rules and data that are here lead through it. */
  readonly release: ReleaseTold;
}

/** What a game is played under, and what is here now. */
export interface ReleaseTold {
  /** The version of the rules here; empty where the system is not here. */
  readonly here: string;
  /** The fingerprint of the map, the forces and the charts that it was begun with, and of those here; empty where unknown. */
  readonly data: string;
  readonly dataHere: string;
}

/** How a game that is over went. */
export interface GameResult {
  readonly verdict: string;
  /** Played out on the map, or ended otherwise. */
  readonly how: "played" | "draw" | "capitulation" | "time";
  /** The seat that won; null for a draw. */
  readonly winner: string | null;
  /** The seats that the computer took over, out of time, and from which turn on. */
  readonly relieved: readonly { readonly seat: string; readonly turn: number }[];
  /** The clock that it was played by at the end; null where nobody was pressed for time. */
  readonly clock: ClockTerms | null;
  readonly begunAt: number;
  readonly finishedAt: number;
  readonly answers: number;
  readonly brought: number;
  readonly rolls: number;
  readonly seats: readonly {
    readonly seat: string;
    readonly answers: number;
    readonly takenBack: number;
    readonly byOrders: number;
    /** Milliseconds that it was asked. */
    readonly used: number;
  }[];
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
  /** When the other players said something to it, of what was said last. */
  readonly saidAt: readonly number[];
  readonly clock: ClockTold | null;
}

/** What an account has played of a system. */
export interface AccountStatistics {
  readonly system: string;
  readonly going: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** An account, as its owner is told of it. */
export interface AccountTold {
  readonly name: string;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly channels: readonly { readonly id: string; readonly kind: string }[];
  readonly statistics: readonly AccountStatistics[];
}
