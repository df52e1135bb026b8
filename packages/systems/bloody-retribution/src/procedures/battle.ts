import { become, d6, done, next, offer, over, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { whyNotAdvance, whyNotLose } from "../checks/aftermath.ts";
import { finishFirst } from "../checks/not-asked.ts";
import type { Why } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { reckon } from "../modifiers/combat.ts";
import { disrupt, eliminate, loseSteps, occupy, silenceGuns } from "../mutations.ts";
import { enemyOf } from "../seat.ts";
import { combatCell } from "../setup/results.ts";
import { activeSeat, hexName, NOBODY, nameOf, placeName, type RetributionPlay, unitsIn } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import { say, unitIn, words } from "../words.ts";
import { followUp } from "./follow-up.ts";
import { living, takeLosses, tellAhead, tellDeclared, tellSpared, tellWayOpen } from "./losses.ts";

/** Zones do not hinder an advance, and defenders never make one. */
export const enforces = cites("7.5", "9.2", "9.15", "CRT");

/** An attack that has been declared. */
export interface Battle {
  readonly target: Hex;
  readonly attackers: readonly Unit[];
  /** Whether it is a momentum attack, after which there is no other. */
  readonly isMomentum: boolean;
}

/** An attack whose die has fallen: the steps that each side has still to lose. */
export interface OwedBattle extends Battle {
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Whether it has been told what the die brings to those whose turn comes after the next question. */
  readonly isTold: boolean;
}

type BattleSteps = {
  readonly declare: Battle;
  readonly "roll-combat": Battle;
  readonly cavalry: OwedBattle;
  readonly "attacker-losses": OwedBattle;
  readonly "share-attacker-loss": OwedBattle;
  readonly "defender-losses": OwedBattle;
  readonly "share-defender-loss": OwedBattle;
  readonly aftermath: Battle;
  readonly advance: Battle;
};

/** 9.5 to 9.17, 9.19 in the order of B-56: reckon, roll, lose, disrupt, advance. */
export const battle: Procedure<Battle> = procedure<BattleSteps, null, "declare">("battle", {
  declare: {
    does: (g, locals) => {
      if (g.sink !== null) tellDeclared(g, locals);
      silenceGuns(g, activeSeat(g), locals.target);
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
        const hex = hexName(g.world, target);
        g.emit({ kind: "combat-rolled", rule: "CRT", hex, dice: [die], column, result, ledger });
        g.emit({ kind: "combat-result", rule: "9.16", dice: [die], attackerLoss, defenderLoss });
        return next("cavalry", { attackerLoss, defenderLoss, isTold: false });
      },
    },
  },
  cavalry: {
    does: (g, locals) => {
      const { attackers } = locals;
      let left = locals.attackerLoss;
      for (const u of attackers) {
        if (g.world.kindOf[u] !== CAVALRY) continue;
        left -= g.c.steps[u];
        eliminate(g, u, "9.14");
      }
      const attackerLoss = Math.max(0, left);
      if (g.sink !== null) tellSpared(g, { ...locals, attackerLoss });
      return next("attacker-losses", { attackerLoss });
    },
  },
  "attacker-losses": {
    does: (g, locals) => {
      const left = takeLosses(g, living(g, locals.attackers), locals.attackerLoss);
      if (left === 0) return next("defender-losses", { attackerLoss: 0 });
      if (g.sink !== null && !locals.isTold) tellAhead(g, locals);
      return next("share-attacker-loss", { isTold: true });
    },
  },
  "share-attacker-loss": {
    asks: {
      rule: "9.17",
      decision: "attacker-loss",
      seat: activeSeat,
      list: (g, { attackers }, out) => {
        for (const u of attackers) if (g.c.hexOf[u] > 0) offer(out, say.lose(u));
      },
      why: (g, { target, attackers }, answer) => whyNotPaid(g, target, attackers, answer),
      shows: (g, { target, attackers }) => ({ targets: [target], picked: living(g, attackers) }),
      take: (g, { attackerLoss }, answer) => {
        loseSteps(g, unitIn(answer), 1, "9.17");
        return next("attacker-losses", { attackerLoss: attackerLoss - 1 });
      },
    },
  },
  "defender-losses": {
    does: (g, locals) => {
      const left = takeLosses(g, unitsIn(g, locals.target), locals.defenderLoss);
      if (left === 0) return next("aftermath");
      if (g.sink !== null && !locals.isTold) tellAhead(g, locals);
      return next("share-defender-loss", { isTold: true });
    },
  },
  "share-defender-loss": {
    asks: {
      rule: "9.17",
      decision: "defender-loss",
      seat: (g) => enemyOf(activeSeat(g)),
      list: (g, { target }, out) => {
        for (const u of unitsIn(g, target)) offer(out, say.lose(u));
      },
      why: (g, { target }, answer) => whyNotPaid(g, target, unitsIn(g, target), answer),
      shows: (g, { target }) => ({ targets: [target], picked: unitsIn(g, target) }),
      take: (g, { defenderLoss }, answer) => {
        loseSteps(g, unitIn(answer), 1, "9.17");
        return next("defender-losses", { defenderLoss: defenderLoss - 1 });
      },
    },
  },
  aftermath: {
    does: (g, { target, attackers }) => {
      const survivors = living(g, attackers);
      if (g.c.unitsAt[target] === 0 && survivors.length > 0) {
        tellWayOpen(g, target, survivors, false);
        return next("advance");
      }
      for (const u of unitsIn(g, target)) disrupt(g, u, "9.2");
      for (const u of survivors) disrupt(g, u, "9.2");
      return done();
    },
  },
  advance: {
    asks: {
      rule: "9.19",
      decision: "advance",
      seat: activeSeat,
      list: (g, { attackers }, out) => {
        for (const u of attackers) if (g.c.hexOf[u] > 0) offer(out, say.advance(u));
        offer(out, say.stay());
      },
      why: (g, { target, attackers }, answer) => {
        if (answer === say.stay()) return null;
        if (words.verb(answer) === "advance") return whyNotAdvance(g, attackers, unitIn(answer));
        return finishFirst("9.19", { hex: hexName(g.world, target) });
      },
      shows: (g, { target, attackers }) => ({
        targets: [target],
        picked: living(g, attackers),
        commits: [{ answer: say.stay(), follows: "all who attacked are disrupted" }],
      }),
      take: (g, { target, attackers, isMomentum }, answer) => {
        const advancer = answer === say.stay() ? NOBODY : unitIn(answer);
        for (const u of living(g, attackers)) if (u !== advancer) disrupt(g, u, "9.2");
        if (advancer === NOBODY) return done();
        const from = placeName(g, advancer);
        const hex = hexName(g.world, target);
        g.emit({ kind: "advanced", rule: "9.19", unit: nameOf(g, advancer), from, hex });
        if (occupy(g, advancer, target)) return over;
        if (!isMomentum) return become(followUp, { unit: advancer, isAfterFlank: false });
        disrupt(g, advancer, "9.19");
        return done();
      },
    },
  },
});

/** Steps that are owed are taken from those who owe them before anything else is done (9.17). */
const whyNotPaid = (g: RetributionPlay, target: Hex, units: readonly Unit[], answer: number): Why =>
  words.verb(answer) === "lose"
    ? whyNotLose(g, units, unitIn(answer))
    : finishFirst("9.17", { hex: hexName(g.world, target) });
