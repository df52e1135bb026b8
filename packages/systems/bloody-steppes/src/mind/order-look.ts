import { placeOfLeader } from "../checks/order-ways.ts";
import { activeCommand } from "../checks/pieces.ts";
import { UNIT } from "../piece.ts";
import { ATTACK, DEFENSE, FORCED_MARCH, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { each, type Look, localsOf, NEVER } from "./asked.ts";
import type { Scene } from "./scene.ts";
import { judgePlain } from "./small-looks.ts";
import { hexesApart } from "./stakes.ts";
import { enemyFrom, goalFrom } from "./ways.ts";

/** What a command should be ordered to do: attack towards a hex, or stay and defend. */
export interface Intent {
  readonly order: number;
  readonly towards: number;
}

// Beyond so many hexes an enemy is no reason to leave a good place.
const striking = 6;

// Whether those of a command who could attack are about as strong as the enemies near its way.
function isStrongEnough({ g, own, enemy, stance }: Scene, command: number): boolean {
  let [ours, theirs] = [0, 0];
  for (const unit of g.world.memberships[command] ?? []) {
    if (g.world.kindOf[unit] !== UNIT || !isOnMap(g, unit) || g.c.level[unit] === ROUTED) continue;
    ours += own.reach[g.c.hexOf[unit]];
    theirs += enemy.reach[g.c.hexOf[unit]];
  }
  return ours * 100 >= theirs * Math.min(stance.exposure, 120);
}

/** What a command should do, as the posture of the plan, the verdict of the moment and the enemies near it say. */
export function intentOf(scene: Scene, command: number): Intent {
  const { g, seat, stance } = scene;
  const { leader } = g.world.commands[command];
  const from = leader < 0 ? 0 : placeOfLeader(g, leader);
  if (from <= 0) return { order: DEFENSE, towards: -1 };
  const goal = goalFrom(g, seat, from);
  const enemy = enemyFrom(g, seat, from);
  const towards = goal >= 0 ? goal : enemy;
  if (towards < 0 || stance.posture === "defend") return { order: DEFENSE, towards };
  if (stance.posture === "attack") return { order: ATTACK, towards };
  // Who leads keeps what he has, and strikes only who comes near and is weaker.
  const isAhead = g.world.battle.verdict(g).winner === seat;
  const isNear = enemy >= 0 && hexesApart(g, from, enemy) <= striking;
  if (isAhead)
    return isNear && isStrongEnough(scene, command) ? { order: ATTACK, towards: enemy } : { order: DEFENSE, towards };
  return { order: ATTACK, towards };
}

// How far beside its way an order still leads to a hex.
const beside = 3;

/** Whether an order already leads where it should. */
function isAsMeant(g: SteppesPlay, command: number, { order, towards }: Intent): boolean {
  const { c, world } = g;
  if (c.orderType[command] !== order) return false;
  if (order === DEFENSE || towards < 0) return true;
  const from = placeOfLeader(g, world.commands[command].leader);
  const far = hexesApart(g, from, towards);
  if (c.left[command] === 0) return false;
  return far + hexesApart(g, towards, c.goal[command]) <= hexesApart(g, from, c.goal[command]) + beside;
}

/** Whether the leader of the active command should try to change its order (III.48). */
export function wantsOrder(scene: Scene): boolean {
  const command = activeCommand(scene.g);
  if (command < 0 || scene.g.c.orderType[command] === FORCED_MARCH) return false;
  const meant = intentOf(scene, command);
  return scene.g.c.orderType[command] !== meant.order;
}

/** Whose order is written on the sheet: whoever does something else than meant; riders are spent on it. */
export const judgeSheet = each((scene, verb, leader) => {
  const { g } = scene;
  if (verb !== "unit" && verb !== "defend") return 0;
  const command = g.world.ledBy[leader];
  if (command < 0) return -10;
  const meant = intentOf(scene, command);
  if (verb === "defend") return meant.order === DEFENSE ? 15 : -10;
  return isAsMeant(g, command, meant) ? -10 : 10;
});

/** By which way an order goes: by voice, by a rider, else by a try of the corps commander. */
export const judgeWay = each((_s, verb) => (verb === "yes" ? 20 : verb === "send" ? 10 : 5));

/** Whether the leader himself tries to change his order. */
export const judgeOwnOrder = each((scene, verb) => (verb === "try" ? (wantsOrder(scene) ? 10 : -10) : 0));

const commandAsked = (scene: Scene): number =>
  localsOf<{ readonly command?: number }>(scene.g, scene.seat).command ?? -1;

/** What is ordered. */
export const judgeOrder: Look = (scene, list, scores) => {
  const command = commandAsked(scene);
  const meant = command < 0 ? DEFENSE : intentOf(scene, command).order;
  each((_s, verb, order) => (verb !== "order" ? -50 : order === meant ? 10 : order === FORCED_MARCH ? -20 : 0))(
    scene,
    list,
    scores,
  );
};

/** The goal of an order: the edge of the map beyond what is wanted. */
export const judgeGoal: Look = (scene, list, scores) => {
  const { g } = scene;
  const command = commandAsked(scene);
  if (command < 0) return judgePlain(scene, list, scores);
  const from = placeOfLeader(g, g.world.commands[command].leader);
  const { towards } = intentOf(scene, command);
  const { q, r } = g.world.grid;
  each((_s, verb, hex) => {
    if (verb !== "goal") return NEVER;
    // How far the way leads past what is wanted: the cross product of both ways, by the length of this one.
    const [gq, gr, wq, wr] = [q[hex] - q[from], r[hex] - r[from], q[towards] - q[from], r[towards] - r[from]];
    const isAhead = 2 * gq * wq + 2 * gr * wr + gq * wr + gr * wq > 0;
    return isAhead
      ? -Math.trunc((100 * Math.abs(gq * wr - gr * wq)) / Math.max(hexesApart(g, from, hex), 1))
      : NEVER + 1;
  })(scene, list, scores);
};

// An order is better kept than carried out: it leads a little beyond.
const beyond = 4;

/** How far an order leads: as far as what is wanted and a little beyond. */
export const judgeDistance: Look = (scene, list, scores) => {
  const { g } = scene;
  const command = commandAsked(scene);
  if (command < 0) return judgePlain(scene, list, scores);
  const from = placeOfLeader(g, g.world.commands[command].leader);
  const far = hexesApart(g, from, intentOf(scene, command).towards) + beyond;
  each((_s, verb, distance) => (verb === "distance" ? -Math.abs(distance - far) : NEVER))(scene, list, scores);
};
