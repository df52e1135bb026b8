import type { GameFacts, GameResult, OwnGame, Terms } from "@redoubt/protocol";

/** Something that the server would not do, in words for people. */
export class Declined extends Error {
  override readonly name = "Declined";
  /** Whether there is no server to ask, or it cannot be reached. */
  readonly isAway: boolean;
  constructor(message: string, isAway = false) {
    super(message);
    this.isAway = isAway;
  }
}

const AWAY = "No game server answers at this address.";

/** Asks the server; what it will not do is told in its own words. A seat of one's account has an empty key. */
export async function ask<T>(
  path: string,
  body?: object,
  key?: string,
  method: "GET" | "POST" | "DELETE" = body === undefined ? "GET" : "POST",
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`./api/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(key === undefined || key === "" ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Declined(AWAY, true);
  }
  const value: unknown = await response.json().catch(() => null);
  if (value === null || typeof value !== "object") throw new Declined(AWAY, true);
  if (!response.ok)
    throw new Declined("error" in value ? String(value.error) : `The server answered ${response.status}.`);
  // Our own server answers; its shapes are those of the protocol package.
  return value as T;
}

/** What a new game is to be. */
export interface NewGame {
  readonly system: string;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly isPublic?: boolean;
  readonly terms?: Terms;
}

/** A key to a seat, and the share of the dice secret that was given for it; empty where another device gave it. */
export interface Seated {
  readonly seat: string;
  readonly key: string;
  readonly share: string;
}

const newShare = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What a page asks of the server besides playing. */
export const api = {
  create: (game: NewGame): Promise<GameFacts> => ask("games", game),
  facts: (id: string): Promise<GameFacts> => ask(`games/${encodeURIComponent(id)}`),
  openTables: async (): Promise<readonly GameFacts[]> =>
    (await ask<{ readonly games: readonly GameFacts[] }>("games")).games,
  finished: async (before?: number): Promise<readonly GameFacts[]> =>
    (await ask<{ readonly games: readonly GameFacts[] }>(`finished${before === undefined ? "" : `?before=${before}`}`))
      .games,
  result: (id: string): Promise<GameResult> => ask(`games/${encodeURIComponent(id)}/result`),
  /** Takes up a game of a file, to be played on here. */
  takeUp: (file: string, terms: Terms, isPublic: boolean): Promise<GameFacts> =>
    ask("imports", { file, terms, isPublic }),
  myGames: async (keys: readonly string[]): Promise<readonly OwnGame[]> =>
    (await ask<{ readonly games: readonly OwnGame[] }>("my-games", { keys })).games,
  /** Sits down, with a share of the dice secret that this browser draws. */
  async sit(id: string, seat: string, name = ""): Promise<Seated> {
    const share = newShare();
    const seated = await ask<Seated>(`games/${encodeURIComponent(id)}/seats`, { seat, share, name });
    return { ...seated, share };
  },
  seatComputer: (id: string, seat: string, player: string, key: string): Promise<object> =>
    ask(`games/${encodeURIComponent(id)}/computer`, { seat, player }, key),
  code: async (id: string, key: string): Promise<string> =>
    (await ask<{ readonly code: string }>(`games/${encodeURIComponent(id)}/code`, {}, key)).code,
  /** Another key for a seat: whoever plays it by the old one is shut out. */
  shutOut: (id: string, key: string): Promise<{ readonly seat: string; readonly key: string }> =>
    ask(`games/${encodeURIComponent(id)}/key`, {}, key),
  redeem: async (code: string): Promise<Seated & { readonly game: string }> => ({
    ...(await ask<Seated & { readonly game: string }>("codes", { code })),
    share: "",
  }),
  /** The kinds of notices that the server sends, and its key for those in the browser. */
  notices: (): Promise<{ readonly kinds: readonly string[]; readonly publicKey: string | null }> => ask("notices"),
  callMe: (id: string, key: string, channel: object): Promise<object> =>
    ask(`games/${encodeURIComponent(id)}/notices`, channel, key),
  file: async (id: string, key?: string): Promise<string> =>
    JSON.stringify(await ask<object>(`games/${encodeURIComponent(id)}/file`, undefined, key), null, 1),
} as const;
