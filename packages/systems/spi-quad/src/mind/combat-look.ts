import { columnCount, meaningOf, meleeCells } from "../setup/results.ts";
import { fireResults } from "../tables/fire-results.ts";
import { meleeResults } from "../tables/melee-results.ts";

/*
 * What combat costs on average, in thousandths of the worth of whoever it hits. Made once from the printed tables: how
 * bad each result is was chosen by self-play, how often it comes is exact.
 */

/** The share of a unit's worth that being disrupted costs. */
export const DISRUPTION = 330;
const RETREAT = 50;
const WHOLE = 1000;

function meleeCost(code: number, wasDisrupted: boolean, isCornered: boolean): number {
  const result = meaningOf[code];
  if (result.eliminated || (result.starred && wasDisrupted) || (isCornered && result.retreat > 0)) return WHOLE;
  return (result.disrupted && !wasDisrupted ? DISRUPTION : 0) + RETREAT * result.retreat;
}

function meleeTable(side: "attacker" | "defender", wasDisrupted: boolean, isCornered = false): Int16Array {
  const table = new Int16Array(6 * columnCount);
  for (let morale = 1; morale <= 5; morale++) {
    for (let column = 0; column < columnCount; column++) {
      let sum = 0;
      for (let die = 1; die <= 6; die++) {
        const code = meleeCells.indexOf(meleeResults[die + morale - 2][column]);
        if (meaningOf[code].on === side) sum += meleeCost(code, wasDisrupted, isCornered);
      }
      table[morale * columnCount + column] = Math.trunc(sum / 6);
    }
  }
  return table;
}

const attackerTable = meleeTable("attacker", false);
const defenderTables = [
  meleeTable("defender", false),
  meleeTable("defender", true),
  meleeTable("defender", false, true),
];

/** Conditions of a defender: fresh, disrupted, or with nowhere to retreat to. */
export const FRESH = 0;
export const SHAKEN = 1;
export const CORNERED = 2;

const heldMorale = (morale: number): number => Math.min(Math.max(morale, 1), 5);

/** What a melee costs its attackers. */
export function attackerCost(column: number, morale: number): number {
  return attackerTable[heldMorale(morale) * columnCount + column];
}

/** What a melee costs its defenders. */
export function defenderCost(column: number, morale: number, condition: number): number {
  return defenderTables[condition][heldMorale(morale) * columnCount + column];
}

function fireCost(result: number, morale: number, wasDisrupted: boolean): number {
  if (result < morale) return 0;
  if (!wasDisrupted) return DISRUPTION + RETREAT * (result - morale);
  return result === morale ? RETREAT : WHOLE;
}

// By disruption, the die's modifier (0 to -5), morale and column.
const fireTable = new Int16Array(2 * 6 * 6 * columnCount);
for (let disrupted = 0; disrupted < 2; disrupted++) {
  for (let less = 0; less < 6; less++) {
    for (let morale = 1; morale <= 5; morale++) {
      for (let column = 0; column < columnCount; column++) {
        let sum = 0;
        for (let die = 1; die <= 6; die++) {
          sum += fireCost(fireResults[Math.max(die - less, 1) - 1][column], morale, disrupted === 1);
        }
        fireTable[((disrupted * 6 + less) * 6 + morale) * columnCount + column] = Math.trunc(sum / 6);
      }
    }
  }
}

const hitTable = new Int16Array(6 * columnCount);
for (let morale = 1; morale <= 5; morale++) {
  for (let column = 0; column < columnCount; column++) {
    const hits = fireResults.filter((row) => row[column] >= morale).length;
    hitTable[morale * columnCount + column] = Math.trunc((WHOLE * hits) / 6);
  }
}

/** How likely fire of a strength disrupts a unit of this morale, in thousandths. */
export function hitChance(strength: number, morale: number): number {
  if (strength <= 0) return 0;
  return hitTable[heldMorale(morale) * columnCount + Math.min(strength, columnCount) - 1];
}

/** What fire in a column (first 0, held to the table) costs a target; `less` is what the die loses. */
export function fireLoss(column: number, morale: number, wasDisrupted: number, less: number): number {
  const held = Math.min(Math.max(column, 0), columnCount - 1);
  const pips = Math.min(less, 5);
  return fireTable[((wasDisrupted * 6 + pips) * 6 + heldMorale(morale)) * columnCount + held];
}
