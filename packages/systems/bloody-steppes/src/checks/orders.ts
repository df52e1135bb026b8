import { type Refusal, refusal } from "@redoubt/engine";
import { cites } from "../kit.ts";
import type { SteppesRule } from "../rule-index.ts";
import { DEFENSE, FORCED_MARCH, has, isOnMap, OUT_OF_COMMAND, ROUTED, type SteppesPlay } from "../state.ts";
import { commandRange, headquartersOf } from "./command.ts";
import { apart } from "./neighbours.ts";

/** Routed units are held by no range. */
export const enforces = cites("III.17");

type Why = Refusal<SteppesRule> | null;

const named = (g: SteppesPlay, piece: number) => ({ unit: g.world.pieces[piece].name });

/** The order under which a piece acts: its command's; without leader as under Defense (K-118); 0 for those of no command (K-22). */
export function orderOf(g: SteppesPlay, piece: number): number {
  const command = g.world.commandOf[piece];
  if (command === 255) return 0;
  return isLeaderless(g, piece) ? DEFENSE : g.c.orderType[command];
}

/** XIII.10, K-118: whether the command of a piece has lost its leader. */
export function isLeaderless(g: SteppesPlay, piece: number): boolean {
  const command = g.world.commandOf[piece];
  const leader = command === 255 ? -1 : g.world.commands[command].leader;
  return leader >= 0 && !isOnMap(g, leader);
}

/** How near the nearest of these commanders on the map is to a hex. */
function nearest(g: SteppesPlay, commanders: readonly number[], hex: number): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const one of commanders) if (isOnMap(g, one)) least = Math.min(least, apart(g, g.c.hexOf[one], hex));
  return least;
}

/** Whether a hex lies within the range of one of these commanders on the map, by so many hexes at least. */
function isWithin(g: SteppesPlay, commanders: readonly number[], hex: number, by = 0): boolean {
  for (const one of commanders)
    if (isOnMap(g, one) && apart(g, g.c.hexOf[one], hex) + by <= commandRange(g.world, one)) return true;
  return false;
}

/** What holds a piece back from going where it likes, the same for all hexes: looked up once for a whole search. */
export interface Tether {
  /** Why it goes nowhere at all. */
  readonly why: Why;
  /** III.15, K-28: out of command it goes only nearer than `near` to these headquarters, and no farther into their range than its edge; null where it is in command. */
  readonly towards: readonly number[] | null;
  readonly near: number;
  /** III.19, K-45: on Defense it stays within the range of these commanders, or comes nearer; null without it. */
  readonly about: readonly number[] | null;
  /** How near they are now, where it is beyond their range; 0 where it is within. */
  readonly beyond: number;
}

const untethered: Tether = { why: null, towards: null, near: 0, about: null, beyond: 0 };
const stays = (why: Why): Tether => ({ ...untethered, why });

/** What its order, or being out of command, allows a piece of its own will. */
export function tetherOf(g: SteppesPlay, piece: number): Tether {
  const { world, c } = g;
  const order = orderOf(g, piece);
  if (c.level[piece] === ROUTED)
    return order === FORCED_MARCH ? stays(refusal("III.19", "rallies-before-marching", named(g, piece))) : untethered;
  const command = world.commandOf[piece];
  const isLeaderless = command !== 255 && world.brigadeOf[piece] !== 255 && isLostIndependent(g, command);
  if (isLeaderless) return stays(refusal("XIII.10", "leaderless-brigade", named(g, piece)));
  const isOut = has(g, piece, OUT_OF_COMMAND);
  if (!isOut && order !== DEFENSE) return untethered;
  const here = c.hexOf[piece];
  const headquarters = headquartersOf(g, piece);
  const about = order === DEFENSE ? defendersOf(g, piece, headquarters) : null;
  return {
    why: null,
    towards: isOut ? headquarters : null,
    near: isOut ? nearest(g, headquarters, here) : 0,
    about,
    beyond: about === null || isWithin(g, about, here) ? 0 : nearest(g, about, here),
  };
}

/** The same for each unit of a stack. */
export const tethersOf = (g: SteppesPlay, units: readonly number[]): readonly Tether[] =>
  units.map((unit) => tetherOf(g, unit));

/** The commanders about whom a piece on Defense stays; null where none of them is on the map. */
function defendersOf(g: SteppesPlay, piece: number, headquarters: readonly number[]): readonly number[] | null {
  const { leader } = g.world.commands[g.world.commandOf[piece]];
  const commanders = headquarters.includes(leader) || leader < 0 ? headquarters : [...headquarters, leader];
  const others = commanders.includes(piece) ? commanders.filter((one) => one !== piece) : commanders;
  return others.some((one) => isOnMap(g, one)) ? others : null;
}

/** Why a piece may not go to a hex of its own will, held back as it is. */
export function whyTethered(g: SteppesPlay, piece: number, to: number, tether: Tether): Why {
  const { why, towards, near, about, beyond } = tether;
  if (why !== null) return why;
  if (towards !== null && nearest(g, towards, to) >= near)
    return refusal("III.15", "not-towards-headquarters", named(g, piece));
  if (towards !== null && isWithin(g, towards, to, 1)) return refusal("III.15", "back-in-command", named(g, piece));
  if (about === null || isWithin(g, about, to)) return null;
  return nearest(g, about, to) < beyond ? null : refusal("III.19", "leaves-range-on-defense", named(g, piece));
}

/** XIII.10, K-178: whether the leader of an independent brigade is lost. */
function isLostIndependent(g: SteppesPlay, command: number): boolean {
  const { leader, isIndependent } = g.world.commands[command];
  return leader >= 0 && !isOnMap(g, leader) && isIndependent;
}
