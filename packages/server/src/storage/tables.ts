/**
 * The tables, one text for each version of the store, the same for both kinds of database. A store of an earlier version
 * is brought up to date by those it lacks; one that was released is never changed.
 */
export const versions: readonly string[] = [
  `CREATE TABLE server_start (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    node TEXT NOT NULL
  )`,
  `CREATE TABLE game (
    id TEXT PRIMARY KEY,
    system TEXT NOT NULL,
    version TEXT NOT NULL,
    scenario TEXT NOT NULL,
    options TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    server_share TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    verdict TEXT
  );
  CREATE INDEX game_public ON game (is_public, created_at);
  CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    key_hash TEXT NOT NULL,
    share TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (game, seat)
  );
  CREATE INDEX seat_key ON seat (key_hash);
  CREATE TABLE act (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    mark TEXT NOT NULL,
    hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, mark)
  )`,
  `ALTER TABLE game ADD COLUMN terms TEXT NOT NULL DEFAULT '{"clock":null,"watching":"link"}';
  ALTER TABLE seat ADD COLUMN player TEXT NOT NULL DEFAULT '';
  ALTER TABLE seat ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
  CREATE TABLE said (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER,
    text TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  CREATE INDEX said_game ON said (game, at)`,
  `CREATE TABLE link (
    name TEXT PRIMARY KEY,
    hash TEXT NOT NULL
  );
  CREATE TABLE channel (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    channel TEXT NOT NULL
  );
  CREATE INDEX channel_seat ON channel (game, seat)`,
  `CREATE TABLE standing (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    orders TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  )`,
  `ALTER TABLE game ADD COLUMN data TEXT NOT NULL DEFAULT '';
  ALTER TABLE game ADD COLUMN origin TEXT;
  ALTER TABLE game ADD COLUMN watched_by_all INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE game ADD COLUMN finished_at BIGINT;
  ALTER TABLE game ADD COLUMN ended_how TEXT;
  ALTER TABLE game ADD COLUMN winner INTEGER;
  UPDATE game SET finished_at = created_at WHERE verdict IS NOT NULL;
  UPDATE game SET watched_by_all = 1 WHERE terms LIKE '%"watching":"everyone"%';
  CREATE INDEX game_finished ON game (finished_at)`,
  `CREATE TABLE account (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL
  );
  CREATE INDEX passkey_account ON passkey (account);
  CREATE TABLE account_session (
    token_hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    until BIGINT NOT NULL
  );
  CREATE INDEX session_account ON account_session (account);
  CREATE TABLE challenge (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    name TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE TABLE account_seat (
    account TEXT NOT NULL REFERENCES account (id),
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    PRIMARY KEY (account, game, seat)
  );
  CREATE INDEX account_of_seat ON account_seat (game, seat);
  CREATE TABLE account_channel (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id),
    channel TEXT NOT NULL
  );
  CREATE INDEX account_channels ON account_channel (account)`,
  `CREATE TABLE attendance (
    server TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    is_there INTEGER NOT NULL
  );
  CREATE TABLE absence (
    game TEXT NOT NULL,
    from_at BIGINT NOT NULL,
    until_at BIGINT NOT NULL,
    PRIMARY KEY (game, from_at)
  )`,
  `CREATE TABLE warning (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    turn BIGINT NOT NULL,
    at BIGINT NOT NULL,
    is_given INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
  );
  CREATE INDEX warning_due ON warning (is_given, at)`,
  // The number alone tells acts apart: whoever stores one knows all before it, and their marks. A second index would cost every act
  // as much as the first.
  `CREATE TABLE act_by_number (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    mark TEXT NOT NULL,
    hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, number)
  );
  INSERT INTO act_by_number (game, number, seat, kind, text, mark, hash, at)
    SELECT game, number, seat, kind, text, mark, hash, at FROM act ORDER BY game, number;
  DROP TABLE act;
  ALTER TABLE act_by_number RENAME TO act`,
];
