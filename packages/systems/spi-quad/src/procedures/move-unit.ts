import { type AnswerList, anew, type Done, done, offer } from "@redoubt/engine";
import { asHex, type Direction, type Hex } from "@redoubt/hex";
import { BARRED, type Flood, isReached, pathTo, stepCost, type Unit } from "@redoubt/mechanics";
import { crossTripwire } from "../battles/tripwire.ts";
import { canExit, whyNotExit } from "../checks/map-edge.ts";
import { whyNotStop } from "../checks/move-step.ts";
import {
  canStep,
  costOfStraightStep,
  costsOf,
  isStoppedByZones,
  isZoneToZone,
  type Mover,
  mayGoTo,
  reachOfAsked,
  searchReach,
} from "../checks/movement.ts";
import { notNow, refusal, type Why } from "../checks/refusal.ts";
import { mayStack } from "../checks/stacking.ts";
import { whyNotGo, whyNotStep } from "../checks/way.ts";
import { procedure } from "../kit.ts";
import { disrupt, exit, tire } from "../mutations.ts";
import { hold, shift } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { HALTED, hexOf, isInZoneOf, MOVED, type QuadPlay, WOODED } from "../state.ts";
import { ROAD, WOODS } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { allowanceOf } from "../values.ts";
import { hexIn, say, words } from "../words.ts";

/** A unit on its way: where it began, half points spent, and whether it has left its hex (or entered the map). */
export interface Moving {
  readonly unit: Unit;
  readonly start: Hex;
  readonly spent: number;
  readonly hasMoved: boolean;
  /** The hexes it has been in, the first one first. */
  readonly path: readonly Hex[];
}

/** Half points at which cavalry is disrupted by its move (11.11). */
const hardRiding = 14;

type Whereabouts = Pick<Moving, "unit" | "start" | "spent">;

const moverOf = (g: QuadPlay, { unit, start, spent }: Whereabouts): Mover => ({
  unit,
  start,
  left: allowanceOf(g, unit) - spent,
});

/**
 * One unit's move (5.0): hex after hex along cheapest ways, each hex named being a way point, until it stops, must stop
 * (5.13) or leaves the map. Refuses with the case that closes the way; tells of moved, exited, disrupted and tired. Comes
 * to the unit that moved, or to null if it was put back.
 */
export const moveUnit = procedure<{ go: Moving }, Unit | null>("move-unit", {
  go: {
    asks: {
      rule: "5.0",
      decision: "move",
      seat: (g) => g.c.active[0],
      list: (g, l, out) => {
        const mover = moverOf(g, l);
        const flood = reachOfAsked(g, mover);
        const { reached, count } = flood;
        const { topOf } = g.c;
        for (let i = 1; i < count; i++) {
          const hex = asHex(reached[i]);
          if (topOf[hex] === 0 || mayGoTo(g, mover, flood, hex)) offer(out, say.hex(hex));
        }
        offerStraightSteps(g, mover, flood, out);
        if (canExit(g, mover)) offer(out, say.exit());
        if (!l.hasMoved) offer(out, say.cancel());
        else if (mayStack(g, l.unit, hexOf(g, l.unit))) offer(out, say.stop());
      },
      why: whyNot,
      shows: (g, l) => ({
        unit: l.unit,
        left: moverOf(g, l).left,
        path: l.path,
        commits: [{ answer: say.stop() }, ...(g.c.hexOf[l.unit] === g.world.exitHex ? [{ answer: say.exit() }] : [])],
      }),
      take: (g, l, answer) => {
        switch (words.verb(answer)) {
          case "hex":
          case "step": {
            const { unit, start } = l;
            const mover = moverOf(g, l);
            const hex = hexIn(answer);
            const way = words.verb(answer) === "step" ? straightWay(g, mover, hex) : cheapestWay(g, mover, hex);
            walk(g, unit, way);
            const spent = l.spent + way.cost;
            if (isAtItsEnd(g, { unit, start, spent })) return halt(g, { unit, spent });
            return anew("go", { unit, start, spent, hasMoved: true, path: longer(l.path, way.path) });
          }
          case "exit":
            exit(g, l.unit, g.world.rules.exit?.rule ?? "5.17");
            return done(l.unit);
          case "stop":
            return halt(g, l);
          default:
            return done(null);
        }
      },
    },
  },
});

/** The hexes of a move that goes on along a way, which begins where it is. */
function longer(path: readonly Hex[], way: readonly Hex[]): readonly Hex[] {
  const all = path.slice();
  for (let i = 1; i < way.length; i++) all.push(way[i]);
  return all;
}

/** Whether a unit that has moved must stop where it is (5.13), or has nowhere left to go. */
export function isAtItsEnd(g: QuadPlay, l: Whereabouts): boolean {
  if (isStoppedByZones(g, l.unit) && isInEnemyZone(g, l.unit)) return true;
  const mover = moverOf(g, l);
  return !canStep(g, mover) && !canExit(g, mover);
}

/** Ends the move, with what it does to the unit (11.11, B19). */
export function halt(g: QuadPlay, { unit, spent }: Pick<Moving, "unit" | "spent">): Done<Unit> {
  g.c.status[unit] |= HALTED;
  // Before it is disrupted, which halves its allowance.
  const isFullMove = spent > 0 && spent === allowanceOf(g, unit);
  if (g.world.kindOf[unit] === CAVALRY && spent >= hardRiding) disrupt(g, unit, "11.11");
  if (isFullMove) tire(g, unit);
  return done(unit);
}

const isInEnemyZone = (g: QuadPlay, u: Unit): boolean => isInZoneOf(g, enemyOf(g.world.seatOf[u]), hexOf(g, u));

function whyNot(g: QuadPlay, l: Moving, answer: number): Why {
  const mover = moverOf(g, l);
  const told = { unit: g.world.units[l.unit].id };
  switch (words.verb(answer)) {
    case "hex":
      return whyNotGo(g, mover, hexIn(answer));
    case "step":
      return whyNotStep(g, mover, hexIn(answer));
    case "exit":
      return whyNotExit(g, mover);
    case "stop":
      return l.hasMoved ? whyNotStop(g, l.unit, hexOf(g, l.unit)) : refusal("5.0", "not-moved", told);
    case "cancel":
      return l.hasMoved ? refusal("5.18", "already-moved", told) : null;
    default:
      return notNow("5.0", "moving", told);
  }
}

/** Offers the straight steps for which the search just made has a cheaper way around. */
function offerStraightSteps(g: QuadPlay, mover: Mover, flood: Flood, out: AnswerList): void {
  const from = hexOf(g, mover.unit);
  const { offsets } = g.world.grid;
  for (let d = 0; d < 6; d++) {
    if (costOfStraightStep(g, mover, flood, d) > 0) offer(out, say.step(from + offsets[d]));
  }
}

/** The direction from a hex to an adjacent one, -1 to any other. */
function directionOf(g: QuadPlay, from: Hex, to: Hex): number {
  const { offsets } = g.world.grid;
  let d = 5;
  while (d >= 0 && offsets[d] !== to - from) d--;
  return d;
}

interface Way {
  readonly path: readonly Hex[];
  readonly cost: number;
}

/** Half points of the cheapest way around a single step: two steps along a Major Road. */
const cheapestDetour = 2;

/** Of the cheapest ways to a hex the straight step if it is one, else one that spares cavalry the Woods (11.12). */
function cheapestWay(g: QuadPlay, mover: Mover, hex: Hex): Way {
  const from = hexOf(g, mover.unit);
  const direction = directionOf(g, from, hex);
  const isStepOpen = direction >= 0 && !isZoneToZone(g, mover.unit, from, hex);
  const straight = isStepOpen ? stepCost(costsOf(g, mover.unit), from, direction as Direction) : BARRED;
  if (straight <= cheapestDetour) return { path: [from, hex], cost: straight };
  const flood = reachOfAsked(g, mover);
  const cost = flood.spent[hex];
  if (straight === cost) return { path: [from, hex], cost };
  const path = pathTo(flood, hex);
  if (g.world.kindOf[mover.unit] !== CAVALRY) return { path, cost };
  const careful = searchReach(g, mover, true, hex);
  const isAsCheap = isReached(careful, hex) && careful.spent[hex] === cost;
  return { path: isAsCheap ? pathTo(careful, hex) : path, cost };
}

/** The straight step to a hex where a way around is cheaper. */
function straightWay(g: QuadPlay, mover: Mover, hex: Hex): Way {
  const from = hexOf(g, mover.unit);
  return { path: [from, hex], cost: costOfStraightStep(g, mover, reachOfAsked(g, mover), directionOf(g, from, hex)) };
}

/** Moves the unit along a way. */
function walk(g: QuadPlay, unit: Unit, { path, cost }: Way): void {
  const { c, world } = g;
  c.status[unit] |= MOVED;
  if (world.kindOf[unit] === CAVALRY) {
    for (let i = 1; i < path.length; i++) {
      noteWoods(g, unit, world.terrain.step[path[i - 1] * 8 + directionOf(g, path[i - 1], path[i])], path[i]);
    }
  }
  shift(g, unit, path[path.length - 1]);
  if (g.sink !== null) {
    const names = path.map((one) => world.grid.numbers[one]);
    g.emit({ kind: "moved", rule: "5.0", unit: world.units[unit].id, path: names, cost });
  }
  for (let i = 1; i < path.length; i++) {
    hold(g, unit, path[i]);
    crossTripwire(g, unit, path[i]);
  }
}

/** Marks cavalry that enters Woods through a hexside without a road (11.12). */
export function noteWoods(g: QuadPlay, u: Unit, step: number, hex: Hex): void {
  if (g.world.kindOf[u] !== CAVALRY || (g.world.terrain.hex[hex] & WOODS) === 0) return;
  if ((step & ROAD) === 0) g.c.status[u] |= WOODED;
}
