import { newGameId } from "../session/app.ts";
import type { Control } from "../session/control.ts";
import { newSecret } from "../session/secret.ts";
import { browserSaves } from "../store/browser.ts";
import { SAVE_FORMAT, type SaveRecord } from "../store/keeper.ts";
import { placeHash } from "../store/link.ts";
import type { Saved, Saves } from "../store/saves.ts";
import type { BranchMade, SeatAnswer } from "../worker/analyst-calls.ts";

/** A branch that is kept beside a game. */
export interface BranchListed {
  readonly id: string;
  readonly name: string;
  readonly after: number;
  /** The turn that it has come to, and how many answers. */
  readonly turn: number;
  readonly entries: number;
  readonly isOver: boolean;
  readonly text: string;
}

/** Where branches are kept: with the saved games, also for a game that a server keeps. */
export const savesFor = ({ app }: Control): Saves => (app.isAfar ? browserSaves(newGameId()) : app.saves);

/** Of all saved games the branches of one, in the order in which they leave it. */
export function branchesOf(game: string, saved: readonly Saved[]): readonly BranchListed[] {
  return saved
    .flatMap((one): readonly BranchListed[] => {
      if (one.kind !== "game" || one.record.about.branch?.of !== game) return [];
      const { id, text, about } = one.record;
      const { branch, turn, entries, isOver } = about;
      return branch === undefined ? [] : [{ id, text, turn, entries, isOver, name: branch.name, after: branch.after }];
    })
    .sort((a, b) => a.after - b.after || a.name.localeCompare(b.name));
}

/** A branch under another name, in the list and in its file; who plays on in it finds the same game. */
export function renamed(record: SaveRecord, name: string): SaveRecord {
  const { about, text } = record;
  if (about.branch === undefined) return record;
  const branch = { ...about.branch, name };
  const title = about.title.replace(/, branch .*$/, `, branch ${name}`);
  // A file has a line for it, which nothing in the game depends on.
  const line = /^( {2}"branch": )\{.*\}(,?)$/m;
  const written = text.replace(line, (_, before: string, after: string) => {
    const told: unknown = JSON.parse(text).branch;
    return `${before}${JSON.stringify({ ...(told as object), name })}${after}`;
  });
  return { ...record, text: written, about: { ...about, title, branch } };
}

/** A name that no branch of the game has yet: A to Z, then with a number. */
export function freeName(names: readonly string[]): string {
  for (let i = 0; ; i++) {
    const letter = String.fromCharCode(65 + (i % 26));
    const name = i < 26 ? letter : `${letter}${Math.floor(i / 26)}`;
    if (!names.some((taken) => taken === name || taken.startsWith(`${name} `))) return name;
  }
}

/** The answers of a branch that are its own plan: those of one seat from where it left the game, up to the first dice. */
export function planIn(text: string, after: number, seats: readonly string[], seat: number): readonly SeatAnswer[] {
  // The text is one that this browser has stored: a page wrote it.
  const { entries } = JSON.parse(text) as {
    readonly entries: readonly { readonly seat: string; readonly answer: string; readonly rolls: readonly unknown[] }[];
  };
  const own = entries.slice(after);
  const other = own.findIndex((entry) => entry.seat !== seats[seat]);
  const before = other < 0 ? own : own.slice(0, other);
  const die = before.findIndex(({ rolls }) => rolls.length > 0);
  return (die < 0 ? before : before.slice(0, die + 1)).map(({ answer }) => ({ seat, answer }));
}

/** What a new branch is made from. */
export interface NewBranch {
  readonly name: string;
  readonly after: number;
  readonly players: readonly string[];
  /** Answers that are given in it at once: a plan of the staff. */
  readonly answers: readonly SeatAnswer[];
}

type MakeBranch = (ask: {
  origin: { after: number; name: string; of?: string };
  secret: string;
  players: readonly string[];
  answers: readonly SeatAnswer[];
}) => Promise<BranchMade>;

/** Makes a branch, stores it beside the game and answers with its address. */
export async function keepBranch(control: Control, branch: NewBranch, make: MakeBranch): Promise<string> {
  const { id: of, game, isGuest } = control.table.get();
  if (game === null) throw new Error("no game is on the table");
  const { name, after, players, answers } = branch;
  // A game that was only shown to us is not stored: a branch of it stands by itself.
  const origin = isGuest ? { after, name } : { after, name, of };
  const made = await make({ origin, secret: newSecret(), players, answers });
  const { facts } = game;
  const id = newGameId();
  const about = {
    title: `${facts.title}, branch ${name}`,
    system: facts.system,
    scenario: facts.scenario,
    players,
    seats: facts.seats,
    turn: made.turn,
    phase: made.phase,
    active: made.active,
    entries: made.entries,
    isOver: made.isOver,
    savedAt: Date.now(),
    branch: origin,
  };
  const record: SaveRecord = { format: SAVE_FORMAT, id, text: made.text, about };
  const trouble = await savesFor(control).put(record);
  if (trouble !== null) throw new Error("this browser does not let us store a branch");
  return placeHash({ page: "game", id, at: null });
}
