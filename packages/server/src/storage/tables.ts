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
];
