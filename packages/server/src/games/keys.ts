import { createHash, randomBytes } from "node:crypto";

/** A name for a game that nobody can guess, short enough for a link. */
export const newGameId = (): string => randomBytes(9).toString("base64url");

/** A key to a seat: who has it plays the seat. */
export const newKey = (): string => randomBytes(32).toString("base64url");

/** What is kept of a key. It is long and random, so that one plain hash is as good as many. */
export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("base64url");

/** A fresh share of a dice secret. */
export const newShare = (): string => randomBytes(32).toString("hex");
