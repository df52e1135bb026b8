import { become, call, d6, done, next, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { noteCrossings } from "../checks/crossing.ts";
import { edgeRate } from "../checks/map-edge.ts";
import { mustRollPreservation, rollPreservation } from "../checks/preservation.ts";
import { whyNotSpike } from "../checks/redoubt-guns.ts";
import { notNow, refusal, type Why } from "../checks/refusal.ts";
import {
  countEntering,
  entryPrice,
  groupWaiting,
  isArriving,
  offerEntries,
  whyNotEnter,
} from "../checks/reinforcement.ts";
import { whyNotTop } from "../checks/stacking.ts";
import { canMove, whyNotGoOn, whyNotTakeUp } from "../checks/take-up.ts";
import { cites, procedure } from "../kit.ts";
import { disrupt, spike } from "../mutations.ts";
import { place, raise } from "../occupancy.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { activeSeat, HALTED, hexOf, isOnMap, MOVED, type QuadPlay, WOODED } from "../state.ts";
import { ROAD } from "../terrain.ts";
import { hexIn, say, unitIn, words } from "../words.ts";
import { halt, isAtItsEnd, type Moving, moveUnit, noteWoods } from "./move-unit.ts";
import { endOfPhase, undone } from "./phase-end.ts";
import { redoubtCapture } from "./redoubt-capture.ts";

/** Units move one at a time, only the phasing player's, and none of them has to; no dice of combat fall here. */
export const enforces = cites("4.0A1", "5.11", "5.15", "12.11", "12.12");

/** The unit whose move ended last; null at first and after one that was put back. */
export interface Choosing {
  readonly moved: Unit | null;
}

/**
 * The Movement Phase (4.0 A1): the Russians of Alma first roll for Preservation; then the phasing player moves units, brings
 * in reinforcements, orders stacks and spikes guns until he ends it. Tells of entered, restacked, spiked and disrupted.
 */
export const movement = procedure<
  { begin: object; preservation: object; choose: Choosing; end: object },
  null,
  "begin"
>("movement", {
  begin: {
    does: (g) => {
      const { c, world } = g;
      for (let u = asUnit(0); u < world.count; u++) {
        if (world.seatOf[u] === c.active[0]) c.status[u] &= ~(MOVED | HALTED | WOODED);
      }
      c.entered.fill(0);
      noteCrossings(g);
      return mustRollPreservation(g) ? next("preservation") : next("choose", { moved: null });
    },
  },
  preservation: {
    rolls: {
      rule: "A21.1",
      purpose: "Russian Preservation",
      dice: () => d6,
      take: (g, _l, [die]) => {
        rollPreservation(g, die);
        return next("choose", { moved: null });
      },
    },
  },
  choose: {
    asks: {
      rule: "5.0",
      decision: "movement",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => {
        const { c, world } = g;
        const seat = activeSeat(g);
        const spikes = world.rules.hasRedoubtGuns && seat === ALLIED;
        const own = world.unitsOf[seat === ALLIED ? 0 : 1];
        for (let i = 0; i < own.length; i++) {
          const u = own[i];
          const hex = hexOf(g, u);
          if (hex <= 0) continue;
          if (canMove(g, u)) offer(out, say.unit(u));
          if (c.topOf[hex] !== u + 1) offer(out, say.top(u));
          if (spikes && world.isRedoubtGun[u] === 1) offer(out, say.spike(u));
        }
        offerEntries(g, out);
        if (!isArriving(g)) offer(out, say.end());
      },
      why: whyNot,
      shows: (g) => ({ commits: [endOfPhase(g, leftToDo(g))] }),
      take: (g, _l, answer) => {
        const unit = unitIn(answer);
        switch (words.verb(answer)) {
          case "unit":
            return call(moveUnit, fromHere(g, unit, 0, false), "choose", { as: "moved" });
          case "enter": {
            const moving = fromHere(g, unit, bringIn(g, unit, hexIn(answer, 1)), true);
            if (!isAtItsEnd(g, moving)) return call(moveUnit, moving, "choose", { as: "moved" });
            return next("choose", { moved: halt(g, moving).result });
          }
          case "top":
            raise(g, unit);
            g.emit({ kind: "restacked", rule: "5.37", ...nameOf(g, unit) });
            return next("choose");
          case "spike":
            spike(g, unit);
            return next("choose");
          default:
            return next("end");
        }
      },
    },
  },
  end: {
    does: (g) => {
      const { c, world } = g;
      for (let u = asUnit(0); u < world.count; u++) {
        if (world.seatOf[u] !== c.active[0] || (c.status[u] & WOODED) === 0) continue;
        c.status[u] &= ~WOODED;
        if (isOnMap(g, u)) disrupt(g, u, "11.12");
      }
      // A gun whose garrison has walked away falls when the Russians have closed in on it (S-17).
      const mayCapture = world.rules.hasRedoubtGuns && c.active[0] === RUSSIAN;
      return mayCapture ? become(redoubtCapture, { garrisoned: [] }) : done();
    },
  },
});

/** What the phasing player could still do. */
function leftToDo(g: QuadPlay): readonly string[] {
  const { c, world } = g;
  let movers = 0;
  for (const u of world.unitsOf[c.active[0] === ALLIED ? 0 : 1]) if (c.hexOf[u] > 0 && canMove(g, u)) movers++;
  return [
    ...undone(movers, "unit has not moved", "units have not moved"),
    ...undone(countEntering(g), "reinforcement could enter", "reinforcements could enter"),
  ];
}

/** A unit that begins to move from where it stands. */
function fromHere(g: QuadPlay, unit: Unit, spent: number, hasMoved: boolean): Moving {
  const start = hexOf(g, unit);
  return { unit, start, spent, hasMoved, path: [start] };
}

function whyNot(g: QuadPlay, { moved }: Choosing, answer: number): Why {
  const unit = unitIn(answer);
  switch (words.verb(answer)) {
    case "end":
      return isArriving(g) ? refusal("A22.2", "division-arriving") : null;
    case "unit":
      return whyNotTakeUp(g, unit);
    case "enter":
      return whyNotEnter(g, unit, hexIn(answer, 1));
    case "top":
      return whyNotTop(g, unit);
    case "spike":
      return whyNotSpike(g, unit);
    case "hex":
    case "step":
    case "stop":
      return moved === null ? notNow("4.0A1", "take-up-first") : whyNotGoOn(g, moved);
    case "exit":
      return notNow("4.0A1", "take-up-first");
    default:
      return notNow("4.0A1", "asked-else", { asked: "movement" });
  }
}

const nameOf = (g: QuadPlay, u: Unit): { unit: string; hex: string } => ({
  unit: g.world.units[u].id,
  hex: g.world.grid.numbers[g.c.hexOf[u]],
});

/** Puts a reinforcement on the map at a hex and returns what entering cost. */
function bringIn(g: QuadPlay, u: Unit, hex: Hex): number {
  const { c, world } = g;
  const group = groupWaiting(g, u);
  if (group === null) throw new Error(`${world.units[u].id} does not wait to enter`);
  const cost = entryPrice(g, u, group, hex);
  if (group.together) c.arrivalTurn[0] = c.turn[0];
  c.entered[world.edgePlace[hex]]++;
  c.status[u] |= MOVED;
  noteWoods(g, u, edgeRate(g, u, hex) === null ? 0 : ROAD, hex);
  place(g, u, hex);
  g.emit({ kind: "entered", rule: group.rule, ...nameOf(g, u), cost });
  return cost;
}
