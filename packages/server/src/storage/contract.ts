import type { StandingOrders, Terms } from "@redoubt/protocol";
import type { Channel } from "../notices/contract.ts";
import type { AccountStorage } from "./accounts.ts";
import type { Attendance } from "./attendance.ts";
import type { Inventory } from "./inventory.ts";
import type { Warnings } from "./warnings.ts";

/** What was played of a game before it was brought here: its dice in order, and its answers. */
export interface Origin {
  readonly given: readonly number[];
  readonly answers: readonly { readonly seat: string; readonly answer: string }[];
}

/** How a game is begun, before anybody sits down. Nothing of it changes afterwards. */
export interface NewGame {
  readonly id: string;
  readonly system: string;
  /** The version of the system under whose rules it is played. */
  readonly version: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether strangers find it in the list of open tables. */
  readonly isPublic: boolean;
  /** What was agreed besides the rules. */
  readonly terms: Terms;
  /** The server's share of the dice secret: its fingerprint is told at once, the share itself when the game is over. */
  readonly serverShare: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The fingerprint of the map, the forces and the charts that it is played with; empty where it was not written down. */
  readonly data: string;
  /** Null for a game that was begun here. */
  readonly origin: Origin | null;
}

/** Somebody in a seat. */
export interface SeatTaken {
  /** The place of the seat in the system's list. */
  readonly seat: number;
  /** A fingerprint of the key that its owner keeps; the key itself is kept nowhere. */
  readonly keyHash: string;
  /** The owner's share of the dice secret. */
  readonly share: string;
  readonly name: string;
  /** The computer's player that sits there; empty for a person. */
  readonly player: string;
  /** When they sat down, in milliseconds since 1970. */
  readonly at: number;
}

/** A game as it is kept, without what was played. */
export interface StoredGame extends NewGame {
  readonly seats: readonly SeatTaken[];
  /** The end in words, once it is over, and when that was. */
  readonly verdict: string | null;
  readonly finishedAt: number | null;
  readonly how: EndedHow | null;
  /** The seat that won; null for a draw, and while it goes on. */
  readonly winner: number | null;
}

/** How a game ended: on the map, or otherwise. */
export const endedHows = ["played", "draw", "capitulation", "time"] as const;
export type EndedHow = (typeof endedHows)[number];

/** The end of a game. */
export interface Ending {
  readonly verdict: string;
  readonly at: number;
  readonly how: EndedHow;
  readonly winner: number | null;
}

/** What can be put on record in a game. */
export const actKinds = ["answer", "undo", "offer", "agree", "refuse", "withdraw", "claim", "relieve"] as const;
export type ActKind = (typeof actKinds)[number];

/** One thing that somebody did in a game, in the order in which it was accepted. */
export interface Act {
  readonly game: string;
  /** Counted from 1 without a gap. */
  readonly number: number;
  readonly seat: number;
  readonly kind: ActKind;
  readonly text: string;
  /** The doer's own mark for it, by which the same act sent twice is known. */
  readonly mark: string;
  /** The hash of the state that it led to. */
  readonly hash: string;
  readonly at: number;
}

/** Something that was said at a table. */
export interface Said {
  readonly game: string;
  /** The speaker's seat; null for a watcher, whom only watchers hear. */
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

/** How somebody in a seat wants to be called when it is their move. */
export interface SeatChannel {
  readonly id: string;
  readonly game: string;
  readonly seat: number;
  readonly channel: Channel;
}

/** What a seat has ordered to be answered for it while it is away. */
export interface SeatOrders {
  readonly seat: number;
  readonly orders: StandingOrders;
  /** How many answers there were in the game when it did. */
  readonly since: number;
}

/** Whether an act was stored, or somebody else had stored one of its number before. */
export type Stored = "stored" | "behind";

/** The storage cannot take anything now: its disk is full, it may not be written to, or it cannot be reached. */
export class StorageDown extends Error {
  override readonly name = "StorageDown";
}

/** Where games are kept. What it has said to be stored survives the death of the process and of the machine. */
export interface Storage extends AccountStorage, Attendance, Inventory, Warnings {
  /** What to name to people who look for their data. */
  readonly place: string;
  readonly createGame: (game: NewGame) => Promise<void>;
  readonly game: (id: string) => Promise<StoredGame | null>;
  /** The names of all games, the oldest first. */
  readonly gameIds: () => Promise<readonly string[]>;
  /** Throws StorageDown where nothing can be read now. */
  readonly check: () => Promise<void>;
  /** Sits somebody down; false where the seat is taken. */
  readonly takeSeat: (game: string, seat: SeatTaken) => Promise<boolean>;
  /** The acts of a game after one of this number, in order. */
  readonly actsAfter: (game: string, number: number) => Promise<readonly Act[]>;
  readonly append: (act: Act) => Promise<Stored>;
  readonly finish: (game: string, ending: Ending) => Promise<void>;
  readonly say: (said: Said) => Promise<void>;
  /** What was said last at a table, the oldest first. */
  readonly saidAt: (game: string, limit: number) => Promise<readonly Said[]>;
  readonly addChannel: (channel: SeatChannel) => Promise<void>;
  readonly dropChannel: (id: string) => Promise<void>;
  /** How a seat is reached: as was left for it, and as an account that has gathered it wants. */
  readonly channelsOf: (game: string, seat: number) => Promise<readonly SeatChannel[]>;
  /** Keeps the standing orders of a seat, in place of earlier ones. */
  readonly setOrders: (game: string, orders: SeatOrders) => Promise<void>;
  readonly ordersIn: (game: string) => Promise<readonly SeatOrders[]>;
  /** Keeps the long part of an address under a short name, once. */
  readonly keepLink: (name: string, hash: string) => Promise<void>;
  readonly link: (name: string) => Promise<string | null>;
  /** Games that strangers may join or watch and that are not over, the newest first. */
  readonly publicGames: (limit: number) => Promise<readonly StoredGame[]>;
  /** Games that strangers may look at and that are over, the last to end first, from a time back. */
  readonly finishedGames: (before: number, limit: number) => Promise<readonly StoredGame[]>;
  /** The games in which one of these keys has a seat. */
  readonly gamesOf: (keyHashes: readonly string[]) => Promise<readonly StoredGame[]>;
  /** Calls back with the game and the number of each act that another server stored; 0 is somebody sitting down or leaving orders, -1 something said. */
  readonly listen: (heard: (game: string, number: number) => void) => Promise<void>;
  readonly close: () => Promise<void>;
}
