import { closeSync, createReadStream, fsyncSync, openSync, renameSync, writeSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Channel } from "../notices/contract.ts";
import type { Account, GatheredSeat, Passkey } from "../storage/accounts.ts";
import type { Absence } from "../storage/attendance.ts";
import type { Act, Said, SeatChannel, SeatOrders, Storage, StoredGame } from "../storage/contract.ts";
import type { KeptLink } from "../storage/inventory.ts";

/** The format of backups; a new one gets a new name. */
export const BACKUP_FORMAT = "redoubt-backup/2";
/** The first one had games, what was played and said, and nothing else. */
const READ_FORMATS: readonly unknown[] = ["redoubt-backup/1", BACKUP_FORMAT];

/** One game with everything that is stored of it. */
interface BackedUpGame {
  readonly game: StoredGame;
  readonly acts: readonly Act[];
  readonly said: readonly Said[];
  readonly orders?: readonly SeatOrders[];
  readonly channels?: readonly SeatChannel[];
  /** When no server was there, and when this was written: from then on its clocks stand still until it is restored. */
  readonly absences?: readonly Absence[];
  readonly at?: number;
}

/** An account with all that belongs to it but its sessions: everybody enters anew. */
interface BackedUpAccount {
  readonly account: Account;
  readonly passkeys: readonly Passkey[];
  readonly seats: readonly GatheredSeat[];
  readonly channels: readonly { readonly id: string; readonly channel: Channel }[];
}

type BackedUp = BackedUpGame | BackedUpAccount | { readonly link: KeptLink };

const MOST_SAID = 100_000;

/** What was written or read. */
export interface BackupCount {
  readonly games: number;
  readonly acts: number;
  readonly accounts: number;
  /** Games and accounts that were there already and were left alone. */
  readonly known: number;
}

async function* everythingIn(storage: Storage, now: () => number): AsyncGenerator<BackedUp> {
  for (const id of await storage.gameIds()) {
    const game = await storage.game(id);
    if (game === null) continue;
    yield {
      game,
      acts: await storage.actsAfter(id, 0),
      said: await storage.saidAt(id, MOST_SAID),
      orders: await storage.ordersIn(id),
      channels: await storage.channelsIn(id),
      absences: await storage.absencesOf(id, game.createdAt),
      at: now(),
    };
  }
  for (const account of await storage.accounts()) {
    const { id } = account;
    yield {
      account,
      passkeys: await storage.passkeysOf(id),
      seats: await storage.gatheredBy(id),
      channels: await storage.accountChannels(id),
    };
  }
  for (const link of await storage.links()) yield { link };
}

/**
 * Writes all games, accounts and short links of a storage to a file, one to a line. Games may go on meanwhile: each is written
 * as it stood at some moment of the backup. The file is there whole or not at all.
 */
export async function backUp(storage: Storage, path: string, now: () => number = Date.now): Promise<BackupCount> {
  const temporary = `${path}.part`;
  const file = openSync(temporary, "w", 0o600);
  let [games, acts, accounts] = [0, 0, 0];
  try {
    writeSync(file, `${JSON.stringify({ format: BACKUP_FORMAT })}\n`);
    for await (const one of everythingIn(storage, now)) {
      writeSync(file, `${JSON.stringify(one)}\n`);
      if ("game" in one) {
        games++;
        acts += one.acts.length;
      } else if ("account" in one) accounts++;
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  return { games, acts, accounts, known: 0 };
}

/** Puts a backup into a storage of any kind. What is there already is left as it is. */
export async function restore(storage: Storage, path: string, now: () => number = Date.now): Promise<BackupCount> {
  let isFirst = true;
  let [games, acts, accounts, known] = [0, 0, 0, 0];
  for await (const line of createInterface({
    input: createReadStream(path, "utf8"),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (isFirst) {
      if (!READ_FORMATS.includes(formatOf(line))) throw new RangeError(`${path} is no backup of Redoubt`);
      isFirst = false;
      continue;
    }
    if (line === "") continue;
    // The line was written by `backUp`; a storage refuses what does not fit its tables.
    const one = JSON.parse(line) as BackedUp;
    if ("link" in one) await storage.keepLink(one.link.name, one.link.hash);
    else if (!("game" in one ? await putGame(storage, one, now()) : await putAccount(storage, one))) known++;
    else if ("game" in one) {
      games++;
      acts += one.acts.length;
    } else accounts++;
  }
  if (isFirst) throw new RangeError(`${path} is empty`);
  return { games, acts, accounts, known };
}

/** False where the game is there already. */
async function putGame(storage: Storage, kept: BackedUpGame, now: number): Promise<boolean> {
  const { game, acts, said, orders, channels, absences, at } = kept;
  if ((await storage.game(game.id)) !== null) return false;
  const { seats, verdict, finishedAt, how, winner, ...fresh } = game;
  // A backup of an earlier release has neither a fingerprint of the data nor an origin, orders or channels.
  await storage.createGame({ ...fresh, data: fresh.data ?? "", origin: fresh.origin ?? null });
  for (const seat of seats) await storage.takeSeat(game.id, seat);
  const results = await Promise.all(acts.map((act) => storage.append(act)));
  if (results.includes("behind")) throw new Error(`game ${game.id} is being played while it is restored`);
  for (const one of said) await storage.say(one);
  for (const one of orders ?? []) await storage.setOrders(game.id, one);
  for (const one of channels ?? []) await storage.addChannel(one);
  const since = at === undefined ? [] : [{ from: at, until: now }];
  for (const one of [...(absences ?? []), ...since]) await storage.keepAbsence(game.id, one);
  if (verdict === null) return true;
  await storage.finish(game.id, {
    verdict,
    at: finishedAt ?? game.createdAt,
    how: how ?? "played",
    winner: winner ?? null,
  });
  return true;
}

/** False where somebody has the name already. The games come before the accounts: their seats are there to be gathered. */
async function putAccount(storage: Storage, { account, passkeys, seats, channels }: BackedUpAccount): Promise<boolean> {
  if (!(await storage.addAccount(account))) return false;
  for (const one of passkeys) await storage.addPasskey(one);
  for (const one of seats) await storage.gatherSeat(account.id, one);
  for (const { id, channel } of channels) await storage.addAccountChannel(id, account.id, channel);
  return true;
}

function formatOf(line: string): unknown {
  try {
    return JSON.parse(line).format;
  } catch {
    return null;
  }
}
