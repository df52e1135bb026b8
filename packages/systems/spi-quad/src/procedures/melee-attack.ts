import { type AnswerList, become, d6, done, next, offer, offers } from "@redoubt/engine";
import { isReady, promiseTheRest } from "../checks/melee-duty.ts";
import {
  canBeAttacked,
  isCompletable,
  reachesAll,
  whyNotAttackHex,
  whyNotComplete,
  whyNotJoin,
} from "../checks/melee-plan.ts";
import { garrisonedGuns } from "../checks/redoubt-guns.ts";
import { notNow, notPossible, refusal, type Why } from "../checks/refusal.ts";
import { cites, procedure } from "../kit.ts";
import { resolveMelee } from "../melee-result.ts";
import { MELEE_DEFENDED, MELEED, type QuadPlay } from "../state.ts";
import { say, words } from "../words.ts";
import { meleeAftermath } from "./melee-aftermath.ts";

/** A melee attack being declared. */
export interface MeleeDeclared {
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
}

/** A melee attack whose die is to fall. */
interface Committed extends MeleeDeclared {
  /** Redoubt guns that have a companion (B18.2). */
  readonly garrisoned: readonly number[];
}

/** As many as stand around a hex may attack it, from different hexes, and one combat may take in several hexes. */
export const enforces = cites("8.13", "8.14", "8.19", "8.23", "8.24");

function commit(g: QuadPlay, l: MeleeDeclared) {
  const { c } = g;
  promiseTheRest(g, l.attackers, l.hexes);
  for (const u of l.attackers) c.status[u] |= MELEED;
  for (const hex of l.hexes) for (let u = c.topOf[hex] - 1; u >= 0; u = c.below[u] - 1) c.status[u] |= MELEE_DEFENDED;
  const places = [...l.hexes, ...l.attackers.map((u) => c.hexOf[u])];
  return next("roll", { garrisoned: garrisonedGuns(g, places) });
}

/** Offers the enemy hexes next to a unit that the combat may take in as well. */
function offerMoreHexes(g: QuadPlay, l: MeleeDeclared, unit: number, out: AnswerList): void {
  const from = g.c.hexOf[unit];
  for (let d = 0; d < 6; d++) {
    const hex = from + g.world.grid.offsets[d];
    if (!canBeAttacked(g, hex, l.hexes, l.attackers)) continue;
    const code = say.target(hex);
    if (!offers(out, code)) offer(out, code);
  }
}

/** Offers the units around the first hex that attack or may, and the hexes that they may attack with it (8.24). */
function offerUnits(g: QuadPlay, l: MeleeDeclared, out: AnswerList): void {
  const { world, c } = g;
  for (let d = 0; d < 6; d++) {
    for (let u = c.topOf[l.hexes[0] + world.grid.offsets[d]] - 1; u >= 0; u = c.below[u] - 1) {
      if (l.attackers.includes(u)) {
        offer(out, say.remove(u));
        if (u === l.attackers[0]) offerMoreHexes(g, l, u, out);
      } else if (isReady(g, u) && reachesAll(g, u, l.hexes)) {
        offer(out, say.add(u));
        if (l.attackers.length === 0) offerMoreHexes(g, l, u, out);
      }
    }
  }
}

/** One melee attack: gather hexes and attackers, roll, and hand the result over to be carried out (8.2, 8.4). */
export const meleeAttack = procedure<{ gather: MeleeDeclared; roll: Committed }, null, "gather">("melee-attack", {
  gather: {
    asks: {
      rule: "8.2",
      decision: "melee",
      seat: (g) => g.c.active[0],
      list: (g, l, out) => {
        offerUnits(g, l, out);
        if (l.attackers.length > 0 && isCompletable(g, l.attackers, l.hexes)) offer(out, say.attack());
        offer(out, say.cancel());
      },
      why: whyNotGather,
      take: (g, l, answer) => {
        switch (words.verb(answer)) {
          case "add":
            return next("gather", { attackers: [...l.attackers, words.arg(answer, 0)] });
          case "remove":
            return next("gather", { attackers: l.attackers.filter((u) => u !== words.arg(answer, 0)) });
          case "target":
            return next("gather", { hexes: [...l.hexes, words.arg(answer, 0)] });
          case "attack":
            return commit(g, l);
          default:
            return done();
        }
      },
    },
  },
  roll: {
    rolls: {
      rule: "8.4",
      purpose: "melee",
      dice: () => d6,
      take: (g, l, [rolled]) => {
        const { hexes, attackers, garrisoned } = l;
        const { cell, defenders, driven, weary, emptied } = resolveMelee(g, attackers, hexes, garrisoned, rolled);
        const paths = emptied.map((hex) => [hex]);
        const forced = driven.map(({ unit }) => unit);
        const after = { attackers, defenders, garrisoned, cell, driven, forced, weary, movers: emptied.map(() => -1) };
        return become(meleeAftermath, { ...after, paths });
      },
    },
  },
});

function whyNotGather(g: QuadPlay, l: MeleeDeclared, answer: number): Why {
  const verb = words.verb(answer);
  const hexes = l.hexes.map((hex) => g.world.grid.numbers[hex]).join(", ");
  switch (verb) {
    case "cancel":
      return null;
    case "attack":
      if (l.attackers.length === 0) return refusal("8.0", "nobody-attacks", { hex: hexes });
      return whyNotComplete(g, l.attackers, l.hexes);
    case "target":
      return whyNotAttackHex(g, words.arg(answer, 0), l.hexes, l.attackers);
    case "add":
    case "remove": {
      const u = words.arg(answer, 0);
      const unit = g.world.units[u].id;
      const isIn = l.attackers.includes(u);
      if (verb === "remove") return isIn ? null : notPossible("8.2", "does-not-attack", { unit });
      return isIn ? refusal("8.14", "attacks-already", { unit }) : whyNotJoin(g, u, l.hexes);
    }
    default:
      return notNow("8.2", "attacking", { hex: hexes });
  }
}
