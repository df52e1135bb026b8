import { being, engage, foot, type Piece, russ } from "./engagement.ts";

/** A Russian battalion that has reacted. */
export const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  being(russ(id, hex, facing, stats, more), "reaction");
/** A in 0405 beats R in 0404 with these dice, the last of them A's second check. */
export function beaten(
  dice: readonly number[],
  others: readonly Piece[] = [],
  text: object = {},
  defender = quiet("R", "0404"),
) {
  const s = engage([foot("A", "0405"), defender, ...others], { dice, ...text });
  s.answer("unit A", "attack 0404");
  if (s.game.pending().kind === "decide" && s.decision().kind === "withdraw") s.answer("no");
  if (s.game.pending().kind === "decide" && s.decision().kind === "resolve-or-wait") s.answer("resolve");
  return s;
}
/** The hexes among some answers. */
export const hexes = (answers: readonly string[]): readonly string[] =>
  answers
    .filter((answer) => answer.startsWith("hex "))
    .map((answer) => answer.slice(4))
    .sort();
/** A plain of eight columns of eight with something on it. */
export const ground = (map: object) => ({ map: { cols: 8, rows: 8, ...map } });
