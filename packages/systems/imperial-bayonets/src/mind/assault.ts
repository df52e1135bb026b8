import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isFreeToWalk } from "../checks/maneuver.ts";
import { mayHaltAt } from "../checks/march-order.ts";
import { leastLeft, searchFor } from "../checks/movement.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { UNREACHED } from "../checks/search.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, IMPROVED_POSITION } from "../state.ts";
import { LEADER } from "../world.ts";
import { claimGround } from "./claims.ts";
import { type Muster, type Proposal, propose } from "./proposal.ts";
import { fightersOf, targetsOf } from "./reach.ts";
import type { Scene } from "./scene.ts";
import { exitsOf } from "./stakes.ts";

/** Attacks that were thought out together: by unit its post, the hex it is to attack and its share in what is hoped for. */
export interface Assaults {
  readonly postOf: Int16Array;
  readonly targetOf: Int16Array;
  readonly shareOf: Int32Array;
  /** All posts. */
  readonly posts: ReadonlySet<Hex>;
  /** The hexes that those with a post to attack from would fall back to. */
  readonly wayBack: ReadonlySet<Hex>;
}

/** An attack must promise this much to be thought of, in points. */
const least = 5;
const isTouched = ({ posts, others }: Proposal, taken: Proposal): boolean =>
  others.includes(taken.target.hex) ||
  posts.some((post) => taken.posts.some((other) => other.fighter === post.fighter || other.hex === post.hex));

/** Whether a hex is kept for others who have their post there and who would not find room with the unit. */
export function isKept({ g, seat }: Scene, { postOf, posts }: Assaults, unit: Unit, hex: Hex): boolean {
  if (!posts.has(hex)) return false;
  const coming = g.world.unitsOf[seat].filter(
    (other) => postOf[other] === hex && g.c.hexOf[other] > 0 && other !== unit,
  );
  if (coming.length === 0) return false;
  const there = unitsIn(g, hex, seat).filter((other) => other !== unit && !coming.includes(other));
  return whyCrowded(g, hex, [...coming, ...there, unit], g.c.works[hex] === IMPROVED_POSITION) !== null;
}

const isLeader = ({ world }: BayonetsPlay, piece: Unit): boolean => world.kindOf[piece] === LEADER;

// What it costs to stand where those in front would fall back to: whoever finds no room is lost (9.4.1.2d).
const inTheWay = 15;

/** What a unit costs others by standing in a hex behind them. */
export const crowding = ({ postOf, wayBack }: Assaults, unit: Unit, hex: Hex): number =>
  postOf[unit] === 0 && wayBack.has(hex) ? inTheWay : 0;

/** Whether a piece could go to a hex now. */
export function isInReach(g: BayonetsPlay, piece: Unit, hex: Hex): boolean {
  if (!isFreeToWalk(g, piece)) return false;
  searchFor(g, [piece], asHex(g.c.hexOf[piece]), leastLeft(g, [piece]));
  return g.world.scratch.search.spent[hex] !== UNREACHED && (isLeader(g, piece) || mayHaltAt(g, piece, hex, false));
}

/** Thinks out attacks with all the units that are in, the most promising first. */
export function planAssaults(scene: Scene, isIn: (unit: Unit) => boolean): Assaults {
  const { count } = scene.g.world;
  const postOf = new Int16Array(count);
  const targetOf = new Int16Array(count);
  const shareOf = new Int32Array(count);
  const { targets, spots } = targetsOf(scene, isIn);
  const fighters = fightersOf(scene, isIn, spots);
  const sent = new Map<Unit, Hex>();
  claimGround(scene, fighters, sent, isIn, (unit, hex) => isInReach(scene.g, unit, hex));
  for (const [unit, hex] of sent) postOf[unit] = hex;
  const muster: Muster = { fighters, sent, targets: new Map(targets.map((target) => [target.hex, target])) };
  let open = targets.map((target) => propose(scene, target, muster)).filter(({ benefit }) => benefit >= least);
  while (open.length > 0) {
    const chosen = open.reduce((first, one) => (one.benefit > first.benefit ? one : first));
    const strength = chosen.posts.reduce((sum, { fighter }) => sum + fighter.eighths, 0);
    for (const { fighter, hex } of chosen.posts) {
      fighter.isTaken = true;
      fighter.aim = chosen.target.hex;
      sent.set(fighter.unit, hex);
      postOf[fighter.unit] = hex;
      targetOf[fighter.unit] = chosen.target.hex;
      shareOf[fighter.unit] = Math.trunc((chosen.benefit * fighter.eighths) / Math.max(strength, 1));
    }
    open = open
      .filter((one) => one !== chosen)
      .map((one) => (isTouched(one, chosen) ? propose(scene, one.target, muster) : one))
      .filter(({ benefit }) => benefit >= least);
  }
  const wayBack = new Set<Hex>();
  for (const [unit, hex] of sent)
    if (targetOf[unit] !== 0)
      for (const exit of exitsOf(scene.g, hex, scene.seat)) {
        wayBack.add(exit);
        for (const further of exitsOf(scene.g, exit, scene.seat)) wayBack.add(further);
      }
  return { postOf, targetOf, shareOf, posts: new Set(sent.values()), wayBack };
}

// Plans that were made lately, by what they rest on: where everybody stood when the maneuver began, and who may act.
interface Known {
  readonly key: number;
  readonly assaults: Assaults;
}
const known = new WeakMap<object, Known[]>();
const mostKnown = 8;

function keyOf({ g, seat, stance }: Scene, isIn: (unit: Unit) => boolean, isWhole: boolean): number {
  const { world, c } = g;
  let key = Math.imul(c.turn[0] * 64 + c.phase[0] * 8 + c.stage[0] * 2 + seat, 0x9e3779b1) ^ (isWhole ? 77 : 0);
  const add = (value: number): void => {
    key = Math.imul(key ^ value, 0x85ebca6b) ^ (key >>> 13);
  };
  add(stance.ownLoss);
  add(stance.drive);
  add(stance.effort);
  for (const whim of stance.whims) add(whim);
  for (const unit of world.unitsOf[seat]) add(isIn(unit) ? 1 + (isWhole ? c.hexOf[unit] : c.began[unit]) : 0);
  for (const unit of world.unitsOf[enemyOf(seat)]) add(c.hexOf[unit] * 4 + (c.status[unit] & 3));
  return key | 0;
}

/** The attacks of this maneuver: thought out when it begins and held to; `isWhole` for those of all, before points are given. */
export function assaultsOf(scene: Scene, isIn: (unit: Unit) => boolean, isWhole: boolean): Assaults {
  const { world } = scene.g;
  const made = known.get(world) ?? [];
  if (made.length === 0) known.set(world, made);
  const key = keyOf(scene, isIn, isWhole);
  const found = made.find((one) => one.key === key);
  if (found !== undefined) return found.assaults;
  const assaults = planAssaults(scene, isIn);
  if (made.length >= mostKnown) made.shift();
  made.push({ key, assaults });
  return assaults;
}
