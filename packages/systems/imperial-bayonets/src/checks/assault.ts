import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { asHex, distance, type Hex } from "@redoubt/hex";
import type { Composition, Unit } from "@redoubt/mechanics";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import {
  ADVANCED,
  ATTACKED,
  type BayonetsPlay,
  BUILDING,
  CHARGED,
  has,
  hexName,
  MUST_JOIN,
  OOC_ACTIVATION,
  OVERRUNNING,
  OWED,
  ROAD_MARCH,
  unitsAt,
  WAS_ATTACKED,
} from "../state.ts";
import { LEADER } from "../world.ts";
import { isActive } from "./activity.ts";
import { debtOf, debtors, isFreeToAttack, mayAttack, owedHexes, strandedUnits } from "./duties.ts";
import { attackStrength, isHorseAgainstWalls } from "./fighting.ts";
import { touchOf } from "./touch.ts";

type Why = Refusal<BayonetsRule> | null;

const idOf = (g: BayonetsPlay, piece: Unit): string => g.world.pieces[piece].id;

/** Why a unit attacks nobody in this Combat step; null if it may attack somebody. */
export function whyNoAttacker(g: BayonetsPlay, unit: Unit): Why {
  const { world, c } = g;
  const id = { unit: idOf(g, unit) };
  if (world.seatOf[unit] !== c.active[0]) return notPossible("9.0c", "enemy", id);
  if (world.kindOf[unit] >= LEADER) return notPossible("3.1c", "no-combat-unit", id);
  if (c.hexOf[unit] <= 0) return notPossible("9.0c", "not-on-map", id);
  if (!isActive(g, unit))
    return c.phase[0] === OOC_ACTIVATION ? refusal("9.0d", "not-activated", id) : refusal("9.0c", "not-in-command", id);
  if (has(g, unit, ATTACKED)) return refusal("9.4a", "has-attacked", id);
  if (has(g, unit, CHARGED | OVERRUNNING)) return refusal("9.3d", "has-charged", id);
  if (has(g, unit, BUILDING)) return refusal("7.4d", "is-building", id);
  return has(g, unit, ROAD_MARCH) ? refusal("7.3a", "on-the-march", id) : null;
}

/** Why a unit may not attack a hex; null if it may. */
function whyNotAgainst(g: BayonetsPlay, unit: Unit, hex: Hex): Why {
  const names = { unit: idOf(g, unit), hex: hexName(g.world, hex) };
  const from = g.c.hexOf[unit];
  if (touchOf(g, from, hex) < 0)
    return distance(g.world.grid, asHex(from), hex) === 1
      ? refusal("TEC", "no-attack-over", names)
      : refusal("9.0c", "does-not-touch", names);
  return isHorseAgainstWalls(g, unit, hex) ? refusal("E14", "against-walls", names) : null;
}

/** Why a unit may not be added to an attack on some hexes; null if it may. */
export function whyNotAdd(g: BayonetsPlay, hexes: readonly Hex[], unit: Unit): Why {
  const why = whyNoAttacker(g, unit);
  if (why !== null) return why;
  for (const hex of hexes) {
    const against = whyNotAgainst(g, unit, hex);
    if (against !== null) return against;
  }
  return null;
}

/** Why a hex may not be attacked, by these units together if there are any; null if it may. */
export function whyNotTarget(g: BayonetsPlay, { units, targets }: Composition, hex: Hex): Why {
  const name = hexName(g.world, hex);
  if (g.world.grid.onMap[hex] !== 1 || unitsAt(g, enemyOf(g.c.active[0]))[hex] === 0)
    return notPossible("9.4a", "nobody-there", { hex: name });
  if (targets.includes(hex)) return refusal("9.4a", "is-target", { hex: name });
  if ((g.c.fought[hex] & WAS_ATTACKED) !== 0) return refusal("9.4a", "was-attacked", { hex: name });
  for (const unit of units) {
    const against = whyNotAgainst(g, unit, hex);
    if (against !== null) return against;
  }
  const isAnyone = Array.from(g.world.unitsOf[g.c.active[0]]).some(
    (unit) => isFreeToAttack(g, unit) && [...targets, hex].every((target) => mayAttack(g, unit, target)),
  );
  return isAnyone ? null : whyNobodyAttacks(g, hex);
}

/** Why nobody attacks a hex: by the rule that stops all who stand next to it, where it is one and the same. */
function whyNobodyAttacks(g: BayonetsPlay, hex: Hex): Refusal<BayonetsRule> {
  const near = Array.from(g.world.unitsOf[g.c.active[0]]).filter((unit) => touchOf(g, g.c.hexOf[unit], hex) >= 0);
  const [first, ...rest] = near.map((unit) => whyNotAdd(g, [hex], unit));
  const isShared = first != null && rest.every((why) => why?.rule === first.rule && why.code === first.code);
  return isShared ? first : refusal("9.0c", "nobody-to-attack", { hex: hexName(g.world, hex) });
}

/** Grows a composition by all that it cannot be committed without; or why it never can. */
function closure(g: BayonetsPlay, made: Composition): Composition | Refusal<BayonetsRule> {
  const units = [...made.units];
  const targets = [...made.targets];
  const clash = (unit: Unit, hex: Hex): Why => (mayAttack(g, unit, hex) ? null : whyNotAgainst(g, unit, hex));
  for (let size = -1; size !== units.length + targets.length; ) {
    size = units.length + targets.length;
    for (const [unit, hex] of debtors(g)) {
      const isIn = units.includes(unit);
      if (isIn && !targets.includes(hex)) targets.push(hex);
      if (!isIn && targets.includes(hex)) units.push(unit);
    }
    for (const hex of units.length === 0 ? [] : owedHexes(g, units)) {
      if (targets.includes(hex)) continue;
      if (units.some((unit) => clash(unit, hex) !== null))
        return refusal("9.0a", "leaves-owed", { hex: hexName(g.world, hex) });
      targets.push(hex);
    }
    for (const unit of targets.length === 0 ? [] : strandedUnits(g, targets)) {
      if (units.includes(unit)) continue;
      if (targets.some((hex) => clash(unit, hex) !== null))
        return refusal(has(g, unit, ADVANCED) ? "9.2i" : "9.1e", "leaves-stranded", { unit: idOf(g, unit) });
      units.push(unit);
    }
    for (const unit of units)
      for (const hex of targets) {
        const why = clash(unit, hex);
        if (why !== null) return why;
      }
  }
  return { units, targets };
}

const isRefusal = (found: Composition | Refusal<BayonetsRule>): found is Refusal<BayonetsRule> => "code" in found;

/** Why nothing that contains all this could ever be committed; null if something could (I-124, I-125). */
export function whyHopeless(g: BayonetsPlay, made: Composition): Why {
  const grown = closure(g, made);
  if (isRefusal(grown)) return grown;
  if (grown.units.length > 0) return null;
  let first: Why = null;
  for (const unit of g.world.unitsOf[g.c.active[0]]) {
    if (!isFreeToAttack(g, unit) || !grown.targets.every((hex) => mayAttack(g, unit, hex))) continue;
    const tried = closure(g, { units: [unit], targets: grown.targets });
    if (!isRefusal(tried)) return null;
    first ??= tried;
  }
  return first;
}

/** Why an attack may not be resolved as it stands, naming what is missing; null if it may. */
export function whyNotResolve(g: BayonetsPlay, { units, targets }: Composition): Why {
  if (targets.length === 0) return refusal("9.4a", "no-target");
  if (units.length === 0) return refusal("9.4b", "no-attackers", { hex: hexName(g.world, targets[0]) });
  for (const unit of units) {
    const debt = debtOf(g, unit);
    if (debt !== 0 && !targets.includes(debt))
      return refusal("7.1.2e", "owes-other", { unit: idOf(g, unit), hex: hexName(g.world, debt) });
    if (has(g, unit, ADVANCED) && has(g, unit, MUST_JOIN) && !targets.some((hex) => (g.c.fought[hex] & OWED) !== 0))
      return refusal("9.2i", "must-fight-engaged", { unit: idOf(g, unit) });
  }
  for (const [unit, hex] of debtors(g))
    if (targets.includes(hex) && !units.includes(unit))
      return refusal("7.1.2e", "debtor-missing", { unit: idOf(g, unit), hex: hexName(g.world, hex) });
  if (attackStrength(g, units, targets) < 1) return refusal("9.4d", "no-strength");
  for (const hex of owedHexes(g, units))
    if (!targets.includes(hex)) return refusal("9.0a", "must-attack-too", { hex: hexName(g.world, hex) });
  for (const unit of strandedUnits(g, targets))
    if (!units.includes(unit))
      return refusal(has(g, unit, ADVANCED) ? "9.2i" : "9.1e", "must-join", { unit: idOf(g, unit) });
  return null;
}

/** Why the Combat step may not end; null if every duty is done (9.0a, 9.1e, 9.2i, 7.1.2e). */
export function whyNotEndCombat(g: BayonetsPlay): Why {
  const [debt] = debtors(g);
  if (debt !== undefined)
    return refusal("7.1.2e", "debt-left", { unit: idOf(g, debt[0]), hex: hexName(g.world, debt[1]) });
  const [hex] = owedHexes(g, []);
  if (hex !== undefined) return refusal("9.0a", "must-attack", { hex: hexName(g.world, hex) });
  const [unit] = strandedUnits(g, []);
  if (unit === undefined) return null;
  return refusal(has(g, unit, ADVANCED) ? "9.2i" : "9.1e", "must-join", { unit: idOf(g, unit) });
}
