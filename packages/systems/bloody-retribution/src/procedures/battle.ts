import { become, d6, done, next, offer, over, type Procedure } from "@redoubt/engine";
import { whyNotAdvance, whyNotLose } from "../checks/aftermath.ts";
import { finishFirst } from "../checks/not-asked.ts";
import type { Why } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { defendersIn, reckon } from "../modifiers/combat.ts";
import { disrupt, eliminate, loseStep, occupy, silenceGuns } from "../mutations.ts";
import { enemyOf } from "../seat.ts";
import { combatCell } from "../setup/results.ts";
import { hexName, type RetributionPlay } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import { say, words } from "../words.ts";
import { followUp } from "./follow-up.ts";

/** Zones do not hinder an advance, and defenders never make one. */
export const enforces = cites("7.5", "9.2", "9.15", "CRT");

/** An attack from its declaration to its end. */
export interface BattleLocals {
  readonly target: number;
  readonly attackers: readonly number[];
  /** Whether it is a momentum attack, after which there is no other. */
  readonly isMomentum: boolean;
  /** Steps that each side has still to lose. */
  readonly attackerLoss?: number;
  readonly defenderLoss?: number;
}

type BattleStep =
  | "declare"
  | "roll-combat"
  | "cavalry"
  | "attacker-losses"
  | "share-attacker-loss"
  | "defender-losses"
  | "share-defender-loss"
  | "aftermath"
  | "advance";

/** 9.5 to 9.17, 9.19 in the order of B-56: reckon, roll, lose, disrupt, advance. */
export const battle: Procedure<BattleLocals> = procedure<BattleLocals, BattleStep>("battle", {
  declare: {
    does: (g, { target, attackers, isMomentum }) => {
      if (g.sink !== null) declare(g, target, attackers, isMomentum);
      silenceGuns(g, g.c.active[0], target);
      return next("roll-combat");
    },
  },
  "roll-combat": {
    rolls: {
      rule: "9.15",
      purpose: "combat",
      dice: () => d6,
      take: (g, { target, attackers }, [die]) => {
        const { column, shifts, reductions } = reckon({ g, target, attackers });
        const cell = combatCell(die, column);
        const { results } = g.world;
        const attackerLoss = results.attackerLoss[cell];
        const printed = results.defenderLoss[cell];
        // Reductions touch the number right of the slash only, and never go below nothing (B-5).
        const defenderLoss = Math.max(0, printed + reductions.total);
        const ledger = [...shifts.rows, ...reductions.rows];
        const result = `${attackerLoss}/${printed}`;
        g.emit({ kind: "combat-rolled", rule: "CRT", dice: [die], column, result, ledger });
        g.emit({ kind: "combat-result", rule: "9.16", attackerLoss, defenderLoss });
        return next("cavalry", { attackerLoss, defenderLoss });
      },
    },
  },
  cavalry: {
    does: (g, { attackers, attackerLoss = 0 }) => {
      let left = attackerLoss;
      for (const u of attackers) {
        if (g.world.kindOf[u] !== CAVALRY) continue;
        left -= g.c.steps[u];
        eliminate(g, u, "9.14");
      }
      return next("attacker-losses", { attackerLoss: Math.max(0, left) });
    },
  },
  "attacker-losses": {
    does: (g, { attackers, attackerLoss = 0 }) => {
      const left = takeLosses(g, living(g, attackers), attackerLoss);
      return next(left === 0 ? "defender-losses" : "share-attacker-loss");
    },
  },
  "share-attacker-loss": {
    asks: {
      rule: "9.17",
      decision: "attacker-loss",
      seat: (g) => g.c.active[0],
      list: (g, { attackers }, out) => {
        for (const u of attackers) if (g.c.hexOf[u] > 0) offer(out, say.lose(u));
      },
      why: (g, { target, attackers }, answer) => whyNotPaid(g, target, attackers, answer),
      take: (g, { attackerLoss = 0 }, answer) => {
        loseStep(g, words.arg(answer, 0), "9.17");
        return next("attacker-losses", { attackerLoss: attackerLoss - 1 });
      },
    },
  },
  "defender-losses": {
    does: (g, { target, defenderLoss = 0 }) => {
      const left = takeLosses(g, defendersIn(g, target), defenderLoss);
      return next(left === 0 ? "aftermath" : "share-defender-loss");
    },
  },
  "share-defender-loss": {
    asks: {
      rule: "9.17",
      decision: "defender-loss",
      seat: (g) => enemyOf(g.c.active[0]),
      list: (g, { target }, out) => {
        for (const u of defendersIn(g, target)) offer(out, say.lose(u));
      },
      why: (g, { target }, answer) => whyNotPaid(g, target, defendersIn(g, target), answer),
      take: (g, { defenderLoss = 0 }, answer) => {
        loseStep(g, words.arg(answer, 0), "9.17");
        return next("defender-losses", { defenderLoss: defenderLoss - 1 });
      },
    },
  },
  aftermath: {
    does: (g, { target, attackers }) => {
      if (g.c.unitsAt[target] === 0 && living(g, attackers).length > 0) return next("advance");
      for (const u of defendersIn(g, target)) disrupt(g, u, "9.2");
      for (const u of living(g, attackers)) disrupt(g, u, "9.2");
      return done();
    },
  },
  advance: {
    asks: {
      rule: "9.19",
      decision: "advance",
      seat: (g) => g.c.active[0],
      list: (g, { attackers }, out) => {
        for (const u of attackers) if (g.c.hexOf[u] > 0) offer(out, say.advance(u));
        offer(out, say.stay());
      },
      why: (g, { target, attackers }, answer) => {
        if (answer === say.stay()) return null;
        if (words.verb(answer) === "advance") return whyNotAdvance(g, attackers, words.arg(answer, 0));
        return finishFirst("9.19", { hex: hexName(g.world, target) });
      },
      take: (g, { target, attackers, isMomentum }, answer) => {
        const advancer = answer === say.stay() ? -1 : words.arg(answer, 0);
        for (const u of living(g, attackers)) if (u !== advancer) disrupt(g, u, "9.2");
        if (advancer < 0) return done();
        const unit = g.world.units[advancer].id;
        g.emit({ kind: "advanced", rule: "9.19", unit, hex: hexName(g.world, target) });
        if (occupy(g, advancer, target)) return over;
        if (!isMomentum) return become(followUp, { unit: advancer, isAfterFlank: false });
        disrupt(g, advancer, "9.19");
        return done();
      },
    },
  },
});

const living = (g: RetributionPlay, units: readonly number[]): number[] => units.filter((u) => g.c.hexOf[u] > 0);

function declare(g: RetributionPlay, target: number, attackers: readonly number[], momentum: boolean): void {
  const { attack, defence, column, shifts, reductions } = reckon({ g, target, attackers });
  const names = (units: readonly number[]) => units.map((u) => g.world.units[u].id);
  g.emit({
    kind: "attack-declared",
    rule: momentum ? "9.19" : "9.5",
    attackers: names(attackers),
    defenders: names(defendersIn(g, target)),
    hex: hexName(g.world, target),
    attack,
    defence,
    column,
    ledger: [...shifts.rows, ...reductions.rows],
    momentum,
  });
}

/**
 * Takes losses that leave no choice: all of a force that is not larger than its loss, or a single unit's (9.16, B-41).
 * What cannot be taken is forgotten. Returns what the owner still has to share out.
 */
function takeLosses(g: RetributionPlay, units: readonly number[], loss: number): number {
  if (loss === 0) return 0;
  let steps = 0;
  for (const u of units) steps += g.c.steps[u];
  if (steps > loss && units.length > 1) return loss;
  for (const u of units) for (let left = Math.min(loss, g.c.steps[u]); left > 0; left--) loseStep(g, u, "9.16");
  return 0;
}

/** Steps that are owed are taken from those who owe them before anything else is done (9.17). */
const whyNotPaid = (g: RetributionPlay, target: number, units: readonly number[], answer: number): Why =>
  words.verb(answer) === "lose"
    ? whyNotLose(g, units, words.arg(answer, 0))
    : finishFirst("9.17", { hex: hexName(g.world, target) });
