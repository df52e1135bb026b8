import { type Refusal, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { isBefore } from "../checks/assault.ts";
import { isSeenBy } from "../checks/fire.ts";
import { isMounted, type MeleeKind } from "../checks/momentum.ts";
import { apart, formationOf } from "../checks/neighbours.ts";
import { whyNotMelee } from "../checks/reactions.ts";
import { stepPrice } from "../checks/step-price.ts";
import { isClosed } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import { ASSAULTED, ATTACKED, EFFECTIVE, has, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { moverClass } from "../tables/terrain-movement.ts";

type Why = Refusal<SteppesRule> | null;

/** A melee that is asked about: the attackers by stack, whom they attack, and how. */
export interface AskedMelee {
  readonly stacks: readonly (readonly number[])[];
  readonly target: Hex;
  readonly kind: MeleeKind;
}

const where = (g: SteppesPlay, unit: number, hex: Hex) => ({
  unit: g.world.pieces[unit].name,
  hex: g.world.grid.numbers[hex],
});

/** XII.7, XII.12, XII.13, IV.1 to IV.4, XII.28, XII.29: why a unit as it is may not take part. */
function whyUnfit(g: SteppesPlay, unit: number, { stacks, target }: AskedMelee): Why {
  const enemies = unitsIn(g, target);
  const place = where(g, unit, target);
  if (g.c.level[unit] === ROUTED) return refusal("XIV.52", "routed", place);
  if (g.c.level[unit] !== EFFECTIVE) return refusal("XII.7", "not-in-order", place);
  if (has(g, unit, ATTACKED)) return refusal("XII.13", "has-attacked", place);
  if (enemies.some((enemy) => has(g, enemy, ASSAULTED))) return refusal("XII.12", "attacked-already", place);
  // XII.28: skirmishers go along with closed friends against anybody.
  const isLed = stacks.flat().some((one) => isClosed(formationOf(g, one) ?? "skirmish"));
  if (isLed && formationOf(g, unit) === "skirmish") return null;
  const rule = whyNotMelee(g, unit, enemies);
  return rule === null ? null : refusal(rule, "not-in-its-formation", place);
}

/** XII.33: whether every step into a hex is too dear for a charge by a unit. */
function isTooDear(g: SteppesPlay, unit: number, hex: Hex): boolean {
  const mover = moverClass(g.world.armOf[unit] ?? "cavalry", formationOf(g, unit));
  return DIRECTIONS.every((direction) => {
    const from = asHex(hex - g.world.grid.offsets[direction]);
    if (g.world.grid.onMap[from] !== 1) return true;
    const price = stepPrice(g.world.ground, mover, from, direction);
    return price === undefined || price.cost > constants.dearestChargeHex.value;
  });
}

/** XII.1, XII.33: why a stack cannot come at a hex from where it stands. A charge from farther off may still turn on its way. */
function whyNotAt(g: SteppesPlay, unit: number, { target, kind }: AskedMelee): Why {
  const place = where(g, unit, target);
  const here = g.c.hexOf[unit];
  if (apart(g, here, target) === 1)
    return isBefore(g, unit, here, target) ? null : refusal("XII.1", "not-in-front", place);
  if (!isMounted(kind)) return refusal(kind === "counterattack" ? "VI.15" : "XII.1", "not-next-to", place);
  if (!isSeenBy(g, unit, target)) return refusal("XII.33", "not-seen-at-start", place);
  const most = constants.dearestChargeHex.value;
  return isTooDear(g, unit, target) ? refusal("XII.33", "way-too-dear", { ...place, most }) : null;
}

/** XII.10, K-93: whether the hexes of these stacks form a chain. */
function areChained(g: SteppesPlay, stacks: AskedMelee["stacks"]): boolean {
  const hexes = stacks.map(([top]) => g.c.hexOf[top]);
  const reached = new Set([hexes[0]]);
  for (const hex of reached) for (const other of hexes) if (apart(g, hex, other) <= 1) reached.add(other);
  return reached.size === new Set(hexes).size;
}

/** Why units cannot fight a melee as it is asked about: points, orders and command apart, which are of the moment. */
export function whyNotFight(g: SteppesPlay, asked: AskedMelee): Why {
  const { stacks, target, kind } = asked;
  const units = stacks.flat();
  const [first] = units;
  if (g.world.seatOf[first] === g.world.seatOf[unitsIn(g, target)[0]])
    return refusal("XII.8", "no-target", where(g, first, target));
  const isHorse = (unit: number): boolean => g.world.armOf[unit] === "cavalry";
  const other = units.find((unit) => isHorse(unit) !== isHorse(first));
  if (other !== undefined) return refusal("XII.31", "foot-and-horse-apart", where(g, other, target));
  if (isHorse(first) !== isMounted(kind)) return refusal("XII.1", "not-its-attack", where(g, first, target));
  for (const unit of units) {
    const why = whyUnfit(g, unit, asked) ?? whyNotAt(g, unit, asked);
    if (why !== null) return why;
  }
  const isNear = stacks.every(([top]) => apart(g, g.c.hexOf[top], target) === 1);
  return isNear && !areChained(g, stacks) ? refusal("XII.10", "hexes-do-not-touch", where(g, first, target)) : null;
}
