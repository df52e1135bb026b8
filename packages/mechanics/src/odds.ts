/** An odds column, attacker first: "3-1" is [3, 1]. */
export type Odds = readonly [attack: number, defence: number];

/** Reads an odds label such as "1-3" or "6:1"; undefined if it is none. */
export function parseOdds(label: string): Odds | undefined {
  const match = /^(\d+)[-:](\d+)$/.exec(label);
  if (match === null) return undefined;
  const odds: Odds = [Number(match[1]), Number(match[2])];
  return odds[0] > 0 && odds[1] > 0 ? odds : undefined;
}

/** Compares two ratios exactly: negative when the first is smaller, 0 when equal. */
export function compareOdds(a: Odds, b: Odds): number {
  return a[0] * b[1] - b[0] * a[1];
}

/** Where odds fall among columns. */
export type OddsColumn = {
  /** Index of the column used, clamped to the table. */
  readonly column: number;
  /** Whether the odds were worse than the first column. */
  readonly isBelow: boolean;
  /** Whether the odds reached a whole column beyond the last one. */
  readonly isAbove: boolean;
};

/**
 * The column of a strength ratio among rising columns, rounded in favour of the defender: the last column whose ratio is
 * not greater than attack to defence. A defence of 0 falls in the last column.
 */
export function oddsColumn(columns: readonly Odds[], attack: number, defence: number): OddsColumn {
  let column = -1;
  columns.forEach((odds, index) => {
    if (compareOdds(odds, [attack, defence]) <= 0) column = index;
  });
  const last = columns[columns.length - 1];
  const next: Odds = [last[0] + last[1], last[1]];
  const isAbove = column === columns.length - 1 && compareOdds(next, [attack, defence]) <= 0;
  return { column: Math.max(column, 0), isBelow: column < 0, isAbove };
}

/** The odds people announce: rounded in favour of the defender to n-1 or 1-n. */
export function roundedOdds(attack: number, defence: number): string {
  if (defence === 0) return `${attack}-0`;
  if (attack >= defence) return `${Math.trunc(attack / defence)}-1`;
  if (attack === 0) return `0-${defence}`;
  return `1-${Math.trunc((defence + attack - 1) / attack)}`;
}
