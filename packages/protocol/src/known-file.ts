import { type Game, isKnownOf, type LogHeader } from "@redoubt/engine";
import { firstLink, type Head, isChained, nextLink, type OpenPart, openingHash, type Seals } from "./chain.ts";
import type { DiceOrigin, GameFile } from "./game-file.ts";

/** An entry as a seat may keep it: what it may not read yet is sealed; its hash proves that nothing was changed since. */
export interface KnownFileEntry {
  readonly open: OpenPart;
  /** The answer in clear, where the seat knows it although it is sealed: its own secret ones. */
  readonly answer?: string;
  readonly lane?: true;
  readonly hash: string;
}

/** A game as one seat may keep it while it goes on. Everybody can check its chain; the secret opens its seals. */
export interface KnownFile {
  readonly header: LogHeader;
  readonly opening: { readonly open: OpenPart; readonly hash: string };
  readonly entries: readonly KnownFileEntry[];
}

const sealsOf = (game: Game, dice: DiceOrigin | undefined): Seals => ({
  secret: dice?.kind === "seeded" ? dice.secret : null,
  hides: game.system.hides,
});

/** The game as `seat` may keep it now; null is a spectator. */
export function knownFileOf(game: Game, dice: DiceOrigin | undefined, seat: number | null): KnownFile {
  const { header, opening, entries } = game.log();
  const seals = sealsOf(game, dice);
  const name = seat === null ? null : header.seats[seat];
  const first = firstLink(header, opening, seals);
  const kept: KnownFileEntry[] = [];
  let head: Head = first.head;
  for (const entry of entries) {
    const { hash, open, head: after } = nextLink(head, entry, seals);
    head = after;
    if (!isKnownOf(entry, name)) continue;
    const own = entry.secret === true && entry.seat === name ? { answer: entry.answer } : {};
    kept.push({ open, ...own, ...(entry.lane === true ? { lane: true as const } : {}), hash });
  }
  return { header, opening: { open: first.open, hash: first.hash }, entries: kept };
}

/** The first entry of a kept game whose hash does not follow from what came before (0 is the opening); null if all do. */
export function brokenLink({ header, opening, entries }: KnownFile): number | null {
  if (openingHash(header, opening.open) !== opening.hash) return 0;
  let main = opening.hash;
  let lane: string | null = null;
  for (const [i, { open, hash, lane: isLane }] of entries.entries()) {
    const isJoin = open.heads !== undefined;
    const previous: string = isLane === true && !isJoin ? (lane ?? main) : main;
    if (!isChained(previous, open, hash)) return i + 1;
    if (isLane === true && !isJoin) lane = hash;
    else [main, lane] = [hash, null];
  }
  return null;
}

/**
 * The first entry of what a seat kept that the whole game, once it may be known, does not bear out (0 is the opening);
 * null if the game was played as the seat was told.
 */
export function firstDeparture(known: KnownFile, whole: GameFile, game: Game, seat: number | null): number | null {
  const due = knownFileOf(game, whole.dice, seat);
  if (due.opening.hash !== known.opening.hash) return 0;
  const entry = known.entries.findIndex(({ hash }, i) => due.entries[i]?.hash !== hash);
  return entry < 0 ? null : entry + 1;
}
