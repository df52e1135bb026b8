import { createHash } from "node:crypto";
import pg from "pg";
import { askerOf, placeOf } from "../storage/postgres-down.ts";

/** Something to be counted in numbered parts that can be done anywhere and in any order: the games of a match. */
export interface Counting {
  /** What a part is; workers know how each kind is done. */
  readonly kind: string;
  readonly spec: unknown;
  /** The version of the rules under which it is counted. */
  readonly version: string;
}

/** A counting as it is kept. */
export interface KeptCounting extends Counting {
  readonly id: string;
  /** How many parts are wanted, and how many of them are done. */
  readonly parts: number;
  readonly done: number;
  readonly isStopped: boolean;
}

/** What came of a part: its result, or why there is none. */
export interface Part {
  readonly number: number;
  readonly result: unknown;
  readonly trouble: string | null;
}

/** Where countings and their parts are kept, each part once. */
export interface Ledger {
  /** Begins a counting, or goes on with it where it is known; returns its name. Parts that failed are wanted again. */
  readonly begin: (counting: Counting, parts: number) => Promise<string>;
  readonly counting: (id: string) => Promise<KeptCounting | null>;
  /** All countings, the newest first. */
  readonly countings: () => Promise<readonly KeptCounting[]>;
  /** Those of the parts that are there. */
  readonly partsOf: (id: string, numbers: readonly number[]) => Promise<readonly Part[]>;
  /** Keeps what came of a part; false where it was there already, which stays. */
  readonly keep: (id: string, part: Part) => Promise<boolean>;
  readonly stop: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

// Apart from the tables of the games: countings are not backed up and can be made again.
const TABLES = `
  CREATE TABLE IF NOT EXISTS counting (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    spec TEXT NOT NULL,
    version TEXT NOT NULL,
    parts INTEGER NOT NULL,
    is_stopped BOOLEAN NOT NULL,
    begun_at TIMESTAMPTZ NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS counted (
    counting TEXT NOT NULL REFERENCES counting (id),
    number INTEGER NOT NULL,
    result TEXT NOT NULL,
    trouble TEXT,
    PRIMARY KEY (counting, number)
  )`;
/** Whoever comes first makes the tables, by this lock. */
const TABLES_LOCK = 18541105;

const SELECT_COUNTING = `
  SELECT counting.*, (SELECT count(*) FROM counted WHERE counted.counting = counting.id AND trouble IS NULL) AS done
  FROM counting`;

function countingFrom(row: Readonly<Record<string, unknown>>): KeptCounting {
  return {
    id: String(row.id),
    kind: String(row.kind),
    spec: JSON.parse(String(row.spec)),
    version: String(row.version),
    parts: Number(row.parts),
    done: Number(row.done),
    isStopped: row.is_stopped === true,
  };
}

/** The same counting has the same name, whoever wants it: so it is gone on with. */
const nameOf = ({ kind, spec, version }: Counting): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, spec, version]))
    .digest("hex")
    .slice(0, 16);

/** Opens the ledger of a PostgreSQL database. */
export async function openLedger(address: string): Promise<Ledger> {
  const pool = new pg.Pool({ connectionString: address, max: 3 });
  // A connection that breaks while nobody uses it is replaced when it is wanted.
  pool.on("error", () => {});
  try {
    await makeTables(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ask = askerOf(pool, placeOf(address));
  return {
    async begin(counting, parts) {
      const id = nameOf(counting);
      const { kind, spec, version } = counting;
      await ask(
        `INSERT INTO counting (id, kind, spec, version, parts, is_stopped) VALUES ($1, $2, $3, $4, $5, false)
         ON CONFLICT (id) DO UPDATE SET parts = greatest(counting.parts, excluded.parts), is_stopped = false`,
        [id, kind, JSON.stringify(spec), version, parts],
      );
      await ask("DELETE FROM counted WHERE counting = $1 AND trouble IS NOT NULL", [id]);
      return id;
    },
    async counting(id) {
      const { rows } = await ask(`${SELECT_COUNTING} WHERE id = $1`, [id]);
      return rows.length === 0 ? null : countingFrom(rows[0]);
    },
    countings: async () =>
      (await ask(`${SELECT_COUNTING} ORDER BY begun_at DESC, id`)).rows.map((row) => countingFrom(row)),
    async partsOf(id, numbers) {
      const { rows } = await ask(
        "SELECT number, result, trouble FROM counted WHERE counting = $1 AND number = ANY($2) ORDER BY number",
        [id, numbers],
      );
      return rows.map(({ number, result, trouble }) => ({ number, result: JSON.parse(result), trouble }));
    },
    async keep(id, { number, result, trouble }) {
      const put = await ask("INSERT INTO counted VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", [
        id,
        number,
        JSON.stringify(result),
        trouble,
      ]);
      return put.rowCount === 1;
    },
    stop: async (id) => void (await ask("UPDATE counting SET is_stopped = true WHERE id = $1", [id])),
    close: () => pool.end(),
  };
}

async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [TABLES_LOCK]);
    await client.query(TABLES);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}
