import { call, done, next } from "@redoubt/engine";
import { asHex, directionTo, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { stepInto } from "../arriving.ts";
import { isFreeToWalk } from "../checks/maneuver.ts";
import { cheapestWay } from "../checks/movement.ts";
import { cites, procedure } from "../kit.ts";
import { dropOrder, shake } from "../mutations.ts";
import { changeStatus } from "../occupancy.ts";
import { type BayonetsPlay, BUILDING, has, isOnMap, ROAD_MARCH, STOPPED, UNDER_CONSTRUCTION } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { allowanceOf } from "../values.ts";
import { words } from "../words.ts";
import { workOnBridge } from "./bridge-work.ts";
import { list, type Moving, shows, why } from "./move-answers.ts";
import { repulse } from "./repulse.ts";

/** An order is left without a price. */
export const enforces = cites("5.5f");

/** Walks along a way as far as zones, captures and broken marches let the movers. */
function walk(g: BayonetsPlay, { movers, path }: Moving, way: readonly Hex[]): Moving {
  const walked: Hex[] = [g.c.hexOf[movers[0]]];
  for (const to of way) {
    const d = directionTo(g.world.grid, asHex(g.c.hexOf[movers[0]]), asHex(to)) ?? 0;
    const wasMarching = has(g, movers[0], ROAD_MARCH);
    stepInto(g, movers, d, to);
    walked.push(to);
    if (has(g, movers[0], STOPPED) || wasMarching !== has(g, movers[0], ROAD_MARCH)) break;
  }
  g.emit({ kind: "moved", rule: "7.1a", units: movers, path: walked });
  return { movers, path: [...path, ...walked.slice(1)] };
}

/** Whether nobody of the movers can do anything more while taken up. */
const isOver = (g: BayonetsPlay, movers: readonly Unit[]): boolean =>
  movers.some((piece) => !isOnMap(g, piece) || !isFreeToWalk(g, piece));

function takeRoad(g: BayonetsPlay, unit: Unit): void {
  const isLeaving = has(g, unit, ROAD_MARCH);
  g.c.spent[unit] += 2 * constants.roadMarchChange.value;
  changeStatus(g, unit, isLeaving ? 0 : ROAD_MARCH, isLeaving ? ROAD_MARCH : 0);
  g.emit({ kind: isLeaving ? "march-ended" : "march-begun", rule: "7.3c", unit });
}

function takeDig(g: BayonetsPlay, unit: Unit): void {
  const hex = g.c.hexOf[unit];
  g.c.spent[unit] = allowanceOf(g, unit);
  g.c.works[hex] = UNDER_CONSTRUCTION;
  changeStatus(g, unit, BUILDING, 0);
  g.emit({ kind: "digging", rule: "7.4c", unit, hex });
}

/** 5.5e to 5.5g: the unit leaves its March Order where it stands and is shaken. */
function leaveOrder(g: BayonetsPlay, unit: Unit): void {
  g.emit({ kind: "order-left", rule: "5.5e", unit, audience: [g.world.seatOf[unit]] });
  dropOrder(g, unit);
  shake(g, unit, "5.5g");
}

type MoveSteps = { readonly go: Moving; readonly after: Moving };

/** 7.1 and what units do instead of moving: a stack, a unit or a Leader that was taken up acts until it is put down. */
export const move = procedure<MoveSteps, null, "go">("move", {
  go: {
    asks: {
      rule: "7.1a",
      decision: "move",
      seat: (g) => g.c.active[0],
      list,
      why,
      shows,
      take: (g, l, answer) => {
        const { movers } = l;
        const [unit] = movers;
        const thing = words.arg(answer, 0);
        switch (words.verb(answer)) {
          case "add":
            return next("go", { movers: [...movers, asUnit(thing)] });
          case "remove":
            return next("go", { movers: movers.filter((piece) => piece !== thing) });
          case "hex":
            return next("after", walk(g, l, cheapestWay(g, movers, asHex(thing))));
          case "step":
            return next("after", walk(g, l, [asHex(thing)]));
          case "road":
            takeRoad(g, unit);
            return next("after");
          case "dig":
            takeDig(g, unit);
            return done();
          case "bridge":
            return call(workOnBridge, { unit, to: asHex(thing) }, "after");
          case "prepare":
            g.c.chargeAt[unit] = asHex(thing);
            g.emit({ kind: "prepared", rule: "7.5e", unit, target: asHex(thing) });
            return done();
          case "repulse":
            return call(repulse, { from: g.c.hexOf[unit], hex: asHex(thing) }, "after");
          case "leave-order":
            leaveOrder(g, unit);
            return next("after");
          default:
            return done();
        }
      },
    },
  },
  after: { does: (g, { movers }) => (isOver(g, movers) ? done() : next("go")) },
});
