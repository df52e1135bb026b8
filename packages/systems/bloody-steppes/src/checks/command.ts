import { cites } from "../kit.ts";
import { COMMANDER } from "../piece.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import type { World } from "../world.ts";
import { apart } from "./neighbours.ts";

/** Four levels; whose range brings whom under command, at the start of an activation. */
export const enforces = cites("III.1", "III.2", "III.3", "III.4", "III.10", "III.11", "III.12");

/** How far a commander commands (III.34 to III.37): an independent brigade's leader as a brigadier. */
export const commandRange = (world: World, piece: number): number => world.commanders[piece]?.range ?? 0;

/** Whether a commander is on the map and a piece within his range. */
export function isInRange(g: SteppesPlay, commander: number, piece: number): boolean {
  if (commander < 0 || !isOnMap(g, commander) || !isOnMap(g, piece)) return false;
  return apart(g, g.c.hexOf[commander], g.c.hexOf[piece]) <= commandRange(g.world, commander);
}

/** The commanders whose range brings a piece under command, whether or not it is in it (III.2 to III.4, III.10, K-30). */
export function headquartersOf(g: SteppesPlay, piece: number): readonly number[] {
  const { world } = g;
  const brigade = world.brigadeOf[piece];
  if (brigade === 255 || world.kindOf[piece] === COMMANDER) return world.headquarters[piece];
  const own = world.brigades[brigade].leader;
  return own >= 0 && isOnMap(g, own) ? world.headquarters[piece] : world.headquartersInstead[piece];
}

/** III.10, III.13: whether a piece is in command as it stands; units of no division always are. */
export function isInCommand(g: SteppesPlay, piece: number): boolean {
  if (g.world.scopeOf[piece] === "non-divisional") return true;
  const hex = g.c.hexOf[piece];
  for (const one of headquartersOf(g, piece)) {
    if (one === piece) return true;
    const at = g.c.hexOf[one];
    if (at > 0 && hex > 0 && apart(g, at, hex) <= commandRange(g.world, one)) return true;
  }
  return false;
}
