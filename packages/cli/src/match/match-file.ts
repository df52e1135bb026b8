import { existsSync } from "node:fs";
import { Complaint } from "../complaint.ts";
import { readText, writeAtomically } from "../files.ts";
import type { GameRecord, MatchSpec } from "./game-record.ts";

const matchFormat = "redoubt-match/1";

/** A match as it is kept: what was played, under which version of the rules, and every game. */
export interface MatchFile {
  readonly format: typeof matchFormat;
  readonly version: string;
  readonly spec: MatchSpec;
  readonly games: readonly GameRecord[];
}

/** A match of no games yet. */
export function blankMatch(spec: MatchSpec, version: string): MatchFile {
  return { format: matchFormat, version, spec, games: [] };
}

/** Reads a match file. */
export function readMatch(path: string): MatchFile {
  let value: unknown;
  try {
    value = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Complaint("file", `${path}: this is no JSON: ${error.message}`);
    throw error;
  }
  const isMatch = typeof value === "object" && value !== null && "format" in value && value.format === matchFormat;
  if (!isMatch) throw new Complaint("file", `${path}: this is no match file of Redoubt`, { file: path });
  return value as MatchFile; // Only `redoubt match` writes this format.
}

/** The match so far: from the file where it was begun with the same players, battle and rules, else blank. */
export function resumedMatch(path: string | undefined, spec: MatchSpec, version: string): MatchFile {
  const blank = blankMatch(spec, version);
  if (path === undefined || !existsSync(path)) return blank;
  const found = readMatch(path);
  const isSame = JSON.stringify(found.spec) === JSON.stringify(spec) && found.version === version;
  if (isSame) return found;
  throw new Complaint("file", `${path}: holds another match; choose another file or take it away`, { file: path });
}

/** Writes the match with one game to a line, so that differences can be read. */
export function saveMatch(path: string, match: MatchFile): void {
  const games = [...match.games].sort((a, b) => a.game - b.game).map((game) => `    ${JSON.stringify(game)}`);
  const head = JSON.stringify({ format: match.format, version: match.version, spec: match.spec }, null, 2);
  writeAtomically(path, `${head.slice(0, -2)},\n  "games": [\n${games.join(",\n")}\n  ]\n}\n`);
}
