import type { AnswerList, Seat } from "@redoubt/engine";
import { localsOf } from "../procedures/asked.ts";
import { enemyOf } from "../seat.ts";
import { hexOf, type QuadPlay, zonesOf } from "../state.ts";
import { hexIn, unitIn, words } from "../words.ts";
import type { Lore } from "./lore.ts";
import { placeLook } from "./place-look.ts";
import { leaveScene, sceneFor } from "./scene.ts";
import type { Stance } from "./stance.ts";

/** Retreats, displacements and withdrawals: the hex in which the unit will be best off. */
export function judgeFlight(
  g: QuadPlay,
  lore: Lore,
  stances: readonly Stance[],
  decision: "retreat" | "displace" | "withdraw",
  list: AnswerList,
  scores: Int32Array,
): void {
  const { unit } = localsOf(g, decision);
  const scene = sceneFor(g, lore, stances[lore.groupOf[unit]], unit);
  for (let i = 0; i < list.count; i++) scores[i] = placeLook(scene, hexIn(list.codes[i]));
  leaveScene(scene);
}

/** Advances: into prizes and better places, never for their own sake. */
export function judgeAdvance(
  g: QuadPlay,
  lore: Lore,
  stances: readonly Stance[],
  list: AnswerList,
  scores: Int32Array,
): void {
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    if (words.verb(code) !== "advance") {
      scores[i] = 4;
      continue;
    }
    const unit = unitIn(code);
    const scene = sceneFor(g, lore, stances[lore.groupOf[unit]], unit);
    scores[i] = placeLook(scene, hexIn(code, 1)) - placeLook(scene, hexOf(g, unit)) + 6;
    leaveScene(scene);
  }
}

/** Rallies: everybody tries, those nobody threatens first, for they may then help the others. */
export function judgeRally(g: QuadPlay, seat: Seat, list: AnswerList, scores: Int32Array): void {
  const zones = zonesOf(g, enemyOf(seat));
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    scores[i] = words.verb(code) === "rally" ? 10 - zones[g.c.hexOf[unitIn(code)]] : 0;
  }
}

/** Cavalry that may withdraw before infantry does: melee would disrupt it whatever came of it. */
export function judgeWithdrawal(list: AnswerList, scores: Int32Array): void {
  for (let i = 0; i < list.count; i++) scores[i] = words.verb(list.codes[i]) === "withdraw" ? 5 : 0;
}
