import { call, done, next, notNow, offer, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isOverrun } from "../checks/overrun.ts";
import { chargersWith, contactHexes } from "../checks/reactions.ts";
import { cites, procedure } from "../kit.ts";
import { strengthOf } from "../modifiers/melee.ts";
import { shift, unitsIn } from "../occupancy.ts";
import { REACTED, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import type { CounterStroke } from "./counterattack.ts";
import { lineChecks } from "./line-checks.ts";
import { melee } from "./melee.ts";
import { type MeleeChecked, meleeCheck } from "./melee-check.ts";
import { overrun } from "./overrun.ts";
import { pursuit } from "./pursuit.ts";
import { withdrawBeforeMelee } from "./withdraw-before-melee.ts";

/** Nobody is asked for a square once the horse is under way; any move may be met so, a continued charge too; who strikes is the attacker, who fails has reacted and is charged without momentum. */
export const enforces = cites("VI.13", "XII.46", "XII.50", "XII.51");

type Striking = CounterStroke & { readonly strikers: readonly Unit[]; readonly hex: Hex };
type Steps = {
  readonly begin: CounterStroke;
  readonly answered: Striking & { readonly enemy: { readonly gone: boolean } };
  readonly follow: Striking;
  readonly lined: Striking;
  readonly judge: Striking & { readonly a: MeleeChecked };
  readonly choose: Striking;
  readonly close: Striking & { readonly by: Hex };
  readonly finish: object;
};

const ways = (g: SteppesPlay, l: Striking): readonly number[] => contactHexes(g, l.strikers, l.hex);

/** Rides to contact, one hex or none. */
function rideTo(g: SteppesPlay, strikers: readonly Unit[], to: Hex): void {
  const from = g.c.hexOf[strikers[0]];
  if (from === to) return;
  for (const unit of strikers) shift(g, unit, to);
  g.emit({ kind: "moved", rule: "XII.49", pieces: strikers, path: [from, to] });
}

/**
 * XII.49 to XII.51, K-110: cavalry countercharges an enemy in its zone. The active unit may withdraw, and cavalry in column forms
 * line (IV.4, K-156); a check without momentum; who passes rides to contact and is the attacker. One try in an activation,
 * never continued (VI.21). Comes to whether it got home.
 */
export const countercharge: Procedure<CounterStroke, { readonly home: boolean }> = procedure<
  Steps,
  { readonly home: boolean },
  "begin"
>("countercharge", {
  begin: {
    does: (g, { reactor, units }) => {
      const acting = { units, hex: asHex(g.c.hexOf[units[0]]) };
      const strikers = chargersWith(g, reactor).map(asUnit);
      for (const unit of strikers) g.c.act[unit] |= REACTED;
      g.emit({ kind: "counter-stroke", rule: "XII.49", pieces: strikers, hex: acting.hex, isCharge: true });
      return call(withdrawBeforeMelee, { hex: acting.hex, attackers: strikers }, "answered", {
        as: "enemy",
        patch: { strikers, hex: acting.hex },
      });
    },
  },
  answered: {
    does: (_, { enemy, hex }) =>
      enemy.gone ? next("follow") : call(lineChecks, { hex, isCountercharge: true }, "lined"),
  },
  lined: {
    does: (g, l) => {
      // A column that was broken by forming line has run (IV.4, K-156).
      if (unitsIn(g, l.hex).length === 0) return next("finish");
      const target = l.hex;
      const attack = strengthOf(g, l.strikers);
      const defence = strengthOf(g, unitsIn(g, target));
      const check = {
        phase: "A",
        stacks: [l.strikers],
        target,
        kind: "countercharge",
        attack,
        defence,
        fallen: 0,
      } as const;
      return call(meleeCheck, check, "judge", { as: "a" });
    },
  },
  follow: {
    // XIV.19, K-203: who meant to charge goes after those who have withdrawn, into the hex they left.
    does: (g, l) => {
      const [by] = contactHexes(g, l.strikers, l.hex);
      // They may have withdrawn into the very hex by which it would come.
      if (by === undefined) return next("finish");
      rideTo(g, l.strikers, asHex(by));
      return call(pursuit, { stacks: [l.strikers], target: l.hex, isFled: false, kind: "countercharge" }, "finish");
    },
  },
  judge: {
    does: (g, l) => {
      if (l.a.margin > 0) {
        g.emit({ kind: "attack-ended", rule: "XII.51", pieces: l.strikers, hex: l.hex });
        return done({ home: false });
      }
      const by = ways(g, l);
      return by.length > 1 ? next("choose") : next("close", { by: asHex(by[0]) });
    },
  },
  choose: {
    asks: {
      rule: "XII.49",
      decision: "close",
      seat: (g, { reactor }) => g.world.seatOf[reactor],
      list: (g, l, out) => {
        for (const hex of ways(g, l)) offer(out, say.hex(hex));
      },
      why: (g, l, answer) =>
        words.verb(answer) === "hex" && ways(g, l).includes(words.arg(answer, 0)) ? null : notNow("XII.49", "closes"),
      shows: (_, l) => ({ unit: l.strikers[0], picked: l.strikers, targets: [l.hex] }),
      take: (_g, _l, answer) => next("close", { by: asHex(words.arg(answer, 0)) }),
    },
  },
  close: {
    does: (g, l) => {
      rideTo(g, l.strikers, l.by);
      const strike = { stacks: [l.strikers], target: l.hex, kind: "countercharge" } as const;
      return isOverrun(g, strike.target, strike.kind) ? call(overrun, strike, "finish") : call(melee, strike, "finish");
    },
  },
  finish: { does: () => done({ home: true }) },
});
