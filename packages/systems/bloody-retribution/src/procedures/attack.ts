import { become, next, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { composing, type Unit } from "@redoubt/mechanics";
import { mayJoin, whyNotJoin } from "../checks/attack.ts";
import { finishFirst } from "../checks/not-asked.ts";
import { notNow, refusal } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { reckon } from "../modifiers/combat.ts";
import { activeSeat, hexName, nameOf } from "../state.ts";
import { signed } from "../wording/words.ts";
import { words } from "../words.ts";
import { battle } from "./battle.ts";

/** One objective hex, any number of attackers around it, each with its whole factor. */
export const enforces = cites("9.1", "9.3");

interface Composed {
  readonly target: Hex;
  readonly attackers: readonly Unit[];
}

/** 9.1 to 9.3: the attacker names the units that join, one by one, and then lets the die fall. */
export const attack = procedure<{ compose: Composed }>("attack", {
  compose: composing({
    rule: "9.1",
    decision: "compose",
    seat: activeSeat,
    words,
    verbs: { add: "add", commit: "resolve" },
    made: ({ target, attackers }) => ({ units: attackers, targets: [target] }),
    candidates: (g, { target }, units) => {
      for (let d = 0; d < 6; d++) {
        const found = g.c.mobileAt[target - g.world.grid.offsets[d]];
        if (found !== 0) offer(units, found - 1);
      }
    },
    whyNotAdd: (g, { target, attackers }, u) => whyNotJoin(g, activeSeat(g), target, attackers, u),
    mayAdd: (g, { target, attackers }, u) => mayJoin(g, activeSeat(g), target, attackers, u),
    whyNotCommit: (_, { attackers }) => (attackers.length > 0 ? null : refusal("9.1", "no-attackers")),
    refusals: {
      isIn: (g, _, u) => refusal("9.3", "already-in", { unit: nameOf(g, u) }),
      isNotIn: (g, _, u) => refusal("9.1", "not-in-attack", { unit: nameOf(g, u) }),
      notAsked: (g, { target }, answer) => {
        const hex = hexName(g.world, target);
        return words.verb(answer) === "attack" ? notNow("9.1", "one-objective", { hex }) : finishFirst("9.4", { hex });
      },
    },
    shows: (g, { target, attackers }) => {
      if (attackers.length === 0) return {};
      return { commit: { follows: `one die under ${signed(reckon({ g, target, attackers }).column)}` } };
    },
    change: (_, { units }) => next("compose", { attackers: units }),
    commit: (_, { target, attackers }) => become(battle, { target, attackers, isMomentum: false }),
  }),
});
