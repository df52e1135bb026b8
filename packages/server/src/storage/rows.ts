import {
  type Act,
  type ActKind,
  actKinds,
  endedHows,
  type NewGame,
  type Said,
  type SeatChannel,
  type SeatOrders,
  type SeatTaken,
  type StoredGame,
} from "./contract.ts";

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

const isActKind = (kind: string): kind is ActKind => (actKinds as readonly string[]).includes(kind);

/** The columns of a new game in the order of the table. */
export const gameColumns = (game: NewGame): (string | number | null)[] => [
  game.id,
  game.system,
  game.version,
  game.scenario,
  JSON.stringify(game.options),
  game.isPublic ? 1 : 0,
  game.serverShare,
  game.createdAt,
  JSON.stringify(game.terms),
  game.data,
  game.origin === null ? null : JSON.stringify(game.origin),
  game.terms.watching === "everyone" ? 1 : 0,
];

/** The columns of the table of games, in that order. */
export const GAME_COLUMNS =
  "id, system, version, scenario, options, is_public, server_share, created_at, terms, data, origin, watched_by_all";

/** Which games strangers see while they are played, and once they are over. */
export const LISTED = {
  open: "verdict IS NULL AND (is_public = 1 OR watched_by_all = 1)",
  over: "verdict IS NOT NULL AND (is_public = 1 OR watched_by_all = 1)",
} as const;

/** The columns of somebody in a seat, in the order of the table. */
export const seatColumns = (
  game: string,
  { seat, keyHash, share, name, player, at }: SeatTaken,
): (string | number)[] => [game, seat, keyHash, share, name, player, at];

/** A game from its row and those of its seats. */
export function gameFrom(row: Row, seats: readonly Row[]): StoredGame {
  return {
    id: String(row.id),
    system: String(row.system),
    version: String(row.version),
    scenario: String(row.scenario),
    options: JSON.parse(String(row.options)),
    isPublic: Number(row.is_public) === 1,
    terms: JSON.parse(String(row.terms)),
    serverShare: String(row.server_share),
    createdAt: Number(row.created_at),
    data: String(row.data),
    origin: row.origin === null ? null : JSON.parse(String(row.origin)),
    how: endedHows.find((one) => one === row.ended_how) ?? null,
    winner: row.winner === null ? null : Number(row.winner),
    finishedAt: row.finished_at === null ? null : Number(row.finished_at),
    verdict: row.verdict === null ? null : String(row.verdict),
    seats: seats.map(seatFrom),
  };
}

function seatFrom(row: Row): SeatTaken {
  return {
    seat: Number(row.seat),
    keyHash: String(row.key_hash),
    share: String(row.share),
    name: String(row.name),
    player: String(row.player),
    at: Number(row.at),
  };
}

/** Something said, from its row. */
export const saidFrom = (row: Row): Said => ({
  game: String(row.game),
  seat: row.seat === null ? null : Number(row.seat),
  text: String(row.text),
  at: Number(row.at),
});

/** An act from its row. */
export function actFrom(row: Row): Act {
  const kind = String(row.kind);
  if (!isActKind(kind)) throw new Error(`the store holds an act of the unknown kind "${kind}"`);
  return {
    game: String(row.game),
    number: Number(row.number),
    seat: Number(row.seat),
    kind,
    text: String(row.text),
    mark: String(row.mark),
    hash: String(row.hash),
    at: Number(row.at),
  };
}

/** A way to reach a seat, from its row. */
export const channelFrom = (row: Row): SeatChannel => ({
  id: String(row.id),
  game: String(row.game),
  seat: Number(row.seat),
  channel: JSON.parse(String(row.channel)),
});

/** The standing orders of a seat, from their row. */
export const ordersFrom = (row: Row): SeatOrders => ({
  seat: Number(row.seat),
  orders: JSON.parse(String(row.orders)),
  since: Number(row.since),
});

/** The ways to reach a seat: its own, and those of accounts that have gathered it. */
export const CHANNELS_OF_SEAT = `
  SELECT id, game, seat, channel FROM channel WHERE game = ? AND seat = ?
  UNION ALL
  SELECT account_channel.id, account_seat.game, account_seat.seat, account_channel.channel FROM account_channel
  JOIN account_seat ON account_seat.account = account_channel.account
  WHERE account_seat.game = ? AND account_seat.seat = ?
  ORDER BY id`;

/** A statement with its ? numbered, as PostgreSQL wants them. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
}
