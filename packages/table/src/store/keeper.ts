/** A saved game as it is kept in this browser. */
export interface SaveRecord {
  readonly format: string;
  readonly id: string;
  /** The text of the game file. */
  readonly text: string;
  readonly about: SaveAbout;
  /** Another one with every write, so that a page notices when another page has written; the first saves had none. */
  readonly revision?: string;
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
  /** Whether answers were taken back past dice; the first saves did not know. */
  readonly isPractice?: boolean;
  /** Where it left another game of this browser; missing for games of their own. */
  readonly branch?: { readonly after: number; readonly name: string; readonly of?: string };
}

/** The format of records; a new one gets a new name. */
export const SAVE_FORMAT = "redoubt-save/1";

/** Why nothing can be stored. */
export type StoreTrouble = "full" | "forbidden";

/** A place that keeps records under their ids. */
export interface Keeper {
  readonly list: () => Promise<readonly unknown[]>;
  readonly get: (id: string) => Promise<unknown>;
  /**
   * Writes a record, unless there is one of another revision than the expected: then nothing is written and the answer is
   * false. Looking and writing are one step, which no other page comes in between.
   */
  readonly put: (record: SaveRecord, expected: string | null) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

/** Whether a record may be written over what a store holds. */
export function mayReplace(stored: unknown, expected: string | null): boolean {
  if (typeof stored !== "object" || stored === null) return true;
  const revision: unknown = Reflect.get(stored, "revision") ?? "";
  return revision === expected;
}

/** What kind of trouble an error of a store is. */
export function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED" ? "full" : "forbidden";
}
