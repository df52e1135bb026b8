import { asHex } from "@redoubt/hex";
import { asUnit } from "@redoubt/mechanics";
import { loreOf } from "../../systems/imperial-bayonets/src/mind/lore.ts";
import { type BayonetsPlay, BUILDING, has, MOVED } from "../../systems/imperial-bayonets/src/state.ts";
import { fieldOfUnits, type MarchName, marches } from "./marches.ts";
import type { Score, Scoring } from "./scripted.ts";

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

const turtle: Scoring<BayonetsPlay> = (g, _seat, decision) => (verb, thing) => {
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

/** How far a hex is from where a script wants its units to be: the lower, the better. */
type Far = (g: BayonetsPlay, seat: number) => (hex: number) => number;

// The nearest objective; one's own count as farther away.
const toObjective: Far = (g, seat) => (hex) =>
  Math.min(...loreOf(g).goals.map((goal) => goal.far[hex] + (g.c.control[goal.hex] === seat + 1 ? 20 : 0)));

// The dearest objective of all, whoever has it.
const toDearest: Far = (g) => (hex) =>
  loreOf(g).goals.reduce((dearest, goal) => (goal.price > dearest.price ? goal : dearest)).far[hex];

const marchedBy =
  (name: MarchName): Far =>
  (g, seat) =>
    marches[name](fieldOfUnits(g.world, g.c.hexOf), seat, 0) ?? (() => 0);

const moving = (far: (hex: number) => number, from: number): Score => {
  return (verb, thing) => (verb === "hex" ? 10_000 - far(asHex(thing)) : verb === "stop" ? 10_000 - far(from) : 0);
};

// Everybody goes where the script wants him, and attacks all he can where it is bold.
const going =
  (far: Far, isBrave: boolean): Scoring<BayonetsPlay> =>
  (g, seat, decision) => {
    if (decision === "move") return moving(far(g, seat), here(g));
    return (verb, thing) => {
      if (decision === "march-orders") return verb === "end" ? 9 : 0;
      if (decision === "maneuver")
        return verb === "enter" ? 8 : verb === "unit" && !has(g, asUnit(thing), MOVED) ? 5 : verb === "end" ? 1 : 0;
      if (decision === "combat") return verb === "end" ? (isBrave ? 1 : 9) : 5;
      if (decision === "advance" && !isBrave) return verb === "end" ? 9 : 0;
      if (decision === "arrival") return verb === "hex" ? 5 : 0;
      return firing[verb] ?? 2;
    };
  };

// Where the piece is that was taken up.
function here(g: BayonetsPlay): number {
  const { frames } = g.state;
  if (frames === null) return 0;
  const { movers } = frames.locals as unknown as { movers: readonly number[] }; // a frame forgets the type of its locals
  return g.c.hexOf[movers[0]];
}

/**
 * "turtle" stays where it is, digs in, fires and fights only when it must; "rush" sends everybody straight to the nearest objective. Of its
 * own the system has "at the enemy", which cares for no objective, and "all on one", where everybody makes for the dearest.
 */
export const bayonetsScripts: Readonly<Record<string, Scoring<BayonetsPlay>>> = {
  turtle,
  rush: going(toObjective, true),
  "hide the army": going(marchedBy("hide the army"), false),
  fortress: going(marchedBy("fortress"), false),
  "at the enemy": going(marchedBy("rush"), true),
  "all on one": going(toDearest, true),
};
