import {
  type AnySystem,
  beginGame,
  faultAt,
  fullOptions,
  type Game,
  isProblems,
  type Outcome,
  type Problem,
  type ReplayFault,
  replay,
  type Secret,
  type Setup,
} from "@redoubt/engine";
import type { Position } from "@redoubt/mechanics";
import { commitmentFor, commitmentOf, plainCommitmentOf } from "./commitment.ts";
import { type DiceProof, diceAfter, type GameDice, gameDice, provenDice } from "./dice.ts";
import type { GameFile } from "./game-file.ts";
import { positionOptions } from "./position-options.ts";
import { type Read, read, unread, unreadAll } from "./read.ts";
import { recordOf } from "./record.ts";

/** A game and the dice it rolls. */
export interface Opened {
  readonly game: Game;
  readonly dice: GameDice;
}

/** Begins a game of a scenario with its dice from a secret, after those that fell before it was taken up here. */
export function openScenario(
  system: AnySystem,
  scenario: string,
  chosen: Readonly<Record<string, string>>,
  secret: Secret,
  given: readonly number[] = [],
): Read<Opened> {
  if (!system.scenarios.some(({ id }) => id === scenario)) {
    const known = system.scenarios.map(({ id }) => id).join(", ") || "none";
    return unread({ where: "scenario", what: `"${scenario}" is no scenario of ${system.title}; known are ${known}` });
  }
  const options = fullOptions(system.options, chosen);
  if (isProblems(options)) return unreadAll(options);
  const dice = gameDice(given, secret);
  const setup: Setup = given.length === 0 ? { scenario, options } : { scenario, options, given };
  const game = beginGame(system, setup, dice, { commitment: commitmentFor(system, setup, secret) });
  return isProblems(game) ? unreadAll(game) : read({ game, dice });
}

/**
 * Begins a game from a position and gives the answers of its script. During the script only the dice of the position
 * count: too few, or some left over, is a problem. Without a script they wait for the answers to come; after them, dice
 * come from the secret if there is one.
 */
export function openPosition(system: AnySystem, position: Position, secret: Secret | null): Read<Opened> {
  const options = fullOptions(system.options, positionOptions(position, system.options));
  if (isProblems(options)) return unreadAll(options);
  const { script = [], ...rest } = position;
  // A log replays its entries: the script has become entries then and must not be applied a second time.
  const setup: Setup = { scenario: position.scenario, options, position: rest };
  const faces = position.dice ?? [];
  const dice = gatedDice(gameDice(faces, secret), script.length > 0 || faces.length > 0);
  const commitment = secret === null ? null : commitmentFor(system, setup, secret);
  const game = beginGame(system, setup, dice, { commitment });
  if (isProblems(game)) return unreadAll(game);
  const missing = missingDice(game, dice, faces, "at the start");
  if (missing !== null) return unread(missing);
  for (const [i, line] of script.entries()) {
    const problem = applyLine(game, line, `script[${i}]`) ?? missingDice(game, dice, faces, `after script[${i}]`);
    if (problem !== null) return unread(problem);
  }
  const left = dice.left().length;
  if (script.length > 0 && left > 0) {
    const where = `dice[${faces.length - left}]`;
    return unread({ where, what: `too many dice: the script uses ${faces.length - left} of ${faces.length}` });
  }
  dice.open();
  return read({ game, dice });
}

/** Dice of which the secret's are kept back until `open` is called, where the given ones must suffice. */
function gatedDice(dice: GameDice, isGated: boolean): GameDice & { readonly open: () => void } {
  let isClosed = isGated;
  return {
    left: dice.left,
    wrong: dice.wrong,
    open() {
      isClosed = false;
    },
    roll: (wanted) => (isClosed && dice.left().length === 0 ? null : dice.roll(wanted)),
  };
}

function missingDice(game: Game, dice: GameDice, faces: readonly number[], when: string): Problem | null {
  const wrong = dice.wrong();
  if (wrong !== null) return { where: `dice[${wrong.index}]`, what: wrong.what };
  const pending = game.pending();
  if (pending.kind !== "roll") return null;
  const given = faces.length === 1 ? "1 die is given" : `${faces.length} dice are given`;
  return {
    where: `dice[${faces.length - dice.left().length}]`,
    what: `too few dice: ${given}, more are needed ${when} for ${pending.purpose} (rule ${pending.rule})`,
  };
}

function applyLine(game: Game, line: string, where: string): Problem | null {
  const pending = game.pending();
  if (pending.kind !== "decide") return { where, what: `"${line}" answers nothing: the game is already over` };
  const { seat: named, answer } = seatAndAnswer(game, line);
  const { decisions } = pending;
  // Where several seats are asked at once, an answer that names none is of the first one that may give it.
  const able = decisions.find(({ seat }) => game.why(seat, answer) === null) ?? decisions[0];
  const seat = named ?? able.seat;
  const outcome = game.apply(seat, game.decision(seat), answer);
  return outcome.kind === "accepted" ? null : { where, what: `"${line}" ${refusalText(game.system, outcome)}` };
}

/** Reads "SEAT: answer", or a plain answer of whoever is asked. */
export function seatAndAnswer(game: Game, line: string): { readonly seat: number | null; readonly answer: string } {
  const match = /^\s*([^\s:]+):\s+(.*)$/s.exec(line);
  const seat = match === null ? -1 : game.system.seats.indexOf(match[1]);
  return match === null || seat < 0 ? { seat: null, answer: line } : { seat, answer: match[2] };
}

/** Why an answer was not accepted, to be read after the answer itself. */
export function refusalText(system: AnySystem, outcome: Exclude<Outcome, { readonly kind: "accepted" }>): string {
  if (outcome.kind === "misused") return `cannot be taken: ${outcome.misuse.what}`;
  const { rule } = outcome.refusal;
  return `is forbidden by rule ${rule} (${system.rules[rule]?.title ?? "unknown"}): ${outcome.sentence}`;
}

/** A game that was opened from its file. */
export interface Reopened extends Opened {
  readonly proof: DiceProof;
}

/** Plays a game file up to where it stands, checking every answer, every die and every hash. */
export function openGame(
  system: AnySystem,
  file: GameFile,
  progress: (done: number) => boolean = () => true,
): Read<Reopened> {
  const { header } = file;
  if (header.system !== system.id) {
    return unread({ where: "header.system", what: `this is a game of "${header.system}", not of "${system.id}"` });
  }
  if (header.version !== system.version) {
    const what = `this game was made with version ${header.version} of ${system.title}; this Redoubt plays version ${system.version}`;
    return unread({ where: "header.version", what: `${what}. Open it with the Redoubt that made it` });
  }
  const secret = file.dice?.kind === "seeded" ? file.dice.secret : null;
  if (secret !== null && header.commitment !== committed(file, secret)) {
    const what = "header.commitment is not the fingerprint of this secret and this header";
    return unread({ where: "dice.secret", what });
  }
  const dice = diceAfter(file, file.dice);
  const proven = provenDice(file, secret);
  const replayed = replay(system, { ...file, header: boundHeader(file, secret) }, dice, { progress, proof: proven });
  const result = isProblems(replayed) ? replayed : (wrongHash(replayed, file) ?? replayed);
  if (!isProblems(result)) return read({ game: result, dice, proof: proven.proof() });
  const [{ entry, where, what }] = result;
  const which = entry === 0 ? "" : `entry ${entry} of ${file.entries.length}, `;
  return unread({ where, what: `${which}${what}. The file was edited or damaged from here on` });
}

/** The commitment that the file should hold: that of the first format bound the secret alone. */
const committed = ({ header, hashes }: GameFile, secret: Secret): string =>
  hashes === null ? plainCommitmentOf(secret) : commitmentOf(secret, header);

/** A game of the first format goes on under a commitment that binds its header too. */
const boundHeader = ({ header, hashes }: GameFile, secret: Secret | null): GameFile["header"] =>
  hashes === null && secret !== null ? { ...header, commitment: commitmentOf(secret, header) } : header;

/** The first hash of the file that the game does not lead to. */
function wrongHash(game: Game, { hashes, dice }: GameFile): readonly [ReplayFault] | null {
  if (hashes === null) return null;
  // Whose secret is not known cannot have its seals checked: they hold until it is told.
  if (dice === undefined && game.system.hides) return null;
  const due = recordOf(game, dice).file().hashes ?? [];
  const entry = due.findIndex((hash, i) => hash !== hashes[i]);
  return entry < 0 ? null : [faultAt(entry, `the hash is ${due[entry]}, not ${hashes[entry]}`)];
}
