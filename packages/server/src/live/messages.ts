import { isProblems } from "@redoubt/engine";
import { isReserved, offerKinds, readAs, standingWays } from "@redoubt/protocol";
import { z } from "zod/mini";
import { problemText } from "../problem-text.ts";

const short = z.string().check(z.maxLength(200));
// What the server answers by itself has marks of its own.
const mark = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^(?!(?:computer|standing|agreed)-)/));
const count = z.int().check(z.minimum(0));
const key = z.string().check(z.maxLength(100));

const way = z.enum(standingWays);
const name = z.string().check(z.minLength(1), z.maxLength(40));
const names = z.array(name).check(z.maxLength(20));
const MOST_KINDS = 30;

/** Standing orders. */
export const ordersSchema = z.strictObject({
  isOn: z.boolean(),
  otherwise: way,
  kinds: z.record(name, way).check(z.refine((kinds) => Object.keys(kinds).length <= MOST_KINDS, "too many kinds")),
  stops: z.strictObject({
    harmed: z.boolean(),
    units: names,
    hexes: names,
    turn: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000))),
  }),
});

/** What a player, a watcher or a program may send over the line. */
export const askSchema = z.discriminatedUnion("do", [
  /** The first message: the key to a seat, or none to watch; and how much of the game is known already. */
  z.strictObject({
    do: z.literal("hello"),
    key: z.optional(key),
    /** Plays the seat that the account of this browser has gathered. */
    account: z.optional(z.boolean()),
    from: z.optional(count),
    /** A page follows by asking: it is told that something changed, not what. */
    isPage: z.optional(z.boolean()),
    /** Leaves the seat to the page that plays it already. */
    isIdle: z.optional(z.boolean()),
  }),
  z.strictObject({ do: z.literal("answer"), mark, decision: count, answer: short }),
  z.strictObject({ do: z.literal("undo"), mark }),
  /** Offers, what comes of them, and what may be done when the other side is out of time. */
  z.strictObject({ do: z.literal("offer"), mark, offer: z.enum(offerKinds) }),
  z.strictObject({ do: z.enum(["agree", "refuse", "withdraw", "claim", "relieve"]), mark }),
  /** What is to be answered for this seat while it is away. */
  z.strictObject({ do: z.literal("order"), mark, orders: ordersSchema }),
  z.strictObject({ do: z.literal("call"), id: count, call: short, ask: z.unknown() }),
  z.strictObject({ do: z.literal("choices"), id: count }),
  z.strictObject({ do: z.literal("why"), id: count, answer: short }),
  z.strictObject({ do: z.literal("view"), id: count }),
  z.strictObject({ do: z.literal("say"), text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  /** Of several pages of a seat this one is played on. */
  z.strictObject({ do: z.literal("here") }),
  z.strictObject({ do: z.literal("point"), hex: z.string().check(z.maxLength(8)) }),
]);
export type Ask = z.infer<typeof askSchema>;

type Answering = Extract<Ask, { readonly do: "answer" }>;

/** Whether a value is an answer as the schema wants it. Almost all messages are: this takes a fifth of the time that the schema takes. */
export function isAnswering(value: unknown): value is Answering {
  if (typeof value !== "object" || value === null) return false;
  const { do: what, mark, decision, answer } = value as Partial<Record<keyof Answering, unknown>>;
  if (what !== "answer" || typeof mark !== "string" || typeof answer !== "string") return false;
  const isPlain = PLAIN_MARK.test(mark) && answer.length <= 200 && !isReserved(answer) && !isReserved(mark);
  const isNumber = typeof decision === "number" && Number.isSafeInteger(decision) && decision >= 0;
  return isPlain && isNumber && Object.keys(value).length === 4;
}

/** Marks of letters, digits and hyphens that are not the server's own; of others the schema says what is wrong, if anything. */
const PLAIN_MARK = /^(?!(?:computer|standing|agreed)-)[\w-]{1,64}$/;

/** The largest message that is read, in bytes. */
export const LARGEST_MESSAGE = 4_096;

/** Reads a message; a text says what is wrong with it. */
export function readAsk(text: string): Ask | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "this is not JSON";
  }
  if (isAnswering(value)) return value;
  const read = readAs(askSchema, value);
  return isProblems(read) ? problemText(read) : read.value;
}
