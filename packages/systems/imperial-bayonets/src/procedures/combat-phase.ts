import { type AnswerList, call, done, next, notNow, offer, type Refusal, type Shown } from "@redoubt/engine";
import { asHex, type Hex, OFF_MAP } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { whyHopeless, whyNotEndCombat, whyNotTarget } from "../checks/assault.ts";
import { chargeGroup, whyNotCharge } from "../checks/charging.ts";
import { debtors, fixDuties, isFreeToAttack, mayAttack, owedHexes, strandedUnits } from "../checks/duties.ts";
import { fireTargets, whyNobodyFires, whyNoFireTarget } from "../checks/firing.ts";
import { cites, procedure } from "../kit.ts";
import { changeStatus, unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { bothSeats, enemyOf } from "../seat.ts";
import {
  ADVANCED,
  ATTACKED,
  type BayonetsPlay,
  has,
  hexName,
  IC_COMBAT,
  MUST_JOIN,
  OOC_ACTIVATION,
  OVERRUNNING,
  unitsAt,
  WAS_ATTACKED,
} from "../state.ts";
import { say, words } from "../words.ts";
import { attack } from "./attack.ts";
import { bombard } from "./bombard.ts";
import { charge } from "./charge.ts";
import { overstack } from "./overstack.ts";
import { orderRetreat, retreatAll } from "./retreat-all.ts";

/** The three steps are the steps below, in their order. */
export const enforces = cites("9.0e");

/** Where a Combat Phase begins; a fresh one forgets what was fought before (I-87). */
export interface CombatFrom {
  readonly from: "bombardment" | "charge" | "combat";
  readonly isFresh: boolean;
  /** Whether the step it begins with waits though nobody can act in it. */
  readonly isHeld: boolean;
}

const found: Hex[] = [];

/** Forgets the fights of an earlier Combat Phase. */
function forget(g: BayonetsPlay): void {
  const { c, world } = g;
  c.fought.fill(0);
  for (const seat of bothSeats)
    for (const unit of world.unitsOf[seat])
      if (has(g, unit, ATTACKED | MUST_JOIN)) changeStatus(g, unit, 0, ATTACKED | MUST_JOIN);
}

function whyNotBombard(g: BayonetsPlay, hex: Hex): Refusal<BayonetsRule> | null {
  const why = whyNoFireTarget(g, hex);
  if (why !== null) return why;
  fireTargets(g, found);
  return found.includes(hex) ? null : whyNobodyFires(g, hex);
}

/** The hexes that could be attacked now, each once. */
function attackable(g: BayonetsPlay): Hex[] {
  const { world, c } = g;
  const enemies = unitsAt(g, enemyOf(c.active[0]));
  found.length = 0;
  for (const unit of world.unitsOf[c.active[0]]) {
    if (!isFreeToAttack(g, unit)) continue;
    for (let d = 0; d < 6; d++) {
      const hex = asHex(c.hexOf[unit] + world.grid.offsets[d]);
      if (enemies[hex] === 0 || (c.fought[hex] & WAS_ATTACKED) !== 0 || found.includes(hex)) continue;
      if (mayAttack(g, unit, hex)) found.push(hex);
    }
  }
  return found;
}

const nothing = { units: [], targets: [] };
const whyNotAttackHex = (g: BayonetsPlay, hex: Hex): Refusal<BayonetsRule> | null =>
  whyNotTarget(g, nothing, hex) ?? whyHopeless(g, { units: [], targets: [hex] });

function listAttacks(g: BayonetsPlay, out: AnswerList): void {
  for (const hex of [...attackable(g)])
    if (whyHopeless(g, { units: [], targets: [hex] }) === null) offer(out, say.target(hex));
  if (whyNotEndCombat(g) === null) offer(out, say.end());
}

function showAttacks(g: BayonetsPlay): Shown {
  const name = (hex: Hex) => hexName(g.world, hex);
  const owed = new Set([...owedHexes(g, []), ...debtors(g).map(([, hex]) => hex)]);
  const free = attackable(g).filter((hex) => !owed.has(hex)).length;
  return {
    targets: [...owed],
    picked: strandedUnits(g, []),
    commits: [
      {
        answer: say.end(),
        undone: [
          ...[...owed].map((hex) => `${name(hex)} must be attacked`),
          ...(free > 0 ? [`${free} more could be attacked`] : []),
        ],
        follows: g.c.phase[0] === OOC_ACTIVATION ? "the activation ends" : "forces out of command act",
      },
    ],
  };
}

/** Cavalry whose overrun hex is still held by the enemy when the Combat step ends (I-61, I-122). */
function failedOverrun(g: BayonetsPlay): { readonly units: readonly Unit[]; readonly hex: Hex } | null {
  const seat = g.c.active[0];
  for (const unit of g.world.unitsOf[seat]) {
    if (!has(g, unit, OVERRUNNING)) continue;
    const hex = g.c.hexOf[unit];
    if (unitsAt(g, enemyOf(seat))[hex] !== 0)
      return { units: unitsIn(g, hex, seat).filter((other) => has(g, other, OVERRUNNING)), hex };
    changeStatus(g, unit, 0, OVERRUNNING);
  }
  return null;
}

type CombatStep =
  | "open"
  | "look-bombardment"
  | "bombardment"
  | "look-charge"
  | "charge"
  | "duties"
  | "look-combat"
  | "combat"
  | "overruns"
  | "stacking"
  | "end";

/** 9.0: bombardment, charges, combat, in this order, by the units that are active (9.0e, I-4). */
export const combatPhase = procedure<Record<CombatStep, CombatFrom>, null, "open">("combat-phase", {
  open: {
    does: (g, { from, isFresh }) => {
      if (isFresh) forget(g);
      return next(from === "bombardment" ? "look-bombardment" : from === "charge" ? "look-charge" : "duties");
    },
  },
  "look-bombardment": {
    does: (g, { isHeld, from }) =>
      fireTargets(g, found) > 0 || (isHeld && from === "bombardment") ? next("bombardment") : next("look-charge"),
  },
  bombardment: {
    asks: {
      rule: "9.1a",
      decision: "bombard",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => {
        fireTargets(g, found);
        for (const hex of found) offer(out, say.target(hex));
        offer(out, say.end());
      },
      why: (g, _l, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "target") return notNow("9.1a", "bombard-now");
        return whyNotBombard(g, asHex(words.arg(answer, 0)));
      },
      shows: (g) => {
        const count = fireTargets(g, found);
        const undone = [`${count} ${count === 1 ? "hex" : "hexes"} could still be bombarded`];
        return { targets: [...found], commits: [{ answer: say.end(), undone, follows: "charges and combat" }] };
      },
      take: (_g, _l, answer) =>
        answer === say.end()
          ? next("look-charge", { isHeld: false })
          : call(bombard, { units: [], hex: asHex(words.arg(answer, 0)) }, "look-bombardment"),
    },
  },
  "look-charge": {
    does: (g) => {
      if (g.c.phase[0] !== OOC_ACTIVATION) g.c.phase[0] = IC_COMBAT;
      for (const unit of g.world.unitsOf[g.c.active[0]])
        if (g.c.chargeAt[unit] !== 0 && whyNotCharge(g, unit) === null) return next("charge");
      return next("duties");
    },
  },
  charge: {
    asks: {
      rule: "9.3a",
      decision: "charge",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => {
        for (const unit of g.world.unitsOf[g.c.active[0]])
          if (g.c.chargeAt[unit] !== 0 && whyNotCharge(g, unit) === null) offer(out, say.charge(unit));
        offer(out, say.end());
      },
      why: (g, _l, answer) => {
        if (answer === say.end()) return null;
        if (words.verb(answer) !== "charge") return notNow("9.3a", "charge-now");
        return whyNotCharge(g, asUnit(words.arg(answer, 0)));
      },
      shows: (g) => {
        const ready = Array.from(g.world.unitsOf[g.c.active[0]]).filter(
          (unit) => g.c.chargeAt[unit] !== 0 && whyNotCharge(g, unit) === null,
        );
        const targets = [...new Set(ready.map((unit) => g.c.chargeAt[unit]))];
        const undone = [`${ready.length} could still charge`];
        return { picked: ready, targets, commits: [{ answer: say.end(), undone, follows: "combat" }] };
      },
      take: (g, _l, answer) => {
        if (answer === say.end()) return next("duties");
        const unit = asUnit(words.arg(answer, 0));
        return call(charge, { units: chargeGroup(g, unit), hex: g.c.chargeAt[unit] }, "look-charge");
      },
    },
  },
  duties: {
    does: (g) => {
      fixDuties(g);
      return next("look-combat");
    },
  },
  "look-combat": {
    does: (g, { isHeld }) =>
      isHeld || [...attackable(g)].some((hex) => whyHopeless(g, { units: [], targets: [hex] }) === null)
        ? next("combat")
        : next("overruns"),
  },
  combat: {
    asks: {
      rule: "9.4a",
      decision: "combat",
      seat: (g) => g.c.active[0],
      list: (g, _l, out) => listAttacks(g, out),
      why: (g, _l, answer) => {
        if (answer === say.end()) return whyNotEndCombat(g);
        if (words.verb(answer) === "charge")
          return whyNotCharge(g, asUnit(words.arg(answer, 0))) ?? notNow("9.3a", "attack-now");
        if (words.verb(answer) !== "target") return notNow("9.4a", "attack-now");
        return whyNotAttackHex(g, asHex(words.arg(answer, 0)));
      },
      shows: (g) => showAttacks(g),
      take: (_g, _l, answer) =>
        answer === say.end()
          ? next("overruns")
          : call(attack, { units: [], targets: [asHex(words.arg(answer, 0))] }, "look-combat"),
    },
  },
  overruns: {
    does: (g) => {
      const failed = failedOverrun(g);
      if (failed === null) return next("stacking");
      orderRetreat(g, failed.units, 1, "9.3d");
      return call(retreatAll, { units: failed.units, hexes: 1, spared: failed.hex }, "overruns");
    },
  },
  stacking: {
    does: (g) => {
      for (const unit of g.world.unitsOf[g.c.active[0]]) {
        g.c.owes[unit] = 0;
        g.c.chargeAt[unit] = OFF_MAP;
        if (has(g, unit, ADVANCED | MUST_JOIN)) changeStatus(g, unit, 0, ADVANCED | MUST_JOIN);
      }
      return call(overstack, {}, "end");
    },
  },
  end: { does: () => done() },
});
