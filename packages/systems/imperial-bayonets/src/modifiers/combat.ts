import type { Hex } from "@redoubt/hex";
import {
  type AppliedRow,
  type Ledger,
  ledger,
  type ModifierRow,
  modified,
  shiftColumn,
  type Unit,
} from "@redoubt/mechanics";
import { attackStrength, defenceStrength, defendersIn } from "../checks/fighting.ts";
import { touchOf } from "../checks/touch.ts";
import { groundOf } from "../ground-now.ts";
import { unitsIn } from "../occupancy.ts";
import type { BayonetsRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, BOMBARDED, has, IMPROVED_POSITION, MARKED, OVERRUNNING } from "../state.ts";
import { isEnveloped, ratioColumn } from "../strength.ts";
import { combatModifiers, combatResultsTable } from "../tables/combat-results.ts";
import { COVER, MARSH, UP } from "../terrain.ts";
import { ARTILLERY, CAVALRY, HORSE_ARTILLERY, INFANTRY } from "../world.ts";

/** Who attacks which hexes. */
export interface Assault {
  readonly g: BayonetsPlay;
  readonly units: readonly Unit[];
  readonly hexes: readonly Hex[];
}

type Row = ModifierRow<Assault, BayonetsRule>;

/** Whether one attacked hex lies above every attacker (I-127). */
function isUpslope({ g, units, hexes }: Assault): boolean {
  const { step } = groundOf(g);
  return hexes.some((hex) =>
    units.every((unit) => {
      const from = g.c.hexOf[unit];
      const d = touchOf(g, from, hex);
      return d >= 0 && (step[from * 8 + d] & UP) !== 0;
    }),
  );
}

const isCovered = ({ g, hexes }: Assault): boolean => hexes.some((hex) => (g.world.terrain.hex[hex] & COVER) !== 0);

function isEnvelopment({ g, units, hexes }: Assault): boolean {
  return hexes.length === 1 && isEnveloped(units.map((unit) => touchOf(g, hexes[0], g.c.hexOf[unit])));
}

/** Infantry, cavalry and guns together, overrunning cavalry and earlier bombardment counting, on open ground without works (I-84). */
function isCombinedArms(assault: Assault): boolean {
  const { g, units, hexes } = assault;
  const { world, c } = g;
  const has3 = (test: (kind: number) => boolean) => units.some((unit) => test(world.kindOf[unit]));
  const isOverrun = () =>
    hexes.some((hex) =>
      unitsIn(g, hex, c.active[0]).some((unit) => has(g, unit, OVERRUNNING) && world.kindOf[unit] === CAVALRY),
    );
  if (isCovered(assault) || hexes.some((hex) => c.works[hex] === IMPROVED_POSITION)) return false;
  if (!has3((kind) => kind === INFANTRY)) return false;
  if (!has3((kind) => kind === CAVALRY) && !isOverrun()) return false;
  return (
    has3((kind) => kind === ARTILLERY || kind === HORSE_ARTILLERY) ||
    hexes.some((hex) => (c.fought[hex] & BOMBARDED) !== 0)
  );
}

const { die, shift, most } = combatModifiers;

/** Die modifiers of an attack (CRT-M). */
export const combatDie: readonly Row[] = [
  { id: "upslope", ...die.upslope, note: "upslope", when: isUpslope },
  { id: "cover", ...die.cover, note: "cover", when: isCovered },
  {
    id: "marsh",
    ...die.marsh,
    note: "out of marsh",
    when: ({ g, units }) => units.every((unit) => (g.world.terrain.hex[g.c.hexOf[unit]] & MARSH) !== 0),
  },
  { id: "enveloped", ...die.enveloped, note: "enveloped", when: isEnvelopment },
];

/** Column shifts of an attack (CRT-M, 7.1.2e, 7.1.2f, I-47). */
export const combatShifts: readonly Row[] = [
  { id: "combined-arms", ...shift["combined-arms"], note: "combined arms", when: isCombinedArms },
  {
    id: "marked-attacker",
    ...shift["marked-attacker"],
    note: "a failed Repulse",
    when: ({ g, units }) => units.some((unit) => has(g, unit, MARKED)),
  },
  {
    id: "marked-defender",
    ...shift["marked-defender"],
    note: "repulsed",
    when: ({ g, hexes }) => defendersIn(g, hexes, enemyOf(g.c.active[0])).some((unit) => has(g, unit, MARKED)),
  },
];

/** A ledger whose sum is held within bounds, the last row of it if need be. */
function held(applied: Ledger<BayonetsRule>, bound: number): Ledger<BayonetsRule> {
  return { rows: applied.rows, total: Math.min(Math.max(applied.total, -bound), bound) };
}

/** An attack before the die: strengths, column and what changes it and the die. */
export interface CombatSum {
  readonly attack: number;
  readonly defence: number;
  /** The place of the column on the chart before and after shifts. */
  readonly ratio: number;
  readonly column: number;
  readonly dieTotal: number;
  readonly shiftTotal: number;
  readonly rows: readonly AppliedRow<BayonetsRule>[];
}

/** Adds an attack up (9.4a to 9.4d, I-5, I-6). */
export function combatSum(assault: Assault): CombatSum {
  const { g, units, hexes } = assault;
  const { columns } = combatResultsTable;
  const attack = attackStrength(g, units, hexes);
  const defence = defenceStrength(g, defendersIn(g, hexes, enemyOf(g.c.active[0])));
  const ratio = ratioColumn(columns, attack, defence).column;
  const shifts = held(ledger(combatShifts, assault), most.shift);
  const dice = held(ledger(combatDie, assault), most.die);
  return {
    attack,
    defence,
    ratio,
    column: shiftColumn(ratio, shifts, columns.length).value,
    dieTotal: dice.total,
    shiftTotal: shifts.total,
    rows: [...shifts.rows, ...dice.rows],
  };
}

/** The row of a chart for a die with its modifiers, counted from 0 (I-6). */
export const dieRow = (face: number, total: number): number => modified(face, { rows: [], total }, 1, 6).value - 1;
