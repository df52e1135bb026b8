import type { Channel } from "../notices/contract.ts";
import type { Row } from "./rows.ts";

/** Somebody who gathers games under a name. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** The password as it is kept, salted and hashed; empty for one who has only passkeys. */
  readonly password: string;
  readonly createdAt: number;
}

/** A passkey of an account: what its authenticator signs is checked by its public key. */
export interface Passkey {
  readonly id: string;
  readonly account: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** A question that an authenticator is to sign, asked once. */
export interface Challenge {
  readonly id: string;
  readonly text: string;
  /** The name that is to be registered; empty where somebody comes back. */
  readonly name: string;
  readonly until: number;
}

/** A seat that an account has gathered. */
export interface GatheredSeat {
  readonly game: string;
  readonly seat: number;
}

/** Another key for a seat, by the fingerprints of both. */
export interface KeyChange extends GatheredSeat {
  readonly from: string;
  readonly to: string;
  /** The account that keeps the seat; empty for none. */
  readonly account: string;
}

/** Where accounts are kept, by every storage alike. */
export interface AccountStorage {
  /** False where somebody has that name, in whatever letters. */
  readonly addAccount: (account: Account) => Promise<boolean>;
  readonly accountNamed: (name: string) => Promise<Account | null>;
  readonly account: (id: string) => Promise<Account | null>;
  /** Forgets an account with all that belongs to it. Its games and the keys to their seats stay. */
  readonly dropAccount: (id: string) => Promise<void>;
  readonly addPasskey: (passkey: Passkey) => Promise<boolean>;
  readonly passkey: (id: string) => Promise<Passkey | null>;
  readonly passkeysOf: (account: string) => Promise<readonly Passkey[]>;
  readonly countPasskey: (id: string, counter: number) => Promise<void>;
  readonly addSession: (tokenHash: string, account: string, until: number) => Promise<void>;
  /** The account of a session that has not run out. */
  readonly sessionOf: (tokenHash: string, now: number) => Promise<Account | null>;
  readonly dropSession: (tokenHash: string) => Promise<void>;
  /** Forgets sessions and challenges that have run out. */
  readonly dropOld: (now: number) => Promise<void>;
  readonly addChallenge: (challenge: Challenge) => Promise<void>;
  /** A challenge, which is then used up. */
  readonly takeChallenge: (id: string, now: number) => Promise<Challenge | null>;
  readonly gatherSeat: (account: string, seat: GatheredSeat) => Promise<void>;
  /** Gives a seat another key, ends its notices and takes it from all accounts but one; false where its key was another. */
  readonly shutOut: (change: KeyChange) => Promise<boolean>;
  /** All accounts, the oldest first. */
  readonly accounts: () => Promise<readonly Account[]>;
  readonly gatheredBy: (account: string) => Promise<readonly GatheredSeat[]>;
  readonly addAccountChannel: (id: string, account: string, channel: Channel) => Promise<void>;
  readonly accountChannels: (account: string) => Promise<readonly { readonly id: string; readonly channel: Channel }[]>;
}

/** How a storage is asked and told, with a ? for each value. */
export interface Statements {
  /** Whether anything was changed. */
  readonly run: (sql: string, values: readonly (string | number)[]) => Promise<boolean>;
  readonly all: (sql: string, values: readonly (string | number)[]) => Promise<readonly Row[]>;
}

const accountFrom = (row: Row): Account => ({
  id: String(row.id),
  name: String(row.name),
  password: String(row.password),
  createdAt: Number(row.created_at),
});

const passkeyFrom = (row: Row): Passkey => ({
  id: String(row.id),
  account: String(row.account),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)),
});

const challengeFrom = (row: Row): Challenge => ({
  id: String(row.id),
  text: String(row.text),
  name: String(row.name),
  until: Number(row.until),
});

/** Names that look alike belong to one. */
const folded = (name: string): string => name.toLowerCase();

/** The accounts of a storage, the same statements for each kind of database. */
export function accountsOver({ run, all }: Statements): AccountStorage {
  const one = async <T>(from: (row: Row) => T, sql: string, ...values: (string | number)[]): Promise<T | null> => {
    const [row] = await all(sql, values);
    return row === undefined ? null : from(row);
  };
  return {
    addAccount: ({ id, name, password, createdAt }) =>
      run("INSERT INTO account (id, name, folded, password, created_at) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING", [
        id,
        name,
        folded(name),
        password,
        createdAt,
      ]),
    accountNamed: (name) => one(accountFrom, "SELECT * FROM account WHERE folded = ?", folded(name)),
    account: (id) => one(accountFrom, "SELECT * FROM account WHERE id = ?", id),
    async dropAccount(id) {
      for (const table of ["passkey", "account_session", "account_seat", "account_channel"])
        await run(`DELETE FROM ${table} WHERE account = ?`, [id]);
      await run("DELETE FROM account WHERE id = ?", [id]);
    },
    addPasskey: ({ id, account, publicKey, counter, transports }) =>
      run(
        "INSERT INTO passkey (id, account, public_key, counter, transports) VALUES (?,?,?,?,?) ON CONFLICT DO NOTHING",
        [id, account, publicKey, counter, JSON.stringify(transports)],
      ),
    passkey: (id) => one(passkeyFrom, "SELECT * FROM passkey WHERE id = ?", id),
    passkeysOf: async (account) =>
      (await all("SELECT * FROM passkey WHERE account = ? ORDER BY id", [account])).map(passkeyFrom),
    countPasskey: async (id, counter) => void (await run("UPDATE passkey SET counter = ? WHERE id = ?", [counter, id])),
    addSession: async (tokenHash, account, until) =>
      void (await run("INSERT INTO account_session (token_hash, account, until) VALUES (?,?,?)", [
        tokenHash,
        account,
        until,
      ])),
    sessionOf: (tokenHash, now) =>
      one(
        accountFrom,
        "SELECT account.* FROM account JOIN account_session ON account_session.account = account.id WHERE token_hash = ? AND until > ?",
        tokenHash,
        now,
      ),
    dropSession: async (tokenHash) => void (await run("DELETE FROM account_session WHERE token_hash = ?", [tokenHash])),
    async dropOld(now) {
      await run("DELETE FROM account_session WHERE until <= ?", [now]);
      await run("DELETE FROM challenge WHERE until <= ?", [now]);
    },
    addChallenge: async ({ id, text, name, until }) =>
      void (await run("INSERT INTO challenge (id, text, name, until) VALUES (?,?,?,?)", [id, text, name, until])),
    async takeChallenge(id, now) {
      const found = await one(challengeFrom, "SELECT * FROM challenge WHERE id = ? AND until > ?", id, now);
      // Of two who take it at the same time only the one who deletes it has it.
      return found !== null && (await run("DELETE FROM challenge WHERE id = ?", [id])) ? found : null;
    },
    gatherSeat: async (account, { game, seat }) =>
      void (await run("INSERT INTO account_seat (account, game, seat) VALUES (?,?,?) ON CONFLICT DO NOTHING", [
        account,
        game,
        seat,
      ])),
    async shutOut({ game, seat, from, to, account }) {
      const change = "UPDATE seat SET key_hash = ? WHERE game = ? AND seat = ? AND key_hash = ?";
      if (!(await run(change, [to, game, seat, from]))) return false;
      await run("DELETE FROM account_seat WHERE game = ? AND seat = ? AND account <> ?", [game, seat, account]);
      await run("DELETE FROM channel WHERE game = ? AND seat = ?", [game, seat]);
      return true;
    },
    accounts: async () => (await all("SELECT * FROM account ORDER BY created_at, id", [])).map(accountFrom),
    gatheredBy: async (account) =>
      (await all("SELECT game, seat FROM account_seat WHERE account = ? ORDER BY game, seat", [account])).map(
        ({ game, seat }) => ({ game: String(game), seat: Number(seat) }),
      ),
    addAccountChannel: async (id, account, channel) =>
      void (await run("INSERT INTO account_channel (id, account, channel) VALUES (?,?,?)", [
        id,
        account,
        JSON.stringify(channel),
      ])),
    accountChannels: async (account) =>
      (await all("SELECT id, channel FROM account_channel WHERE account = ? ORDER BY id", [account])).map(
        ({ id, channel }) => ({ id: String(id), channel: JSON.parse(String(channel)) }),
      ),
  };
}
