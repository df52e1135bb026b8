import { isProblems, type LogEntry } from "@redoubt/engine";
import { openGame } from "@redoubt/protocol";
import { TUTOR } from "../guide/tutor.ts";
import { PERSON } from "../session/state.ts";
import { type Bout, noteAccepted, takeUp, walkerOf } from "./bout.ts";
import { isSelection } from "./selection.ts";

/** The game as it stood after so many answers: its log played again that far. The same dice fall again after that. */
export function rewound(bout: Bout, entries: number): Bout {
  const file = bout.record.file();
  const hashes = file.hashes?.slice(0, entries + 1) ?? null;
  // A branch that goes back before it began has fewer answers of the game that it left.
  const branch = bout.branch && { ...bout.branch, after: Math.min(bout.branch.after, entries) };
  const cut = { ...file, entries: file.entries.slice(0, entries), hashes, ...(branch && { branch }) };
  const opened = openGame(bout.system, cut);
  if (isProblems(opened)) throw new Error(opened.map(({ where, what }) => `${where}: ${what}`).join("; "));
  const { players, isPractice, helped } = bout;
  return Object.assign(takeUp(bout.system, opened.value.game, bout.dice), { players, isPractice, helped, branch });
}

/** Whether a person may take back more than the rules of play allow: only one who plays alone against the computer. */
export function mayPractise({ game, players, readOnly }: Bout, seat: number): boolean {
  if (readOnly !== null || players[seat] !== PERSON || game.length() === 0) return false;
  return players.every((player, other) => other === seat || (player !== PERSON && player !== TUTOR));
}

/**
 * After how many answers that person would decide again, if dice and what the other side did since were taken back: before
 * the last thing they did, and before they took a unit in hand for it. Null where they did nothing yet.
 */
export function practiceStart(bout: Bout, seat: number): number | null {
  const { system, game } = bout;
  const { entries } = game.log();
  const isOwn = (entry: LogEntry | undefined): boolean => entry?.seat === system.seats[seat];
  const last = mayPractise(bout, seat) ? entries.findLastIndex(isOwn) : -1;
  if (last < 1 || !isOwn(entries[last - 1])) return last < 0 ? null : last;
  const walker = walkerOf(bout);
  walker.to(last - 1);
  return isSelection(system, walker.game().play(), seat, entries[last - 1].answer) ? last - 1 : last;
}

/** The same game after so many answers, marked as practice. */
export const practised = (bout: Bout, entries: number): Bout =>
  Object.assign(rewound(bout, entries), { isPractice: true });

/**
 * The game after what another page has played in it: `tail` is its log from the answer `from` on. Null where that does not
 * fit on to this game; then the whole of it is needed.
 */
export function followed(bout: Bout, from: number, tail: readonly string[]): Bout | null {
  // The tail comes from another page of the same site, by way of the browser itself.
  const played = tail.map((text) => JSON.parse(text) as LogEntry);
  const { entries } = bout.game.log();
  if (from > entries.length || bout.readOnly !== null) return null;
  const known = entries.slice(from);
  const differs = known.findIndex((entry, i) => JSON.stringify(entry) !== tail[i]);
  const shared = differs < 0 ? known.length : differs;
  const now = differs < 0 ? bout : rewound(bout, from + shared);
  for (const { seat: name, answer, state } of played.slice(shared)) {
    const seat = now.system.seats.indexOf(name);
    const outcome = now.game.apply(seat, now.game.decision(seat), answer);
    if (outcome.kind !== "accepted" || now.game.last()?.state !== state) return null;
    noteAccepted(now);
  }
  return now;
}
