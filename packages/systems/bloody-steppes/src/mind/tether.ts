import { commandRange, headquartersOf } from "../checks/command.ts";
import { isWithin } from "../checks/neighbours.ts";
import { activeCommand } from "../checks/pieces.ts";
import { ridesOf, stageOf } from "../checks/rides.ts";
import { BEGUN, has, isOnMap, type SteppesPlay } from "../state.ts";
import type { Scene } from "./scene.ts";
import { hexesApart } from "./stakes.ts";

// Where a leader may be once this activation is over: wherever he can still ride, or where he is.
function postsOf(g: SteppesPlay, leader: number): readonly number[] {
  const { world, c } = g;
  const active = activeCommand(g);
  const isActive = active >= 0 && (world.ledBy[leader] === active || world.commandOf[leader] === active);
  const here = c.hexOf[leader];
  if (!isActive || has(g, leader, BEGUN)) return [here];
  return [here, ...ridesOf(g, leader, stageOf(g, leader)).all.map(({ hex }) => hex)];
}

function knownPosts({ g, posts }: Scene, leader: number): readonly number[] {
  const known = posts.get(leader) ?? postsOf(g, leader);
  posts.set(leader, known);
  return known;
}

// What each hex costs that is missing to the reach of a leader, as far as it counts.
const perHex = 3;
const farthest = 8;

/**
 * What standing in a hex costs a unit that its leaders cannot have in reach when it acts next: out of command nobody attacks, and all
 * that is left is to come back (III.9, III.15). A leader on his way keeps to his vector, so his units go where he can follow.
 */
export function tetherLook(scene: Scene, unit: number, hex: number): number {
  const { g } = scene;
  if (g.c.turn[0] >= g.world.turns) return 0;
  const leaders = headquartersOf(g, unit);
  // Most are in reach of where a leader is: then nobody needs to know where he could ride.
  for (const leader of leaders)
    if (isOnMap(g, leader) && isWithin(g, g.c.hexOf[leader], hex, commandRange(g.world, leader))) return 0;
  let least = 99;
  for (const leader of leaders) {
    if (!isOnMap(g, leader)) continue;
    const range = commandRange(g.world, leader);
    for (const post of knownPosts(scene, leader)) {
      least = Math.min(least, hexesApart(g, post, hex) - range);
      if (least <= 0) return 0;
    }
  }
  return least === 99 ? 0 : -perHex * Math.min(least, farthest);
}
