import { COMMANDER } from "../piece.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import type { World } from "../world.ts";
import { apart } from "./neighbours.ts";

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
  const command = world.commandOf[piece];
  if (command === 255) return armyHeadquarters(g, piece);
  const { leader } = world.commands[command];
  const isBrigadier = world.kindOf[piece] === COMMANDER;
  if (isBrigadier) return [leader];
  const brigade = world.brigadeOf[piece];
  const brigadiers = world.brigades.filter((one) => one.command === command).map((one) => one.leader);
  if (brigade === 255) return [leader, ...brigadiers].filter((one) => one >= 0);
  const own = world.brigades[brigade].leader;
  // A lost brigadier's units look to the division commander (XIII.10).
  return own >= 0 && isOnMap(g, own) ? [own] : [leader].filter((one) => one >= 0);
}

/** III.3, III.4: any leader or brigadier of its side, for a corps unit of its corps. */
function armyHeadquarters(g: SteppesPlay, piece: number): readonly number[] {
  const { world } = g;
  const corps = world.corpsOf[piece];
  return world.commands
    .filter(({ seat, corps: of }) => seat === world.seatOf[piece] && (corps === 255 || of === corps))
    .flatMap(({ leader }, _i) => [
      leader,
      ...world.brigades.filter((one) => world.commands[one.command].leader === leader).map((one) => one.leader),
    ])
    .filter((one) => one >= 0);
}

/** III.10, III.13: whether a piece is in command as it stands; units of no division always are. */
export function isInCommand(g: SteppesPlay, piece: number): boolean {
  if (g.world.scopeOf[piece] === "non-divisional") return true;
  return headquartersOf(g, piece).some((one) => one === piece || isInRange(g, one, piece));
}
