import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import type { Draft } from "../checks/ordering.ts";
import { WAITING } from "../state.ts";
import { each, type Look, laneLocalsOf } from "./look.ts";
import { isAttacker, type Scene } from "./scene.ts";

// Those who come in later than this are no use to an order now.
const soon = 2;

// How far a unit comes in a turn, in points of movement, and how far it must have to go for an order to be worth it to a defender.
const perTurn = 4;
const afar = 6;

// Whether a unit stands near an objective already.
const isPosted = ({ g, lore }: Scene, unit: Unit): boolean =>
  g.c.hexOf[unit] > 0 && lore.goals.some(({ far }) => far[g.c.hexOf[unit]] < 2 * afar);

/**
 * What an order to a hex is worth to a unit: its strength, the more the sooner it comes there and the more there is to gain. A defender
 * sends only reserves: orders forbid every step back (5.5h).
 */
function callOf(scene: Scene, unit: Unit, hex: Hex): number {
  const { g, seat, lore, prices } = scene;
  const { world, c } = g;
  const place = lore.goals.findIndex((one) => one.hex === hex);
  const arrival = world.arrivals[unit];
  const isWaiting = c.hexOf[unit] === WAITING;
  if (place < 0 || (isWaiting && (arrival === null || arrival.turn > c.turn[0] + soon))) return 0;
  const far = lore.goals[place].far[isWaiting ? world.entries[arrival?.entry ?? 0] : c.hexOf[unit]];
  const left = (world.turns.last ?? c.turn[0] + 8) - c.turn[0];
  if (far > 2 * perTurn * left || (!isAttacker(g, seat) && isPosted(scene, unit))) return 0;
  return Math.trunc((Math.max(world.fullSp[unit], 0) * prices[place]) / (16 + far));
}

function bestCall(scene: Scene, unit: Unit): number {
  return scene.g.world.destinations.reduce((most, hex) => Math.max(most, callOf(scene, unit, hex)), 0);
}

/**
 * March Orders (5.5): they keep a corps in command without points. The corps with most to win by it is written down whole and sent to
 * the objective that calls it loudest.
 */
export const judgeOrders: Look = (scene, list, scores) => {
  const { world } = scene.g;
  const { units } = laneLocalsOf<Draft>(scene.g, scene.seat);
  const calls = new Map<number, number>();
  for (const unit of world.unitsOf[scene.seat])
    calls.set(world.corpsOf[unit], (calls.get(world.corpsOf[unit]) ?? 0) + bestCall(scene, unit));
  each((_scene, verb, thing) => {
    switch (verb) {
      case "order":
        return bestCall(scene, asUnit(thing)) <= 0 ? -1 : 10_000 + (calls.get(world.corpsOf[thing]) ?? 0);
      case "to":
        return units.reduce((sum, unit) => sum + callOf(scene, unit, asHex(thing)), 0);
      case "end":
        return 0;
      default:
        return -10;
    }
  })(scene, list, scores);
};
