import { newSecret } from "../session/secret.ts";
import { unpack } from "../store/link.ts";
import type { NotOpened, OpenedGame, ReplyMessage } from "../worker/messages.ts";
import { scenarioFor, systemFor } from "../worker/needs.ts";
import type { AskedFiles } from "./asked-files.ts";
import type { BuiltMaps } from "./built-maps.ts";

/** A game that the address carries, opened before the page's own scripts are here. */
export interface OpenedAhead {
  readonly packed: string;
  /** Null where it has to be opened again to be told what went wrong. */
  readonly opened: Promise<OpenedGame | NotOpened | null>;
}

/**
 * Has a script of the worker fetched: when the worker asks for it, the browser has it or waits for the same answer. Resolves
 * when it begins to come, or does not: what fails here is told when it is wanted.
 */
async function fetchAhead(name: string): Promise<void> {
  const answer = await fetch(`./assets/${name}`).catch(() => null);
  void answer?.arrayBuffer().catch(() => {});
}

/** Starts the worker, for whoever asks for it first. */
function startWorker(file: string): Worker | null {
  // A worker asks for its script only when it has come to life.
  void fetchAhead(file);
  try {
    const worker = new Worker(`./assets/${file}`);
    // A worker that could not be fetched before anybody listened must not be waited for: whoever asks then starts another.
    worker.onerror = () => Reflect.deleteProperty(globalThis, "redoubtWorker");
    return Object.assign(globalThis, { redoubtWorker: worker }).redoubtWorker;
  } catch {
    // Some hosts forbid workers from files; whoever asks then knows another way.
    return null;
  }
}

/** Asks the worker for the game of a text; no call of the page itself has this number. */
function openIn(worker: Worker, text: string): Promise<OpenedGame | NotOpened | null> {
  return new Promise((done) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ReplyMessage>) => {
      // The reply to a call is what the interface of the calls says.
      if (data.id === 0) done(data.ok ? (data.value as OpenedGame | NotOpened) : null);
    });
    worker.addEventListener("error", () => done(null));
    worker.postMessage({ id: 0, to: "referee", call: "open", ask: { text, secret: newSecret(), players: [] } });
  });
}

/** Has the rules and the ground of the game in a text fetched; answers its battle. */
async function fetchRules({ systems, grounds }: AskedFiles, text: string | null): Promise<string> {
  const system = systemFor("open", { text }) ?? "";
  const battle = `${system}/${scenarioFor("open", { text })}`;
  await Promise.all([...(systems[system] ?? []), ...(grounds[battle] ?? [])].map(fetchAhead));
  return battle;
}

// Where the rules do not even begin to come within that time, the page comes without them and says so.
const PATIENCE = 600;

const isOver = (time: number): Promise<null> => new Promise((done) => setTimeout(done, time, null));

/**
 * Where the address is that of a game, asks for everything that it surely needs besides the page: the worker; for a game that
 * the address carries also the rules, the ground and the drawn map of its battle, and the game. Answers which scripts the
 * page needs besides its first ones, when these are to be asked for.
 */
export async function askAhead(files: AskedFiles, at: Location, maps: BuiltMaps): Promise<readonly string[]> {
  const [, place, packed = ""] = /^#(game|moment)=([^&]*)/.exec(at.hash) ?? [];
  if (place === undefined) return [];
  const worker = at.protocol === "file:" ? null : startWorker(files.worker);
  if (worker !== null) void Promise.all(files.files.map(fetchAhead));
  if (worker === null || place === "game") return files.table;
  const unpacked = unpack(packed);
  const opened = unpacked.then((text) => (text === null ? null : openIn(worker, text)));
  const ahead: OpenedAhead = { packed, opened };
  Object.assign(globalThis, { redoubtAhead: ahead });
  // The worker has the longest way to the first screen: what it needs goes before the page, which waits for the game.
  const battle = await Promise.race([unpacked.then((text) => fetchRules(files, text)), isOver(PATIENCE)]);
  if (battle !== null) void maps.ask(battle);
  return files.table;
}
