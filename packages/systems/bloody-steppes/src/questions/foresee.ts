import { type Result, shownIn } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Foreseen, Unit } from "@redoubt/mechanics";
import { fitToAttack, markedAt } from "../checks/assault.ts";
import { stacksToCheck } from "../checks/overrun.ts";
import { isFree, mayCountercharge } from "../checks/reactions.ts";
import { unitsIn } from "../occupancy.ts";
import { mayWithdraw } from "../procedures/withdraw-before-melee.ts";
import type { SteppesPlay } from "../state.ts";
import { hexOf, namesOf } from "../wording/told.ts";
import { words } from "../words.ts";
import { problem } from "./asked.ts";
import { closedIn, fightOn } from "./fight.ts";
import { foreseeFire } from "./foresee-fire.ts";
import { counterCase, fightCase, homeText, withdrawCase } from "./foresee-melee.ts";

const bayonet = ["next to it, in front", "in order", "in command", "order to attack", "points to enter"];
const charge = ["in line, in order", "in sight from the start", "way nowhere dear", "order to attack", "in range"];

/** XII.20: an attack on a hex by a stack and all who are marked to join it, for each answer of the enemy. */
function foreseeAttack(g: SteppesPlay, units: readonly number[], hex: Hex): Result<Foreseen> {
  const fit = fitToAttack(g, units);
  const enemies = unitsIn(g, hex);
  if (fit.length === 0 || enemies.length === 0) return problem("nobody attacks");
  const isCharge = g.world.armOf[fit[0]] === "cavalry";
  const fight = fightOn(g, fit, hex, markedAt(g, hex));
  const { stacks, closed, kind } = fight;
  const there = closedIn(g, fight);
  const acting = { units: fit, hex: asHex(there.c.hexOf[fit[0]]) };
  const strikers = g.world.unitsOf[g.world.seatOf[enemies[0]]].filter(
    (unit) => isFree(there, unit) && mayCountercharge(there, unit, acting),
  );
  const met = strikers.length === 0 ? null : counterCase(fight, strikers[0], acting.hex);
  const { numbers } = g.world.grid;
  const checking = stacksToCheck(g, { stacks, target: hex, kind }, closed);
  const towards = (unit: Unit): Hex => (g.c.hexOf[unit] === there.c.hexOf[unit] ? hex : asHex(there.c.hexOf[unit]));
  return {
    title: `${isCharge ? "Charge" : "Attack"} ${namesOf(g.world, enemies)}, ${hexOf(g.world, hex)}`,
    rule: isCharge ? "XII.33" : "XII.1",
    conditions: (isCharge ? charge : bayonet).map((text) => ({ text, isMet: true })),
    marks: {
      contact: stacks.map(([unit]) => numbers[there.c.hexOf[unit]]),
      checks: [
        ...checking.map(([top]) => ({
          text: "A",
          hex: numbers[g.c.hexOf[top]],
          towards: numbers[towards(top)],
        })),
        { text: "B", hex: numbers[hex], towards: numbers[acting.hex] },
        { text: "C", hex: numbers[hex], towards: numbers[acting.hex] },
      ],
      counter:
        met === null
          ? null
          : {
              from: numbers[there.c.hexOf[strikers[0]]],
              to: numbers[acting.hex],
              text: `countercharge: ${homeText(met)}`,
            },
    },
    cases: [
      fightCase(fight),
      ...(met === null ? [] : [met]),
      ...(mayWithdraw(g, { hex, attackers: stacks.flat() }) ? [withdrawCase(g, hex)] : []),
    ],
  };
}

/** The fight that an answer leads to: an attack declared or resolved, or a shot. */
export function fightOf(g: SteppesPlay, seat: number, answer: number): Result<Foreseen> {
  const { unit, picked = [], targets = [] } = shownIn(g, seat);
  const units = picked.length > 0 ? picked : unit === undefined ? [] : [unit];
  const [target] = targets;
  if (units.length === 0) return problem("nobody is in hand");
  switch (words.verb(answer)) {
    case "attack":
      return foreseeAttack(g, units, asHex(words.arg(answer, 0)));
    case "resolve":
      return target === undefined ? problem("nobody is attacked") : foreseeAttack(g, units, asHex(target));
    case "fire":
      return foreseeFire(g, units, asHex(words.arg(answer, 0)));
    default:
      return problem("no fight");
  }
}
