import type { LogEntry } from "@redoubt/engine";
import { openGame } from "@redoubt/protocol";
import { type Bout, noteAccepted, takeUp } from "./bout.ts";

/** The game as it stood after so many answers: its log played again that far. The same dice fall again after that. */
export function rewound(bout: Bout, entries: number): Bout {
  const file = bout.record.file();
  const hashes = file.hashes?.slice(0, entries + 1) ?? null;
  const opened = openGame(bout.system, { ...file, entries: file.entries.slice(0, entries), hashes });
  if (!opened.ok) throw new Error(opened.problems.map(({ where, what }) => `${where}: ${what}`).join("; "));
  return Object.assign(takeUp(bout.system, opened.value.game, bout.dice), { players: bout.players });
}

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
