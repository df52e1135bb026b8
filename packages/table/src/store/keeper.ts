/** A saved game as it is kept in this browser. */
export interface SaveRecord {
  readonly format: string;
  readonly id: string;
  /** The text of the game file. */
  readonly text: string;
  readonly about: SaveAbout;
}

/** What the list of saved games shows without opening them. */
export interface SaveAbout {
  readonly title: string;
  readonly system: string;
  readonly scenario: string | null;
  /** Who plays each seat: "person", or the name of a computer player. */
  readonly players: readonly string[];
  readonly seats: readonly string[];
  readonly turn: number;
  readonly phase: string;
  readonly active: string;
  readonly entries: number;
  readonly isOver: boolean;
  readonly savedAt: number;
}

/** The format of records; a new one gets a new name. */
export const SAVE_FORMAT = "redoubt-save/1";

/** Why nothing can be stored. */
export type StoreTrouble = "full" | "forbidden";

/** A place that keeps records under their ids. */
export interface Keeper {
  readonly list: () => Promise<readonly unknown[]>;
  readonly get: (id: string) => Promise<unknown>;
  readonly put: (record: SaveRecord) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** What kind of trouble an error of a store is. */
export function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "forbidden";
}
