import type { CounterFace } from "../../src/data/counter.ts";

/** A face as the counter prints it, written independently of the reader of the sheets. */
export function printedFace({ fire, fireParen, class: letter, melee, meleeParen, morale }: CounterFace): string {
  if (letter !== null) return `${letter}${meleeParen ? `(${melee})` : `-${melee}-`}${morale}`;
  const first = fireParen ? `(${fire})` : meleeParen ? `${fire}` : `${fire}-`;
  const second = meleeParen ? `(${melee})` : `${melee}-`;
  return `${first}${second}${morale}`;
}
