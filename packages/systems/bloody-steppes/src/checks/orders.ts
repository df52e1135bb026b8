import { type Refusal, refusal } from "@redoubt/engine";
import type { SteppesRule } from "../rule-index.ts";
import { DEFENSE, FORCED_MARCH, has, isOnMap, OUT_OF_COMMAND, ROUTED, type SteppesPlay } from "../state.ts";
import { commandRange, headquartersOf } from "./command.ts";
import { apart } from "./neighbours.ts";

type Why = Refusal<SteppesRule> | null;

/** The order under which a piece acts: its command's; without leader as under Defense (K-118); 0 for those of no command (K-22). */
export function orderOf(g: SteppesPlay, piece: number): number {
  const command = g.world.commandOf[piece];
  if (command === 255) return 0;
  const { leader } = g.world.commands[command];
  return leader >= 0 && !isOnMap(g, leader) ? DEFENSE : g.c.orderType[command];
}

const nearest = (g: SteppesPlay, commanders: readonly number[], hex: number): number =>
  Math.min(...commanders.filter((one) => isOnMap(g, one)).map((one) => apart(g, g.c.hexOf[one], hex)));

/** III.15, K-28: why a piece out of command may not step to a hex: it moves only towards its headquarters. */
function whyNotTowards(g: SteppesPlay, piece: number, to: number): Why {
  if (!has(g, piece, OUT_OF_COMMAND)) return null;
  const headquarters = headquartersOf(g, piece);
  if (nearest(g, headquarters, to) < nearest(g, headquarters, g.c.hexOf[piece])) return null;
  return refusal("III.15", "not-towards-headquarters", { unit: g.world.pieces[piece].name });
}

/** III.19, K-45: why a piece under Defense may not step to a hex: it stays within the range of its commanders, or comes nearer. */
function whyNotFarther(g: SteppesPlay, piece: number, to: number): Why {
  if (orderOf(g, piece) !== DEFENSE) return null;
  const command = g.world.commandOf[piece];
  const leader = g.world.commands[command].leader;
  const commanders = [...headquartersOf(g, piece), leader].filter(
    (one) => one >= 0 && one !== piece && isOnMap(g, one),
  );
  if (commanders.length === 0) return null;
  const isWithin = (hex: number): boolean =>
    commanders.some((one) => apart(g, g.c.hexOf[one], hex) <= commandRange(g.world, one));
  if (isWithin(to)) return null;
  const isNearer = nearest(g, commanders, to) < nearest(g, commanders, g.c.hexOf[piece]);
  if (!isWithin(g.c.hexOf[piece]) && isNearer) return null;
  return refusal("III.19", "leaves-range-on-defense", { unit: g.world.pieces[piece].name });
}

/** Why its order, or being out of command, forbids a piece to step to a hex of its own will. */
export function whyNotByOrder(g: SteppesPlay, piece: number, to: number): Why {
  const { world, c } = g;
  const name = { unit: world.pieces[piece].name };
  const isRouted = c.level[piece] === ROUTED;
  if (isRouted && orderOf(g, piece) === FORCED_MARCH) return refusal("III.19", "rallies-before-marching", name);
  if (isRouted) return null;
  const command = world.commandOf[piece];
  const isLeaderless = command !== 255 && world.brigadeOf[piece] !== 255 && isLostIndependent(g, command);
  if (isLeaderless) return refusal("XIII.10", "leaderless-brigade", name);
  return whyNotTowards(g, piece, to) ?? whyNotFarther(g, piece, to);
}

/** XIII.10, K-178: whether the leader of an independent brigade is lost. */
function isLostIndependent(g: SteppesPlay, command: number): boolean {
  const { leader, isIndependent } = g.world.commands[command];
  return leader >= 0 && !isOnMap(g, leader) && isIndependent;
}
