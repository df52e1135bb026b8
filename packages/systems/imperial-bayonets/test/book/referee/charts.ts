// The referee's own copy of the charts.

const cells = (rows: readonly string[]): readonly (readonly string[])[] => rows.map((row) => row.split("|"));
const combat = cells([
  "Ae|Ae|Ae|Ar 2|Ar|Ar*|Sk|Dr",
  "Ae|Ae|Ar 2|Ar|Sk|Dr|Dr|Dr 2",
  "Ae|Ar 2|Ar|Ar*|Dr|Dr|Dr 2|Dr 2",
  "Ar 2|Ar 2|Ar*|Dr|Dr|Dr 2|Dr 2|De",
  "Ar 2|Ar|Sk|Dr|Dr 2|Ex|Ex|De",
  "Ar|Ar*|Dr|Ex|Ex|De|De|De",
]);
const artillery = cells([
  "-|-|-|-|-|DR",
  "-|-|-|-|DR|DR",
  "-|-|-|DR|DR|Dr",
  "-|-|DR|DR|Dr|Dr",
  "-|DR|DR|Dr|Dr|Dr 2",
  "DR|DR|Dr|Dr|1R|1R",
]);
const charge = cells([
  "Ae|Ae|CR 2|CR 2|CR",
  "Ae|CR 2|CR 2|CR|CR",
  "CR 2|CR 2|CR|CR|OR",
  "CR 2|CR|CR|OR|OR",
  "CR|CR|OR|OR|OR",
  "CR|OR|OR|OR|OR",
]);
const shock = ["Ae", "Ar 2", "Ar", "1R", "Dr", "Dr 2", "De"];
const combatColumns = ["1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1"];
const chargeColumns = ["1:2", "1:1", "2:1", "3:1", "4:1"];
const fireColumns = [1, 2, 4, 6, 9, 12];

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);
const die = (rolled: number, by: number): number => clamp(rolled + by, 1, 6) - 1;

/** Where a ratio stands: 0 for 1:1, 1 for 2:1, −1 for 1:2. */
export function ratio(attack: number, defence: number): number {
  if (defence === 0) return 99;
  return attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.ceil(defence / attack);
}

/** A column and a cell as printed. */
export interface Reading {
  readonly column: string;
  readonly cell: string;
}

/** Column and cell of an attack. */
export function readCombat(attack: number, defence: number, shift: number, rolled: number, by: number): Reading {
  const column = clamp(clamp(ratio(attack, defence) + 2, 0, 7) + clamp(shift, -3, 3), 0, 7);
  return { column: combatColumns[column], cell: combat[die(rolled, clamp(by, -2, 2))][column] };
}

/** Column and cell of a bombardment. */
export function readFire(sp: number, rolled: number, by: number): Reading {
  const column = fireColumns.filter((least) => least <= sp).length - 1;
  return { column: String(fireColumns[column]), cell: artillery[die(rolled, by)][column] };
}

/** Column and cell of a charge. */
export function readCharge(attack: number, defence: number, rolled: number, by: number): Reading {
  const column = clamp(ratio(attack, defence) + 1, 0, 4);
  return { column: chargeColumns[column], cell: charge[die(rolled, by)][column] };
}

/** The cell of a Shock by the difference of the two sums. */
export function readShock(difference: number): string {
  const step =
    difference === 0 ? 0 : Math.sign(difference) * (Math.abs(difference) < 2 ? 1 : Math.abs(difference) < 4 ? 2 : 3);
  return shock[step + 3];
}
