import { call, done, next, offer, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { findPlaces, firstToMove, places, whyNotMakeWay } from "../checks/displacement.ts";
import { notNow } from "../checks/refusal.ts";
import { FRIENDS, occupantsOf } from "../checks/retreat-step.ts";
import { cites, procedure } from "../kit.ts";
import { shift } from "../occupancy.ts";
import { topUnit } from "../state.ts";
import { hexIn, say, words } from "../words.ts";

/** A hex that must be cleared of infantry and cavalry, and the hexes of those who push. */
interface Clearing {
  readonly hex: Hex;
  readonly chain: readonly Hex[];
}

/** The unit that makes way now. */
export interface Displacing extends Clearing {
  readonly unit: Unit;
}

/** A unit whose hex is chosen. */
interface Going extends Displacing {
  readonly to: Hex;
}

/** Displaced units may push others in turn, as often as needed. */
export const enforces = cites("8.61", "8.62", "8.63");

type Steps = { pick: Clearing; choose: Displacing; go: Going };

/** Moves every infantry and cavalry unit out of a hex, one hex each, the far end of a chain first (8.6, S-41). */
export const displacement: Procedure<Clearing, null> = procedure<Steps, null, "pick">("displacement", {
  pick: {
    does: (g, l) => {
      const unit = firstToMove(g, topUnit(g, l.hex));
      if (unit < 0) return done();
      findPlaces(g, unit, l.chain);
      return places.count === 0 ? done() : next("choose", { unit });
    },
  },
  choose: {
    asks: {
      rule: "8.61",
      decision: "displace",
      seat: (g, l) => g.world.seatOf[l.unit],
      list: (g, l, out) => {
        findPlaces(g, l.unit, l.chain);
        for (let i = 0; i < places.count; i++) offer(out, say.hex(places.hexes[i]));
      },
      shows: (_g, { unit, hex }) => ({ unit, path: [hex] }),
      why: (g, l, answer) =>
        words.verb(answer) === "hex"
          ? whyNotMakeWay(g, l.unit, l.chain, hexIn(answer))
          : notNow("8.61", "must-make-way", { unit: g.world.units[l.unit].id }),
      take: (g, l, answer) => {
        const to = hexIn(answer);
        if (occupantsOf(g, to) !== FRIENDS) return next("go", { to });
        return call(displacement, { hex: to, chain: [...l.chain, l.hex] }, "go", { patch: { to } });
      },
    },
  },
  go: {
    does: (g, { unit, to, hex }) => {
      if (occupantsOf(g, to) === FRIENDS) return done();
      shift(g, unit, to);
      const { units, grid } = g.world;
      g.emit({ kind: "displaced", rule: "8.61", unit: units[unit].id, from: grid.numbers[hex], to: grid.numbers[to] });
      return next("pick");
    },
  },
});
