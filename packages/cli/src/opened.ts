import { type Game, isProblems, type Secret, secretOfSeed, whyNotSecret } from "@redoubt/engine";
import type { AnyWargame, Position } from "@redoubt/mechanics";
import {
  type DiceOrigin,
  type GameFile,
  gameFileText,
  kindOfFile,
  openGame,
  openPosition,
  type Read,
  readGameValue,
  readJson,
  readPositionValue,
  recordOf,
} from "@redoubt/protocol";
import { type Asked, asItStands, asNamed, heldOpen } from "./asked.ts";
import { type Call, numberFlag } from "./command.ts";
import { problemsComplaint, unknownComplaint, usageComplaint } from "./complaint.ts";
import { readText } from "./files/read.ts";
import { readSave, type SaveFile, writeNew } from "./files/save.ts";

/** A game or position from a file, ready to be looked at or played on. */
export interface Opened {
  readonly path: string;
  readonly system: AnyWargame;
  readonly game: Game;
  readonly origin: DiceOrigin | undefined;
  /** Who plays the seats, and whether it is practice: what a file says beside its log. */
  readonly besides: Besides;
  /** What questions are asked of: where the game stands, or where a position says it stands. */
  readonly asked: Asked;
}

type Besides = Pick<GameFile, "opponents" | "branch" | "helped" | "practice">;

/** A game that can be saved again. */
export interface OpenedGame extends Opened {
  readonly file: SaveFile;
}

/** The system with this id. */
export function systemNamed(registry: readonly AnyWargame[], id: string): AnyWargame {
  const system = registry.find((known) => known.id === id);
  if (system !== undefined) return system;
  throw unknownComplaint(
    "system",
    id,
    registry.map((known) => known.id),
  );
}

function must<T>(path: string, result: Read<T>): T {
  if (!isProblems(result)) return result.value;
  throw problemsComplaint(path, result);
}

/** The system of a game file. */
export function systemOfGame(path: string, file: GameFile, registry: readonly AnyWargame[]): AnyWargame {
  return systemOf(path, "header.system", file.header.system, registry);
}

function systemOf(path: string, where: string, id: string, registry: readonly AnyWargame[]): AnyWargame {
  const system = registry.find((known) => known.id === id);
  if (system !== undefined) return system;
  const known = registry.map((other) => other.id).join(", ") || "none";
  throw problemsComplaint(path, [{ where, what: `"${id}" is no system known here; known are ${known}` }]);
}

function openedGame(path: string, file: GameFile, registry: readonly AnyWargame[]): Opened {
  const system = systemOfGame(path, file, registry);
  const { game } = must(path, openGame(system, file));
  const { dice, opponents, branch, helped, practice } = file;
  const besides = {
    ...(opponents === undefined ? {} : { opponents }),
    ...(branch === undefined ? {} : { branch }),
    ...(helped === undefined ? {} : { helped }),
    ...(practice === undefined ? {} : { practice }),
  };
  return { path, system, game, origin: dice, besides, asked: asItStands(game) };
}

/** A game file as it was read, without playing it. */
export function readGame(path: string, text = readText(path)): GameFile {
  return must(path, readGameValue(must(path, readJson(text))));
}

/** Opens a game file; a position is none. */
export function openGameFile(path: string, registry: readonly AnyWargame[]): OpenedGame {
  const file = readSave(path);
  return { ...openedGame(path, readGame(path, file.text), registry), file };
}

/** A position file as it was read. */
export function readPositionFile(path: string): Position {
  return must(path, readPositionValue(must(path, readJson(readText(path)))));
}

/** Opens a position and gives the answers of its script. */
export function openPositionFile(
  path: string,
  position: Position,
  secret: Secret | null,
  registry: readonly AnyWargame[],
): Opened {
  const system = systemOf(path, "system", position.system, registry);
  const origin: DiceOrigin = secret === null ? { kind: "given" } : { kind: "seeded", secret };
  const isPlayedOn = position.phase === undefined || (position.script ?? []).length > 0;
  const opening = openPosition(system, position, secret);
  // Where nobody can act in the phase that is named, play would go on by dice that nobody gave; and a script may give answers that
  // a game gives by itself, since they are the only ones.
  const isWaiting = isPlayedOn ? position.script !== undefined : position.dice === undefined;
  const held = isProblems(opening) && isWaiting ? heldOpen(system, position) : null;
  if (held !== null) return { path, system, game: held, origin, besides: {}, asked: asItStands(held) };
  const { game } = must(path, opening);
  const asked = isPlayedOn ? asItStands(game) : asNamed(system, position, game);
  return { path, system, game, origin, besides: {}, asked };
}

/** Opens a game or a position, for commands that only look. */
export function openAnyFile(path: string, registry: readonly AnyWargame[]): Opened {
  const value = must(path, readJson(readText(path)));
  if (kindOfFile(value) === "game") return openedGame(path, must(path, readGameValue(value)), registry);
  if (kindOfFile(value) === "position") {
    return openPositionFile(path, must(path, readPositionValue(value)), null, registry);
  }
  throw problemsComplaint(path, [{ where: "the file", what: "this is neither a game nor a position of Redoubt" }]);
}

/** What a file of a game is made from. */
type Written = Pick<Opened, "game" | "origin"> & Partial<Pick<Opened, "besides">>;

function textOf({ game, origin, besides }: Written): string {
  return gameFileText({ ...recordOf(game, origin).file(), ...besides });
}

/** Writes a game back to its file, whose lock the caller holds. */
export function saveGame(opened: OpenedGame): void {
  opened.file.replace(textOf(opened));
}

/** Writes a game to a file of its own. */
export function saveNewGame(opened: Written, path: string): void {
  writeNew(path, textOf(opened));
}

/** The secret that `--seed` or `--secret` names; null where neither is given. */
export function secretFlag(call: Call): Secret | null {
  const secret = call.flag("secret");
  if (secret === undefined) return call.has("seed") ? secretOfSeed(numberFlag(call, "seed", 0)) : null;
  if (call.has("seed")) throw usageComplaint("Give --seed or --secret, not both.");
  const wrong = whyNotSecret(secret);
  if (wrong !== null) throw usageComplaint(`--secret: ${wrong}.`);
  return secret;
}

/** The flags that `secretFlag` reads. */
export const secretFlags = {
  seed: { value: "N", help: "dice from a small number: the same number gives the same dice" },
  secret: { value: "HEX", help: "dice from a secret of 64 hexadecimal digits" },
};

/** The seat that `--seat` names; null where it is not given. */
export function seatFlag(call: Call, system: AnyWargame): number | null {
  const name = call.flag("seat");
  if (name === undefined) return null;
  const seat = system.seats.indexOf(name);
  if (seat < 0) throw unknownComplaint("seat", name, system.seats);
  return seat;
}

/** The seat whose eyes a command uses: the named one, else the one that has to decide; null is a spectator. */
export function viewingSeat(call: Call, { system, game }: Opened): number | null {
  const named = seatFlag(call, system);
  if (named !== null) return named;
  const pending = game.pending();
  return pending.kind === "decide" ? (pending.decisions[0]?.seat ?? null) : null;
}
