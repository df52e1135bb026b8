import { notPossible, type Refusal, refusal } from "@redoubt/engine";
import { cites } from "../kit.ts";
import { stackingPoints, unitsIn } from "../occupancy.ts";
import type { SteppesRule } from "../rule-index.ts";
import type { SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { isEnemyIn, ownFormationOf } from "./neighbours.ts";

/** Joining and leaving a stack has no price, and passing disorganized friends no effect: only the limit counts. */
export const enforces = cites("VII.5", "VII.13", "VIII.10");

type Why = Refusal<SteppesRule> | null;

const hexName = (g: SteppesPlay, hex: number): string => g.world.grid.numbers[hex];
const pieceName = (g: SteppesPlay, piece: number): string => g.world.pieces[piece].name;

/** VII.7: why these units may not be in a hex together with those who are there, be it in passing (K-67). */
export function whyNotPass(g: SteppesPlay, units: readonly number[], hex: number): Why {
  if (g.world.grid.onMap[hex] !== 1) return notPossible("VIII.8", "off-map", { hex: "the map" });
  if (units.length > 0 && isEnemyIn(g, g.world.seatOf[units[0]], hex))
    return refusal("VIII.9", "enemy-in-hex", { hex: hexName(g, hex) });
  let points = g.c.pointsIn[hex];
  for (const unit of units) if (g.c.hexOf[unit] !== hex) points += stackingPoints(g, unit);
  const most = constants.stackLimit.value;
  return points > most ? refusal("VII.7", "too-many-points", { hex: hexName(g, hex), points, most }) : null;
}

/** VII.2, VII.3: why these units may not stand in one hex, whichever it is. */
export function whyNotTogether(g: SteppesPlay, all: readonly number[]): Why {
  const { world } = g;
  const isHorse = all.find((unit) => world.armOf[unit] === "cavalry");
  const isFoot = all.find((unit) => world.armOf[unit] === "infantry");
  if (isHorse !== undefined && isFoot !== undefined)
    return refusal("VII.2", "foot-and-horse", { one: pieceName(g, isFoot), other: pieceName(g, isHorse) });
  const inBrigade = all.filter((unit) => world.brigadeOf[unit] !== 255);
  const other = inBrigade.find((unit) => world.brigadeOf[unit] !== world.brigadeOf[inBrigade[0]]);
  if (other !== undefined)
    return refusal("VII.3", "two-brigades", { one: pieceName(g, inBrigade[0]), other: pieceName(g, other) });
  return null;
}

/** IV.1, K-52: whether the infantry among these are skirmishers only, several, and more than may stand in one hex. */
export function areTooManySkirmishers(g: SteppesPlay, units: readonly number[]): boolean {
  const foot = units.filter((unit) => g.world.armOf[unit] === "infantry");
  const isLoose = foot.length > 1 && foot.every((unit) => ownFormationOf(g, unit) === "skirmish");
  return isLoose && foot.reduce((sum, unit) => sum + g.c.sp[unit], 0) > constants.skirmishLimit.value;
}

/** VII.2, VII.3, VII.7, IV.1: why these units may not stop in a hex with those who are there. */
export function whyNotStack(g: SteppesPlay, units: readonly number[], hex: number): Why {
  const tooMany = whyNotPass(g, units, hex);
  if (tooMany !== null) return tooMany;
  const { world } = g;
  const all = [...unitsIn(g, hex).filter((unit) => !units.includes(unit)), ...units];
  const apart = whyNotTogether(g, all);
  if (apart !== null) return apart;
  if (areTooManySkirmishers(g, all))
    return refusal("IV.1", "too-many-skirmishers", {
      unit: pieceName(g, units[0]),
      most: constants.skirmishLimit.value,
    });
  const inBrigade = all.filter((unit) => world.brigadeOf[unit] !== 255);
  const isMixed = inBrigade.length > 0 && inBrigade.length < all.length;
  if (isMixed && world.options.brigadelessMix === "false")
    return refusal("VII.3", "brigade-and-none", { hex: hexName(g, hex) });
  return null;
}
