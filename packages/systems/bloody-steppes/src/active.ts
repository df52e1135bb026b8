import { isInRange } from "./checks/command.ts";
import { COMMANDER, UNIT } from "./piece.ts";
import { ACTED, ALONG, has, isOnMap, type SteppesPlay } from "./state.ts";

/** c.active of the leftovers of a seat (K-147). */
export const leftoversOf = (seat: number): number => 254 + seat;
/** Whether the running activation is that of leftovers. */
export const isLeftovers = (active: number): boolean => active >= 254;

/** The seat whose units the running activation moves. */
export function activeSeat(g: SteppesPlay): number {
  const active = g.c.active[0];
  if (active === 0) return g.c.holder[0];
  return isLeftovers(active) ? active - 254 : g.world.commands[active - 1].seat;
}

/** Whether an army or corps unit is in reach of a command's leader or one of its brigadiers as they stand (K-134). */
function isInReachOf(g: SteppesPlay, unit: number, command: number): boolean {
  const { world } = g;
  const { seat, leader, corps } = world.commands[command];
  if (world.seatOf[unit] !== seat || has(g, unit, ACTED)) return false;
  const scope = world.scopeOf[unit];
  if (scope !== "army" && !(scope === "corps" && world.corpsOf[unit] === corps)) return false;
  if (isInRange(g, leader, unit)) return true;
  return world.brigades.some((one) => one.command === command && isInRange(g, one.leader, unit));
}

/** K-134: remembers which army and corps units are in reach of the active command as its activation begins: they go with it, wherever its leaders ride. */
export function markAlong(g: SteppesPlay): void {
  const active = g.c.active[0];
  if (active === 0 || isLeftovers(active)) return;
  for (const unit of g.world.memberships[active - 1])
    if (g.world.commandOf[unit] !== active - 1 && isInReachOf(g, unit, active - 1)) g.c.act[unit] |= ALONG;
}

/** Every piece that could belong to the running activation, were all in reach. */
export function mightAct(g: SteppesPlay): readonly number[] {
  const active = g.c.active[0];
  if (active === 0) return [];
  return isLeftovers(active) ? g.world.leftovers[active - 254] : g.world.memberships[active - 1];
}

/** Whether a piece belongs to the running activation as it begins: of the command, taken along by it, or left over (K-22, K-134, K-147). */
export function isOfActivation(g: SteppesPlay, piece: number): boolean {
  const { world, c } = g;
  const active = c.active[0];
  if (active === 0) return false;
  if (isLeftovers(active)) {
    const scope = world.scopeOf[piece];
    const isLeft = scope === "non-divisional" || ((scope === "army" || scope === "corps") && !has(g, piece, ACTED));
    return world.kindOf[piece] === UNIT && world.seatOf[piece] === active - 254 && isLeft;
  }
  if (world.commandOf[piece] === active - 1) return world.kindOf[piece] === UNIT || world.kindOf[piece] === COMMANDER;
  return world.kindOf[piece] === UNIT && isOnMap(g, piece) && has(g, piece, ALONG) && !has(g, piece, ACTED);
}
