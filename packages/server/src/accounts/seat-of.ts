import type { FastifyRequest } from "fastify";
import { hashOfKey } from "../games/keys.ts";
import type { Storage, StoredGame } from "../storage/contract.ts";
import type { Sessions } from "./sessions.ts";

/** The key that a request carries; null for none. */
export const keyOf = ({ headers }: Pick<FastifyRequest, "headers">): string | null =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1] ?? null;

/** The seat of a game that a request may act for: that of its key, else that which its account has gathered; null for none. */
export type SeatOf = (request: Pick<FastifyRequest, "headers">, game: StoredGame) => Promise<number | null>;

/** Finds seats over a storage. */
export function seatsOver(storage: Storage, sessions: Sessions): SeatOf {
  return async (request, { id, seats }) => {
    const key = keyOf(request);
    if (key !== null) return seats.find(({ keyHash }) => keyHash === hashOfKey(key))?.seat ?? null;
    const account = await sessions.accountOf(request);
    if (account === null) return null;
    return (await storage.gatheredBy(account.id)).find(({ game }) => game === id)?.seat ?? null;
  };
}
