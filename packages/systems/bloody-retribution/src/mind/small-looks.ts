import type { AnswerList } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import type { Marching } from "../checks/movement.ts";
import type { Battle } from "../procedures/battle.ts";
import { localsOf } from "../procedures/locals.ts";
import { ALLIED } from "../seat.ts";
import { hexOf, type RetributionPlay } from "../state.ts";
import { hexIn, unitIn, words } from "../words.ts";
import { attackGain } from "./attack-look.ts";
import { placeLook } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { threatIf, threatNow } from "./threat.ts";
import { stepWorth } from "./worth.ts";

/** On the march: the best place; a victory hex on the way is taken in passing. */
export function judgeWay(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { unit, at } = localsOf<Marching>(scene.g);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    const verb = words.verb(code);
    if (verb === "halt") scores[i] = placeLook(scene, unit, at);
    else scores[i] = placeLook(scene, unit, hexIn(code)) + (verb === "via" ? 60 : 0);
  }
  if (scene.seat === ALLIED) checkWays(scene, unit, list, scores);
}

const mostChecks = 8;

// The best-looking hexes are looked at again: which lanes to the south edge would they open or shut?
function checkWays(scene: Scene, unit: Unit, list: AnswerList, scores: Int32Array): void {
  const { g, w } = scene;
  if (g.c.hexOf[unit] <= 0) return;
  const now = threatNow(scene);
  const isChecked = new Set<number>();
  while (isChecked.size < mostChecks) {
    let best = 0;
    for (let i = 1; i < list.count; i++) if (scores[i] > scores[best]) best = i;
    if (isChecked.has(best) || words.verb(list.codes[best]) === "halt") return;
    isChecked.add(best);
    scores[best] += Math.min(now - threatIf(g, w, unit, hexIn(list.codes[best])), w.laneNow);
  }
}

/** Coming on: where the way to what is needed is shortest. */
export function judgeEntry(scene: Scene, list: AnswerList, scores: Int32Array): void {
  for (let i = 0; i < list.count; i++) {
    const hex = hexIn(list.codes[i]);
    scores[i] = scene.pull[hex] + scene.breach[hex];
  }
}

/** An attack: adds whoever makes it better, then rolls. */
export function judgeCompose(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { target, attackers } = localsOf<Battle>(scene.g);
  const now = attackers.length === 0 ? -1000 : attackGain(scene, target, attackers);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    if (words.verb(code) === "add") scores[i] = attackGain(scene, target, [...attackers, unitIn(code)]) - now;
    else scores[i] = scene.w.joinLeast;
  }
}

/** Losses: the step that is worth least. */
export function judgeLoss(g: RetributionPlay, list: AnswerList, scores: Int32Array): void {
  for (let i = 0; i < list.count; i++) {
    const u = unitIn(list.codes[i]);
    scores[i] = -stepWorth(g, u);
  }
}

/** The advance: into a better place, the strongest first. */
export function judgeAdvance(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { g } = scene;
  const { target } = localsOf<Battle>(scene.g);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    if (words.verb(code) !== "advance") {
      scores[i] = 0;
      continue;
    }
    const u = unitIn(code);
    scores[i] = placeLook(scene, u, target) - placeLook(scene, u, hexOf(g, u)) + 8;
    if (scene.seat === ALLIED) scores[i] += threatNow(scene) - threatIf(g, scene.w, u, target);
  }
}

/** Momentum: a second attack or a flank if it promises something. */
export function judgeMomentum(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const { unit } = localsOf<{ readonly unit: Unit }>(scene.g);
  for (let i = 0; i < list.count; i++) {
    const code = list.codes[i];
    const verb = words.verb(code);
    if (verb === "halt") scores[i] = 0;
    else if (verb === "attack") scores[i] = attackGain(scene, hexIn(code), [unit]);
    else scores[i] = placeLook(scene, unit, hexIn(code)) - placeLook(scene, unit, hexOf(scene.g, unit));
  }
}
