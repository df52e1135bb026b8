import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { ADVANCED, hexOf, isDisrupted, MELEE_ABLE, MELEED, type QuadPlay, topUnit, unitBelow } from "../state.ts";
import { isMeleeParen } from "../values.ts";
import type { RefusalCode } from "../wording/refusals.ts";
import { canAttackAtAll, isMeleeStep, isOpenTarget, isReady, reaches } from "./melee-duty.ts";
import { whyNotOnMap } from "./presence.ts";
import { closest, notPossible, refusal, type Why } from "./refusal.ts";

// Who may attack which hexes together; whom an attack may not leave out stands in melee-plan.ts.

/** Whether a unit reaches every hex of a list. */
export function reachesAll(g: QuadPlay, u: Unit, hexes: readonly Hex[]): boolean {
  for (let i = 0; i < hexes.length; i++) if (!reaches(g, u, hexes[i])) return false;
  return true;
}

/** The refusals of a unit next to a hex, from what it can never do to what it only cannot do now. */
const joinCodes: readonly RefusalCode[] = [
  "over-a-cliff",
  "guns-do-not-attack",
  "defends-only",
  "no-melee-now",
  "not-adjacent",
  "was-not-adjacent",
  "has-advanced",
  "has-attacked",
];

/** Why a unit may not join an attack on some hexes; null if it may. */
export function whyNotJoin(g: QuadPlay, u: Unit, hexes: readonly Hex[]): Why {
  const { world, c } = g;
  const told = { unit: world.units[u].id };
  if (world.seatOf[u] !== c.active[0]) return refusal("8.0", "not-yours", told);
  const away = whyNotOnMap(g, u, "8.0");
  if (away !== null) return away;
  if ((c.status[u] & ADVANCED) !== 0) return refusal("8.75", "has-advanced", told);
  if ((c.status[u] & MELEED) !== 0) return refusal("8.14", "has-attacked", told);
  if (world.isGun[u] === 1 && !world.rules.guns.attack) return refusal("A19.1", "guns-do-not-attack", told);
  const far = hexes.find((hex) => !reaches(g, u, hex));
  if (far !== undefined) return whyNotReach(g, u, far, hexes.length > 1);
  if (world.isGun[u] === 1 && !isMeleeParen(g, u)) return refusal("4.0A4", "guns-do-not-attack", told);
  if (!canAttackAtAll(g, u)) return refusal("8.17", isDisrupted(g, u) ? "no-melee-now" : "defends-only", told);
  return (c.status[u] & MELEE_ABLE) !== 0 ? null : refusal("4.0A4", "was-not-adjacent", told);
}

/** Why a unit does not reach a hex: it is not adjacent, or a cliff parts them (S-45). */
function whyNotReach(g: QuadPlay, u: Unit, hex: Hex, isOneOfSeveral: boolean): Why {
  const { units, grid } = g.world;
  const from = hexOf(g, u);
  const told = { unit: units[u].id, hex: grid.numbers[hex] };
  const direction = grid.offsets.indexOf(hex - from);
  if (direction >= 0 && !isMeleeStep(g, from, direction)) return refusal("13.0", "over-a-cliff", told);
  return refusal(isOneOfSeveral ? "8.24" : "8.15", "not-adjacent", told);
}

/** Why a hex may not be attacked together with others by the attackers so far; null if it may. */
export function whyNotAttackHex(g: QuadPlay, hex: Hex, hexes: readonly Hex[], attackers: readonly Unit[]): Why {
  const { world, c } = g;
  const told = { hex: world.grid.numbers[hex] };
  const top = topUnit(g, hex);
  if (top < 0) return notPossible("8.15", "nobody-there", told);
  if (world.seatOf[top] === c.active[0]) return refusal("8.0", "own-unit-there", told);
  if (hexes.includes(hex)) return refusal("8.21", "attacked-already", told);
  if (!isOpenTarget(g, hex)) return refusal("8.19", "fought-already", told);
  const far = attackers.find((u) => !reaches(g, u, hex));
  if (far !== undefined) return whyNotReach(g, far, hex, true);
  return canBeAttacked(g, hex, hexes, attackers) ? null : whyNobodyAttacks(g, hex, hexes);
}

/** Why nobody attacks a hex: of the units next to it that which comes closest to being allowed says it. */
function whyNobodyAttacks(g: QuadPlay, hex: Hex, hexes: readonly Hex[]): Why {
  const { world, c } = g;
  const refusals = Array.from(world.unitsOf[c.active[0] === 0 ? 0 : 1])
    .filter((u) => c.hexOf[u] > 0 && world.grid.offsets.includes(hex - c.hexOf[u]))
    .flatMap((u) => whyNotJoin(g, u, [...hexes, hex]) ?? []);
  return closest(refusals, joinCodes) ?? refusal("8.15", "nobody-adjacent", { hex: world.grid.numbers[hex] });
}

/** Whether a hex can be attacked together with others by the attackers so far or, if there are none, by somebody ready. */
export function canBeAttacked(g: QuadPlay, hex: Hex, hexes: readonly Hex[], attackers: readonly Unit[]): boolean {
  const { world } = g;
  if (hexes.includes(hex)) return false;
  if (attackers.length > 0) {
    for (let i = 0; i < attackers.length; i++) if (!reaches(g, attackers[i], hex)) return false;
    return true;
  }
  for (let d = 0; d < 6; d++) {
    for (let u = topUnit(g, asHex(hex + world.grid.offsets[d])); u >= 0; u = unitBelow(g, u)) {
      if (isReady(g, u) && reaches(g, u, hex) && reachesAll(g, u, hexes)) return true;
    }
  }
  return false;
}
