import { asHex, columnOf, type Hex } from "@redoubt/hex";
import { canAttackAtAll } from "../checks/melee-duty.ts";
import { tripwireColumn } from "../data/facts-balaclava.ts";
import { climbLine, meleeColumn } from "../modifiers/melee-sum.ts";
import { enemyOf, RUSSIAN } from "../seat.ts";
import { INTO_WALL } from "../setup/fire-lines.ts";
import { CLEAR_LINE, TOWN_LINE, WOODS_LINE } from "../setup/results.ts";
import { DISRUPTED, type QuadPlay, topUnit, unitBelow, zonesOf } from "../state.ts";
import { hasZoneOver, TOWN, VINEYARD, WOODS } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { fireOf, isFireParen, meleeOf } from "../values.ts";
import type { World } from "../world.ts";
import { attackerCost, CORNERED, DISRUPTION, defenderCost, fireLoss, hitChance, SHAKEN } from "./combat-look.ts";
import { worthNow } from "./fire-look.ts";
import { guardLook } from "./gun-look.ts";
import { pullAt } from "./lore.ts";
import { away, friendsAround, helpAgainst, type Scene, span, spirit } from "./scene.ts";
import { setPrize } from "./sets.ts";
import { lookAt } from "./threat-field.ts";

const hundredth = (a: number, b: number): number => Math.trunc((a * b) / 100);
const thousandth = (a: number, b: number): number => Math.trunc((a * b) / 1000);

/** The odds line that the ground of a hex alone gives its defenders. */
function groundLine(g: QuadPlay, hex: Hex): number {
  const ground = g.world.terrain.hex[hex];
  if ((ground & (TOWN | VINEYARD)) !== 0) return TOWN_LINE;
  return (ground & WOODS) !== 0 ? WOODS_LINE : CLEAR_LINE;
}

const known = new WeakMap<World, Int8Array>();

// The odds line that each hex gives its defenders: its ground, or the climb into it, taken from all sides alike.
function heldLines(g: QuadPlay): Int8Array {
  const { world } = g;
  const found = known.get(world);
  if (found !== undefined) return found;
  const lines = new Int8Array(world.grid.size);
  for (const hex of world.grid.cells) {
    let line = 0;
    let sides = 0;
    for (let d = 0; d < 6; d++) {
      const next = hex + world.grid.offsets[d];
      if (world.grid.onMap[next] === 0) continue;
      sides++;
      line += climbLine(world.terrain.step[next * 8 + ((d + 3) % 6)]);
    }
    lines[hex] = Math.min(groundLine(g, hex), Math.trunc(line / Math.max(sides, 1)));
  }
  known.set(world, lines);
  return lines;
}

function isFoeHex(scene: Scene, hex: Hex): boolean {
  const top = topUnit(scene.g, hex);
  return top >= 0 && scene.g.world.seatOf[top] !== scene.seat;
}

function foeHexesAround(scene: Scene, hex: Hex): number {
  const { offsets } = scene.g.world.grid;
  let count = 0;
  for (let d = 0; d < 6; d++) if (isFoeHex(scene, asHex(hex + offsets[d]))) count++;
  return count;
}

// What attacking the enemy hex from here would bring the unit, together with friends there and some who may come.
function attackShare(scene: Scene, from: Hex, hex: Hex, direction: number, shared: number, fire: number): number {
  const { g, lore, unit, seat, stance } = scene;
  const { c, world } = g;
  let defence = 0;
  let prey = 0;
  let isDown = 1;
  for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
    defence += meleeOf(g, u);
    prey += worthNow(g, lore, u);
    if ((c.status[u] & DISRUPTED) === 0) isDown = 0;
  }
  let line = Math.min(groundLine(g, hex), climbLine(world.terrain.step[from * 8 + direction]));
  let attack = Math.trunc((4 * meleeOf(g, unit)) / shared);
  let attackers = 4;
  let morale = spirit(g, unit);
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    const u = topUnit(g, next);
    if (next === from || u < 0 || u === unit || world.seatOf[u] !== seat) continue;
    if ((c.status[u] & DISRUPTED) !== 0 || !canAttackAtAll(g, u)) continue;
    const around = Math.max(foeHexesAround(scene, next), 1);
    attack += Math.trunc((4 * meleeOf(g, u)) / around);
    attackers += Math.trunc(4 / around);
    morale = Math.max(morale, spirit(g, u));
    line = Math.max(line, Math.min(groundLine(g, hex), climbLine(world.terrain.step[next * 8 + ((d + 3) % 6)])));
  }
  const joining = hundredth(helpAgainst(scene, hex), stance.optimism);
  attack += joining;
  attackers += joining >> 2;
  const shareOf = (against: number, wasDown: number): number => {
    const column = meleeColumn(Math.min(line, CLEAR_LINE), attack, Math.max(4 * against, 1));
    const won = thousandth(prey + (placePrize(scene, hex, false) >> 1), defenderCost(column, morale, wasDown));
    const cost = attackerCost(column, morale);
    const paid = world.kindOf[unit] === CAVALRY ? Math.max(cost, DISRUPTION) : cost;
    const own = thousandth(worthNow(g, lore, unit), paid);
    return Math.trunc((4 * won) / Math.max(attackers, 4)) - hundredth(own, stance.ownLoss);
  };
  const escapes = escapesFrom(scene, hex, from);
  const plain = shareOf(defence, escapes === 0 ? CORNERED : isDown);
  if (fire === 0 || isDown === 1) return plain;
  // Whom fire has disrupted first is owed no melee and hardly stands one.
  const hit = hitChance(fire, spirit(g, topUnit(g, hex)));
  const shaken = Math.max(shareOf((defence + 1) >> 1, escapes === 0 ? CORNERED : SHAKEN), 0);
  return Math.trunc((hit * shaken + (1000 - hit) * plain) / 1000);
}

// How many hexes the enemy in a hex could retreat to if the unit stood at `from`.
function escapesFrom(scene: Scene, hex: Hex, from: Hex): number {
  const { g, seat } = scene;
  const { world } = g;
  const zones = zonesOf(g, seat);
  let open = 0;
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (next === from || world.grid.onMap[next] === 0 || zones[next] !== 0) continue;
    const top = topUnit(g, next);
    if (top >= 0 && world.seatOf[top] === seat) continue;
    if (span(g, next, from) > 1) open++;
  }
  return open;
}

// The strength of offensive fire that the unit and its like around the enemy hex would bring; silent units count 0.
function fireAgainst(scene: Scene, from: Hex, hex: Hex): number {
  const { g, unit, seat } = scene;
  const { c, world } = g;
  if ((c.status[unit] & DISRUPTED) !== 0 || isFireParen(g, unit)) return 0;
  let fire = fireOf(g, unit);
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    const u = topUnit(g, next);
    if (next === from || u < 0 || u === unit || world.seatOf[u] !== seat || world.isGun[u] === 1) continue;
    if (isFireParen(g, u) || (world.rules.hindersMixedFire && world.parentOf[u] !== world.parentOf[unit])) continue;
    fire += fireOf(g, u) >> 1;
  }
  return fire;
}

function fireShare(scene: Scene, hex: Hex, fire: number): number {
  const { g, lore } = scene;
  const top = topUnit(g, hex);
  if (fire === 0) return 0;
  const isDown = (g.c.status[top] & DISRUPTED) !== 0 ? 1 : 0;
  return thousandth(worthNow(g, lore, top), fireLoss(fire - 1 + isDown, spirit(g, top), isDown, 0)) >> 1;
}

// The melees that standing here would bring: compulsory ones count whatever they bring, others only if good.
function contactLook(scene: Scene, hex: Hex): number {
  const { g, unit } = scene;
  const { c, world } = g;
  const foesAround = foeHexesAround(scene, hex);
  if (foesAround === 0) return 0;
  if (!canAttackAtAll(g, unit) || (c.status[unit] & DISRUPTED) !== 0) return -25;
  let duties = 0;
  let best = 0;
  let owed = 0;
  let shots = 0;
  const zones = zonesOf(g, enemyOf(scene.seat))[hex] !== 0;
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (!isFoeHex(scene, next)) continue;
    const top = topUnit(g, next);
    const isDuty =
      zones &&
      (c.status[top] & DISRUPTED) === 0 &&
      world.exertsZone[top] === 1 &&
      hasZoneOver(world.terrain, next, (d + 3) % 6);
    const fire = fireAgainst(scene, hex, next);
    shots = Math.max(shots, fireShare(scene, next, fire));
    const share = attackShare(scene, hex, next, d, foesAround, fire);
    if (isDuty) {
      duties++;
      owed += share;
    } else best = Math.max(best, share);
  }
  const melees = duties === 0 ? best : Math.trunc(owed / duties) + (best >> 2);
  return hundredth(shots, scene.stance.shots) + hundredth(melees, scene.stance.contact);
}

// What enemy fire at the hex would cost: guns that see it, and whoever stands next to it.
function fireLook(scene: Scene, hex: Hex): number {
  const { g, lore, unit, threats } = scene;
  const { c, world } = g;
  let strength = threats.fire[hex];
  const walls = threats.lines[hex];
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (!isFoeHex(scene, next)) continue;
    const top = topUnit(g, next);
    if (world.gunRow[top] < 0) strength += fireOf(g, top);
  }
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
  const zones = zonesOf(g, enemyOf(scene.seat));
  let open = 0;
  for (let d = 0; d < 6; d++) {
    const next = asHex(hex + world.grid.offsets[d]);
    if (world.grid.onMap[next] === 1 && zones[next] === 0 && !isFoeHex(scene, next)) open++;
  }
  const condition = isDown === 0 && open < 2 ? CORNERED : isDown;
  const column = meleeColumn(held, strength, Math.max(4 * defence, 1));
  const cost = defenderCost(column, morale, condition) - (attackerCost(column, morale) >> 1);
  return cost <= 0 ? 0 : thousandth(worthNow(g, lore, unit), cost);
}

// How strongly the places and enemies beyond attract the unit from here.
function pullLook(scene: Scene, hex: Hex, friends: number): number {
  const { g, lore, unit, seat, prices, stance } = scene;
  const goals = lore.goals[seat];
  const pull = pullAt(goals, prices, (goal) => away(g, goal, unit, hex));
  const nearest = Math.min(scene.threats.nearest[hex], stance.sight);
  const hunt = lore.isFlying[unit] === 1 ? 0 : stance.hunt;
  const crowd = nearest > 3 ? stance.room * Math.max(friends - 2, 0) : 0;
  return hundredth(pull, stance.drive) - hundredth(3 * Math.max(nearest - 2, 0), hunt) - crowd;
}

// What it costs to be the first Russian beyond the line that calls down the French (B17.21).
function tripwireLook({ g, seat, stance }: Scene, hex: Hex): number {
  const { c, world } = g;
  if (stance.tripwire === 0 || seat !== RUSSIAN || !world.rules.hasTripwire || c.frenchCalled[0] === 1) return 0;
  return columnOf(world.grid, hex) < tripwireColumn ? stance.tripwire : 0;
}

// What having a hex is worth by itself.
function placePrize({ g, lore, seat, unit, stance }: Scene, hex: Hex, isStanding: boolean): number {
  const base = isStanding ? hundredth(lore.prize[seat][hex], stance.garrison) : lore.prize[seat][hex];
  if (stance.sets === 0 || lore.prize[seat][hex] === 0) return base;
  const top = topUnit(g, hex);
  const isManned = isStanding && top >= 0 && top !== unit && g.world.seatOf[top] === seat;
  return base + hundredth(setPrize(g, seat, hex, isManned), stance.sets);
}

/** How good a hex is for the unit of the scene to end its move in, in points. */
export function placeLook(scene: Scene, hex: Hex): number {
  const { stance } = scene;
  lookAt(scene.g, scene.threats, hex);
  const friends = friendsAround(scene, hex);
  // The enemy's fire and attacks are shared out among all who are near.
  const fire = hundredth(2 * fireLook(scene, hex), stance.fire);
  const danger = Math.trunc((fire + hundredth(threatLook(scene, hex), stance.threat)) / (2 + friends));
  const support = friends === 0 ? -stance.lonely : Math.min(friends, 3) * stance.support;
  const guard = hundredth(guardLook(scene, hex, friends), stance.guard);
  const prize = placePrize(scene, hex, true) - tripwireLook(scene, hex);
  const ground = pullLook(scene, hex, friends) + support + guard + prize;
  return ground + contactLook(scene, hex) - hundredth(danger, stance.exposure);
}
