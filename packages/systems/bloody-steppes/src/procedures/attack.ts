import { call, done, next, notNow, offer, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { chargeHexes, fitToAttack, markedAt, type Run, whyNotAttack } from "../checks/assault.ts";
import { canJoinAttack } from "../checks/joining.ts";
import { directionTo, stackPrice } from "../checks/move.ts";
import { apart, formationOf } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { strengthOf } from "../modifiers/melee.ts";
import { disorganize } from "../mutations.ts";
import { shift, unitsIn } from "../occupancy.ts";
import { BEGUN, FINISHED, has, isOnMap, MOVED, SPENT, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { lineChecks } from "./line-checks.ts";
import { type MeleeChecked, meleeCheck } from "./melee-check.ts";
import { resolveAttack } from "./resolve-attack.ts";
import { window } from "./window.ts";
import { withdrawBeforeMelee } from "./withdraw-before-melee.ts";

/** What an attack is called with: the moving stack, the hex it attacks, and what cavalry remembers of its way. */
export interface Attack {
  readonly units: readonly Unit[];
  readonly hex: Hex;
  readonly run: Run;
}

/** `a` is the first check of a charge, once it is made. */
type Declared = Attack & { readonly fit: readonly Unit[]; readonly isCharge: boolean; readonly a?: MeleeChecked };
type Steps = {
  readonly declare: Attack;
  readonly withdrawn: Declared & { readonly enemy: { readonly gone: boolean } };
  readonly watched: Declared & { readonly seen: { readonly stopped: boolean }; readonly hadSquare: boolean };
  readonly press: Declared;
  readonly lined: Declared;
  readonly close: Declared;
  readonly choose: Declared;
  readonly ride: Declared & { readonly a: MeleeChecked; readonly by: Hex };
  readonly join: Declared;
  readonly wait: Declared;
  readonly resolved: object;
};

const isCavalry = (g: SteppesPlay, unit: number): boolean => g.world.armOf[unit] === "cavalry";
const isAdjacent = (g: SteppesPlay, { fit, hex }: Declared): boolean => apart(g, g.c.hexOf[fit[0]], hex) === 1;

const isSquareIn = (g: SteppesPlay, hex: Hex): boolean =>
  unitsIn(g, hex).some((unit) => formationOf(g, unit) === "square");

/** Moves the attackers one hex of their own accord, paying for it. */
function stepTo(g: SteppesPlay, units: readonly Unit[], to: Hex, rule: "XII.34" | "XIV.19"): void {
  const from = g.c.hexOf[units[0]];
  const direction = directionTo(g, from, to);
  const price = direction === undefined ? null : stackPrice(g, units, direction);
  const cost = price === null || "rule" in price ? g.c.mp[units[0]] : price.cost;
  for (const unit of units) {
    shift(g, unit, to);
    g.c.mp[unit] = Math.max(0, g.c.mp[unit] - cost);
    g.c.act[unit] |= MOVED | SPENT | BEGUN;
  }
  g.emit({ kind: "moved", rule, pieces: units, path: [from, to] });
}

/** Ends an attack that did not come off: the attackers are finished where they stand. */
function giveUp(g: SteppesPlay, { fit, hex }: Declared): void {
  for (const unit of fit) {
    g.c.marked[unit] = 0;
    if (isOnMap(g, unit)) g.c.act[unit] |= FINISHED;
  }
  g.emit({ kind: "attack-ended", rule: "XII.19", pieces: fit, hex });
}

/** Whether they can still attack after what they met: there is a target, and they are as fit as it takes (K-137). */
function isStillAble(g: SteppesPlay, l: Declared): boolean {
  const here = l.fit.filter((unit) => isOnMap(g, unit));
  const isThere = here.length > 0 && unitsIn(g, l.hex).length > 0;
  return isThere && whyNotAttack(g, here, l.hex, l.run) === null;
}

/**
 * XII.4 to XII.18, XII.31 to XII.36, K-49, K-167, K-174, K-205: a stack declares an attack. The enemy may withdraw; the declaration,
 * and a charge's last step, may be answered by reactions; columns form line; cavalry checks before it closes; then the attack is
 * resolved or waits for others to join. Comes to whether the stack has moved on without an attack and may go on.
 */
export const attack: Procedure<Attack, { readonly moved: boolean }> = procedure<
  Steps,
  { readonly moved: boolean },
  "declare"
>("attack", {
  declare: {
    does: (g, { units, hex }) => {
      const fit = fitToAttack(g, units).map(asUnit);
      const isCharge = isCavalry(g, fit[0]);
      for (const unit of fit) g.c.marked[unit] = hex;
      g.emit({
        kind: isCharge ? "charge-declared" : "assault-marked",
        rule: isCharge ? "XII.33" : "XII.5",
        pieces: fit,
        hex,
      });
      return call(withdrawBeforeMelee, { hex, attackers: fit }, "withdrawn", { as: "enemy", patch: { fit, isCharge } });
    },
  },
  withdrawn: {
    does: (g, l) => {
      if (l.enemy.gone) {
        for (const unit of l.fit) g.c.marked[unit] = 0;
        follow(g, l);
        return done({ moved: true });
      }
      // Who charges on his way has been answered where he stands: the next window opens when he has closed (XII.35, K-205).
      const isOnItsWay = l.isCharge && !isAdjacent(g, l) && l.fit.some((unit) => has(g, unit, SPENT));
      return isOnItsWay ? call(lineChecks, { hex: l.hex }, "lined") : watch(g, l);
    },
  },
  watched: {
    does: (g, l) => {
      if (l.seen.stopped || !isStillAble(g, l)) {
        giveUp(g, l);
        return done({ moved: false });
      }
      // VII.15: who has fallen to the fire that met them is out of it; the others go on.
      const fit = l.fit.filter((unit) => isOnMap(g, unit));
      if (l.isCharge && !l.hadSquare && isSquareIn(g, l.hex)) return next("press", { fit });
      return call(lineChecks, { hex: l.hex }, "lined", { patch: { fit } });
    },
  },
  press: {
    asks: {
      rule: "VI.12",
      decision: "press-charge",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (_g, _l, out) => {
        offer(out, say.yes());
        offer(out, say.no());
      },
      why: (_g, _l, answer) =>
        answer === say.yes() || answer === say.no() ? null : notNow("VI.12", "press-or-abandon"),
      shows: (_, { fit, hex }) => ({ unit: fit[0], picked: fit, targets: [hex] }),
      take: (g, l, answer) => {
        if (answer === say.yes()) return next("lined");
        for (const unit of l.fit) disorganize(g, unit, "VI.12");
        giveUp(g, l);
        return done({ moved: false });
      },
    },
  },
  lined: {
    does: (g, l) => {
      if (!l.isCharge || l.a !== undefined) return next("join");
      if (isStillAble(g, l)) return next("close");
      giveUp(g, l);
      return done({ moved: false });
    },
  },
  close: {
    does: (g, l) => {
      const by = isAdjacent(g, l) ? [asHex(g.c.hexOf[l.fit[0]])] : chargeHexes(g, l.fit, l.hex);
      if (by.length > 1) return next("choose");
      return call(meleeCheck, checkA(g, l), "ride", { as: "a", patch: { by: by[0] } });
    },
  },
  choose: {
    asks: {
      rule: "XII.34",
      decision: "close",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (g, l, out) => {
        for (const hex of chargeHexes(g, l.fit, l.hex)) offer(out, say.hex(hex));
      },
      why: (g, l, answer) =>
        words.verb(answer) === "hex" && chargeHexes(g, l.fit, l.hex).includes(asHex(words.arg(answer, 0)))
          ? null
          : notNow("XII.34", "closes"),
      shows: (_, { fit, hex }) => ({ unit: fit[0], picked: fit, targets: [hex] }),
      take: (g, l, answer) =>
        call(meleeCheck, checkA(g, l), "ride", { as: "a", patch: { by: asHex(words.arg(answer, 0)) } }),
    },
  },
  ride: {
    does: (g, l) => {
      if (l.a.margin > 0) {
        for (const unit of l.fit) g.c.mp[unit] = 0;
        giveUp(g, l);
        return done({ moved: false });
      }
      if (isAdjacent(g, l)) return next("join");
      stepTo(g, l.fit, l.by, "XII.34");
      return watch(g, l);
    },
  },
  join: {
    does: (g, l) => {
      if (canJoinAttack(g, l.fit, l.hex)) return next("wait");
      return call(resolveAttack, { hex: l.hex, seat: g.world.seatOf[l.fit[0]] }, "resolved");
    },
  },
  wait: {
    asks: {
      rule: "XII.10",
      decision: "resolve-or-wait",
      seat: (g, { units }) => g.world.seatOf[units[0]],
      list: (_g, _l, out) => {
        offer(out, say.resolve());
        offer(out, say.end());
      },
      why: (_g, _l, answer) =>
        answer === say.resolve() || answer === say.end() ? null : notNow("XII.10", "resolve-or-wait"),
      shows: (_, { fit, hex }) => ({
        unit: fit[0],
        picked: fit,
        targets: [hex],
        commits: [{ answer: say.resolve() }, { answer: say.end(), follows: "another unit must join this attack next" }],
      }),
      take: (g, l, answer) => {
        if (answer === say.resolve())
          return call(resolveAttack, { hex: l.hex, seat: g.world.seatOf[l.fit[0]] }, "resolved");
        for (const unit of l.fit) g.c.act[unit] |= FINISHED;
        return done({ moved: false });
      },
    },
  },
  resolved: { does: () => done({ moved: false }) },
});

/** VI.14, XII.35: those attacked, and others who see it, may react to what is declared or to the last step of a charge. */
const watch = (g: SteppesPlay, { fit, hex }: Declared) =>
  call(window, { units: fit, act: "assault" }, "watched", { as: "seen", patch: { hadSquare: isSquareIn(g, hex) } });

/** XII.14, K-168: the first check of a stack that charges, with the strength that is marked so far. */
function checkA(g: SteppesPlay, { fit, hex }: Declared) {
  const attack = strengthOf(g, markedAt(g, hex));
  const defence = strengthOf(g, unitsIn(g, hex));
  return { phase: "A", stacks: [fit], target: hex, kind: "charge", attack, defence, fallen: 0 } as const;
}

/** XIV.19, K-104: after a withdrawal the attackers must go into the hex that was given up, cavalry as far as its points reach. */
function follow(g: SteppesPlay, l: Declared): void {
  if (!isAdjacent(g, l)) {
    const [by] = chargeHexes(g, l.fit, l.hex);
    if (by === undefined) return;
    stepTo(g, l.fit, by, "XIV.19");
  }
  const direction = directionTo(g, g.c.hexOf[l.fit[0]], l.hex);
  const price = direction === undefined ? null : stackPrice(g, l.fit, direction);
  if (price !== null && !("rule" in price) && price.cost <= g.c.mp[l.fit[0]]) stepTo(g, l.fit, l.hex, "XIV.19");
}
