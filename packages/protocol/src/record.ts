import type { Game, LogEntry } from "@redoubt/engine";
import { firstLink, type Head, nextLink, type Seals } from "./chain.ts";
import type { DiceOrigin, FileEntry, GameFile } from "./game-file.ts";

/** A game being written down: the hashes of its chain are kept, so that a new answer costs one and no more. */
export interface GameRecord {
  /** The whole game as a file. */
  readonly file: () => GameFile;
  /** The hash after the last answer. */
  readonly hash: () => string;
}

/** Writes a game down. Only what was answered since the last look is worked out anew. */
export function recordOf(game: Game, dice: DiceOrigin | undefined): GameRecord {
  const seals: Seals = { secret: dice?.kind === "seeded" ? dice.secret : null, hides: game.system.hides };
  const { header, opening } = game.log();
  const first = firstLink(header, opening, seals);
  const entries: LogEntry[] = [];
  const hashes: string[] = [first.hash];
  const heads: Head[] = [first.head];

  const catchUp = (): void => {
    const now = game.log().entries;
    let same = Math.min(entries.length, now.length);
    // What was taken back is at the end, or in a lane near it: looking backwards finds it at once.
    while (same > 0 && entries[same - 1] !== now[same - 1]) same--;
    entries.length = same;
    hashes.length = same + 1;
    heads.length = same + 1;
    for (let i = same; i < now.length; i++) {
      const { hash, head } = nextLink(heads[i], now[i], seals);
      entries.push(now[i]);
      hashes.push(hash);
      heads.push(head);
    }
  };
  return {
    hash() {
      catchUp();
      return hashes[hashes.length - 1];
    },
    file() {
      catchUp();
      const plain = entries.map(({ state: _, ...entry }): FileEntry => entry);
      const log = { header, opening: { rolls: opening.rolls }, entries: plain, hashes: [...hashes] };
      return dice === undefined ? log : { ...log, dice };
    },
  };
}
