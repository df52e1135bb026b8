/** A modifier: when it applies and what it is worth, with the rule that says so. */
export type ModifierRow<Situation, Rule extends string = string, Id extends string = string> = {
  readonly id: Id;
  readonly rule: Rule;
  readonly when: (situation: Situation) => boolean;
  readonly value: number | ((situation: Situation) => number);
  /** The reason in words, for log lines and tooltips. */
  readonly note: string;
};

/** A modifier that applied. */
export type AppliedRow<Rule extends string = string, Id extends string = string> = {
  readonly id: Id;
  readonly rule: Rule;
  readonly value: number;
  readonly note: string;
};

/** The modifiers that applied, in table order, and their sum. */
export type Ledger<Rule extends string = string, Id extends string = string> = {
  readonly rows: readonly AppliedRow<Rule, Id>[];
  readonly total: number;
};

/** Goes through a list of modifiers and keeps those that apply; a row worth 0 in the situation is left out. */
export function ledger<Situation, Rule extends string, Id extends string>(
  modifiers: readonly ModifierRow<Situation, Rule, Id>[],
  situation: Situation,
): Ledger<Rule, Id> {
  const rows: AppliedRow<Rule, Id>[] = [];
  for (const { id, rule, when, value, note } of modifiers) {
    if (!when(situation)) continue;
    const worth = typeof value === "number" ? value : value(situation);
    if (worth !== 0) rows.push({ id, rule, value: worth, note });
  }
  return ledgerOf(rows);
}

/** A ledger of rows already decided. */
export function ledgerOf<Rule extends string, Id extends string>(
  rows: readonly AppliedRow<Rule, Id>[],
): Ledger<Rule, Id> {
  return { rows, total: rows.reduce((sum, row) => sum + row.value, 0) };
}

/** A number with its modifiers applied and then kept within bounds. */
export type Modified<Rule extends string = string, Id extends string = string> = {
  readonly base: number;
  readonly ledger: Ledger<Rule, Id>;
  /** Base and total, before the bounds. */
  readonly unbounded: number;
  readonly value: number;
};

/** A die, column or strength with a ledger applied and then kept between two bounds. */
export function modified<Rule extends string, Id extends string>(
  base: number,
  applied: Ledger<Rule, Id>,
  lowest: number,
  highest: number,
): Modified<Rule, Id> {
  const unbounded = base + applied.total;
  return { base, ledger: applied, unbounded, value: Math.min(Math.max(unbounded, lowest), highest) };
}

/** A column of a table shifted by a ledger, clamped to the first and last of `columns` columns (counted from 0). */
export function shiftColumn<Rule extends string, Id extends string>(
  column: number,
  shifts: Ledger<Rule, Id>,
  columns: number,
): Modified<Rule, Id> {
  return modified(column, shifts, 0, columns - 1);
}

/** A ledger row as people read it: "+1 disrupted (9.26)". */
export function rowText(row: AppliedRow): string {
  return `${row.value > 0 ? "+" : "−"}${Math.abs(row.value)} ${row.note} (${row.rule})`;
}
