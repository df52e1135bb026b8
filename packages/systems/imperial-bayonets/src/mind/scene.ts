import type { Seat } from "@redoubt/engine";
import { distance, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { ownEighths } from "../checks/fighting.ts";
import { sides } from "../data/piece.ts";
import { groundOf } from "../ground-now.ts";
import { bothSeats, enemyOf } from "../seat.ts";
import { standing } from "../standing.ts";
import type { BayonetsPlay } from "../state.ts";
import type { Terrain } from "../terrain.ts";
import type { World } from "../world.ts";
import { type Goal, type Lore, loreOf, PER_POINT } from "./lore.ts";
import { enemyFields, ownFields, supportRange } from "./side-fields.ts";
import type { Stance } from "./stance.ts";

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
  readonly notes: Notes;
}

/** What has not been found out of a hex. */
export const UNKNOWN = -1;

/** What was found out of hexes for one question, whoever would go there. */
export interface Notes {
  /** Whether friends there could retreat, how many enemies guns would see, and how strongly objectives pull. */
  readonly isWayFree: Int8Array;
  readonly inSight: Int8Array;
  readonly pull: Int32Array;
}

// Scratch, documented as such: filled anew for each question and read before the next one.
const most = 8192;
const prices = new Int32Array(64);
const notes: Notes = { isWayFree: new Int8Array(most), inSight: new Int8Array(most), pull: new Int32Array(most) };

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

/**
 * What comes of a threat to a hex that is held with so much, in eighths, while friends draw their share of the enemy upon themselves: those
 * in it, and one who would come, are none of these.
 */
export function pressOn(
  { g, threat, support }: Scene,
  hex: Hex,
  defence: number,
  there: readonly Unit[],
  comer: Unit | null,
): number {
  const { world, c } = g;
  let friends = support[hex];
  for (const one of there) friends -= ownEighths(g, one);
  if (comer !== null && c.hexOf[comer] > 0 && distance(world.grid, c.hexOf[comer], hex) <= supportRange)
    friends -= ownEighths(g, comer);
  return Math.trunc((threat[hex] * defence) / Math.max(defence + Math.max(friends, 0), 1));
}

// Who would win as things stand, and what that was found for: it is asked for often where little changes.
const led = { world: null as World | null, ground: null as Terrain | null, key: 0, winner: null as number | null };

function winnerNow(g: BayonetsPlay, sidesKey: number): number | null {
  const { world, c } = g;
  const ground = groundOf(g);
  let key = sidesKey ^ c.penalty[0];
  for (const seat of bothSeats) {
    for (const piece of world.leadersOf[seat]) key = Math.imul(key ^ c.hexOf[piece], 0x85ebca6b) ^ (key >>> 13);
    for (const piece of world.depotsOf[seat]) key = Math.imul(key ^ c.hexOf[piece], 0x85ebca6b) ^ (key >>> 13);
  }
  if (led.world !== world || led.ground !== ground || led.key !== key) {
    led.world = world;
    led.ground = ground;
    led.key = key;
    led.winner = standing(g).winner;
  }
  return led.winner;
}

// What losses hurt on the last two turns, in percent: whoever would win as things stand risks little, the others much, and these
// fear dangers less, too. Who leads fears no more than before: he would walk away from what he leads by.
const risked = [
  { won: 200, drawn: 50, lost: 40 },
  { won: 130, drawn: 75, lost: 70 },
];

function atTheEnd(g: BayonetsPlay, seat: Seat, stance: Stance, sidesKey: number): Stance {
  const { last } = g.world.turns;
  const risk = last === null || g.world.game === null ? undefined : risked[last - g.c.turn[0]];
  if (risk === undefined) return stance;
  const winner = winnerNow(g, sidesKey);
  const share = winner === null ? risk.drawn : winner === seat ? risk.won : risk.lost;
  const ownLoss = Math.trunc((stance.ownLoss * share) / 100);
  const exposure = Math.trunc((stance.exposure * Math.min(share, 100)) / 100);
  // Whatever a battle was fought for so far, it is ground that counts at its end.
  return { ...stance, ownLoss, exposure, drive: Math.max(stance.drive, 100) };
}

/** Looks at the board for a seat. */
export function sceneFor(g: BayonetsPlay, stance: Stance, seat: Seat): Scene {
  const lore = loreOf(g);
  const { size } = g.world.grid;
  const enemies = enemyFields(g, enemyOf(seat));
  const friends = ownFields(g, seat);
  // In the order of the seats: the winner is the same whoever asks.
  const sidesKey = seat === 0 ? friends.key ^ (enemies.key * 31) : enemies.key ^ (friends.key * 31);
  const scene: Scene = {
    g,
    lore,
    stance: atTheEnd(g, seat, stance, sidesKey),
    seat,
    threat: enemies.threat,
    support: friends.support,
    toEnemy: enemies.hops,
    toFriend: friends.hops,
    prices,
    notes,
  };
  for (let i = 0; i < lore.goals.length; i++) prices[i] = priceGoal(scene, lore.goals[i], i);
  notes.isWayFree.fill(UNKNOWN, 0, size);
  notes.inSight.fill(UNKNOWN, 0, size);
  notes.pull.fill(UNKNOWN, 0, size);
  return scene;
}
