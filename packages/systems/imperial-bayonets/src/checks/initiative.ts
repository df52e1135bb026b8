import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import {
  ACTED,
  type BayonetsPlay,
  CHECKED,
  FULL,
  HALF,
  has,
  hexName,
  IN_COMMAND,
  LOCKED,
  RECOVERING,
} from "../state.ts";
import { LEADER } from "../world.ts";
import { reachOf } from "./command.ts";
import { NO_TRACE } from "./trace.ts";

/** Why an Officer may not check his initiative; null if he may (4.0-5a, 3.1k, 3.1m, I-28). */
export function whyNotCheck(g: BayonetsPlay, leader: Unit): Refusal<BayonetsRule> | null {
  const { world, c } = g;
  const unit = world.pieces[leader].id;
  if (world.kindOf[leader] !== LEADER) return notPossible("8.0b", "no-leader", { unit });
  if (world.seatOf[leader] !== c.active[0]) return notPossible("8.0b", "enemy", { unit });
  if (world.pieces[leader].kind !== "officer") return refusal("3.1m", "does-not-check", { unit });
  if (c.hexOf[leader] <= 0) return notPossible("8.0b", "not-on-map", { unit });
  if (c.stage[0] !== 1) return refusal("4.0-5h", "officers-are-done", { unit });
  if (has(g, leader, IN_COMMAND)) return refusal("8.0a", "is-in-command", { unit });
  if (has(g, leader, RECOVERING)) return refusal("5.2c", "recovering", { unit });
  return has(g, leader, CHECKED) ? refusal("4.0-5a", "has-checked", { unit }) : null;
}

/** The same as a plain answer, for lists. */
export const mayCheck = ({ world, c }: BayonetsPlay, leader: Unit): boolean =>
  c.stage[0] === 1 &&
  c.hexOf[leader] > 0 &&
  (c.status[leader] & (IN_COMMAND | RECOVERING | CHECKED)) === 0 &&
  world.pieces[leader].kind === "officer";

/** The units of an Officer within his range now that are out of command and have not acted (4.0-5b, I-99). */
export function unitsInRange(g: BayonetsPlay, leader: Unit): Unit[] {
  const { world, c } = g;
  const reach = reachOf(g, leader);
  return Array.from(world.unitsOf[world.seatOf[leader]]).filter(
    (unit) =>
      world.parentOf[unit] === leader &&
      c.hexOf[unit] > 0 &&
      reach[c.hexOf[unit]] !== NO_TRACE &&
      !has(g, unit, IN_COMMAND | ACTED),
  );
}

/** Whether a unit would act with its force: freed in the first stage; in the second out of command, not barred and not done (I-115). */
export function isOfForce({ c }: BayonetsPlay, unit: Unit): boolean {
  const status = c.status[unit];
  if (c.hexOf[unit] <= 0 || (status & ACTED) !== 0) return false;
  if (c.stage[0] === 1) return (status & (FULL | HALF)) !== 0;
  // Whoever an Officer has freed or barred was in range of one who checked (4.0-5j).
  return (status & (IN_COMMAND | LOCKED | FULL | HALF)) === 0;
}

/** The units of a hex that would act together. */
export const forceIn = (g: BayonetsPlay, hex: Hex): Unit[] =>
  unitsIn(g, hex, g.c.active[0]).filter((unit) => isOfForce(g, unit));

/** Why the force in a hex may not be activated; null if it may (4.0-5h to 4.0-5j). */
export function whyNotActivate(g: BayonetsPlay, hex: Hex): Refusal<BayonetsRule> | null {
  const name = { hex: hexName(g.world, hex) };
  const units = unitsIn(g, hex, g.c.active[0]);
  if (units.length === 0) return notPossible("8.0h", "nobody-there", name);
  if (forceIn(g, hex).length > 0) return null;
  if (units.every((unit) => has(g, unit, IN_COMMAND))) return refusal("8.0a", "force-in-command", name);
  if (units.some((unit) => has(g, unit, ACTED))) return refusal("4.0-5g", "has-acted", name);
  if (units.some((unit) => has(g, unit, LOCKED))) return refusal("4.0-5j", "officer-failed", name);
  if (g.c.stage[0] === 1) return refusal("4.0-5i", "wait-for-officers", name);
  return refusal("4.0-5j", "officer-checked", name);
}
