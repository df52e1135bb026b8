import { call, d6, next, over } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { cites, procedure } from "../kit.ts";
import { end } from "../mutations.ts";
import { flip } from "../occupancy.ts";
import type { RetributionRule } from "../rule-index.ts";
import { actionKinds, COMBAT, JUDGED, MOVEMENT, type RetributionPlay, SUDDEN_DEATH } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { orderDie } from "../tables/turn-sequence.ts";
import { actionPhase } from "./action-phase.ts";

/** The five phases are the steps below, in their order. */
export const enforces = cites("5.1", "5.2");

type TurnStep =
  | "phase-I"
  | "roll-order"
  | "phase-II"
  | "phase-III"
  | "phase-IV"
  | "phase-V"
  | "end-of-turn"
  | "resume"
  | "the-end";

type TurnSteps = Readonly<Record<TurnStep, Readonly<Record<never, never>>>>;

/** 5.1 to 5.3, 5.9, 5.10: a turn after the other until the fifth is over. */
export const turn = procedure<TurnSteps>("turn", {
  "phase-I": {
    does: (g) => {
      g.c.place[0] = 0;
      g.emit({ kind: "turn-began", rule: "5.10-I", turn: g.c.turn[0] });
      if (g.c.turn[0] > 1) return next("roll-order");
      setOrder(g, MOVEMENT);
      return next("phase-II");
    },
  },
  "roll-order": {
    rolls: {
      rule: "5.3",
      purpose: "order of phases",
      dice: () => d6,
      take: (g, _, [die]) => {
        g.emit({ kind: "order-rolled", rule: "5.3", dice: [die] });
        const row = orderDie.rows.find(({ to }) => die <= to) ?? orderDie.rows[0];
        setOrder(g, actionKinds.indexOf(row.first));
        return next("phase-II");
      },
    },
  },
  "phase-II": {
    does: (g) => {
      beginActions(g, 1, g.c.first[0], "5.10-II");
      return call(actionPhase, { isResumed: false }, "phase-III");
    },
  },
  "phase-III": {
    does: (g) => {
      g.c.place[0] = 2;
      recover(g, "5.10-III");
      return next("phase-IV");
    },
  },
  "phase-IV": {
    does: (g) => {
      beginActions(g, 3, otherKind(g.c.first[0]), "5.10-IV");
      return call(actionPhase, { isResumed: false }, "phase-V");
    },
  },
  "phase-V": {
    does: (g) => {
      g.c.place[0] = 4;
      recover(g, "5.10-V");
      reclaimMarkers(g);
      return next("end-of-turn");
    },
  },
  "end-of-turn": {
    does: (g) => {
      if (g.c.turn[0] >= g.world.turns) {
        end(g, JUDGED, "5.9");
        return over;
      }
      g.c.turn[0]++;
      return next("phase-I");
    },
  },
  /** A position in the middle of an action phase. */
  resume: {
    does: (g) => call(actionPhase, { isResumed: true }, g.c.place[0] === 1 ? "phase-III" : "phase-V"),
  },
  /** A position of a game that has ended. */
  "the-end": {
    does: (g) => {
      const ended = g.c.ended[0];
      end(g, ended, ended === SUDDEN_DEATH ? "4.2" : ended === JUDGED ? "5.9" : "4.4");
      return over;
    },
  },
});

const otherKind = (kind: number): number => (kind === MOVEMENT ? COMBAT : MOVEMENT);

function setOrder(g: RetributionPlay, first: number): void {
  g.c.first[0] = first;
  g.emit({ kind: "order-set", rule: "5.3", first: actionKinds[first], second: actionKinds[otherKind(first)] });
}

function beginActions(g: RetributionPlay, place: number, kind: number, rule: RetributionRule): void {
  g.c.place[0] = place;
  g.c.kind[0] = kind;
  g.emit({ kind: "phase-began", rule, phase: actionKinds[kind], turn: g.c.turn[0] });
}

/** All disrupted units on the map recover; spent markers stay spent (2.12, 5.10-III). */
function recover(g: RetributionPlay, rule: RetributionRule): void {
  let units = 0;
  for (let u = 0; u < g.world.count; u++) {
    if (g.c.disrupted[u] === 0) continue;
    if (g.c.hexOf[u] > 0) units++;
    flip(g, asUnit(u), false);
  }
  g.emit({ kind: "recovered", rule, units });
}

/** The Russian takes his markers back, unless they are gone for good (5.6, 5.10-V). */
function reclaimMarkers(g: RetributionPlay): void {
  if (g.c.gunsLost[0] === 1) return;
  g.c.markersSpent[0] = 0;
  g.emit({ kind: "markers-reclaimed", rule: "5.10-V", left: constants.bombardmentMarkers.value });
}
