import type { Hex } from "@redoubt/hex";
import { meleeColumn } from "../modifiers/melee-sum.ts";
import { INTO_WALL } from "../setup/fire-lines.ts";
import { DISRUPTED, topUnit } from "../state.ts";
import { CAVALRY, INFANTRY } from "../unit.ts";
import { meleeOf } from "../values.ts";
import { attackerCost, CORNERED, defenderCost, fireLoss } from "./combat-look.ts";
import { contactLook } from "./contact-look.ts";
import { worthNow } from "./fire-look.ts";
import { guardLook } from "./gun-look.ts";
import { heldLines } from "./held-lines.ts";
import { pullAt } from "./lore.ts";
import { placePrize, tripwireLook } from "./prize-look.ts";
import { friendsAround, type Scene, spirit } from "./scene.ts";
import { hundredth, thousandth } from "./shares.ts";
import { lookAround, lookAt } from "./threat-field.ts";

// What enemy fire at the hex would cost: guns that see it, and whoever stands next to it.
function fireLook(scene: Scene, hex: Hex): number {
  const { g, lore, unit, threats } = scene;
  const { c, world } = g;
  const strength = threats.fire[hex] + threats.muskets[hex];
  const walls = threats.lines[hex];
  if (strength === 0) return 0;
  const isDown = (c.status[unit] & DISRUPTED) !== 0;
  const shift = (isDown ? 1 : 0) + (world.kindOf[unit] === CAVALRY ? 1 : 0) - ((walls & INTO_WALL) !== 0 ? 1 : 0);
  const column = Math.min(strength, 8) - 1 + shift;
  return thousandth(worthNow(g, lore, unit), fireLoss(column, spirit(g, unit), isDown ? 1 : 0, 0));
}

// What enemies that can come this far in their next turn would do to the unit.
function threatLook(scene: Scene, hex: Hex): number {
  const { g, lore, unit, threats } = scene;
  const { c, world } = g;
  const strength = threats.strength[hex];
  if (strength === 0) return 0;
  const morale = threats.morale[hex];
  const held = heldLines(g)[hex];
  const isDown = (c.status[unit] & DISRUPTED) !== 0 ? 1 : 0;
  let defence = meleeOf(g, unit);
  const other = topUnit(g, hex);
  if (other >= 0 && other !== unit && world.seatOf[other] === scene.seat) defence += meleeOf(g, other);
  const condition = isDown === 0 && threats.open[hex] < 2 ? CORNERED : isDown;
  const column = meleeColumn(held, strength, Math.max(4 * defence, 1));
  const cost = defenderCost(column, morale, condition) - (attackerCost(column, morale) >> 1);
  return cost <= 0 ? 0 : thousandth(worthNow(g, lore, unit), cost);
}

// How strongly the places beyond attract the unit from here.
function pullLook({ g, lore, unit, seat, prices, stance }: Scene, hex: Hex): number {
  return hundredth(pullAt(lore.goals[seat], prices, g.world.kindOf[unit] === INFANTRY, hex), stance.drive);
}

// What is lost by being far from the enemy, and by standing in a crowd there.
function idleLook({ lore, unit, stance, threats }: Scene, hex: Hex, friends: number): number {
  const nearest = Math.min(threats.nearest[hex], stance.sight);
  const hunt = lore.isFlying[unit] === 1 ? 0 : stance.hunt;
  const crowd = nearest > 3 ? stance.room * Math.max(friends - 2, 0) : 0;
  return hundredth(3 * Math.max(nearest - 2, 0), hunt) + crowd;
}

// What the enemy's fire and attacks cost, shared out among all who are near.
function dangerLook(scene: Scene, hex: Hex, friends: number): number {
  const { stance } = scene;
  const fire = hundredth(2 * fireLook(scene, hex), stance.fire);
  const danger = Math.trunc((fire + hundredth(threatLook(scene, hex), stance.threat)) / (2 + friends));
  return hundredth(danger, stance.exposure);
}

/**
 * How good a hex is for the unit of the scene to end its move in, in points. Where it is no better than `floor` it is enough to say
 * something that is no better either.
 */
export function placeLook(scene: Scene, hex: Hex, floor = Number.NEGATIVE_INFINITY): number {
  const { g, stance, threats } = scene;
  const friends = friendsAround(scene, hex);
  const support = friends === 0 ? -stance.lonely : Math.min(friends, 3) * stance.support;
  const guard = hundredth(guardLook(scene, hex, friends), stance.guard);
  const prize = placePrize(scene, hex, true) - tripwireLook(scene, hex);
  const good = pullLook(scene, hex) + support + guard + prize + contactLook(scene, hex);
  if (good <= floor && scene.isWary) return good;
  lookAround(g, threats, hex);
  lookAt(g, threats, hex);
  return good - idleLook(scene, hex, friends) - dangerLook(scene, hex, friends);
}
