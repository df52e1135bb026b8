import { asHex, type Hex } from "@redoubt/hex";
import { canAttackAtAll } from "../checks/melee-duty.ts";
import { climbLine, meleeColumn } from "../modifiers/melee-sum.ts";
import { enemyOf } from "../seat.ts";
import { CLEAR_LINE } from "../setup/results.ts";
import { DISRUPTED, topUnit, unitBelow, zonesOf } from "../state.ts";
import { hasZoneOver } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { fireOf, isFireParen, meleeOf } from "../values.ts";
import { attackerCost, CORNERED, DISRUPTION, defenderCost, fireLoss, hitChance, SHAKEN } from "./combat-look.ts";
import { worthNow } from "./fire-look.ts";
import { groundLine } from "./held-lines.ts";
import { placePrize } from "./prize-look.ts";
import { helpAgainst, type Scene, span, spirit } from "./scene.ts";
import { hundredth, thousandth } from "./shares.ts";
import { lookAround } from "./threat-field.ts";

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

/** The melees that standing here would bring: compulsory ones count whatever they bring, others only if good. */
export function contactLook(scene: Scene, hex: Hex): number {
  const { g, unit } = scene;
  const { c, world } = g;
  lookAround(g, scene.threats, hex);
  const foesAround = scene.threats.around[hex];
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
