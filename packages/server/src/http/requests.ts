import { watchings } from "@redoubt/protocol";
import { z } from "zod/mini";

const word = z.string().check(z.minLength(1), z.maxLength(60));
const name = z.string().check(z.maxLength(40));
const share = z.string().check(z.maxLength(64));

const MINUTE = 60_000;
const YEAR = 366 * 24 * 60 * MINUTE;
const time = z.int().check(z.minimum(0), z.maximum(YEAR));

/** What is agreed besides the rules. */
export const termsSchema = z.strictObject({
  clock: z.nullable(
    z.strictObject({
      pace: z.enum(["live", "correspondence"]),
      bank: z.int().check(z.minimum(MINUTE), z.maximum(YEAR)),
      increment: time,
      cap: z.int().check(z.minimum(MINUTE), z.maximum(YEAR)),
    }),
  ),
  watching: z.enum(watchings),
});

/** A new game. */
export const newGameSchema = z.strictObject({
  system: word,
  scenario: word,
  options: z.optional(z.record(word, word)),
  isPublic: z.optional(z.boolean()),
  terms: z.optional(termsSchema),
});

/** A game that was begun elsewhere. The text of its file is read by the reader of files, with bounds of its own. */
export const importSchema = z.strictObject({
  file: z.string(),
  isPublic: z.optional(z.boolean()),
  terms: z.optional(termsSchema),
});

/** Somebody sits down. */
export const seatSchema = z.strictObject({ seat: word, share, name: z.optional(name) });

/** A computer's player is given a free seat. */
export const computerSchema = z.strictObject({ seat: word, player: word });

/** Whoever has these keys. */
export const keysSchema = z.strictObject({
  keys: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200)),
});

/** A code for taking a seat along to another device. */
export const codeSchema = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

/** How long an address may be that is kept under a short name: a whole game with thousands of answers fits. */
export const LONGEST_LINK = 200_000;
/** The part of an address after the #, to be kept under a short name. */
export const linkSchema = z.strictObject({
  hash: z.string().check(z.minLength(1), z.maxLength(LONGEST_LINK), z.regex(/^[\w=&.%+-]+$/)),
});

const webAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s]+$/));

/** A way to reach somebody who is away. */
export const channelSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("mail"),
    address: z.string().check(z.maxLength(200), z.regex(/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/)),
  }),
  z.strictObject({ kind: z.literal("webhook"), address: webAddress }),
  z.strictObject({
    kind: z.literal("push"),
    endpoint: webAddress,
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
  }),
]);

const accountName = z.string().check(z.minLength(2), z.maxLength(40), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u));

/** Somebody with a name and a password. */
export const passwordSchema = z.strictObject({
  name: accountName,
  password: z.string().check(z.minLength(10), z.maxLength(200)),
});

/** A question for an authenticator: with a name for a new key, without one for a known key. */
export const passkeyAskSchema = z.strictObject({ name: z.optional(accountName) });

const signed = z.string().check(z.maxLength(16_000));

/** What an authenticator answered, as browsers give it. */
export const passkeySchema = z.strictObject({
  id: z.string().check(z.maxLength(64)),
  response: z.looseObject({
    id: z.string().check(z.minLength(1), z.maxLength(2_000)),
    rawId: z.string().check(z.maxLength(2_000)),
    type: z.literal("public-key"),
    response: z.looseObject({ clientDataJSON: signed }),
  }),
});
