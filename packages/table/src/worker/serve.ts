import { MissingValue } from "@redoubt/engine";
import type { AnyWargame } from "@redoubt/mechanics";
import type { CallMessage, RefereeCalls, ReplyMessage, StaffCalls } from "./messages.ts";
import { createReferee } from "./referee.ts";
import { createStaff } from "./staff.ts";

type AnyCall = (ask: unknown) => unknown;

/** Answers the calls of a page: one worker is the referee, another plays the other side. */
export function serveCalls(
  systems: readonly AnyWargame[],
  now: () => number,
  seed: number,
): (message: CallMessage) => ReplyMessage {
  let referee: RefereeCalls | null = null;
  let staff: StaffCalls | null = null;
  return ({ id, to, call, ask }) => {
    referee ??= createReferee(systems);
    staff ??= createStaff(systems, now, seed);
    // The page's client is typed by the same interfaces: a call's name and argument always belong together.
    const calls = (to === "referee" ? referee : staff) as unknown as Readonly<Record<string, AnyCall | undefined>>;
    try {
      const answer = calls[call];
      if (answer === undefined) throw new Error(`there is no call "${call}"`);
      return { id, ok: true, value: answer(ask) };
    } catch (error) {
      const isPosition = error instanceof MissingValue;
      return { id, ok: false, error: error instanceof Error ? error.message : String(error), isPosition };
    }
  };
}
