import { askingStep, type Seat } from "@redoubt/engine";
import { pointsWords, type Unit } from "@redoubt/mechanics";
import { ALLOWANCE, type Marching } from "../checks/movement.ts";
import { isOut } from "../checks/phase-end.ts";
import { reckon } from "../modifiers/combat.ts";
import type { OwedBattle } from "../procedures/battle.ts";
import { localsOf } from "../procedures/locals.ts";
import { enemyOf } from "../seat.ts";
import { actionKinds, activeSeat, hexName, MOVEMENT, placeName, type RetributionPlay } from "../state.ts";
import { signed, stepCount } from "./words.ts";

type Prompt = (g: RetributionPlay) => string;

const titleOf = ({ world }: RetributionPlay, u: Unit): string => world.units[u].fullName;

/** What is asked at each decision. */
const prompts: Readonly<Record<string, Prompt>> = {
  action: (g) => {
    const act = g.c.kind[0] === MOVEMENT ? "Move a unit" : "Attack";
    const phase = actionKinds[g.c.kind[0]];
    const seat = activeSeat(g);
    if (isOut(g, enemyOf(seat))) return `${act}, or end the ${phase} phase: your opponent has nothing left.`;
    return g.c.ready[seat] === 0
      ? `You have no fresh unit left in this ${phase} phase. Act, or declare yourself finished.`
      : `${act}, or let time march on by disrupting a unit.`;
  },
  reply: () => "Your opponent offers to end the phase here. Accept, or refuse?",
  way: (g) => {
    const { unit, spent } = localsOf<Marching>(g);
    return `Where does ${titleOf(g, unit)} go? It has ${pointsWords(ALLOWANCE - spent)} left.`;
  },
  "entry-hex": (g) => {
    const { unit } = localsOf<{ readonly unit: Unit }>(g);
    return `Through which hex of the south edge does ${titleOf(g, unit)} enter?`;
  },
  compose: (g) => {
    const { target, attackers } = localsOf<OwedBattle>(g);
    const hex = hexName(g.world, target);
    if (attackers.length === 0) return `Which units attack ${hex}? Choose the first.`;
    const { attack, defence, column } = reckon({ g, target, attackers });
    return `${attack} against ${defence} in ${hex}: column ${signed(column)}. Add another unit, or resolve the attack.`;
  },
  "attacker-loss": (g) => {
    const { target, attackerLoss } = localsOf<OwedBattle>(g);
    return `Your attack on ${hexName(g.world, target)} cost ${stepCount(attackerLoss)}: which unit loses one?`;
  },
  "defender-loss": (g) => {
    const { target, defenderLoss } = localsOf<OwedBattle>(g);
    return `The attack on ${hexName(g.world, target)} cost you ${stepCount(defenderLoss)}: which unit loses one?`;
  },
  advance: (g) => `${hexName(g.world, localsOf<OwedBattle>(g).target)} is empty. Which attacker advances, if any?`,
  momentum: (g) => {
    const { unit } = localsOf<{ readonly unit: Unit }>(g);
    return `${titleOf(g, unit)} has advanced to ${placeName(g, unit)}. Attack once more, or halt?`;
  },
};

/** What the seat is asked now, as one sentence. */
export const prompt = (g: RetributionPlay, seat: Seat): string => prompts[askingStep(g, seat).decision](g);
