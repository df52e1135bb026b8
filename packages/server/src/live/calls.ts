import { isProblems } from "@redoubt/engine";
import { readAs } from "@redoubt/protocol";
import { z } from "zod/mini";
import type { DeskCalls } from "../games/desk.ts";
import { problemText } from "../problem-text.ts";

const name = z.string().check(z.maxLength(60));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const nothing = z.unknown();

/** What each call may be asked with. The seat is the caller's own, whatever is sent. */
const asks = {
  pending: nothing,
  moment: nothing,
  why: z.object({ hex: z.nullable(name), unit: z.nullable(name), picks: z.array(name).check(z.maxLength(10)) }),
  preview: z.object({ answer: z.string().check(z.maxLength(200)) }),
  compare: z.object({ first: z.string().check(z.maxLength(200)), answer: z.string().check(z.maxLength(200)) }),
  reach: z.object({ unit: name }),
  sight: z.object({ from: name, to: name }),
  sightFrom: z.object({ hex: name }),
  zones: z.object({ hex: name }),
  lines: z.object({ from: count }),
  frames: z.object({ from: count, to: count }),
  report: nothing,
  bestSet: nothing,
  briefing: z.object({ entry: z.nullable(count) }),
  inspect: z.object({
    unit: z.nullable(name),
    hex: z.nullable(name),
    hand: z.nullable(name),
    entry: z.nullable(count),
  }),
  onward: z.object({ answer: z.string().check(z.maxLength(200)) }),
  // A wing is some thirty units; more would keep others waiting.
  group: z.object({ units: z.array(name).check(z.maxLength(60)), to: name }),
} as const satisfies Record<keyof DeskCalls, z.ZodMiniType>;

const isCall = (call: string): call is keyof DeskCalls => Object.hasOwn(asks, call);

/** What came of a call. */
export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

/** Answers a call of a page; whatever is wrong with it is told. */
export function answerCall(desk: DeskCalls | null, call: string, ask: unknown): Reply {
  if (desk === null) return { ok: false, error: "the game has not begun" };
  if (!isCall(call)) return { ok: false, error: `there is no call "${call}"` };
  const read = readAs<unknown>(asks[call], ask ?? null);
  if (isProblems(read)) return { ok: false, error: problemText(read) };
  try {
    // Each call was just held to its own schema.
    const answering = desk[call] as (ask: unknown) => unknown;
    return { ok: true, value: answering(read.value) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}
