import type { Hex } from "@redoubt/hex";
import { type Ledger, ledger, type ModifierRow, type Unit } from "@redoubt/mechanics";
import { defenceStrength, ownStrength } from "../checks/fighting.ts";
import { isDemoralized, unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, DISRUPTED, has } from "../state.ts";
import { ratioColumn } from "../strength.ts";
import { cavalryChargeTable, chargeModifiers, steadyInitiative } from "../tables/cavalry-charge.ts";
import { initiativeOf } from "../values.ts";
import { INFANTRY } from "../world.ts";

/** Who charges which hex. */
export interface Charge {
  readonly g: BayonetsPlay;
  readonly units: readonly Unit[];
  readonly hex: Hex;
}

const targets = ({ g, units, hex }: Charge): Unit[] => unitsIn(g, hex, enemyOf(g.world.seatOf[units[0]]));
const isShaken = (g: BayonetsPlay, unit: Unit): boolean => has(g, unit, DISRUPTED) || isDemoralized(g, unit);
const isInfantry = (g: BayonetsPlay, unit: Unit): boolean => g.world.kindOf[unit] === INFANTRY;

/** Die modifiers of a charge (CCT-M, I-121). */
export const chargeDie: readonly ModifierRow<Charge, BayonetsRule>[] = [
  {
    id: "shaken",
    ...chargeModifiers.shaken,
    note: "shaken target",
    when: (charge) => targets(charge).every((unit) => isShaken(charge.g, unit)),
  },
  {
    id: "no-infantry",
    ...chargeModifiers["no-infantry"],
    note: "no infantry",
    when: (charge) => !targets(charge).some((unit) => isInfantry(charge.g, unit)),
  },
  {
    id: "steady",
    ...chargeModifiers.steady,
    note: "steady infantry",
    when: (charge) =>
      targets(charge).some(
        (unit) =>
          isInfantry(charge.g, unit) &&
          !has(charge.g, unit, DISRUPTED) &&
          initiativeOf(charge.g, unit) >= steadyInitiative,
      ),
  },
];

/** A charge before the die. */
export interface ChargeSum {
  readonly attack: number;
  readonly defence: number;
  readonly column: number;
  /** Whether it is weaker than any column: no charge is made (I-121). */
  readonly isBelow: boolean;
  readonly die: Ledger<BayonetsRule>;
}

/** Adds a charge up (9.3c). */
export function chargeSum(charge: Charge): ChargeSum {
  const { g, units } = charge;
  const attack = ownStrength(g, units);
  const defence = defenceStrength(g, targets(charge));
  const { column, isBelow } = ratioColumn(cavalryChargeTable.columns, attack, defence);
  return { attack, defence, column, isBelow, die: ledger(chargeDie, charge) };
}
