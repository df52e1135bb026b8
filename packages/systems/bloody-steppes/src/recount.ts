import { isGun } from "./checks/morale.ts";
import type { SteppesEvent } from "./event.ts";
import { UNIT } from "./piece.ts";
import { ATTACHED, DESTROYED, EXITED, type SteppesPlay } from "./state.ts";

/** The units whose strength counts: not battalions whose counters are counted themselves (IV.15). */
const counted = (g: SteppesPlay): readonly number[] =>
  g.world.pieces
    .map((_, piece) => piece)
    .filter((piece) => g.world.kindOf[piece] === UNIT && !g.world.battalionOf.includes(piece));

/** Whether a unit left the map, by itself or inside its battalion (IV.15). */
function hasLeft({ c, world }: SteppesPlay, unit: number): boolean {
  if (c.hexOf[unit] === EXITED) return true;
  return c.hexOf[unit] === ATTACHED && c.hexOf[world.battalionOf[unit]] === EXITED;
}

/** What a finished battle contradicts in what was told of it: strength, guns and those who left must add up by nation. */
export function recount(g: SteppesPlay, events: readonly SteppesEvent[]): string | null {
  const { c, world } = g;
  for (let nation = 0; nation < world.nations.length; nation++) {
    const name = world.nations[nation];
    const ours = counted(g).filter((unit) => world.nationOf[unit] === nation);
    const began = ours.reduce((sum, unit) => sum + world.start.columns.sp[unit], 0);
    const now = ours.reduce((sum, unit) => sum + c.sp[unit], 0);
    if (began - now !== c.spLost[nation]) return `${name} began with ${began}, has ${now} and lost ${c.spLost[nation]}`;
    const guns = ours.filter((unit) => isGun(world, unit) && c.hexOf[unit] === DESTROYED).length;
    if (guns !== c.gunsLost[nation]) return `${name} lost ${guns} guns and counts ${c.gunsLost[nation]}`;
    const away = ours.filter((unit) => hasLeft(g, unit)).reduce((sum, unit) => sum + c.sp[unit], 0);
    if (away !== c.spExited[nation]) return `${name} took ${away} off the map and counts ${c.spExited[nation]}`;
  }
  const told = events.filter(({ kind }) => kind === "destroyed").length;
  const gone = g.world.pieces.filter((_, piece) => c.hexOf[piece] === DESTROYED).length;
  return told === gone ? null : `${told} units were told to be destroyed, ${gone} are`;
}
