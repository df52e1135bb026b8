import { call, done, next, notNow, offer, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { formationOf } from "../checks/neighbours.ts";
import { backSteps } from "../checks/retreat.ts";
import { isGarrison } from "../checks/target.ts";
import { instructed } from "../instructed.ts";
import { instructedWithdrawal } from "../instructed-reaction.ts";
import { cites, procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { FIXED, HEAVY } from "../piece.ts";
import { has, ROUTED, type SteppesPlay, WITHDREW } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say } from "../words.ts";
import { fallBack } from "./fall-back.ts";

/** Horse skirmishers are not asked when heavy horse comes. */
export const enforces = cites("XII.43");

/** What withdrawing before a melee is called with: the hex attacked, and who attacks it from where. */
export interface WithdrawBeforeMelee {
  readonly hex: Hex;
  readonly attackers: readonly Unit[];
}

type Steps = {
  readonly look: WithdrawBeforeMelee;
  readonly ask: WithdrawBeforeMelee;
  readonly go: WithdrawBeforeMelee;
  readonly gone: WithdrawBeforeMelee;
};

const from = (g: SteppesPlay, { attackers }: WithdrawBeforeMelee): readonly Hex[] => [
  ...new Set(attackers.map((unit) => g.c.hexOf[unit] as Hex)), // attackers stand on the map
];

/** XII.16, K-104, K-112: whether the units attacked may withdraw: once, not a garrison, not fixed guns, not lone guns from cavalry. */
export function mayWithdraw(g: SteppesPlay, l: WithdrawBeforeMelee): boolean {
  const units = unitsIn(g, l.hex);
  if (units.length === 0 || units.some((unit) => has(g, unit, WITHDREW) || g.c.level[unit] === ROUTED)) return false;
  if (units.some((unit) => isGarrison(g, unit) || (g.world.traits[unit] & FIXED) !== 0)) return false;
  const isByHorse = l.attackers.some((unit) => g.world.armOf[unit] === "cavalry");
  if (isByHorse && units.every((unit) => isGun(g.world, unit))) return false;
  return backSteps(g, { units, from: from(g, l), cause: "withdrawal" }).length > 0;
}

/** XII.43: horse skirmishers that heavy cavalry charges must withdraw. */
const mustWithdraw = (g: SteppesPlay, { hex, attackers }: WithdrawBeforeMelee): boolean =>
  attackers.some((unit) => (g.world.traits[unit] & HEAVY) !== 0) &&
  unitsIn(g, hex).every((unit) => formationOf(g, unit) === "dispersed");

/** XII.16: before the attackers check, those attacked may withdraw one or two hexes. Comes to whether they are gone. */
export const withdrawBeforeMelee: Procedure<WithdrawBeforeMelee, { readonly gone: boolean }> = procedure<
  Steps,
  { readonly gone: boolean },
  "look"
>("withdraw-before-melee", {
  look: {
    does: (g, l) => {
      if (!mayWithdraw(g, l)) return done({ gone: false });
      if (mustWithdraw(g, l)) return next("go");
      const said = instructedWithdrawal(g, l.hex, l.attackers);
      if (said === "leave") return done({ gone: false });
      return next(said === "do" ? "go" : "ask");
    },
  },
  ask: {
    asks: instructed("ask", {
      rule: "XII.16",
      decision: "withdraw",
      seat: (g, { hex }) => g.world.seatOf[unitsIn(g, hex)[0]],
      list: (_g, _l, out) => {
        offer(out, say.no());
        offer(out, say.yes());
      },
      why: (_g, _l, answer) =>
        answer === say.no() || answer === say.yes() ? null : notNow("XII.16", "stand-or-withdraw"),
      shows: (g, { hex, attackers }) => ({
        unit: unitsIn(g, hex)[0],
        picked: unitsIn(g, hex),
        targets: from(g, { hex, attackers }),
      }),
      take: (_g, _l, answer) => (answer === say.yes() ? next("go") : done({ gone: false })),
    }),
  },
  go: {
    does: (g, l) => {
      const units = unitsIn(g, l.hex).map(asUnit);
      for (const unit of units) g.c.act[unit] |= WITHDREW;
      const most = constants.withdrawBeforeMelee.value;
      return call(fallBack, { units, most, from: from(g, l), cause: "withdrawal", isCompulsory: false }, "gone");
    },
  },
  gone: { does: (g, { hex }) => done({ gone: unitsIn(g, hex).length === 0 }) },
});
