import { call, done, next, notNow, notPossible, offer, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { adoptFacing, carryAlong } from "../carrying.ts";
import { type FlightPath, flightPaths, friendsInWay, pushHex } from "../checks/flight.ts";
import { whyNotTogether } from "../checks/stacking.ts";
import { cites, procedure } from "../kit.ts";
import { destroy, loseStrength } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import { isOnMap, MOVED, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { checkMorale } from "./check-morale.ts";
import { crossBoxes } from "./cross-boxes.ts";
import { disorder } from "./disorder.ts";

/** A flight costs no points and opens no window. */
export const enforces = cites("VI.25", "XIV.13");

/** What a flight is called with: routed units of one hex, and the hexes of the enemies they run from (K-173). */
export interface Flight {
  readonly units: readonly Unit[];
  readonly from: readonly Hex[];
}

/** Ends that are out of reach since friends were pushed: who had room before has none now (K-123). */
type Looking = Flight & { readonly barred?: readonly Hex[] };
type Running = Looking & { readonly path: readonly Hex[]; readonly bad: number; readonly at: number };
type Steps = {
  readonly look: Looking;
  readonly choose: Looking;
  readonly run: Running;
  readonly pushed: Running & { readonly friends: readonly Unit[] };
  readonly judge: Running & { readonly friends: readonly Unit[]; readonly checked: { readonly isPassed: boolean } };
  readonly arrive: Running;
  readonly finish: object;
};

const running = (g: SteppesPlay, units: readonly Unit[]): readonly Unit[] => units.filter((unit) => isOnMap(g, unit));
const endOf = ({ hexes }: FlightPath): number => hexes[hexes.length - 1];
const waysOf = (g: SteppesPlay, units: readonly Unit[], { from, barred = [] }: Looking): readonly FlightPath[] =>
  flightPaths(g, units, from).filter((path) => !barred.includes(asHex(endOf(path))));
const begun = ({ hexes, bad }: FlightPath) => ({ path: hexes.map(asHex), bad, at: 0 });

/**
 * XIV.9 to XIV.18: routed units run three hexes, whatever they cost, away from the enemies they fought. Their owner names
 * where; who cannot get away is destroyed. Friends in the way are pushed aside and check (XIV.15); each hex next to an
 * enemy costs every fugitive a point (XIV.14).
 */
export const flight: Procedure<Flight> = procedure<Steps, null, "look">("flight", {
  look: {
    does: (g, l) => {
      const units = running(g, l.units);
      if (units.length === 0) return done();
      const [first, ...rest] = units;
      // Somebody was passing through: whoever may not stand together flees each by itself (VII.3, K-166).
      if (whyNotTogether(g, units) !== null)
        return call(flight, { units: [first], from: l.from }, "look", { patch: { units: rest } });
      const paths = waysOf(g, units, l);
      if (paths.length === 0) {
        for (const unit of units) destroy(g, unit, "XIV.18");
        return done();
      }
      if (paths.length === 1) return next("run", { units, ...begun(paths[0]) });
      g.emit({ kind: "must-go", rule: "XIV.9", pieces: units, isFlight: true });
      return next("choose", { units });
    },
  },
  choose: {
    asks: {
      rule: "XIV.12",
      decision: "flight",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (g, l, out) => {
        for (const path of waysOf(g, l.units, l)) offer(out, say.hex(endOf(path)));
      },
      why: (g, l, answer) => {
        if (words.verb(answer) !== "hex") return notNow("XIV.12", "flees");
        const hex = words.arg(answer, 0);
        return waysOf(g, l.units, l).some((path) => endOf(path) === hex)
          ? null
          : notPossible("XIV.12", "no-flight-there", { hex: g.world.grid.numbers[hex] });
      },
      shows: (g, { units }) => ({ unit: units[0], picked: units, path: [g.c.hexOf[units[0]]] }),
      take: (g, l, answer) => {
        const hex = words.arg(answer, 0);
        const path = waysOf(g, l.units, l).find((one) => endOf(one) === hex);
        if (path === undefined) throw new Error("a flight that was not offered");
        return next("run", begun(path));
      },
    },
  },
  run: {
    does: (g, { units, path, at, barred = [] }) => {
      if (at === path.length) return next("arrive");
      const friends = friendsInWay(g, units, path[at], at === path.length - 1).map(asUnit);
      if (friends.length === 0) return next("run", { at: at + 1 });
      const from = g.c.hexOf[friends[0]];
      const to = pushHex(g, friends, [...path, g.c.hexOf[units[0]]]) ?? pushHex(g, friends, [g.c.hexOf[units[0]]]);
      if (to === null) return next("look", { barred: [...barred, path[path.length - 1]] });
      for (const friend of friends) {
        shift(g, friend, to);
        g.c.act[friend] |= MOVED;
      }
      carryAlong(g, g.world.seatOf[friends[0]], from, to);
      adoptFacing(g, friends);
      g.emit({ kind: "pushed", rule: "XIV.15", pieces: friends, path: [from, to] });
      return next("pushed", { friends });
    },
  },
  pushed: {
    does: (_, { friends }) => call(checkMorale, { units: friends, reason: "pushed" }, "judge", { as: "checked" }),
  },
  judge: {
    does: (_, { friends, checked, at }) => {
      if (checked.isPassed) return next("run", { at: at + 1 });
      const fright = { units: friends, from: [], cause: "contagion", isLevelLoss: false, rule: "XIV.15" } as const;
      return call(disorder, fright, "run", { patch: { at: at + 1 } });
    },
  },
  arrive: {
    does: (g, { units, path, bad }) => {
      const from = g.c.hexOf[units[0]];
      const to = path[path.length - 1];
      for (const unit of units) shift(g, unit, to);
      carryAlong(g, g.world.seatOf[units[0]], from, to);
      for (const unit of units) g.c.rally[unit] = 0;
      g.emit({ kind: "fled", rule: "XIV.9", pieces: units, path: [from, ...path] });
      for (const unit of units) loseStrength(g, unit, bad, "XIV.14");
      return call(crossBoxes, {}, "finish");
    },
  },
  finish: { does: () => done() },
});
