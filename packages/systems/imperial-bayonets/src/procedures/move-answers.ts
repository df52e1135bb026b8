import { type AnswerList, notNow, offer, type Refusal, type Shown } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { asUnit, BARRED, topUnit, type Unit, unitBelow } from "@redoubt/mechanics";
import { activeBit } from "../checks/activity.ts";
import { isFreeToWalk, mayTakeUp, whyNotJoin, whyNotWalk } from "../checks/maneuver.ts";
import { whyNotHalt, whyNotLeaveOrder } from "../checks/march-order.ts";
import { whyNotRoad } from "../checks/marching.ts";
import { leastLeft, mayAllHaltAt, mayStep, priceOf, searchFor, whyNotGo, whyNotStep } from "../checks/movement.ts";
import { whyNotPrepare } from "../checks/preparing.ts";
import { repulseForce, whyNotRepulse } from "../checks/repulse.ts";
import { UNREACHED } from "../checks/search.ts";
import { hexesTouching } from "../checks/touch.ts";
import { bridgePlace, whyNotBridge, whyNotDig } from "../checks/working.ts";
import { isCombat, isFirstOfStack } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import type { BayonetsPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { CAVALRY, INFANTRY, LEADER } from "../world.ts";

/** Who was taken up, and the hexes they have walked since. */
export interface Moving {
  readonly movers: readonly Unit[];
  readonly path: readonly Hex[];
}

/** Whether stepping straight into a neighbour is what going there by the cheapest way comes to; the search has been run. */
function isStraight(g: BayonetsPlay, movers: readonly Unit[], d: number, to: Hex): boolean {
  const { search } = g.world.scratch;
  if (search.spent[to] === UNREACHED || !mayAllHaltAt(g, movers, to)) return false;
  const from = g.c.hexOf[movers[0]];
  let dearest = 0;
  for (const piece of movers) {
    const price = priceOf(g, movers, piece, from, d, to);
    if (price === BARRED) return false;
    dearest = Math.max(dearest, price);
  }
  return dearest === search.spent[to];
}

function whyNotStepStraight(g: BayonetsPlay, { movers }: Moving, to: Hex): Refusal<BayonetsRule> | null {
  const why = whyNotStep(g, movers, to);
  if (why !== null) return why;
  const from = g.c.hexOf[movers[0]];
  searchFor(g, movers, from, leastLeft(g, movers));
  const d = directionTo(g.world.grid, asHex(from), asHex(to)) ?? 0;
  return isStraight(g, movers, d, to) ? notNow("7.1a", "go-there") : null;
}

function listWays(g: BayonetsPlay, { movers }: Moving, out: AnswerList): void {
  if (!movers.every((piece) => isFreeToWalk(g, piece))) return;
  const { search } = g.world.scratch;
  const { offsets } = g.world.grid;
  const from = g.c.hexOf[movers[0]];
  searchFor(g, movers, from, leastLeft(g, movers));
  const isOrdered = movers.some((piece) => g.c.orderOf[piece] !== 0);
  for (let i = 1; i < search.count; i++) {
    const hex = search.reached[i];
    if (!isOrdered || mayAllHaltAt(g, movers, asHex(hex))) offer(out, say.hex(hex));
  }
  // Steps of those under orders search anew, so that all is asked of this search before.
  let straight = 0;
  for (let d = 0; d < 6; d++) {
    const to = asHex(from + offsets[d]);
    if (isStraight(g, movers, d, to)) straight |= 1 << d;
  }
  for (let d = 0; d < 6; d++)
    if (((straight >> d) & 1) === 0 && mayStep(g, movers, d)) offer(out, say.step(from + offsets[d]));
}

/** Other work of one unit: Road March, positions, bridges, charges. */
function listWork(g: BayonetsPlay, { movers }: Moving, out: AnswerList): void {
  const { world, c } = g;
  const [unit] = movers;
  if (movers.length > 1 || world.kindOf[unit] === LEADER || whyNotHalt(g, movers) !== null) return;
  if (whyNotRoad(g, movers) === null) offer(out, say.road());
  const kind = world.kindOf[unit];
  if (kind === INFANTRY && c.spent[unit] === 0) {
    if (whyNotDig(g, unit) === null) offer(out, say.dig());
    for (let d = 0; d < 6; d++) {
      const to = asHex(c.hexOf[unit] + world.grid.offsets[d]);
      if (bridgePlace(g, c.hexOf[unit], to) >= 0 && whyNotBridge(g, unit, to) === null) offer(out, say.bridge(to));
    }
  }
  if (kind === CAVALRY && c.spent[unit] === 0 && world.switches.charges) {
    for (const enemy of world.unitsOf[enemyOf(c.active[0])])
      if (isFirstOfStack(g, enemy) && whyNotPrepare(g, unit, c.hexOf[enemy]) === null)
        offer(out, say.prepare(c.hexOf[enemy]));
  }
}

/** All that those who were taken up may do now. */
export function list(g: BayonetsPlay, l: Moving, out: AnswerList): void {
  const { world, c } = g;
  const { movers, path } = l;
  const [first] = movers;
  if (path.length === 1 && isCombat(world, first)) {
    const active = activeBit(g);
    for (let u = topUnit(c, c.hexOf[first]); u >= 0; u = unitBelow(c, u)) {
      if (movers.includes(u)) {
        if (movers.length > 1) offer(out, say.remove(u));
      } else if (isCombat(world, u) && mayTakeUp(g, u, active) && whyNotJoin(g, movers, u) === null)
        offer(out, say.add(u));
    }
  }
  listWays(g, l, out);
  listWork(g, l, out);
  if (isCombat(world, first)) {
    for (const hex of hexesTouching(g, c.hexOf[first], enemyOf(c.active[0])))
      if (whyNotRepulseWith(g, l, hex) === null) offer(out, say.repulse(hex));
    if (movers.length === 1 && c.orderOf[first] !== 0 && whyNotLeaveOrder(g, first) === null)
      offer(out, say["leave-order"]());
  }
  if (whyNotHalt(g, movers) === null) offer(out, say.stop());
}

function whyNotRepulseWith(g: BayonetsPlay, { movers }: Moving, hex: Hex): Refusal<BayonetsRule> | null {
  const from = g.c.hexOf[movers[0]];
  const unit = g.world.pieces[movers[0]].id;
  if (!isCombat(g.world, movers[0])) return notNow("7.1.2a", "leaders-do-not-fight", { unit });
  const why = whyNotHalt(g, movers) ?? whyNotRepulse(g, from, hex);
  if (why !== null) return why;
  return movers.every((piece) => repulseForce(g, from, hex).includes(piece))
    ? null
    : notNow("7.1.2b", "not-of-the-force", { unit });
}

/** Why one unit alone may not do a work; null if it may. */
function whyNotWork(
  g: BayonetsPlay,
  { movers }: Moving,
  why: (unit: Unit) => Refusal<BayonetsRule> | null,
): Refusal<BayonetsRule> | null {
  const unit = g.world.pieces[movers[0]].id;
  if (movers.length > 1) return notNow("7.0c", "one-at-a-time");
  if (!isCombat(g.world, movers[0])) return notNow("3.1c", "leaders-do-no-work", { unit });
  return whyNotHalt(g, movers) ?? why(movers[0]);
}

/** Why they may not do it; null if they may. */
export function why(g: BayonetsPlay, l: Moving, answer: number): Refusal<BayonetsRule> | null {
  const { movers, path } = l;
  const [unit] = movers;
  const thing = (): number => words.arg(answer, 0);
  const walk = () => movers.map((piece) => whyNotWalk(g, piece)).find((found) => found !== null) ?? null;
  switch (words.verb(answer)) {
    case "hex":
      return walk() ?? whyNotGo(g, movers, asHex(thing()));
    case "step":
      return walk() ?? whyNotStepStraight(g, l, asHex(thing()));
    case "add":
      if (path.length > 1) return notNow("7.1c", "has-set-out");
      if (movers.includes(asUnit(thing()))) return notNow("7.1c", "is-picked", { unit: g.world.pieces[thing()].id });
      return whyNotJoin(g, movers, asUnit(thing()));
    case "remove":
      if (path.length > 1) return notNow("7.1c", "has-set-out");
      if (!movers.includes(asUnit(thing()))) return notNow("7.1c", "not-picked", { unit: g.world.pieces[thing()].id });
      return movers.length > 1 ? null : notNow("7.1c", "last-one");
    case "road":
      return whyNotHalt(g, movers) ?? whyNotRoad(g, movers);
    case "dig":
      return whyNotWork(g, l, (one) => whyNotDig(g, one));
    case "bridge":
      return whyNotWork(g, l, (one) => whyNotBridge(g, one, asHex(thing())));
    case "prepare":
      return whyNotWork(g, l, (one) => whyNotPrepare(g, one, asHex(thing())));
    case "repulse":
      return whyNotRepulseWith(g, l, asHex(thing()));
    case "leave-order":
      if (movers.length > 1) return notNow("7.0c", "one-at-a-time");
      return whyNotLeaveOrder(g, unit);
    case "stop":
      return whyNotHalt(g, movers);
    default:
      return notNow("7.1a", "put-down-first", { unit: g.world.pieces[unit].id });
  }
}

/** Who moves, by which way so far, and how it ends. */
export function shows(g: BayonetsPlay, { movers, path }: Moving): Shown {
  return {
    unit: movers[0],
    left: leastLeft(g, movers),
    picked: movers,
    path,
    commits: [{ answer: say.stop(), follows: isFreeToWalk(g, movers[0]) ? "it may be taken up again" : "" }],
  };
}
