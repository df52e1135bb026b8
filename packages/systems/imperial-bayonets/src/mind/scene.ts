import type { Seat } from "@redoubt/engine";
import { distance, type Hex } from "@redoubt/hex";
import { hopsFrom, spreadWithin, type Unit } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { sides } from "../data/piece.ts";
import { groundOf } from "../ground-now.ts";
import { unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { standing } from "../standing.ts";
import { type BayonetsPlay, has, ROAD_MARCH } from "../state.ts";
import { ARTILLERY } from "../world.ts";
import { isUnanswered } from "./ending.ts";
import { type Goal, type Lore, loreOf, PER_POINT } from "./lore.ts";
import type { Stance } from "./stance.ts";
import { addStrike } from "./strike.ts";

/** What is looked up once for all the answers to one question. */
export interface Scene {
  readonly g: BayonetsPlay;
  readonly lore: Lore;
  readonly stance: Stance;
  readonly seat: Seat;
  /** Eighths of SP with which enemies could attack each hex after their next maneuver. */
  readonly threat: Int32Array;
  /** Eighths of SP of ours within two hexes of each hex: whoever attacks one of us has the others beside him. */
  readonly support: Int32Array;
  /** Hexes to the nearest enemy, and to the nearest friend who can fight. */
  readonly toEnemy: Uint8Array;
  readonly toFriend: Uint8Array;
  /** The objectives with what each is worth to the seat now. */
  readonly prices: Int32Array;
}

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = 8192;
const threat = new Int32Array(most);
const support = new Int32Array(most);
const toEnemy = new Uint8Array(most);
const toFriend = new Uint8Array(most);
const queue = new Int32Array(most);
const prices = new Int32Array(64);

// How near friends are whom an enemy would have beside him.
const supportRange = 2;

const isGun = (kind: number): boolean => kind >= ARTILLERY;

/** Whether a seat is the one that scores the objectives. */
export const isAttacker = ({ world }: BayonetsPlay, seat: Seat): boolean =>
  world.game?.victory.attacker === (seat === 0 ? "russian" : "allied");

/** What driving the enemy out of a hex is worth to the seat: the objective, and an end to the waiting for which points are lost (O1). */
export function groundWorth(g: BayonetsPlay, { prize }: Lore, seat: Seat, stance: Stance, hex: Hex): number {
  const { world, c } = g;
  const isLast = c.turn[0] === world.turns.last;
  const ground = Math.trunc(((isLast || isAttacker(g, seat) ? prize[hex] : prize[hex] >> 1) * stance.drive) / 100);
  const delay = world.game?.delay;
  const isAwaited = delay != null && sides[seat] === delay.side && c.begun[0] === 0 && world.farBank?.[hex] === 1;
  const left = isAwaited ? delay.turns.filter((turn) => turn >= c.turn[0]).length * delay.points : 0;
  return 12 + ground + ((left * PER_POINT) >> 1);
}

const placesOf = ({ world, c }: BayonetsPlay, seat: Seat): number[] =>
  Array.from(world.unitsOf[seat], (unit) => c.hexOf[unit]).filter((hex) => hex > 0);

function spreadThreat(g: BayonetsPlay, enemy: Seat): void {
  const { world, c } = g;
  threat.fill(0, 0, world.grid.size);
  if (isUnanswered(g, enemyOf(enemy))) return;
  for (const unit of world.unitsOf[enemy])
    if (c.hexOf[unit] > 0 && !isGun(world.kindOf[unit]) && !has(g, unit, ROAD_MARCH)) addStrike(g, unit, threat);
}

// The attacker wants what he has not got; the defender what the enemy has or may take, the more the nearer he is.
function priceGoal({ g, seat, stance, toEnemy }: Scene, { hex, price }: Goal, place: number): number {
  const owner = g.c.control[hex];
  const near = Math.max(0, 9 - toEnemy[hex]);
  const wanted = isAttacker(g, seat)
    ? owner === seat + 1
      ? price >> 1
      : price
    : owner === enemyOf(seat) + 1
      ? price
      : (price * near) >> 3;
  return place === stance.effort ? 2 * wanted : wanted;
}

function spreadSupport(g: BayonetsPlay, seat: Seat): void {
  const { world, c } = g;
  support.fill(0, 0, world.grid.size);
  for (const unit of world.unitsOf[seat])
    if (c.hexOf[unit] > 0 && !isGun(world.kindOf[unit]))
      spreadWithin(world.grid, support, c.hexOf[unit], supportRange, ownEighths(g, unit));
}

/** What comes of a threat to a hex that is held with so much, in eighths, while friends draw their share of the enemy upon themselves. */
export function pressOn({ g, seat, threat, support }: Scene, hex: Hex, defence: number, unit: Unit | null): number {
  const { world, c } = g;
  let friends =
    support[hex] - unitsIn(g, hex, seat).reduce((sum, one) => sum + (one === unit ? 0 : ownEighths(g, one)), 0);
  if (unit !== null && c.hexOf[unit] > 0 && distance(world.grid, c.hexOf[unit], hex) <= supportRange)
    friends -= ownEighths(g, unit);
  return Math.trunc((threat[hex] * defence) / Math.max(defence + Math.max(friends, 0), 1));
}

// What the fields were last filled for: the fields of a side are the same as long as nobody of it moves or changes his state.
interface Seen {
  world: object | null;
  ground: object | null;
  seat: number;
  key: number;
}
const seenEnemy: Seen = { world: null, ground: null, seat: -1, key: 0 };
const seenFriend: Seen = { world: null, ground: null, seat: -1, key: 0 };

// Whether a side looks as it did; what it looks like now is noted.
function isAsSeen(g: BayonetsPlay, side: Seat, seen: Seen): boolean {
  const { world, c } = g;
  let key = isUnanswered(g, enemyOf(side)) ? 1 : 0;
  for (const unit of world.unitsOf[side])
    key = Math.imul(key ^ ((c.hexOf[unit] << 16) ^ c.status[unit]), 0x85ebca6b) ^ (key >>> 13);
  for (let i = 0; i < world.corps.length; i++) key = Math.imul(key ^ c.broken[i], 0x9e3779b1);
  const ground = groundOf(g);
  if (seen.world === world && seen.ground === ground && seen.seat === side && seen.key === key) return true;
  seen.world = world;
  seen.ground = ground;
  seen.seat = side;
  seen.key = key;
  return false;
}

// What losses hurt on the last two turns, in percent: whoever would win as things stand risks little, the others much, and these
// fear dangers less, too. Who leads fears no more than before: he would walk away from what he leads by.
const risked = [
  { won: 200, drawn: 50, lost: 40 },
  { won: 130, drawn: 75, lost: 70 },
];

function atTheEnd(g: BayonetsPlay, seat: Seat, stance: Stance): Stance {
  const { last } = g.world.turns;
  const risk = last === null || g.world.game === null ? undefined : risked[last - g.c.turn[0]];
  if (risk === undefined) return stance;
  const { winner } = standing(g);
  const share = winner === null ? risk.drawn : winner === seat ? risk.won : risk.lost;
  const ownLoss = Math.trunc((stance.ownLoss * share) / 100);
  const exposure = Math.trunc((stance.exposure * Math.min(share, 100)) / 100);
  // Whatever a battle was fought for so far, it is ground that counts at its end.
  return { ...stance, ownLoss, exposure, drive: Math.max(stance.drive, 100) };
}

/** Looks at the board for a seat. */
export function sceneFor(g: BayonetsPlay, stance: Stance, seat: Seat): Scene {
  const lore = loreOf(g);
  const scene: Scene = { g, lore, stance: atTheEnd(g, seat, stance), seat, threat, support, toEnemy, toFriend, prices };
  const enemy = enemyOf(seat);
  if (!isAsSeen(g, enemy, seenEnemy)) {
    spreadThreat(g, enemy);
    hopsFrom(g.world.grid, toEnemy, queue, placesOf(g, enemy));
  }
  if (!isAsSeen(g, seat, seenFriend)) {
    spreadSupport(g, seat);
    hopsFrom(g.world.grid, toFriend, queue, placesOf(g, seat));
  }
  for (const [i, goal] of lore.goals.entries()) prices[i] = priceGoal(scene, goal, i);
  return scene;
}
