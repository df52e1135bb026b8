import { done, next, notNow, offer } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { activeBit } from "../checks/activity.ts";
import { procedure } from "../kit.ts";
import { endConstruction } from "../mutations.ts";
import { changeStatus, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, BUILDING, has, hexName, IMPROVED_POSITION, UNDER_CONSTRUCTION, zonesOf } from "../state.ts";
import { works } from "../tables/dice.ts";
import { allowanceOf } from "../values.ts";
import { say, words } from "../words.ts";

/** A hex in which a position is built. */
interface Site {
  readonly hex: Hex;
}

/** The builders of a hex who roll now: active, and not in an enemy zone (7.4e, 7.4i, I-111). */
function buildersIn(g: BayonetsPlay, hex: Hex): Unit[] {
  const seat = g.c.active[0];
  if (zonesOf(g, enemyOf(seat))[hex] !== 0) return [];
  return unitsIn(g, hex, seat)
    .filter((unit) => has(g, unit, BUILDING) && has(g, unit, activeBit(g)))
    .slice(0, works.position.dice);
}

/** The hexes whose builders roll when a maneuver begins. */
export function sitesToRoll(g: BayonetsPlay): Hex[] {
  const { world, c } = g;
  const hexes: Hex[] = [];
  for (const unit of world.unitsOf[c.active[0]]) {
    const hex = c.hexOf[unit];
    if (hex <= 0 || !has(g, unit, BUILDING) || c.works[hex] !== UNDER_CONSTRUCTION || hexes.includes(hex)) continue;
    if (buildersIn(g, hex).length > 0) hexes.push(hex);
  }
  return hexes.sort((a, b) => world.grid.ordinal[a] - world.grid.ordinal[b]);
}

/** The builders work on: they spend their whole allowance again (7.4d, I-56). */
function workOn(g: BayonetsPlay, hex: Hex): void {
  for (const unit of buildersIn(g, hex)) g.c.spent[unit] = allowanceOf(g, unit);
}

/** 7.4e to 7.4g: a die for each builder; on 1 or 2 the position stands, else the owner keeps the marker or gives it up. */
export const build = procedure<Record<"roll" | "choose", Site>, null, "roll">("build", {
  roll: {
    rolls: {
      rule: "7.4e",
      purpose: "the construction of a position",
      dice: (g, { hex }) => ({ count: buildersIn(g, hex).length, sides: 6, lowest: 1 }),
      take: (g, { hex }, dice) => {
        const { c } = g;
        const less = c.attempts[hex] * works.laterAttempt.less;
        g.emit({ kind: "dig-rolled", rule: "7.4e", hex, dice, less });
        if (!dice.some((die) => die - less <= works.position.atMost)) {
          c.attempts[hex]++;
          return next("choose");
        }
        c.works[hex] = IMPROVED_POSITION;
        c.attempts[hex] = 0;
        for (const unit of unitsIn(g, hex, c.active[0])) changeStatus(g, unit, 0, BUILDING);
        g.emit({ kind: "position-built", rule: "7.4e", hex });
        return done();
      },
    },
  },
  choose: {
    asks: {
      rule: "7.4f",
      decision: "construction",
      seat: (g) => g.c.active[0],
      list: (_g, _l, out) => {
        offer(out, say.keep());
        offer(out, say.abandon());
      },
      why: (g, { hex }, answer) =>
        answer === say.keep() || answer === say.abandon()
          ? null
          : notNow("7.4f", "keep-or-abandon", { hex: hexName(g.world, hex) }),
      shows: (_g, { hex }) => ({ targets: [hex] }),
      take: (g, { hex }, answer) => {
        if (words.verb(answer) === "abandon") endConstruction(g, hex, "7.4f");
        else {
          workOn(g, hex);
          g.emit({ kind: "construction-kept", rule: "7.4f", hex });
        }
        return done();
      },
    },
  },
});
