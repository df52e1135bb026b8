import { Complaint } from "../complaint.ts";
import { takeLock } from "../files/lock.ts";
import { readText } from "../files/read.ts";
import { readSaveIfAny } from "../files/save.ts";
import type { GameRecord, MatchSpec } from "./game-record.ts";

const matchFormat = "redoubt-match/1";

/** A match as it is kept: what was played, under which version of the rules, and every game. */
export interface MatchFile {
  readonly format: typeof matchFormat;
  readonly version: string;
  readonly spec: MatchSpec;
  readonly games: readonly GameRecord[];
}

function parsed(path: string, text: string): MatchFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Complaint("file", `${path}: this is no JSON: ${error.message}`);
    throw error;
  }
  const isMatch = typeof value === "object" && value !== null && "format" in value && value.format === matchFormat;
  if (!isMatch) throw new Complaint("file", `${path}: this is no match file of Redoubt`, { file: path });
  return value as MatchFile; // Only `redoubt match` writes this format.
}

/** Reads a match file. */
export function readMatch(path: string): MatchFile {
  return parsed(path, readText(path));
}

/** A match that is being played, and the file it is kept in, if any. */
export interface KeptMatch {
  /** The match as it was found. */
  readonly begun: MatchFile;
  readonly save: (games: readonly GameRecord[]) => void;
  /** Lets others have the file. */
  readonly close: () => void;
}

/**
 * The match so far: from the file where it was begun with the same players, battle and rules, else blank. Until it is
 * closed no other command can play into the same file.
 */
export function keepMatch(path: string | undefined, spec: MatchSpec, version: string): KeptMatch {
  const blank: MatchFile = { format: matchFormat, version, spec, games: [] };
  if (path === undefined) return { begun: blank, save() {}, close() {} };
  const lock = takeLock(path, 0);
  try {
    const file = readSaveIfAny(path);
    const begun = file.text === null ? blank : parsed(path, file.text);
    if (JSON.stringify(begun.spec) !== JSON.stringify(spec) || begun.version !== version) {
      throw new Complaint("file", `${path}: holds another match; choose another file or take it away`, { file: path });
    }
    return { begun, save: (games) => file.replace(textOf({ ...begun, games })), close: lock.release };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The match with one game to a line, so that differences can be read. */
function textOf({ format, version, spec, games }: MatchFile): string {
  const lines = [...games].sort((a, b) => a.game - b.game).map((game) => `    ${JSON.stringify(game)}`);
  const head = JSON.stringify({ format, version, spec }, null, 2);
  return `${head.slice(0, -2)},\n  "games": [\n${lines.join(",\n")}\n  ]\n}\n`;
}
