import { ALLOWANCE } from "../checks/movement.ts";
import { RUSSIAN } from "../seat.ts";
import { alongLane, laneFrom, SHUT } from "./lanes.ts";
import type { Scene } from "./scene.ts";

const worstLanes = 4;

/** Marks the hexes from which a zone would lie on the lanes that are shortest for the Russians. */
export function markBreaches({ g, lanes, breach, w }: Scene): void {
  const { world, c } = g;
  // What shutting a lane is worth: one move long, two, three.
  const laneWorth = [w.laneOneMove, w.laneTwoMoves, w.laneThreeMoves];
  breach.fill(0, 0, world.grid.size);
  const phases = world.turns - c.turn[0] + 1;
  const found: [far: number, hex: number][] = [];
  for (const u of world.mobile[RUSSIAN]) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    const far = laneFrom(g, lanes, hex);
    if (far !== SHUT && far <= ALLOWANCE * Math.min(phases, 3)) found.push([far, hex]);
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const [far, hex] of found.slice(0, worstLanes)) {
    // Near the runner a zone stops him for sure; farther on there is mostly a way round it.
    let left = laneWorth[Math.min(Math.trunc((far - 1) / ALLOWANCE), 2)];
    alongLane(g, lanes, hex, (way) => {
      breach[way] = Math.max(breach[way], left);
      for (let d = 0; d < 6; d++) {
        const near = way + world.grid.offsets[d];
        breach[near] = Math.max(breach[near], left);
      }
      left -= left >> 3;
    });
  }
}
