import { become, next, offer } from "@redoubt/engine";
import { mayAttackAcross, whyNotJoin } from "../checks/attack.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { notNow, refusal } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { factorOf, hexName } from "../state.ts";
import { say, words } from "../words.ts";
import { battle } from "./battle.ts";

/** One objective hex, any number of attackers around it, each with its whole factor. */
export const enforces = cites("9.1", "9.3");

interface AttackLocals {
  readonly target: number;
  readonly attackers: readonly number[];
}

/** 9.1 to 9.3: the attacker names the units that join, one by one, and then lets the die fall. */
export const attack = procedure<AttackLocals, "compose">("attack", {
  compose: {
    asks: {
      rule: "9.1",
      decision: "compose",
      seat: (g) => g.c.active[0],
      list: (g, { target, attackers }, out) => {
        const { world, c } = g;
        const seat = c.active[0];
        const { offsets } = world.grid;
        const group = attackers.length === 0 ? -1 : world.groupOf[attackers[0]];
        for (let d = 0; d < 6; d++) {
          const found = c.mobileAt[target - offsets[d]];
          if (found === 0) continue;
          const u = found - 1;
          if (world.seatOf[u] !== seat || c.disrupted[u] !== 0 || factorOf(g, u) < 0) continue;
          if ((group >= 0 && world.groupOf[u] !== group) || attackers.includes(u)) continue;
          if (mayAttackAcross(g, u, d)) offer(out, say.add(u));
        }
        if (attackers.length > 0) offer(out, say.resolve());
      },
      why: (g, { target, attackers }, answer) => {
        const verb = words.verb(answer);
        if (verb === "add") return whyNotJoin(g, g.c.active[0], target, attackers, words.arg(answer, 0));
        const hex = hexName(g.world, target);
        if (verb === "attack") return notNow("9.1", "one-objective", { hex });
        if (verb !== "resolve") return finishFirst("9.4", { hex });
        return attackers.length > 0 ? null : refusal("9.1", "no-attackers");
      },
      shows: (_, { target, attackers }) => ({
        targets: [target],
        picked: attackers,
        commits: [{ answer: say.resolve() }],
      }),
      take: (_, { target, attackers }, answer) => {
        if (answer === say.resolve()) return become(battle, { target, attackers, isMomentum: false });
        return next("compose", { attackers: [...attackers, words.arg(answer, 0)] });
      },
    },
  },
});
