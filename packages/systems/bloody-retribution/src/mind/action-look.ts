import type { AnswerList } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { hasEntry } from "../checks/entry.ts";
import { isOut } from "../checks/phase-end.ts";
import { ALLIED, enemyOf, RUSSIAN } from "../seat.ts";
import { beside, COMBAT, enemyZones, hexOf, holderOf } from "../state.ts";
import { hexIn, unitIn, words } from "../words.ts";
import { bestAttack } from "./attack-look.ts";
import { placeLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { threatIf, threatNow } from "./threat.ts";
import { powerOf, stepWorth } from "./worth.ts";

const NEVER = -30_000;

// How many of its best hexes an Allied unit weighs against the lanes that it would open or shut.
const weighed = 4;
const mostChecks = 10;

/** The best move of a unit on the map, by how many points it beats staying. */
export function bestMove(scene: Scene, u: Unit): number {
  const { g, reach, w } = scene;
  let best = NEVER;
  for (let i = reach.from[u]; i < reach.to[u]; i++) best = Math.max(best, placeLook(scene, u, asHex(reach.hexes[i])));
  return best - placeLook(scene, u, hexOf(g, u)) - w.moveLeast;
}

// The same with what becomes of the lanes to the south edge, for one of the best hexes.
function checkedMove(scene: Scene, u: Unit, now: number): number {
  const { g, reach, w } = scene;
  const stay = placeLook(scene, u, hexOf(g, u));
  const hexes: Hex[] = [];
  const values: number[] = [];
  for (let i = reach.from[u]; i < reach.to[u]; i++) {
    const value = placeLook(scene, u, asHex(reach.hexes[i]));
    let at = hexes.length;
    while (at > 0 && values[at - 1] < value) at--;
    if (at >= weighed) continue;
    hexes.splice(at, 0, asHex(reach.hexes[i]));
    values.splice(at, 0, value);
    if (hexes.length > weighed) {
      hexes.pop();
      values.pop();
    }
  }
  let best = NEVER;
  for (let i = 0; i < hexes.length && values[i] > best; i++) {
    best = Math.max(best, values[i] + Math.min(now - threatIf(g, w, u, hexes[i]), w.laneNow));
  }
  return best - stay - w.moveLeast;
}

// What each answer does to the lanes is dear to find out: it is asked for the best-looking ones only.
function checkLanes(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { g, w } = scene;
  const now = threatNow(scene);
  const isChecked = new Set<number>();
  while (isChecked.size < mostChecks) {
    let best = 0;
    for (let i = 1; i < list.count; i++) if (scores[i] > scores[best]) best = i;
    const code = list.codes[best];
    const verb = words.verb(code);
    if (isChecked.has(best) || (verb !== "move" && verb !== "flank")) return;
    isChecked.add(best);
    if (verb === "move") scores[best] = checkedMove(scene, unitIn(code), now);
    else scores[best] += now - threatIf(g, w, unitIn(code), hexIn(code, 1));
  }
}

/** What a bombardment of the unit is worth: a denied action, and perhaps a step. */
function bombardLook({ g, w }: Scene, u: Unit): number {
  const { c, world } = g;
  const hex = c.hexOf[u];
  const isNear = world.terrain.nextToHill[hex] === 1;
  const shake = world.isSteady[u] === 1 ? 2 : isNear ? 4 : 3;
  const hit = world.isSteady[u] === 1 ? 0 : isNear ? 2 : 1;
  const step = c.steps[u] === 2 ? Math.trunc((stepWorth(g, u) * hit * w.bombardStepPercent) / 600) : 0;
  if (c.disrupted[u] === 1) return step;
  // In the combat phase only those who stand next to us could do anything.
  const isEngaged = c.russianZones[hex] > 0;
  const act =
    c.kind[0] === COMBAT && !isEngaged
      ? 0
      : w.bombardDenyPerFactor * powerOf(g, u) + (isEngaged ? w.bombardContact : 0);
  return step + Math.trunc((act * shake) / 6);
}

/** What giving up a unit's action costs. */
function idleCost(scene: Scene, u: Unit): number {
  const { g, seat, w } = scene;
  const isEngaged = g.c.kind[0] === COMBAT && enemyZones(g, seat)[g.c.hexOf[u]] > 0;
  return w.idle + powerOf(g, u) + (isEngaged ? 6 : 0);
}

// A flank attack captures a hex without a die; its worth is the better place, or the hex itself.
function flankLook(scene: Scene, u: Unit, hex: Hex): number {
  return placeLook(scene, u, hex) - placeLook(scene, u, hexOf(scene.g, u)) - 8;
}

/** An action: the best move or attack, a bombardment, or a way to let time pass. */
export function judgeAction(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { g, seat } = scene;
  const isLast = isOut(g, enemyOf(seat));
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    switch (words.verb(code)) {
      case "move":
        scores[i] = bestMove(scene, unitIn(code));
        break;
      case "enter":
        scores[i] = 60 + powerOf(g, unitIn(code));
        break;
      case "attack":
        scores[i] = bestAttack(scene, hexIn(code));
        break;
      case "flank":
        scores[i] = flankLook(scene, unitIn(code), hexIn(code, 1));
        break;
      case "bombard":
        scores[i] = bombardLook(scene, unitIn(code)) - (isLast ? 3 : 0);
        break;
      case "disrupt":
        scores[i] = -idleCost(scene, unitIn(code));
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
  if (seat === ALLIED) checkLanes(scene, list, scores);
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
      const target = beside(world, hexOf(g, u), d);
      if (holderOf(g, target) === enemyOf(seat) && bestAttack(scene, target) > 5) return false;
    }
  }
  return true;
}
