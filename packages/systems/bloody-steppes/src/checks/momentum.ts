import { cites } from "../kit.ts";
import { ZOUAVE } from "../piece.ts";
import type { SteppesPlay } from "../state.ts";
import { momenta } from "../tables/melee-modifiers.ts";
import { formationOf } from "./neighbours.ts";

/** Stars of horse on the move, the highest of them; nothing for those who stand; a burden for skirmishers. */
export const enforces = cites("XII.38", "XII.42");

/** The kinds of melee: who attacked, and whether on horseback (XII.2, XII.3). */
export type MeleeKind = "bayonet" | "charge" | "counterattack" | "countercharge";

/** Whether horsemen attack. */
export const isMounted = (kind: MeleeKind): boolean => kind === "charge" || kind === "countercharge";

/** XII.42: the highest stars among some cavalry. */
const starsOf = (g: SteppesPlay, units: readonly number[]): number =>
  Math.max(0, ...units.map((unit) => g.world.stars[unit]));

const isSquare = (g: SteppesPlay, units: readonly number[]): boolean =>
  units.some((unit) => formationOf(g, unit) === "square");

/** XII.37 to XII.40: the momentum of those who charge: their stars; against a square one or none. */
export function attackersMomentum(g: SteppesPlay, attackers: readonly number[], defenders: readonly number[]): number {
  const stars = starsOf(g, attackers);
  if (!isSquare(g, defenders)) return stars;
  return stars >= 2 ? momenta["two or three stars against a square"].value : momenta["one star against a square"].value;
}

/** XII.39 to XII.41: the momentum of those who are charged: horsemen that are met on the move have theirs, others what they are. */
export function defendersMomentum(g: SteppesPlay, defenders: readonly number[], kind: MeleeKind): number {
  if (isSquare(g, defenders)) return momenta.square.value;
  if (defenders.some((unit) => g.world.armOf[unit] === "cavalry"))
    return kind === "countercharge" ? starsOf(g, defenders) : momenta["not countercharging"].value;
  const isLoose = defenders.some((unit) => g.world.armOf[unit] === "infantry" && formationOf(g, unit) === "skirmish");
  return isLoose ? momenta["skirmish infantry"].value : momenta["line or column"].value;
}

/** XII.37: whether momentum already counts in the attacker's first check: a square or skirmishers take part. */
export const countsInA = (g: SteppesPlay, units: readonly number[]): boolean =>
  units.some((unit) => ["square", "skirmish", "dispersed"].includes(formationOf(g, unit) ?? ""));

/** XII.27: whether a unit suffers as skirmishers do against closed infantry; Zouaves do not when they attack. */
export function isHamperedSkirmisher(
  g: SteppesPlay,
  unit: number,
  enemies: readonly number[],
  isAttacker: boolean,
): boolean {
  if (formationOf(g, unit) !== "skirmish" || (isAttacker && (g.world.traits[unit] & ZOUAVE) !== 0)) return false;
  return enemies.some((enemy) => {
    const formation = formationOf(g, enemy);
    return g.world.armOf[enemy] === "infantry" && formation !== undefined && formation !== "skirmish";
  });
}
