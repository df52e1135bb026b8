import type { Seat } from "@redoubt/engine";
import { asHex, axialDistance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { canAttackAtAll } from "../checks/melee-duty.ts";
import { RUSSIAN } from "../seat.ts";
import { DISRUPTED, HALTED, hexOf, type QuadPlay, topUnit } from "../state.ts";
import { INFANTRY } from "../unit.ts";
import { meleeOf, moraleOf } from "../values.ts";
import { FREE, spareTurns } from "./leaving.ts";
import type { Goal, Lore } from "./lore.ts";
import { setPrize } from "./sets.ts";
import type { Stance } from "./stance.ts";
import { type ThreatField, threatsTo } from "./threat-field.ts";

/** What is looked up once for all the places that one unit could go to. */
export interface Scene {
  readonly g: QuadPlay;
  readonly lore: Lore;
  readonly stance: Stance;
  readonly unit: Unit;
  readonly seat: Seat;
  /** Whether no weight turns what speaks against a place into something that speaks for it. */
  readonly isWary: boolean;
  /** What the enemy can do to each hex. */
  readonly threats: ThreatField;
  /** Goals that still attract, with what is left of their price. */
  readonly prices: Int32Array;
  /** Strength of friends who could still join an attack on a hex this turn, in quarters; -1 not looked up yet. */
  readonly help: Int16Array;
  readonly helped: Int16Array;
  helpedCount: number;
}

const most = 512;
// Scratch, documented as such: a scene is filled anew for each unit and read before the next one is looked at.
const prices = new Int32Array(32);
const help = new Int16Array(8192).fill(-1);
const helped = new Int16Array(most);
const spare = new Int8Array(2048);

/** Hexes between two hexes. */
export function span(g: QuadPlay, a: Hex, b: Hex): number {
  const { q, r } = g.world.grid;
  return axialDistance(q[b] - q[a], r[b] - r[a]);
}

/** The distance of a hex from a goal for a unit, in half points. */
export const away = (g: QuadPlay, goal: Goal, u: Unit, hex: Hex): number =>
  g.world.kindOf[u] === INFANTRY ? goal.foot[hex] : goal.mounted[hex];

// How much of its Parent Unit is beyond the Alma while the unit is not, in percent: it keeps the others waiting (A17.11).
function shareAcross(g: QuadPlay, unit: Unit): number {
  const { c, world } = g;
  if (!world.rules.limitsCrossing || world.terrain.depth[c.hexOf[unit]] > 0) return 0;
  let all = 0;
  let across = 0;
  const own = world.unitsOf[world.seatOf[unit]];
  for (let i = 0; i < own.length; i++) {
    const u = own[i];
    if (world.parentOf[u] !== world.parentOf[unit] || c.hexOf[u] <= 0) continue;
    all++;
    if (world.terrain.depth[c.hexOf[u]] > 0) across++;
  }
  return Math.trunc((100 * across) / Math.max(all, 1));
}

// How many friends but guns are nearer to a goal.
function countNearer(g: QuadPlay, goal: Goal, unit: Unit, at: Hex): number {
  const { c, world } = g;
  const own = world.unitsOf[world.seatOf[unit]];
  const far = away(g, goal, unit, at);
  let nearer = 0;
  for (let i = 0; i < own.length; i++) {
    const u = own[i];
    if (u === unit || world.isGun[u] === 1 || c.hexOf[u] <= 0) continue;
    if (away(g, goal, u, hexOf(g, u)) < far) nearer++;
  }
  return nearer;
}

function priceGoals({ g, lore, unit, seat, stance }: Scene): void {
  const { c, world } = g;
  const at = hexOf(g, unit);
  const goals = lore.goals[seat];
  const isWaiting = world.rules.hasPreservation && c.preservationTurn[0] === 0;
  const strays = stance.straggler === 0 ? 0 : Math.trunc((stance.straggler * shareAcross(g, unit)) / 100);
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    const nearer = goal.crowding === 0 ? 0 : countNearer(g, goal, unit, at);
    // The way out of Alma calls with its full voice only once the Russians may take it.
    const isEarly = isWaiting && goal.hex === world.exitHex && goal.kind !== "second";
    const isOwnTask = goal.kind === "third" && lore.isFlying[unit] === 1;
    const share = isOwnTask
      ? stance.column
      : isEarly
        ? Math.trunc((stance[goal.kind] * stance.waiting) / 100)
        : stance[goal.kind];
    const called = goal.hex === 0 ? Math.trunc((share * (100 + strays)) / 100) : share;
    const set =
      stance.sets === 0 || goal.kind === "third"
        ? 0
        : Math.trunc((stance.sets * setPrize(g, seat, goal.hex, false)) / 200);
    const price = Math.trunc((goal.price * called) / 100) + set;
    prices[i] = Math.trunc((price * Math.max(25, 100 - goal.crowding * nearer)) / 100);
  }
}

const isWary = ({ hunt, room, fire, threat, exposure }: Stance): boolean =>
  hunt >= 0 && room >= 0 && fire >= 0 && threat >= 0 && exposure >= 0;

/** How many turns a unit can spare before it must march to leave the map; FREE where nobody leaves. */
export function spareOf({ g, lore, stance, unit, seat }: Scene): number {
  if (stance.leave <= 0 || seat !== RUSSIAN || !g.world.rules.hasPreservation || g.world.exitHex === 0) return FREE;
  spareTurns(g, lore, spare);
  return spare[unit];
}

/** Looks at the board for one unit. */
export function sceneFor(g: QuadPlay, lore: Lore, stance: Stance, unit: Unit): Scene {
  const seat = g.world.seatOf[unit];
  const scene: Scene = {
    g,
    lore,
    stance,
    unit,
    seat,
    isWary: isWary(stance),
    threats: threatsTo(g, seat),
    prices,
    help,
    helped,
    helpedCount: 0,
  };
  priceGoals(scene);
  return scene;
}

/** Ends the use of a scene. */
export function leaveScene(scene: Scene): void {
  for (let i = 0; i < scene.helpedCount; i++) help[helped[i]] = -1;
  scene.helpedCount = 0;
}

/** The melee strength, in quarters, that friends who have not moved yet could still bring against a hex. */
export function helpAgainst(scene: Scene, hex: Hex): number {
  if (help[hex] >= 0) return help[hex];
  const { g, unit, seat } = scene;
  const { c, world } = g;
  let free = 0;
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (world.grid.onMap[next] === 1 && c.topOf[next] === 0) free++;
  }
  let sum = 0;
  let count = 0;
  const own = world.unitsOf[seat];
  for (let i = 0; i < own.length && count < free - 1; i++) {
    const u = own[i];
    if (u === unit || world.isGun[u] === 1 || c.hexOf[u] <= 0) continue;
    if ((c.status[u] & (DISRUPTED | HALTED)) !== 0) continue;
    const far = span(g, hexOf(g, u), hex);
    // A rough march: half of the allowance is spent on slopes, streams and detours.
    if (far <= 1 || far > 1 + ((world.allowance[2 * u] * 3) >> 3) || !canAttackAtAll(g, u)) continue;
    sum += 4 * meleeOf(g, u);
    count++;
  }
  help[hex] = Math.min(sum, 30_000);
  helped[scene.helpedCount++] = hex;
  return help[hex];
}

/** The morale of a unit, held to the table. */
export const spirit = (g: QuadPlay, u: Unit): number => Math.min(Math.max(moraleOf(g, u), 1), 5);

/** Undisrupted friends next to a hex. */
export function friendsAround(scene: Scene, hex: Hex): number {
  const { g, seat, unit } = scene;
  const { c, world } = g;
  let friends = 0;
  for (let d = 0; d < 6; d++) {
    const u = topUnit(g, asHex(hex + world.grid.offsets[d]));
    if (u >= 0 && u !== unit && world.seatOf[u] === seat && (c.status[u] & DISRUPTED) === 0) friends++;
  }
  return friends;
}
