import type { LogEntry, LoggedRoll, LogHeader, Secret } from "@redoubt/engine";

/** Where the dice of a game come from once those of its position are used up. */
export type DiceOrigin = { readonly kind: "seeded"; readonly secret: Secret } | { readonly kind: "given" };

/** The format of a game file; a new one gets a new name. */
export const fileFormat = "redoubt-game/2";

/** An entry as a file holds it: the state it led to is proved by its hash. */
export type FileEntry = Omit<LogEntry, "state">;

/** Where a branch left another game: its first answers and their dice are of that game, and dice of its own fall after them. */
export interface BranchOrigin {
  readonly after: number;
  readonly name: string;
  /** The game that it left, as the browser that made it knows that game. */
  readonly of?: string;
}

/** A game as it is kept in a file: its log and, where nothing has to be kept from the players, the origin of its dice. */
export interface GameFile {
  readonly header: LogHeader;
  readonly opening: { readonly rolls: readonly LoggedRoll[] };
  readonly entries: readonly FileEntry[];
  /** The chain: the hash of the opening, then one for each entry. Null in files of the first format, which had none. */
  readonly hashes: readonly string[] | null;
  /** Missing in the log of a game whose secret is somebody else's: it can be looked at, not played on. */
  readonly dice?: DiceOrigin;
  /**
   * Who of the computer's players plays a seat, by the name of the seat: a level and, unless it is the steady one, a
   * temperament ("regular:bold"). A seat that is not named is a person's.
   */
  readonly opponents?: Readonly<Record<string, string>>;
  /** Set where the game was begun from a moment of another one. */
  readonly branch?: BranchOrigin;
  /** After how many answers somebody asked the staff or the chances while the game went on; missing where nobody did. */
  readonly helped?: readonly number[];
  /** Set once a person has taken an answer back past dice: such a game was practice and counts in no statistics. */
  readonly practice?: true;
}

/** A game in the shape that its text has, in this format or the first. */
export interface WrittenGame extends Pick<GameFile, "dice" | "opponents" | "branch" | "helped" | "practice"> {
  readonly header: LogHeader & { readonly format: string };
  readonly opening: { readonly rolls: readonly LoggedRoll[]; readonly hash: string };
  readonly entries: readonly (FileEntry & { readonly hash: string })[];
}

/** The game of a text: the format is left behind, the hashes are gathered. */
export function gameFrom({ header: { format, ...header }, opening, entries, ...besides }: WrittenGame): GameFile {
  const hashes = format === fileFormat ? [opening.hash, ...entries.map((entry) => entry.hash)] : null;
  const plain = entries.map(({ hash: _, ...entry }): FileEntry => entry);
  return { header, opening: { rolls: opening.rolls }, entries: plain, hashes, ...besides };
}

/** The game in a text that `gameFileText` has just written on the same machine: nothing of its shape is checked again. */
export function ownGame(text: string): GameFile {
  // Whoever has no such text uses `readGameFile`.
  return gameFrom(JSON.parse(text) as WrittenGame);
}

/** An entry as one line of a file. */
export const entryText = ({ seat, answer, rolls, secret, lane }: FileEntry, hash: string): string =>
  JSON.stringify({ seat, answer, rolls, secret, lane, hash });

/** The text of a game file: one line for each entry, so that a glance or a diff shows what was played. */
export function gameFileText(file: GameFile): string {
  const { header: head, opening, entries, hashes } = file;
  if (hashes === null) throw new RangeError("a game of the first format is written down anew, not as it was");
  const rows = entries.map((entry, i) => `    ${entryText(entry, hashes[i + 1])}`).join(",\n");
  const lines = [
    `  "header": ${JSON.stringify({ format: fileFormat, ...head })}`,
    ...(file.dice === undefined ? [] : [`  "dice": ${JSON.stringify(file.dice)}`]),
    ...(file.opponents === undefined ? [] : [`  "opponents": ${JSON.stringify(file.opponents)}`]),
    ...(file.branch === undefined ? [] : [`  "branch": ${JSON.stringify(file.branch)}`]),
    ...(file.helped === undefined ? [] : [`  "helped": ${JSON.stringify(file.helped)}`]),
    ...(file.practice === undefined ? [] : [`  "practice": ${file.practice}`]),
    `  "opening": ${JSON.stringify({ rolls: opening.rolls, hash: hashes[0] })}`,
    `  "entries": [${rows === "" ? "" : `\n${rows}\n  `}]`,
  ];
  return `{\n${lines.join(",\n")}\n}\n`;
}
