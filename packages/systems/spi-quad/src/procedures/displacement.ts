import { call, done, next, offer, type Procedure, refusal } from "@redoubt/engine";
import { findPlaces, firstToMove, places } from "../checks/displacement.ts";
import { FRIENDS, occupantsOf } from "../checks/retreat-step.ts";
import { cites, procedure } from "../kit.ts";
import { shift } from "../occupancy.ts";
import type { QuadPlay } from "../state.ts";
import { say, words } from "../words.ts";

/** A hex that must be cleared of infantry and cavalry, and the hexes of those who push. */
export interface DisplacementLocals {
  readonly hex: number;
  readonly chain: readonly number[];
  readonly unit?: number;
  readonly to?: number;
}

/** Displaced units may push others in turn, as often as needed. */
export const enforces = cites("8.61", "8.62", "8.63");

const find = (g: QuadPlay, l: DisplacementLocals): void => findPlaces(g, l.unit ?? 0, l.chain);

/** Moves every infantry and cavalry unit out of a hex, one hex each, the far end of a chain first (8.6, S-41). */
export const displacement: Procedure<DisplacementLocals> = procedure<DisplacementLocals, "pick" | "choose" | "go">(
  "displacement",
  {
    pick: {
      does: (g, l) => {
        const unit = firstToMove(g, g.c.topOf[l.hex] - 1);
        if (unit < 0) return done();
        findPlaces(g, unit, l.chain);
        return places.count === 0 ? done() : next("choose", { unit });
      },
    },
    choose: {
      asks: {
        rule: "8.61",
        decision: "displace",
        seat: (g, l) => g.world.seatOf[l.unit ?? 0],
        list: (g, l, out) => {
          find(g, l);
          for (let i = 0; i < places.count; i++) offer(out, say.hex(places.hexes[i]));
        },
        why: whyNotThere,
        take: (g, l, answer) => {
          const to = words.arg(answer, 0);
          if (occupantsOf(g, to) !== FRIENDS) return next("go", { to });
          return call(displacement, { hex: to, chain: [...l.chain, l.hex] }, "go", { patch: { to } });
        },
      },
    },
    go: {
      does: (g, l) => {
        const { unit = 0, to = 0 } = l;
        if (occupantsOf(g, to) === FRIENDS) return done();
        shift(g, unit, to);
        const { units, grid } = g.world;
        g.emit({
          kind: "displaced",
          rule: "8.61",
          unit: units[unit].id,
          from: grid.numbers[l.hex],
          to: grid.numbers[to],
        });
        return next("pick");
      },
    },
  },
);

function whyNotThere(g: QuadPlay, l: DisplacementLocals, answer: number) {
  const { grid, units } = g.world;
  const unit = units[l.unit ?? 0].id;
  if (words.verb(answer) !== "hex") return refusal("8.61" as const, "must-make-way", { unit });
  find(g, l);
  const to = words.arg(answer, 0);
  for (let i = 0; i < places.count; i++) if (places.hexes[i] === to) return null;
  return refusal("8.61" as const, "cannot-make-way-there", { unit, hex: grid.numbers[to] ?? "off-map" });
}
