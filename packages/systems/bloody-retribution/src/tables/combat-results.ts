type Steps = 0 | 1 | 2 | 3;

/** Steps lost by the attacker, then by the defender. */
export type CombatResult = `${Steps}/${Steps}`;

/**
 * The Combat Results Table as printed beside the map: given (CRT). The cell +3, die 6 is odd but printed so (B-50).
 * The two notes under it hold differentials between the first and the last column.
 */
export const combatResultsTable = {
  rule: "CRT",
  provenance: "given",
  columns:         [   -2,    -1,     0,    +1,    +2,    +3,    +4,    +5,    +6,    +7,    +8,    +9,   +10 ],
  rows: [
    { die: 1, cells: ["1/0", "1/1", "1/1", "1/1", "1/2", "1/2", "0/2", "0/3", "0/3", "0/3", "0/3", "0/3", "0/3"] },
    { die: 2, cells: ["1/0", "1/0", "1/1", "1/1", "1/1", "1/2", "1/2", "0/2", "0/3", "0/3", "0/3", "0/3", "0/3"] },
    { die: 3, cells: ["1/0", "1/0", "1/0", "1/1", "1/1", "1/1", "1/2", "1/2", "0/2", "0/3", "0/3", "0/3", "0/3"] },
    { die: 4, cells: ["2/0", "2/0", "2/0", "1/0", "1/1", "1/1", "1/1", "1/2", "1/2", "0/2", "0/3", "0/3", "0/3"] },
    { die: 5, cells: ["3/0", "3/0", "3/0", "2/0", "1/0", "1/1", "1/1", "1/1", "1/2", "1/2", "0/2", "0/3", "0/3"] },
    { die: 6, cells: ["3/0", "3/0", "3/0", "3/0", "2/0", "2/0", "1/1", "1/1", "1/1", "1/2", "1/2", "0/2", "0/3"] },
  ],
} as const satisfies {
  rule: string;
  provenance: "given";
  columns: readonly number[];
  rows: readonly { die: number; cells: readonly CombatResult[] }[];
};
