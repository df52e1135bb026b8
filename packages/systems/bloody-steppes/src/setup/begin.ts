import { fillColumn } from "@redoubt/mechanics";
import { allowance } from "../checks/move.ts";
import { place } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { BEGUN, FORCED_MARCH, has, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";

/** Fills a blank state with what the set-up says. */
export function fillState(g: SteppesPlay): void {
  const { c, world } = g;
  // The set-up names only columns of the state.
  const columns = c as Readonly<Record<string, (typeof c)[keyof typeof c]>>;
  for (const [name, numbers] of Object.entries(world.start.columns)) fillColumn(name, columns[name], numbers);
  for (const [piece, hex] of world.start.placed) place(g, piece, hex);
  for (let piece = 0; piece < world.count; piece++) fillPoints(g, piece);
  keepHolders(g);
}

const unsaid = 255;

/** Points that a position leaves open are those a piece would have (IV.19, III.5). */
function fillPoints(g: SteppesPlay, piece: number): void {
  const { c, world } = g;
  const isLeft = c.mp[piece] === unsaid;
  const isStart = c.mpStart[piece] === unsaid;
  if (world.kindOf[piece] === UNIT) {
    const points = has(g, piece, BEGUN) ? allowance(g, piece) : 0;
    if (isStart) c.mpStart[piece] = points;
    if (isLeft) c.mp[piece] = points;
    return;
  }
  const command = world.commandOf[piece];
  const isActive = command !== 255 && c.active[0] === command + 1;
  const isMarch = isActive && c.orderType[command] === FORCED_MARCH;
  const points = constants.commanderPoints.value * (isMarch ? constants.marchFactor.value : 1);
  const mine = isActive && world.kindOf[piece] === COMMANDER ? points : 0;
  if (isStart) c.mpStart[piece] = mine;
  if (isLeft) c.mp[piece] = mine;
}

/** K-177: whoever stands in a key hex holds it, unless the file says otherwise. */
function keepHolders(g: SteppesPlay): void {
  const { start } = g.world;
  start.isHolderGiven.forEach((isGiven, key) => {
    if (isGiven === 1) g.c.keyHolder[key] = start.columns.keyHolder[key];
  });
}
