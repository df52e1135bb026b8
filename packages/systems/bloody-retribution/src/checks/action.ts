import { type AnswerList, offer, type Seat } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { ALLIED, enemyOf, RUSSIAN } from "../seat.ts";
import {
  actionKinds,
  activeSeat,
  beside,
  COMBAT,
  enemyZones,
  hexOf,
  holderOf,
  isReady,
  MOVEMENT,
  type RetributionPlay,
} from "../state.ts";
import { PIQUET } from "../unit.ts";
import { hexIn, say, unitIn, words } from "../words.ts";
import { isAttackable, whyNotAttack } from "./attack.ts";
import { firingHills, whyNoMarker, whyNotBombard } from "./bombardment.ts";
import { canEnter, isDue, whyNotEnter } from "./entry.ts";
import { mayFlank, whyNotFlank } from "./flank.ts";
import { canMove } from "./movement.ts";
import { notBegun } from "./not-asked.ts";
import { isOut, markersLeft } from "./phase-end.ts";
import { whyNotOnMap } from "./presence.ts";
import { notNow, refusal, type Why } from "./refusal.ts";
import { whyNotMove } from "./take-up.ts";

/** Lists everything the active side may do with its action (5.4, 5.8, 5.10-II, B-12 to B-19). */
export function listActions(g: RetributionPlay, out: AnswerList): void {
  const seat = activeSeat(g);
  const ready = findReady(g, seat);
  if (g.c.kind[0] === MOVEMENT) listMoves(g, seat, ready, out);
  else {
    listAttacks(g, seat, ready, out);
    listFlanks(g, seat, ready, out);
  }
  if (seat === RUSSIAN && markersLeft(g) > 0) listBombardments(g, out);
  if (isOut(g, enemyOf(seat))) offer(out, say.end());
  else listTimeMarchesOn(g, seat, ready, out);
  offer(out, say.capitulate());
}

/** Puts the undisrupted mobile units of a side on the map into the world's scratch list; returns how many. */
function findReady(g: RetributionPlay, seat: Seat): number {
  const { c, world } = g;
  const { ready } = world.scratch;
  const mobile = world.mobile[seat];
  let count = 0;
  for (let i = 0; i < mobile.length; i++) {
    const u = mobile[i];
    if (c.disrupted[u] === 0 && c.hexOf[u] > 0) ready[count++] = u;
  }
  return count;
}

function listMoves(g: RetributionPlay, seat: Seat, count: number, out: AnswerList): void {
  const { ready } = g.world.scratch;
  for (let i = 0; i < count; i++) if (canMove(g, asUnit(ready[i]))) offer(out, say.move(ready[i]));
  if (seat !== ALLIED) return;
  const { reinforcements } = g.world;
  for (let i = 0; i < reinforcements.length; i++) {
    const u = reinforcements[i];
    if (isDue(g, u) && canEnter(g, u)) offer(out, say.enter(u));
  }
}

/** Every enemy-held hex next to a ready unit that may attack it, each once. */
function listAttacks(g: RetributionPlay, seat: Seat, count: number, out: AnswerList): void {
  const { c, world } = g;
  const { ready, seen } = world.scratch;
  const zones = enemyZones(g, seat);
  const first = out.count;
  for (let i = 0; i < count; i++) {
    const hex = asHex(c.hexOf[ready[i]]);
    if (zones[hex] === 0) continue;
    for (let d = 0; d < 6; d++) {
      const to = beside(world, hex, d);
      if (c.unitsAt[to] === 0 || seen[to] !== 0 || holderOf(g, to) === seat || !isAttackable(g, seat, to)) continue;
      seen[to] = 1;
      offer(out, say.attack(to));
    }
  }
  for (let i = first; i < out.count; i++) seen[words.arg(out.codes[i], 0)] = 0;
}

function listFlanks(g: RetributionPlay, seat: Seat, count: number, out: AnswerList): void {
  const { ready } = g.world.scratch;
  const zones = enemyZones(g, seat);
  for (let i = 0; i < count; i++) {
    const u = asUnit(ready[i]);
    const hex = hexOf(g, u);
    if (zones[hex] === 0) continue;
    for (let d = 0; d < 6; d++) if (mayFlank(g, u, d)) offer(out, say.flank(u, beside(g.world, hex, d)));
  }
}

function listBombardments(g: RetributionPlay, out: AnswerList): void {
  const { c, world } = g;
  const firing = firingHills(g);
  const { inRange } = world.terrain;
  const { allied } = world;
  for (let i = 0; i < allied.length; i++) {
    const hex = c.hexOf[allied[i]];
    if (hex > 0 && (inRange[hex] & firing) !== 0) offer(out, say.bombard(allied[i]));
  }
}

function listTimeMarchesOn(g: RetributionPlay, seat: Seat, count: number, out: AnswerList): void {
  const { c, world } = g;
  const { ready } = world.scratch;
  for (let i = 0; i < count; i++) offer(out, say.disrupt(ready[i]));
  if (seat === RUSSIAN && markersLeft(g) > 0) offer(out, say["set-aside"]());
  if (c.offered[0] === 0) offer(out, say.offer());
  if (c.ready[seat] === 0) offer(out, say.finish());
}

/** Why the active side may not do this with its action. */
export function whyNotAction(g: RetributionPlay, answer: number): Why {
  const seat = activeSeat(g);
  const verb = words.verb(answer);
  switch (verb) {
    case "move":
      return whyNotInPhase(g, MOVEMENT) ?? whyNotMove(g, seat, unitIn(answer));
    case "enter":
      return whyNotInPhase(g, MOVEMENT) ?? whyNotEnter(g, seat, unitIn(answer));
    case "attack":
      return whyNotInPhase(g, COMBAT) ?? whyNotAttack(g, seat, hexIn(answer));
    case "flank":
      return whyNotInPhase(g, COMBAT) ?? whyNotFlank(g, seat, unitIn(answer), hexIn(answer, 1));
    case "bombard":
      return whyNotBombard(g, seat, unitIn(answer));
    case "disrupt":
      return whyAlone(g, seat) ?? whyNotDisrupt(g, seat, unitIn(answer));
    case "set-aside":
      return whyAlone(g, seat) ?? whyNoMarker(g, seat);
    case "offer":
      return whyAlone(g, seat) ?? (g.c.offered[0] === 0 ? null : refusal("5.8", "already-offered"));
    case "finish":
      return whyAlone(g, seat) ?? whyNotFinished(g, seat);
    case "end":
      return isOut(g, enemyOf(seat)) ? null : refusal("5.8", "other-not-out");
    case "capitulate":
      return null;
    default:
      return notBegun(verb);
  }
}

/** Moves belong to the movement phase, attacks to the combat phase (5.1). */
const whyNotInPhase = (g: RetributionPlay, kind: number): Why =>
  g.c.kind[0] === kind ? null : notNow("5.1", "wrong-phase", { phase: actionKinds[kind] });

/** A side that is left alone owes nothing for time and simply ends the phase (5.8, B-16). */
const whyAlone = (g: RetributionPlay, seat: Seat): Why =>
  isOut(g, enemyOf(seat)) ? notNow("5.8", "acts-alone") : null;

/** Nobody declares himself finished who has a fresh unit (5.8, B-17, B-18). */
const whyNotFinished = (g: RetributionPlay, seat: Seat): Why =>
  g.c.ready[seat] === 0 ? null : refusal("5.8", "not-finished", { count: g.c.ready[seat] });

/** Why this unit cannot pay for time (5.4, B-13). */
function whyNotDisrupt(g: RetributionPlay, seat: Seat, u: Unit): Why {
  const why = whyNotOnMap(g, seat, u);
  if (why !== null) return why;
  const unit = g.world.units[u].id;
  if (g.world.kindOf[u] === PIQUET) return refusal("2.12", "piquet-undisrupted", { unit });
  return isReady(g, u) ? null : refusal("5.4", "already-disrupted", { unit });
}
