import type { AnswerList } from "@redoubt/engine";
import { hasEntry } from "../checks/entry.ts";
import { searchFrom } from "../checks/movement.ts";
import { isOut } from "../checks/phase-end.ts";
import { ALLIED, enemyOf, RUSSIAN } from "../seat.ts";
import { COMBAT } from "../state.ts";
import { words } from "../words.ts";
import { bestAttack } from "./attack-look.ts";
import { placeLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { powerOf, worthOf } from "./worth.ts";

// Moving for less than this is not worth the disruption.
const inertia = 5;
const NEVER = -30_000;

/** The best move of a unit on the map, by how many points it beats staying. */
export function bestMove(scene: Scene, u: number): number {
  const { g } = scene;
  const { flood } = g.world.scratch;
  const at = g.c.hexOf[u];
  const stay = placeLook(scene, u, at);
  searchFrom(g, { unit: u, at, spent: 0, mayHalt: false });
  let best = NEVER;
  for (let i = 1; i < flood.count; i++) {
    const hex = flood.reached[i];
    if (g.c.mobileAt[hex] !== 0) continue;
    const value = placeLook(scene, u, hex);
    if (value > best) best = value;
  }
  return best - stay - inertia;
}

/** What a bombardment of the unit is worth: a denied action, and perhaps a step. */
function bombardLook(scene: Scene, u: number): number {
  const { g, danger } = scene;
  const { c, world } = g;
  const hex = c.hexOf[u];
  const isNear = world.terrain.nextToHill[hex] === 1;
  const shake = world.isSteady[u] === 1 ? 2 : isNear ? 4 : 3;
  const hit = world.isSteady[u] === 1 ? 0 : isNear ? 2 : 1;
  const step = c.steps[u] === 2 ? Math.trunc((worthOf(g, u) * hit) / 14) : 0;
  if (c.disrupted[u] === 1) return step;
  // In the combat phase only those who stand next to us could do anything.
  const isEngaged = scene.might[0][hex] + scene.might[1][hex] > 0;
  const act =
    c.kind[0] === COMBAT ? (isEngaged ? 4 * powerOf(g, u) : 0) : 2 * powerOf(g, u) + (danger[hex] > 0 ? 4 : 0);
  return step + Math.trunc((act * shake) / 6);
}

/** What giving up a unit's action costs. */
function idleCost(scene: Scene, u: number): number {
  const { g } = scene;
  const hex = g.c.hexOf[u];
  const isEngaged = g.c.kind[0] === COMBAT && scene.danger[hex] > 0;
  return 4 + powerOf(g, u) + (isEngaged ? 6 : 0);
}

// A flank attack captures a hex without a die; its worth is the better place, or the hex itself.
function flankLook(scene: Scene, u: number, hex: number): number {
  return placeLook(scene, u, hex) - placeLook(scene, u, scene.g.c.hexOf[u]) - 8;
}

/** An action: the best move or attack, a bombardment, or a way to let time pass. */
export function judgeAction(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { g, seat } = scene;
  const isLast = isOut(g, enemyOf(seat));
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    switch (words.verb(code)) {
      case "move":
        scores[i] = bestMove(scene, words.arg(code, 0));
        break;
      case "enter":
        scores[i] = 60 + powerOf(g, words.arg(code, 0));
        break;
      case "attack":
        scores[i] = bestAttack(scene, words.arg(code, 0)) - 3;
        break;
      case "flank":
        scores[i] = flankLook(scene, words.arg(code, 0), words.arg(code, 1));
        break;
      case "bombard":
        scores[i] = bombardLook(scene, words.arg(code, 0)) - (isLast ? 3 : 0);
        break;
      case "disrupt":
        scores[i] = -idleCost(scene, words.arg(code, 0));
        break;
      case "set-aside":
        scores[i] = -6;
        break;
      case "offer":
        scores[i] = seat === RUSSIAN && g.c.kind[0] !== COMBAT ? -1 : 0;
        break;
      case "finish":
      case "end":
        scores[i] = 0;
        break;
      default:
        scores[i] = NEVER;
    }
  }
}

/** Whether the seat has nothing left to do that is worth an action. */
export function isContent(scene: Scene): boolean {
  const { g, seat } = scene;
  const { c, world } = g;
  if (seat === ALLIED && c.kind[0] !== COMBAT && hasEntry(g)) return false;
  for (const u of world.mobile[seat]) {
    if (c.hexOf[u] <= 0 || c.disrupted[u] === 1) continue;
    if (c.kind[0] !== COMBAT) {
      if (bestMove(scene, u) > 3) return false;
      continue;
    }
    for (let d = 0; d < 6; d++) {
      const target = c.hexOf[u] + world.grid.offsets[d];
      const found = c.mobileAt[target] || c.piquetAt[target];
      if (found !== 0 && world.seatOf[found - 1] !== seat && bestAttack(scene, target) > 5) return false;
    }
  }
  return true;
}
