import type { DatabaseSync } from "node:sqlite";
import type { Act, Ending, NewGame, Said, SeatChannel, SeatOrders, SeatTaken } from "./contract.ts";
import { GAME_COLUMNS, gameColumns, seatColumns } from "./rows.ts";

/** Something to be written. */
export type Write =
  | { readonly kind: "game"; readonly game: NewGame }
  | { readonly kind: "seat"; readonly game: string; readonly seat: SeatTaken }
  | { readonly kind: "act"; readonly act: Act }
  | { readonly kind: "link"; readonly name: string; readonly hash: string }
  | { readonly kind: "channel"; readonly channel: SeatChannel }
  | { readonly kind: "no-channel"; readonly id: string }
  | { readonly kind: "orders"; readonly game: string; readonly orders: SeatOrders }
  | { readonly kind: "said"; readonly said: Said }
  | { readonly kind: "verdict"; readonly game: string; readonly ending: Ending }
  /** One of the statements of this program about accounts. */
  | { readonly kind: "statement"; readonly sql: string; readonly values: readonly (string | number)[] };

/** Writes in one go, or not at all; tells for each whether it was new. */
export function writerOf(database: DatabaseSync): (writes: readonly Write[]) => readonly boolean[] {
  const insertGame = database.prepare(`INSERT INTO game (${GAME_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)`);
  const insertSeat = database.prepare(
    "INSERT OR IGNORE INTO seat (game, seat, key_hash, share, name, player, at) VALUES (?,?,?,?,?,?,?)",
  );
  const insertAct = database.prepare(
    "INSERT OR IGNORE INTO act (game, number, seat, kind, text, mark, hash, at) VALUES (?,?,?,?,?,?,?,?)",
  );
  const insertLink = database.prepare("INSERT OR IGNORE INTO link (name, hash) VALUES (?,?)");
  const insertChannel = database.prepare("INSERT INTO channel (id, game, seat, channel) VALUES (?,?,?,?)");
  const deleteChannel = database.prepare("DELETE FROM channel WHERE id = ?");
  const putOrders = database.prepare("INSERT OR REPLACE INTO standing (game, seat, orders, since) VALUES (?,?,?,?)");
  const insertSaid = database.prepare("INSERT INTO said (game, seat, text, at) VALUES (?,?,?,?)");
  const setVerdict = database.prepare(
    "UPDATE game SET verdict = ?, finished_at = ?, ended_how = ?, winner = ? WHERE id = ?",
  );

  const changes = (write: Write): number | bigint => {
    switch (write.kind) {
      case "game":
        return insertGame.run(...gameColumns(write.game)).changes;
      case "seat":
        return insertSeat.run(...seatColumns(write.game, write.seat)).changes;
      case "link":
        return insertLink.run(write.name, write.hash).changes;
      case "channel": {
        const { id, game, seat, channel } = write.channel;
        return insertChannel.run(id, game, seat, JSON.stringify(channel)).changes;
      }
      case "no-channel":
        return deleteChannel.run(write.id).changes;
      case "orders": {
        const { seat, orders, since } = write.orders;
        return putOrders.run(write.game, seat, JSON.stringify(orders), since).changes;
      }
      case "said": {
        const { game, seat, text, at } = write.said;
        return insertSaid.run(game, seat, text, at).changes;
      }
      case "act": {
        const { game, number, seat, kind, text, mark, hash, at } = write.act;
        return insertAct.run(game, number, seat, kind, text, mark, hash, at).changes;
      }
      case "verdict": {
        const { verdict, at, how, winner } = write.ending;
        return setVerdict.run(verdict, at, how, winner, write.game).changes;
      }
      case "statement":
        return database.prepare(write.sql).run(...write.values).changes;
    }
  };

  return (writes) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const done = writes.map((write) => changes(write) > 0);
      database.exec("COMMIT");
      return done;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };
}
