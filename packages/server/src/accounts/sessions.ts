import type { FastifyReply, FastifyRequest } from "fastify";
import { hashOfKey, newKey } from "../games/keys.ts";
import type { Account } from "../storage/accounts.ts";
import type { Storage } from "../storage/contract.ts";

const NAME = "redoubt_session";
const DAY = 86_400_000;
/** Whoever entered stays so long. */
const GOOD_FOR = 60 * DAY;

/** Who has entered, by a cookie that no script can read. */
export interface Sessions {
  readonly enter: (account: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The account that a request comes from; null for nobody's, and for a page of another address. */
  readonly accountOf: (request: Pick<FastifyRequest, "headers">) => Promise<Account | null>;
  readonly leave: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

const tokenOf = ({ headers }: Pick<FastifyRequest, "headers">): string | null =>
  new RegExp(`(?:^|; )${NAME}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? "")?.[1] ?? null;

/** The cookie: sent back by pages of this address alone, and over TLS alone where the page came over it. */
const cookieOf = (token: string, seconds: number, isSecure: boolean): string =>
  `${NAME}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

/** Sessions over a storage, which keeps nothing but fingerprints of them. */
export function openSessions(storage: Storage, now: () => number): Sessions {
  return {
    async enter(account, request, reply) {
      const token = newKey();
      await storage.dropOld(now());
      await storage.addSession(hashOfKey(token), account, now() + GOOD_FOR);
      reply.header("set-cookie", cookieOf(token, GOOD_FOR / 1_000, request.protocol === "https"));
    },
    async accountOf(request) {
      // A cookie that goes along with a request from a page of another address says nothing.
      const token = isForeign(request) ? null : tokenOf(request);
      return token === null ? null : storage.sessionOf(hashOfKey(token), now());
    },
    async leave(request, reply) {
      const token = tokenOf(request);
      if (token !== null) await storage.dropSession(hashOfKey(token));
      reply.header("set-cookie", cookieOf("", 0, request.protocol === "https"));
    },
  };
}

/** Whether a page of another address asks: browsers say where a page comes from, programs say nothing. */
export function isForeign({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}
