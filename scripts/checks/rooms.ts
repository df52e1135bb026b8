/** What one package may import, and how pure it must be. */
export interface Room {
  /** Workspace packages that its sources may import. */
  readonly imports: readonly string[];
  /** Workspace packages of which it may import types only. */
  readonly typesOf?: readonly string[];
  /** Runs in any JavaScript host: no Node API, clock, randomness, input, output, async or package from outside. */
  readonly isPure: boolean;
  /** Computes in integers only. */
  readonly isExact: boolean;
}

const RULES = { isPure: true, isExact: true } as const;
const HOST = { isPure: false, isExact: false } as const;

/** Every room of the house but the systems, and what it sees. */
const ROOMS: Readonly<Record<string, Room>> = {
  hex: { ...RULES, imports: [] },
  engine: { ...RULES, imports: [] },
  mechanics: { ...RULES, imports: ["hex", "engine"] },
  // It loads systems when they are wanted, which takes time: whoever must not wait takes them loaded.
  registry: { ...HOST, imports: ["hex", "engine", "mechanics", "systems"] },
  ai: { isPure: true, isExact: false, imports: ["hex", "engine", "mechanics", "registry"] },
  drawing: { isPure: true, isExact: false, imports: ["hex", "mechanics"], typesOf: ["engine", "protocol"] },
  protocol: { ...HOST, imports: ["hex", "engine", "mechanics"] },
  testkit: { ...HOST, imports: ["hex", "engine", "mechanics"] },
  // The table's referee and staff answer for a page that plays over a server as they do in its own worker.
  server: { ...HOST, imports: ["hex", "engine", "mechanics", "registry", "ai", "protocol", "drawing", "table"] },
  // The server only for the commands that look after its store and its jobs.
  cli: {
    ...HOST,
    imports: ["hex", "engine", "mechanics", "registry", "ai", "protocol", "drawing", "testkit", "server"],
  },
  table: { ...HOST, imports: ["hex", "protocol", "drawing"], typesOf: ["engine", "mechanics"] },
};

const SYSTEM: Room = { ...RULES, imports: ["hex", "engine", "mechanics"] };

/** The table asks the rules only from inside a worker; its build knows them to draw battles before they are played. */
const TABLE_WORKER: Room = {
  ...HOST,
  imports: ["hex", "protocol", "drawing", "registry", "engine", "mechanics", "ai"],
};

/** The bench measures the checks of a system itself, not what it offers to others. */
const BENCH: Room = {
  ...HOST,
  imports: ["hex", "engine", "mechanics", "registry", "systems", "testkit"],
};

/** The room that a file's package is, or null for an unknown one. */
export function roomOf(packageName: string, isSystem: boolean, path: string): Room | null {
  if (isSystem) return SYSTEM;
  if (packageName === "cli" && /\/bench\//.test(path)) return BENCH;
  if (packageName === "table" && /\/worker(\/|\.ts$|-)|\/test\/build\//.test(path)) return TABLE_WORKER;
  return ROOMS[packageName] ?? null;
}
