import type { DatabaseSync } from "node:sqlite";
import type { Act, NewGame, SeatTaken } from "./contract.ts";
import { gameColumns } from "./rows.ts";

/** Something to be written. */
export type Write =
  | { readonly kind: "game"; readonly game: NewGame }
  | { readonly kind: "seat"; readonly game: string; readonly seat: SeatTaken }
  | { readonly kind: "act"; readonly act: Act }
  | { readonly kind: "verdict"; readonly game: string; readonly verdict: string };

/** Writes in one go, or not at all; tells for each whether it was new. */
export function writerOf(database: DatabaseSync): (writes: readonly Write[]) => readonly boolean[] {
  const insertGame = database.prepare(
    "INSERT INTO game (id, system, version, scenario, options, is_public, server_share, created_at) VALUES (?,?,?,?,?,?,?,?)",
  );
  const insertSeat = database.prepare(
    "INSERT OR IGNORE INTO seat (game, seat, key_hash, share, name) VALUES (?,?,?,?,?)",
  );
  const insertAct = database.prepare(
    "INSERT OR IGNORE INTO act (game, number, seat, kind, text, mark, hash, at) VALUES (?,?,?,?,?,?,?,?)",
  );
  const setVerdict = database.prepare("UPDATE game SET verdict = ? WHERE id = ?");

  const changes = (write: Write): number | bigint => {
    switch (write.kind) {
      case "game":
        return insertGame.run(...gameColumns(write.game)).changes;
      case "seat": {
        const { seat, keyHash, share, name } = write.seat;
        return insertSeat.run(write.game, seat, keyHash, share, name).changes;
      }
      case "act": {
        const { game, number, seat, kind, text, mark, hash, at } = write.act;
        return insertAct.run(game, number, seat, kind, text, mark, hash, at).changes;
      }
      case "verdict":
        return setVerdict.run(write.verdict, write.game).changes;
    }
  };

  return (writes) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const done = writes.map((write) => changes(write) === 1);
      database.exec("COMMIT");
      return done;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };
}
