/** The files that the address of a game may ask for, besides those of every page. */
export interface AskedFiles {
  readonly table: readonly string[];
  readonly worker: string;
  /** What reads the file of a game. */
  readonly files: readonly string[];
  /** By system, and by the system and the scenario. */
  readonly systems: Readonly<Record<string, readonly string[]>>;
  readonly grounds: Readonly<Record<string, readonly string[]>>;
  /** The drawn maps, by the system and the scenario. */
  readonly maps: Readonly<Record<string, readonly string[]>>;
}
