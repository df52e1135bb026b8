import type { Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { hopsFrom, spreadWithin, type Unit } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { sides } from "../data/piece.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, DISRUPTED, has } from "../state.ts";
import { ARTILLERY, CAVALRY } from "../world.ts";
import { type Goal, type Lore, loreOf, PER_POINT } from "./lore.ts";
import type { Stance } from "./stance.ts";

/** What is looked up once for all the answers to one question. */
export interface Scene {
  readonly g: BayonetsPlay;
  readonly lore: Lore;
  readonly stance: Stance;
  readonly seat: Seat;
  /** Eighths of SP with which enemies could come next to each hex in their next maneuver, and ours likewise. */
  readonly threat: Int32Array;
  readonly help: Int32Array;
  /** Hexes to the nearest enemy, and to the nearest friend who can fight. */
  readonly toEnemy: Uint8Array;
  readonly toFriend: Uint8Array;
  /** The objectives with what each is worth to the seat now. */
  readonly prices: Int32Array;
}

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = 8192;
const threat = new Int32Array(most);
const help = new Int32Array(most);
const toEnemy = new Uint8Array(most);
const toFriend = new Uint8Array(most);
const queue = new Int32Array(most);
const prices = new Int32Array(64);

const isGun = (kind: number): boolean => kind >= ARTILLERY;

/** How far a unit comes in a maneuver over middling ground, in hexes. */
const strideOf = ({ world }: BayonetsPlay, unit: Unit): number =>
  Math.max(1, Math.trunc((world.maOf[unit] * (world.kindOf[unit] === CAVALRY ? 2 : 3)) / 8));

/** Whether a seat is the one that scores the objectives. */
export const isAttacker = ({ world }: BayonetsPlay, seat: Seat): boolean =>
  world.game?.victory.attacker === (seat === 0 ? "russian" : "allied");

/** What driving the enemy out of a hex is worth to the seat: the objective, and an end to the waiting for which points are lost (O1). */
export function groundWorth(g: BayonetsPlay, { prize }: Lore, seat: Seat, stance: Stance, hex: Hex): number {
  const { world, c } = g;
  const ground = Math.trunc(((isAttacker(g, seat) ? prize[hex] : prize[hex] >> 1) * stance.drive) / 100);
  const delay = world.game?.delay;
  const isAwaited = delay != null && sides[seat] === delay.side && c.begun[0] === 0 && world.farBank?.[hex] === 1;
  const left = isAwaited ? delay.turns.filter((turn) => turn >= c.turn[0]).length * delay.points : 0;
  return 12 + ground + ((left * PER_POINT) >> 1);
}

function spreadSide(g: BayonetsPlay, seat: Seat, field: Int32Array, places: number[]): void {
  const { world, c } = g;
  field.fill(0, 0, world.grid.size);
  for (const unit of world.unitsOf[seat]) {
    const hex = c.hexOf[unit];
    if (hex <= 0) continue;
    places.push(hex);
    if (isGun(world.kindOf[unit]) || has(g, unit, DISRUPTED)) continue;
    spreadWithin(world.grid, field, hex, strideOf(g, unit) + 1, ownEighths(g, unit));
  }
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

/** Looks at the board for a seat. */
export function sceneFor(g: BayonetsPlay, stance: Stance, seat: Seat): Scene {
  const lore = loreOf(g);
  const scene: Scene = { g, lore, stance, seat, threat, help, toEnemy, toFriend, prices };
  const [enemies, friends]: [number[], number[]] = [[], []];
  spreadSide(g, enemyOf(seat), threat, enemies);
  spreadSide(g, seat, help, friends);
  hopsFrom(g.world.grid, toEnemy, queue, enemies);
  hopsFrom(g.world.grid, toFriend, queue, friends);
  for (const [i, goal] of lore.goals.entries()) prices[i] = priceGoal(scene, goal, i);
  return scene;
}
