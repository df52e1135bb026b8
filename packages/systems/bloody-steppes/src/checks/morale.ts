import { asHex, DIRECTIONS } from "@redoubt/hex";
import { asUnit, stackIn, type Unit } from "@redoubt/mechanics";
import { isArtillery } from "../formation.ts";
import { cites } from "../kit.ts";
import { COMMANDER, ranks } from "../piece.ts";
import { DEFENSE, DISORGANIZED, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { printedMorale } from "../values.ts";
import type { World } from "../world.ts";

/** One commander of the chain adds to the morale of those in his hex; a disorganized unit has one less and keeps all else; a routed one half. */
export const enforces = cites("XIII.1", "XIII.4", "XIV.54", "XIV.38", "XIV.43", "XIV.62");

/** Whether a unit is a gun counter. */
export function isGun(world: World, unit: number): boolean {
  const arm = world.armOf[unit];
  return arm !== undefined && isArtillery(arm);
}

/** The morale of a unit as it stands: one less when disorganized (XIV.36), half of the printed, rounded up, when routed (XIV.54). */
export function moraleOf(g: SteppesPlay, unit: number): number {
  const printed = printedMorale(g.world, unit);
  if (g.c.level[unit] === ROUTED) return (printed + 1) >> 1;
  return g.c.level[unit] === DISORGANIZED ? printed - constants.disorganizedMorale.value : printed;
}

/** The morale that some units of a stack check with: the best that is not artillery's; guns alone use their own (VII.16, K-69). */
export function bestMorale(g: SteppesPlay, units: readonly number[]): number {
  const others = units.filter((unit) => !isGun(g.world, unit));
  return Math.max(...(others.length > 0 ? others : units).map((unit) => moraleOf(g, unit)));
}

/** Whether a commander stands in the chain of command above a unit: its brigadier, its leader, or its corps commander (K-7). */
export function isInChain(world: World, commander: number, unit: number): boolean {
  const rank = world.commanders[commander]?.rank;
  const command = world.commandOf[unit];
  if (rank === "brigade")
    return world.brigadeOf[unit] !== 255 && world.brigades[world.brigadeOf[unit]].leader === commander;
  if (rank === "division") return command !== 255 && world.commands[command].leader === commander;
  if (rank !== "corps") return false;
  const corps = command === 255 ? world.corpsOf[unit] : world.commands[command].corps;
  return corps >= 0 && corps !== 255 && world.corps[corps].leader === commander;
}

/** A commander who helps, and by how much. */
export interface Support {
  readonly piece: Unit;
  readonly modifier: number;
}

const rankOf = (world: World, piece: number): number => ranks.indexOf(world.commanders[piece]?.rank ?? "artillery");

/** Who of these commanders helps these units: the highest modifier of their chain, of equals the lower rank (K-148). */
function bestSupport(g: SteppesPlay, commanders: readonly number[], units: readonly number[]): Support | null {
  let best: Support | null = null;
  for (const piece of commanders) {
    const modifier = g.world.commanders[piece]?.modifier ?? 0;
    if (!units.some((unit) => isInChain(g.world, piece, unit))) continue;
    const isBetter =
      best === null ||
      modifier > best.modifier ||
      (modifier === best.modifier && rankOf(g.world, piece) > rankOf(g.world, best.piece));
    if (isBetter) best = { piece: asUnit(piece), modifier };
  }
  return best;
}

const commandersIn = (g: SteppesPlay, hex: number): readonly number[] =>
  stackIn(g.c, hex).filter((piece) => g.world.kindOf[piece] === COMMANDER);

/** XIII.1: the commander in a hex who raises the morale of these units; one for a combat (XIII.4). */
export function supportIn(g: SteppesPlay, hex: number, units: readonly number[]): Support | null {
  return bestSupport(g, commandersIn(g, hex), units);
}

/** XIV.62: the same for a rally, and only while the command of the units is under Defense. */
export function supportForRally(g: SteppesPlay, hex: number, units: readonly number[]): Support | null {
  const defending = units.filter((unit) => {
    const command = g.world.commandOf[unit];
    return command !== 255 && g.c.orderType[command] === DEFENSE;
  });
  return supportNear(g, hex, defending);
}

/** XIV.43: a division or brigade commander in the hex or next to it, who helps units to reorganize (K-7). */
export function supportNear(g: SteppesPlay, hex: number, units: readonly number[]): Support | null {
  const hexes = [hex, ...DIRECTIONS.map((direction) => hex + g.world.grid.offsets[direction])];
  const near = hexes.filter((one) => g.world.grid.onMap[asHex(one)] === 1).flatMap((one) => commandersIn(g, one));
  return bestSupport(
    g,
    near.filter((piece) => g.world.commanders[piece]?.rank !== "corps"),
    units,
  );
}
