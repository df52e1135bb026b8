import { done, next, offer, type Refusal, refusal } from "@redoubt/engine";
import { asHex, directionTo } from "@redoubt/hex";
import { isReached, pathTo } from "@redoubt/mechanics";
import { canExit, canStep, isStoppedByZones, type Mover, mayGoTo, searchReach } from "../checks/movement.ts";
import { mayStack } from "../checks/stacking.ts";
import { whyNotExit, whyNotGo, whyNotHalt } from "../checks/why-not-move.ts";
import { procedure } from "../kit.ts";
import { disrupt, exit, tire } from "../mutations.ts";
import { hold, shift } from "../occupancy.ts";
import type { QuadRule } from "../rule-index.ts";
import { HALTED, isInZoneOf, MOVED, type QuadPlay, WOODED } from "../state.ts";
import { ROAD, WOODS } from "../terrain.ts";
import { crossTripwire } from "../tripwire.ts";
import { CAVALRY } from "../unit.ts";
import { allowanceOf } from "../values.ts";
import { say, words } from "../words.ts";

/** A unit on its way: where it began, half points spent, and whether it has left its hex (or entered the map). */
export interface MoveUnitLocals {
  readonly unit: number;
  readonly start: number;
  readonly spent: number;
  readonly hasMoved: boolean;
}

/** Half points at which cavalry is disrupted by its move (11.11). */
const hardRiding = 14;

const moverOf = (g: QuadPlay, { unit, start, spent }: MoveUnitLocals): Mover => ({
  unit,
  start,
  left: allowanceOf(g, unit) - spent,
});

/**
 * One unit's move (5.0): hex after hex along cheapest ways, each hex named being a way point, until it stops, must stop
 * (5.13) or leaves the map. Refuses with the case that closes the way; tells of moved, exited, disrupted and tired.
 */
export const moveUnit = procedure<MoveUnitLocals, "rest" | "go" | "halt">("move-unit", {
  rest: {
    does: (g, l) => {
      const isStopped = l.hasMoved && isStoppedByZones(g, l.unit) && isInEnemyZone(g, l.unit);
      const mover = moverOf(g, l);
      return next(isStopped || !(canStep(g, mover) || canExit(g, mover)) ? "halt" : "go");
    },
  },
  go: {
    asks: {
      rule: "5.0",
      decision: "move",
      seat: (g) => g.c.active[0],
      list: (g, l, out) => {
        const mover = moverOf(g, l);
        const flood = searchReach(g, mover);
        const { reached, count } = flood;
        for (let i = 1; i < count; i++) if (mayGoTo(g, mover, flood, reached[i])) offer(out, say.hex(reached[i]));
        if (canExit(g, mover)) offer(out, say.exit());
        if (!l.hasMoved) offer(out, say.cancel());
        else if (mayStack(g, l.unit, g.c.hexOf[l.unit])) offer(out, say.stop());
      },
      why: whyNot,
      take: (g, l, answer) => {
        switch (words.verb(answer)) {
          case "hex":
            return next("rest", { spent: l.spent + moveTo(g, moverOf(g, l), words.arg(answer, 0)), hasMoved: true });
          case "exit":
            exit(g, l.unit, g.world.isAlma ? "A21.2" : "B23.21");
            return done();
          case "stop":
            return next("halt");
          default:
            return done();
        }
      },
    },
  },
  halt: {
    does: (g, { unit, spent }) => {
      g.c.status[unit] |= HALTED;
      const isFullMove = spent > 0 && spent === allowanceOf(g, unit);
      if (g.world.kindOf[unit] === CAVALRY && spent >= hardRiding) disrupt(g, unit, "11.11");
      if (isFullMove) tire(g, unit);
      return done();
    },
  },
});

const isInEnemyZone = (g: QuadPlay, u: number): boolean => isInZoneOf(g, 1 - g.world.seatOf[u], g.c.hexOf[u]);

function whyNot(g: QuadPlay, l: MoveUnitLocals, answer: number): Refusal<QuadRule> | null {
  const mover = moverOf(g, l);
  switch (words.verb(answer)) {
    case "hex":
      return whyNotGo(g, mover, words.arg(answer, 0));
    case "exit":
      return whyNotExit(g, mover);
    case "stop":
      return l.hasMoved ? whyNotHalt(g, l.unit) : refusal("5.0", "not-moved", { unit: g.world.units[l.unit].id });
    case "cancel":
      return l.hasMoved ? refusal("5.18", "already-moved", { unit: g.world.units[l.unit].id }) : null;
    default:
      return refusal("5.0", "moving", { unit: g.world.units[l.unit].id });
  }
}

/** Of the cheapest ways to a hex the one that spares cavalry the Woods, if there is one (11.12). */
function cheapestPath(
  g: QuadPlay,
  mover: Mover,
  hex: number,
): { readonly path: readonly number[]; readonly cost: number } {
  const flood = searchReach(g, mover);
  const cost = flood.spent[hex];
  const path = pathTo(flood, asHex(hex));
  if (g.world.kindOf[mover.unit] !== CAVALRY) return { path, cost };
  const careful = searchReach(g, mover, true);
  const isAsCheap = isReached(careful, asHex(hex)) && careful.spent[hex] === cost;
  return { path: isAsCheap ? pathTo(careful, asHex(hex)) : path, cost };
}

/** Moves the unit along a cheapest way to a hex and returns what it cost. */
function moveTo(g: QuadPlay, mover: Mover, hex: number): number {
  const { c, world } = g;
  const { unit } = mover;
  const { path, cost } = cheapestPath(g, mover, hex);
  c.status[unit] |= MOVED;
  for (let i = 1; i < path.length; i++) {
    const direction = directionTo(world.grid, asHex(path[i - 1]), asHex(path[i])) ?? 0;
    noteWoods(g, unit, world.terrain.step[path[i - 1] * 8 + direction], path[i]);
  }
  shift(g, unit, hex);
  g.emit({
    kind: "moved",
    rule: "5.0",
    unit: world.units[unit].id,
    path: path.map((one) => world.grid.numbers[one]),
    cost,
  });
  for (let i = 1; i < path.length; i++) {
    hold(g, unit, path[i]);
    crossTripwire(g, unit, path[i]);
  }
  return cost;
}

/** Marks cavalry that enters Woods through a hexside without a road (11.12). */
export function noteWoods(g: QuadPlay, u: number, step: number, hex: number): void {
  if (g.world.kindOf[u] !== CAVALRY || (g.world.terrain.hex[hex] & WOODS) === 0) return;
  if ((step & ROAD) === 0) g.c.status[u] |= WOODED;
}
