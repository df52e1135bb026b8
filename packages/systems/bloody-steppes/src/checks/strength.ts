import { cites } from "../kit.ts";
import { strengthModifiers } from "../tables/melee-modifiers.ts";

/** Halves of a fraction are rounded up, as everywhere. */
export const enforces = cites("I.19");

/** XII.15: the ratio of the larger strength to the smaller in halves, rounded to the nearest half, quarters up (K-95). */
export function ratioInHalves(larger: number, smaller: number): number {
  return Math.floor((4 * larger + smaller) / (2 * smaller));
}

/** The lines of the strength modifiers, ours or a replacement of them. */
export type StrengthLines = readonly { readonly from: number; readonly to: number; readonly die: number }[];

/** XII.15: what strength adds to the die of the side that checks; without strength on either side nothing (K-171). */
export function strengthModifier(own: number, enemy: number, lines: StrengthLines = strengthModifiers): number {
  if (own <= 0 || enemy <= 0) return 0;
  const halves = ratioInHalves(Math.max(own, enemy), Math.min(own, enemy));
  const row = lines.find(({ from, to }) => halves >= from && halves <= to);
  const die = row === undefined ? 0 : row.die;
  return own >= enemy ? die : 0 - die;
}
