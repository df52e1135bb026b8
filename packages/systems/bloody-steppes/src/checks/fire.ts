import { notNow, notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { FRONT } from "@redoubt/mechanics";
import { nations } from "../data/order-of-battle.ts";
import { cites } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { BRITISH_LINE } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { ASSAULTED, ATTACKED, FORCED_MARCH, has, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { isGun } from "./morale.ts";
import { apart, facingOf, formationOf, isEnemyIn } from "./neighbours.ts";
import { sightBlock } from "./sight.ts";
import { fireRange } from "./zones.ts";

/** The top unit fires, guns from any place in the stack. */
export const enforces = cites("VII.17", "VII.19");

type Why = Refusal<SteppesRule> | null;

const named = (g: SteppesPlay, unit: number) => ({ unit: g.world.pieces[unit].name });
const where = (g: SteppesPlay, unit: number, hex: number) => ({
  unit: g.world.pieces[unit].name,
  hex: g.world.grid.numbers[hex],
});

/** X.4, XI.5: what a volley or salvo costs in one's own activation. */
export function firePrice(g: SteppesPlay, unit: number): number {
  if (!isGun(g.world, unit)) return constants.volley.value;
  return g.world.armOf[unit] === "horse-artillery" ? constants.horseSalvo.value : constants.footSalvo.value;
}

/** How far anybody sees on this turn (K-180). */
export const sightLimit = (g: SteppesPlay): number => g.world.sightLimit[g.c.turn[0]] ?? 255;

/** Whether a unit sees a hex: over the ground, past units, and through the fog (IX, K-180). */
export function isSeenBy(g: SteppesPlay, unit: number, hex: Hex): boolean {
  const from = asHex(g.c.hexOf[unit]);
  if (apart(g, from, hex) > sightLimit(g)) return false;
  return g.world.sight.isSeen(from, hex, isGun(g.world, unit), (between) => g.c.sideIn[between] !== 0);
}

/** The case by which a unit does not see a hex: what lies between, or the fog (K-180). */
function whyUnseen(g: SteppesPlay, unit: number, hex: Hex): SteppesRule {
  const { ground } = g.world;
  const holdsUnit = (between: Hex): boolean => g.c.sideIn[between] !== 0;
  return sightBlock(ground, asHex(g.c.hexOf[unit]), hex, isGun(g.world, unit), holdsUnit)?.rule ?? "IX.1";
}

/** Why a unit as it stands can fire at nobody: its arm, level, formation, place in the stack, or march (X.7, VII.17). */
export function whyNoFire(g: SteppesPlay, unit: number): Why {
  const { c, world } = g;
  if (!isOnMap(g, unit)) return notPossible("X.1", "not-on-map", named(g, unit));
  const arm = world.armOf[unit];
  if (arm === undefined || arm === "cavalry") return refusal("X.1", "does-not-fire", named(g, unit));
  if (c.level[unit] === ROUTED) return refusal("XIV.52", "routed", named(g, unit));
  if (c.march[unit] === 1) return refusal("III.19", "on-the-march", named(g, unit));
  if (isGun(world, unit)) return null;
  const top = unitsIn(g, c.hexOf[unit]).find((one) => !isGun(world, one));
  if (top !== unit) return refusal("X.2", "not-on-top", named(g, unit));
  const formation = formationOf(g, unit);
  const isInColumn = formation === "assault-column" || formation === "company-column";
  if ((world.traits[unit] & BRITISH_LINE) !== 0 && isInColumn) return refusal("IV.2", "british-column", named(g, unit));
  return formation === "assault-column" ? refusal("X.7", "column-does-not-fire", named(g, unit)) : null;
}

/** X.3, XI.1: why a unit may not fire at a hex: nobody there, out of reach, not before it, or not seen. */
export const whyNotFireAt = (g: SteppesPlay, unit: number, hex: Hex): Why =>
  whyNoFire(g, unit) ?? whyNotAimAt(g, unit, hex);

/** The same for a unit that can fire at somebody. */
const whyNotAimAt = (g: SteppesPlay, unit: number, hex: Hex): Why =>
  whyOutOfAim(g, unit, hex) ??
  (isSeenBy(g, unit, hex) ? null : refusal(whyUnseen(g, unit, hex), "not-seen", where(g, unit, hex)));

/** Whether a unit that can fire at somebody can fire at a hex. */
export const canAimAt = (g: SteppesPlay, unit: number, hex: Hex): boolean =>
  whyOutOfAim(g, unit, hex) === null && isSeenBy(g, unit, hex);

/** All of it but sight: a target that may be fired at, in range and in front. */
function whyOutOfAim(g: SteppesPlay, unit: number, hex: Hex): Why {
  const { c, world } = g;
  if (!isEnemyIn(g, world.seatOf[unit], hex)) return notPossible("X.3", "no-target", where(g, unit, hex));
  const attacked = unitsIn(g, hex).find((target) => has(g, target, ASSAULTED));
  if (attacked !== undefined) return refusal("XII.19", "under-assault", where(g, attacked, hex));
  const from = asHex(c.hexOf[unit]);
  const range = apart(g, from, hex);
  const reach = fireRange(world.armOf[unit] ?? "infantry", world.factors[unit]);
  if (range > reach)
    return refusal(isGun(world, unit) ? "XI.9" : "X.8", "out-of-range", { ...where(g, unit, hex), range, reach });
  const facing = facingOf(g, unit);
  if (facing !== undefined && world.wedges.wedgeOf(facing, from, hex) !== FRONT)
    return refusal("X.3", "not-in-front", where(g, unit, hex));
  return null;
}

/** Why a unit may not fire at a hex in its own activation: besides all that, its order and its points (III.19, X.1, X.4). */
export const whyNotOwnFire = (g: SteppesPlay, unit: number, hex: Hex): Why =>
  whyNotFireAt(g, unit, hex) ?? whyNoOwnFire(g, unit);

/** Those two alone, whatever the target. */
export function whyNoOwnFire(g: SteppesPlay, unit: number): Why {
  const { c, world } = g;
  const command = world.commandOf[unit];
  if (command !== 255 && c.orderType[command] === FORCED_MARCH) return refusal("III.19", "march-order", named(g, unit));
  if (has(g, unit, ATTACKED)) return refusal("X.1", "fires-before-melee", named(g, unit));
  const price = firePrice(g, unit);
  if (c.mp[unit] < price)
    return refusal(isGun(world, unit) ? "XI.5" : "X.4", "too-few-points", {
      ...named(g, unit),
      price,
      left: c.mp[unit],
    });
  return null;
}

/** XI.4: why a half-battery may not join a salvo of others at a hex. */
export function whyNotJoin(
  g: SteppesPlay,
  firers: readonly number[],
  unit: number,
  hex: Hex,
  isReaction: boolean,
): Why {
  const { c, world } = g;
  if (firers.includes(unit)) return notNow("XI.4", "has-joined", named(g, unit));
  const battery = world.batteryOf[firers[0]];
  const isRussian = nations[world.nationOf[unit]] === "russian";
  if (!isRussian || battery === 0 || world.batteryOf[unit] !== battery || c.hexOf[unit] !== c.hexOf[firers[0]])
    return refusal("XI.4", "other-battery", named(g, unit));
  return isReaction ? whyNotFireAt(g, unit, hex) : whyNotOwnFire(g, unit, hex);
}
