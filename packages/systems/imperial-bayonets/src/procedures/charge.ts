import { call, d6, done, next, notNow, offer, refusal } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { disturb } from "../arriving.ts";
import { chargeStops } from "../checks/charging.ts";
import { procedure } from "../kit.ts";
import { chargeSum } from "../modifiers/charge.ts";
import { dieRow } from "../modifiers/combat.ts";
import { breakCorps, eliminate } from "../mutations.ts";
import { changeStatus, shift } from "../occupancy.ts";
import { type BayonetsPlay, CHARGED, hexName, MOVED, OVERRUNNING } from "../state.ts";
import { cavalryChargeTable } from "../tables/cavalry-charge.ts";
import { chargeCodes } from "../tables/result-codes.ts";
import { isWhole } from "../values.ts";
import { say, words } from "../words.ts";
import { leaderLoss, leadersAtRisk } from "./leader-loss.ts";
import { boxOfDie } from "./retreat.ts";
import { orderRetreat, retreatAll } from "./retreat-all.ts";

/** Cavalry that charges a hex. */
export interface Charging {
  readonly units: readonly Unit[];
  readonly hex: Hex;
}
interface Doomed extends Charging {
  /** Those still to be taken away, and the hexes that lost a unit. */
  readonly left: readonly Unit[];
  readonly hexes: readonly Hex[];
}

/** The cavalry goes up to its target (I-60). */
function rideUp(g: BayonetsPlay, { units }: Charging, to: Hex): void {
  const from = g.c.hexOf[units[0]];
  for (const unit of units) {
    changeStatus(g, unit, from === to ? 0 : MOVED, 0);
    if (from !== to) shift(g, unit, to);
  }
  if (from === to) return;
  g.emit({ kind: "moved", rule: "9.3b", units, path: [from, to] });
  disturb(g, to, g.c.active[0]);
}

/** Cavalry in the hex of the defenders (9.3.1a). */
function overrun(g: BayonetsPlay, { units, hex }: Charging): void {
  for (const unit of units) {
    changeStatus(g, unit, OVERRUNNING, 0);
    shift(g, unit, hex);
  }
  g.emit({ kind: "overran", rule: "9.3.1a", units, hex });
}

type ChargeSteps = {
  readonly look: Charging;
  readonly choose: Charging;
  readonly roll: Charging;
  readonly doom: Doomed;
  readonly box: Doomed;
  readonly end: Charging;
};

/** 9.3: prepared cavalry rides up, rolls, and overruns the hex, falls back or is lost. */
export const charge = procedure<ChargeSteps, null, "look">("charge", {
  look: {
    does: (g, l) => {
      const stops = chargeStops(g, l.units[0]);
      if (stops.length > 1) return next("choose");
      rideUp(g, l, stops[0]);
      return next("roll");
    },
  },
  choose: {
    asks: {
      rule: "9.3b",
      decision: "charge-way",
      seat: (g) => g.c.active[0],
      list: (g, { units }, out) => {
        for (const hex of chargeStops(g, units[0])) offer(out, say.hex(hex));
      },
      why: (g, { units }, answer) => {
        if (words.verb(answer) !== "hex") return notNow("9.3b", "choose-flank");
        const hex = asHex(words.arg(answer, 0));
        return chargeStops(g, units[0]).includes(hex)
          ? null
          : refusal("9.3b", "not-on-the-line", { hex: hexName(g.world, hex) });
      },
      shows: (_g, { units, hex }) => ({ picked: units, targets: [hex] }),
      take: (g, l, answer) => {
        rideUp(g, l, asHex(words.arg(answer, 0)));
        return next("roll");
      },
    },
  },
  roll: {
    rolls: {
      rule: "9.3c",
      purpose: "a cavalry charge",
      dice: () => d6,
      take: (g, l, dice) => {
        const { units, hex } = l;
        const { attack, defence, column, die } = chargeSum({ g, ...l });
        const cell = g.world.charts.charge[dieRow(dice[0], die.total)][column];
        for (const unit of units) {
          changeStatus(g, unit, CHARGED, 0);
          g.c.chargeAt[unit] = OFF_MAP;
        }
        g.emit({
          kind: "charged",
          rule: "9.3c",
          units,
          hexes: [hex],
          attack,
          defence,
          dice,
          column: cavalryChargeTable.columns[column],
          cell,
          ledger: die.rows,
        });
        const { effect, rule } = chargeCodes[cell];
        switch (effect.kind) {
          case "overrun":
            overrun(g, l);
            return done();
          case "retreat":
            orderRetreat(g, units, effect.hexes, rule);
            return call(retreatAll, { units, hexes: effect.hexes, spared: OFF_MAP }, "end");
          default:
            return next("doom", { left: units, hexes: units.map((unit) => g.c.hexOf[unit]) });
        }
      },
    },
  },
  doom: {
    does: (g, { left, hexes }) => {
      const [unit, ...rest] = left;
      if (unit === undefined) return call(leaderLoss, { leaders: leadersAtRisk(g, hexes, g.c.active[0]) }, "end");
      if (isWhole(g, unit)) return next("box");
      eliminate(g, unit, "peu", "charge Ae", "9.3.1c");
      return next("doom", { left: rest });
    },
  },
  box: {
    rolls: {
      rule: "9.3.1c",
      purpose: "the box of charging cavalry",
      dice: () => d6,
      take: (g, { left }, dice) => {
        const [unit, ...rest] = left;
        g.emit({ kind: "box-rolled", rule: "9.3.1c", unit, dice });
        eliminate(g, unit, boxOfDie(dice[0]), "charge Ae", "9.3.1c");
        return next("doom", { left: rest });
      },
    },
  },
  end: {
    does: (g) => {
      breakCorps(g);
      return done();
    },
  },
});
