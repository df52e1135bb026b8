import type { Grid } from "@redoubt/hex";
import { type Field, hexIn, listed, wholeNumber, wrong } from "@redoubt/mechanics";
import { readState, type StateWord, stateWords, type ValueWord, valueWords } from "../position-words.ts";
import {
  ACTED,
  ALONG,
  ASSAULTED,
  ATTACKED,
  BEGUN,
  CHARGE_CONTINUED,
  CHARGE_EARNED,
  COVERED,
  DISORGANIZED,
  DUTY_DONE,
  EFFECTIVE,
  ENTERED,
  FACED,
  FELL_BACK,
  FINISHED,
  HAULED,
  IN_COMMAND,
  MOVED,
  OUT_OF_COMMAND,
  PURSUED,
  REACTED,
  ROUTED,
  SAID_OUT,
  SORTED,
  SPENT,
  TURNED,
  WITHDREW,
} from "../state.ts";

/** What the words of a unit's state come to. */
export interface Words {
  readonly level: number;
  readonly march: number;
  readonly rally: number;
  /** Bits of c.act; IN_COMMAND is set unless the file denies it. */
  readonly act: number;
  /** -1 where nothing is said. */
  readonly mp: number;
  readonly mpStart: number;
  readonly lost: number;
  readonly marked: number;
  /** The turn from which a rider may be spent; 0 where nothing is said. */
  readonly from: number;
}

// Whoever has done this has begun his move.
const begins = BEGUN;

/** The bits that a word sets. */
const bits: Readonly<Partial<Record<StateWord, number>>> = {
  begun: BEGUN,
  spent: SPENT | begins,
  moved: MOVED | begins,
  finished: FINISHED,
  attacked: ATTACKED,
  assault: ASSAULTED,
  reaction: REACTED,
  withdrew: WITHDREW,
  "fell-back": FELL_BACK,
  charge: CHARGE_EARNED,
  "charge-continued": CHARGE_CONTINUED,
  "out-of-command": OUT_OF_COMMAND,
  faced: FACED,
  covered: COVERED,
  acted: ACTED,
  along: ALONG,
  "not-in-command": SAID_OUT,
  entered: ENTERED | begins,
  sorted: SORTED,
  turned: TURNED,
  pursued: PURSUED,
  hauled: HAULED | SPENT | begins,
  "duty-done": DUTY_DONE,
};

const known = [...Object.keys(stateWords), ...Object.keys(valueWords).map((word) => `${word}:…`)].join(", ");

const mostPoints = 99;

/** Reads the list of words; `isUnit`: commanders and riders keep points without having begun a move. */
export function readWords(field: Field, grid: Grid, isUnit: boolean): Words {
  const plain = new Set<StateWord>();
  const values = new Map<ValueWord, number>();
  for (const one of listed(field)) {
    const read = typeof one.value === "string" ? readState(one.value) : undefined;
    if (read === undefined) wrong(one, `no such word; known are ${known}`);
    else if (!("value" in read)) plain.add(read.word);
    else {
      const inner: Field = { ...one, value: read.value };
      const number =
        read.word === "marked"
          ? hexIn(inner, grid)
          : wholeNumber({ ...inner, value: /^\d+$/.test(read.value) ? Number(read.value) : read.value }, 0, mostPoints);
      if (number !== null) values.set(read.word, number);
    }
  }
  const level = plain.has("routed") ? ROUTED : plain.has("disorganized") ? DISORGANIZED : EFFECTIVE;
  if (plain.has("reorganization") && level !== ROUTED)
    wrong(field, "only routed units are turned to REORGANIZATION (XIV.58)");
  let act = plain.has("not-in-command") ? 0 : IN_COMMAND;
  for (const word of plain) act |= bits[word] ?? 0;
  const hasPoints = values.has("mp") || values.has("start") || values.has("marked");
  if (isUnit && hasPoints) act |= BEGUN;
  return {
    level,
    march: plain.has("forced-march") ? 1 : 0,
    rally: plain.has("reorganization") ? 1 : 0,
    act,
    mp: values.get("mp") ?? -1,
    mpStart: values.get("start") ?? -1,
    lost: values.get("lost") ?? 0,
    marked: values.get("marked") ?? 0,
    from: values.get("from") ?? 0,
  };
}
