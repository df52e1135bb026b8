import { become, d6, done, next, notNow, offer } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { composing, type Unit } from "@redoubt/mechanics";
import { whyHopeless, whyNotAdd, whyNotResolve, whyNotTarget } from "../checks/assault.ts";
import { isFreeToAttack, mayAttack } from "../checks/duties.ts";
import { touchOf } from "../checks/touch.ts";
import { groundOf } from "../ground-now.ts";
import { procedure } from "../kit.ts";
import { combatSum, dieRow } from "../modifiers/combat.ts";
import { changeStatus } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { ATTACKED, type BayonetsPlay, hexName, unitsAt, WAS_ATTACKED } from "../state.ts";
import { combatResultsTable } from "../tables/combat-results.ts";
import { type CombatCode, combatCodes } from "../tables/result-codes.ts";
import { OVER_BRIDGE, SHOCK } from "../terrain.ts";
import { words } from "../words.ts";
import { applyResult } from "./result.ts";
import { shock } from "./shock.ts";

/** An attack that is put together. */
export interface Assaulting {
  readonly units: readonly Unit[];
  readonly targets: readonly Hex[];
}

/** Ar* comes to blows across a bridge or into woods or a town (9.4.1f, I-77, I-127). */
export function isShockGround(g: BayonetsPlay, units: readonly Unit[], hexes: readonly Hex[]): boolean {
  const { step } = groundOf(g);
  return hexes.some(
    (hex) =>
      (g.world.terrain.hex[hex] & SHOCK) !== 0 ||
      units.some((unit) => {
        const from = g.c.hexOf[unit];
        const d = touchOf(g, from, hex);
        return d >= 0 && (step[from * 8 + d] & OVER_BRIDGE) !== 0;
      }),
  );
}

/** O1: the corps has attacked beyond the river (I-138). */
function noteBeginning(g: BayonetsPlay, { units, targets }: Assaulting): void {
  const { world, c } = g;
  const delay = world.game?.delay;
  if (delay == null || world.farBank === null) return;
  const isOfCorps = (unit: Unit) => world.corpsOf[unit] >= 0 && world.corps[world.corpsOf[unit]].id === delay.corps;
  if (units.some(isOfCorps) && targets.some((hex) => world.farBank?.[hex] === 1)) c.begun[0] = 1;
}

const idOf = (g: BayonetsPlay, unit: Unit) => ({ unit: g.world.pieces[unit].id });

type AttackSteps = {
  readonly compose: Assaulting;
  readonly roll: Assaulting;
  readonly apply: Assaulting & { readonly cell: CombatCode; readonly die: number };
};

/** 9.4: an attack is put together, rolled for and carried out; a Shock follows where the result says so. */
export const attack = procedure<AttackSteps, null, "compose">("attack", {
  compose: composing({
    rule: "9.4a",
    decision: "attack",
    seat: (g) => g.c.active[0],
    words,
    verbs: { add: "add", remove: "remove", target: "target", commit: "resolve", cancel: "cancel" },
    made: (l) => l,
    candidates: (g, { targets }, units, hexes) => {
      const { world, c } = g;
      const enemies = unitsAt(g, enemyOf(c.active[0]));
      for (const unit of world.unitsOf[c.active[0]])
        if (isFreeToAttack(g, unit) && targets.every((hex) => mayAttack(g, unit, hex))) offer(units, unit);
      for (let i = 0; i < units.count; i++)
        for (let d = 0; d < 6; d++) {
          const hex = asHex(c.hexOf[units.codes[i]] + world.grid.offsets[d]);
          if (enemies[hex] === 0 || targets.includes(hex) || hexes.codes.subarray(0, hexes.count).includes(hex))
            continue;
          offer(hexes, hex);
        }
    },
    whyNotAdd: (g, { targets }, unit) => whyNotAdd(g, targets, unit),
    whyNotTarget: (g, l, hex) => whyNotTarget(g, l, hex),
    whyHopeless: (g, _l, made) => whyHopeless(g, made),
    whyNotCommit: (g, l) => whyNotResolve(g, l),
    refusals: {
      isIn: (g, _l, unit) => notNow("9.4a", "is-picked", idOf(g, unit)),
      isNotIn: (g, _l, unit) => notNow("9.4a", "not-picked", idOf(g, unit)),
      notAsked: (g, { targets }) => notNow("9.4a", "attack-open", { hex: hexName(g.world, targets[0]) }),
    },
    shows: () => ({ commit: { follows: "the die is rolled" } }),
    change: (_l, made) => next("compose", { units: made.units, targets: made.targets }),
    commit: () => next("roll"),
    cancel: () => done(),
  }),
  roll: {
    rolls: {
      rule: "9.4e",
      purpose: "an attack",
      dice: () => d6,
      take: (g, l, dice) => {
        const { units, targets } = l;
        const sum = combatSum({ g, units, hexes: targets });
        const cell = g.world.charts.combat[dieRow(dice[0], sum.dieTotal)][sum.column];
        for (const unit of units) changeStatus(g, unit, ATTACKED, 0);
        for (const hex of targets) g.c.fought[hex] |= WAS_ATTACKED;
        noteBeginning(g, l);
        g.emit({
          kind: "attacked",
          rule: "9.4e",
          units,
          hexes: targets,
          attack: sum.attack,
          defence: sum.defence,
          dice,
          column: combatResultsTable.columns[sum.column],
          cell,
          ledger: sum.rows,
        });
        return next("apply", { cell, die: dice[0] });
      },
    },
  },
  apply: {
    does: (g, { units, targets, cell, die }) => {
      const { effect, rule } = combatCodes[cell];
      const isShock = effect.kind === "shock" || (effect.kind === "perhaps-shock" && isShockGround(g, units, targets));
      if (isShock) {
        g.emit({ kind: "shock-followed", rule: "9.4.2a", hexes: targets });
        return become(shock, { units, hexes: targets, die });
      }
      // Where it is no Shock, Ar* is a retreat of one hex (9.4.1f).
      const plain = effect.kind === "perhaps-shock" ? combatCodes.Ar.effect : effect;
      return become(applyResult, { units, hexes: targets, effect: plain, rule, leads: [] });
    },
  },
});
