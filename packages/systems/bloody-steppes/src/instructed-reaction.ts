import { asHex } from "@redoubt/hex";
import { fireChance, squareChance, steelChance } from "./chances.ts";
import {
  type Acting,
  type Approaching,
  mayCounterattack,
  mayCountercharge,
  mayReactByFire,
  mayReform,
  mayRetire,
  maySquare,
} from "./checks/reactions.ts";
import { formations } from "./formation.ts";
import { ASK, instructionFor, type Standing, standing } from "./instructions.ts";
import { unitsIn } from "./occupancy.ts";
import type { SteppesPlay } from "./state.ts";
import { say } from "./words.ts";

const square = formations.indexOf("square");

const isCavalry = (g: SteppesPlay, unit: number): boolean => g.world.armOf[unit] === "cavalry";

/** The chance in percent that some attackers would take a hex from those in it. */
const lossChance = (g: SteppesPlay, attackers: readonly number[], hex: number): number =>
  steelChance(g, { attackers, target: asHex(hex), kind: isCavalry(g, attackers[0]) ? "charge" : "bayonet" });

/**
 * What standing instructions make of a unit that may react, steel apart: the reaction they choose, or that its owner is asked,
 * or that it does nothing. Changing formation or facing is asked for only where fire is asked for.
 */
export function instructedReaction(g: SteppesPlay, unit: number, acting: Approaching): number | "ask" | "leave" {
  let isAsked = false;
  const settle = (said: Standing): boolean => {
    isAsked ||= said === "ask";
    return said === "do";
  };
  if (maySquare(g, unit, acting) && settle(standing(g, unit, "square", () => squareChance(g, unit))))
    return say.form(square);
  const threat = (): number => lossChance(g, acting.units, g.c.hexOf[unit]);
  const fire = (): Standing | null =>
    mayReactByFire(g, unit, acting) ? standing(g, unit, "fire", () => fireChance(g, unit, acting.hex)) : null;
  if (mayRetire(g, unit, acting) && settle(standing(g, unit, "fall-back", threat))) {
    const firing = fire();
    if (firing === "ask") return "ask";
    return firing === "leave" ? say.withdraw() : say.retire();
  }
  const firing = fire();
  if (firing !== null && settle(firing)) return say.fire(acting.hex);
  if (mayReform(g, unit, acting) && instructionFor(g, unit, "fire") === ASK) isAsked = true;
  return isAsked ? "ask" : "leave";
}

/** What standing instructions make of a unit that may counterattack or countercharge. */
export function instructedStroke(g: SteppesPlay, unit: number, acting: Acting): Standing {
  const kind = isCavalry(g, unit) ? "countercharge" : "counterattack";
  const may = isCavalry(g, unit) ? mayCountercharge : mayCounterattack;
  const attackers = unitsIn(g, g.c.hexOf[unit]).filter((one) => may(g, one, acting));
  return standing(g, unit, kind, () => steelChance(g, { attackers, target: acting.hex, kind }));
}

/** What standing instructions make of units that may withdraw before a melee: the top unit's count. */
export const instructedWithdrawal = (g: SteppesPlay, hex: number, attackers: readonly number[]): Standing =>
  standing(g, unitsIn(g, hex)[0], "withdraw", () => lossChance(g, attackers, hex));
