import { asHex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { loreOf } from "../../systems/imperial-bayonets/src/mind/lore.ts";
import { type BayonetsPlay, BUILDING, has, MOVED } from "../../systems/imperial-bayonets/src/state.ts";
import type { Scoring } from "./scripted.ts";

const firing: Readonly<Record<string, number>> = {
  target: 5,
  add: 9,
  resolve: 7,
  end: 1,
  command: 5,
  check: 5,
  activate: 4,
  keep: 3,
  recover: 3,
  enter: 8,
  advance: 3,
};

const turtle: Scoring<BayonetsPlay> = (g, _seat, decision, verb, thing) => {
  if (decision === "march-orders") return verb === "end" ? 9 : 0;
  if (decision === "maneuver")
    return verb === "enter" ? 8 : verb === "unit" && mayDig(g, thing) ? 5 : verb === "end" ? 1 : 0;
  if (decision === "move") return verb === "dig" ? 9 : verb === "stop" ? 5 : 0;
  if (decision === "combat") return verb === "end" ? 9 : 5;
  if (decision === "advance") return verb === "end" ? 9 : 0;
  if (decision === "arrival") return verb === "hex" ? 5 : 0;
  return firing[verb] ?? 2;
};

const mayDig = (g: BayonetsPlay, piece: number): boolean =>
  g.world.kindOf[piece] === 0 &&
  g.c.spent[piece] === 0 &&
  !has(g, asUnit(piece), MOVED | BUILDING) &&
  g.c.works[g.c.hexOf[piece]] === 0;

const rush: Scoring<BayonetsPlay> = (g, seat, decision, verb, thing) => {
  if (decision === "march-orders") return verb === "end" ? 9 : 0;
  const far = (hex: number): number =>
    Math.min(...loreOf(g).goals.map((goal) => goal.far[hex] + (g.c.control[goal.hex] === seat + 1 ? 20 : 0)));
  if (decision === "maneuver")
    return verb === "enter" ? 8 : verb === "unit" && !has(g, asUnit(thing), MOVED) ? 5 : verb === "end" ? 1 : 0;
  if (decision === "move")
    return verb === "hex" ? 10_000 - far(asHex(thing)) : verb === "stop" ? 10_000 - far(here(g)) : 0;
  if (decision === "combat") return verb === "end" ? 1 : 5;
  if (decision === "arrival") return verb === "hex" ? 5 : 0;
  return firing[verb] ?? 2;
};

// Where the piece is that was taken up.
function here(g: BayonetsPlay): number {
  const { frames } = g.state;
  if (frames === null) return 0;
  const { movers } = frames.locals as unknown as { movers: readonly number[] }; // a frame forgets the type of its locals
  return g.c.hexOf[movers[0]];
}

/** "turtle" stays where it is, digs in, fires and fights only when it must; "rush" sends everybody straight to the nearest objective. */
export const bayonetsScripts: Readonly<Record<string, Scoring<BayonetsPlay>>> = { turtle, rush };
