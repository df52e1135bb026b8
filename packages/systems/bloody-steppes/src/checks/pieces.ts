import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { activeSeat, isLeftovers, isOfActivation } from "../active.ts";
import { entryPrice } from "../entering.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import {
  ASSAULTED,
  ATTACKED,
  BEGUN,
  FINISHED,
  has,
  isOnMap,
  OUT_OF_COMMAND,
  type SteppesPlay,
  WAITING,
} from "../state.ts";
import { whyNotSetOut } from "./rides.ts";
import { whyNotStack } from "./stacking.ts";

/** A stack is taken up as one unless one of it is taken alone. */
export const enforces = cites("VIII.12");

type Why = Refusal<SteppesRule> | null;

/** The groups in which pieces move: out of command; of a brigadier who is; everybody else (III.15, III.16, K-143). */
export function groupOf(g: SteppesPlay, piece: number): 1 | 2 | 3 {
  if (has(g, piece, OUT_OF_COMMAND)) return 1;
  const brigade = g.world.brigadeOf[piece];
  const leader = brigade === 255 ? -1 : g.world.brigades[brigade].leader;
  return leader >= 0 && leader !== piece && has(g, leader, OUT_OF_COMMAND) ? 2 : 3;
}

const named = (g: SteppesPlay, piece: number) => ({ unit: g.world.pieces[piece].name });

/** The case by which a piece of the active side is not of its activation: army and corps units go only with a command in whose range they are. */
function whyOfAnother({ world }: SteppesPlay, piece: number): SteppesRule {
  if (world.kindOf[piece] !== UNIT) return "II.5";
  const scope = world.scopeOf[piece];
  return scope === "army" ? "III.3" : scope === "corps" ? "III.4" : "II.5";
}

/** Why a piece on the map may not be taken up now. */
export function whyNotTake(g: SteppesPlay, piece: number): Why {
  const { world } = g;
  if (world.seatOf[piece] !== activeSeat(g)) return notPossible("I.20", "not-active", named(g, piece));
  if (!isOfActivation(g, piece)) return refusal(whyOfAnother(g, piece), "other-command", named(g, piece));
  if (!isOnMap(g, piece)) return notPossible("II.17", "not-on-map", named(g, piece));
  if (has(g, piece, FINISHED))
    return refusal(has(g, piece, ATTACKED | ASSAULTED) ? "XII.19" : "VIII.11", "has-finished", named(g, piece));
  const group = groupOf(g, piece);
  if (world.kindOf[piece] === COMMANDER) {
    if (g.c.mp[piece] === 0) return refusal("III.5", "no-points", named(g, piece));
    if (group === 1 && g.c.stage[0] > 1) return refusal("VIII.13", "group-is-past", named(g, piece));
    return whyNotSetOut(g, piece);
  }
  return group < g.c.stage[0] ? refusal(group === 1 ? "VIII.13" : "III.16", "group-is-past", named(g, piece)) : null;
}

/** The units that move with one that is taken up: those of its hex, of this activation, that have not finished; it is on top of them. */
export function stackWith(g: SteppesPlay, unit: number): readonly number[] {
  const here = unitsIn(g, g.c.hexOf[unit]);
  if (here.length === 1) return here;
  const able = here.filter((one) => whyNotTake(g, one) === null && has(g, one, BEGUN) === has(g, unit, BEGUN));
  return able[0] === unit ? able : [unit];
}

/** The entry of a waiting piece that is due, by its place; -1 where it is not. */
export function dueEntry(g: SteppesPlay, piece: number): number {
  const entry = g.world.entryOf[piece];
  if (entry < 0 || g.c.hexOf[piece] !== WAITING) return -1;
  return g.c.turn[0] >= g.world.entries[entry].turn + g.c.delay[entry] ? entry : -1;
}

/** II.17, K-141: the hexes by which a piece may come onto the map now. */
export function entryHexes(g: SteppesPlay, piece: number): readonly number[] {
  const entry = dueEntry(g, piece);
  if (entry < 0 || !isOfActivation(g, piece) || has(g, piece, FINISHED)) return [];
  const hexes = g.world.battle.entryHexes(g, entry);
  if (g.world.kindOf[piece] !== UNIT) return hexes;
  return hexes.filter((hex) => whyNotStack(g, [piece], hex) === null && entryPrice(g, piece, hex) !== undefined);
}

/** III.31, K-38: whether more than half of a command's units are out of order, so that its leader may go over to Defense. */
export function mayDefend(g: SteppesPlay, command: number): boolean {
  const { world, c } = g;
  let [all, broken] = [0, 0];
  for (const unit of world.memberships[command]) {
    if (world.kindOf[unit] !== UNIT || world.commandOf[unit] !== command || !isOnMap(g, unit)) continue;
    all++;
    if (c.level[unit] > 0) broken++;
  }
  return 2 * broken > all;
}

/** The command that is active; -1 among leftovers. */
export const activeCommand = (g: SteppesPlay): number => (isLeftovers(g.c.active[0]) ? -1 : g.c.active[0] - 1);
