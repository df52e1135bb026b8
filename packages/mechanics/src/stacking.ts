/** A limit on what may share a hex: the weights of its units may not add up to more than `most`. */
export type StackLimit<Unit, Rule extends string = string> = {
  readonly id: string;
  readonly rule: Rule;
  readonly most: number;
  /** What a unit counts against this limit; 0 if it does not. */
  readonly weight: (unit: Unit) => number;
};

/** A limit that is exceeded, and by what. */
export type StackExcess<Rule extends string = string> = {
  readonly id: string;
  readonly rule: Rule;
  readonly most: number;
  readonly total: number;
};

/** The limits a stack exceeds; empty if it may stand. */
export function stackExcess<Unit, Rule extends string>(
  units: readonly Unit[],
  limits: readonly StackLimit<Unit, Rule>[],
): StackExcess<Rule>[] {
  return limits.flatMap(({ id, rule, most, weight }) => {
    const total = units.reduce((sum, unit) => sum + weight(unit), 0);
    return total > most ? [{ id, rule, most, total }] : [];
  });
}

/** A group that must agree in one property, such as one brigade or one formation. */
export type StackAgreement<Unit, Rule extends string = string> = {
  readonly id: string;
  readonly rule: Rule;
  /** What the units must agree in; undefined for a unit that goes with anybody. */
  readonly of: (unit: Unit) => string | number | undefined;
};

/** The agreements a stack breaks, each with the different values found, sorted. */
export function stackDisagreements<Unit, Rule extends string>(
  units: readonly Unit[],
  agreements: readonly StackAgreement<Unit, Rule>[],
): { readonly id: string; readonly rule: Rule; readonly values: readonly string[] }[] {
  return agreements.flatMap(({ id, rule, of }) => {
    const values = new Set(units.map(of).filter((value) => value !== undefined));
    return values.size > 1 ? [{ id, rule, values: [...values].map(String).sort() }] : [];
  });
}

/** Whether a stack keeps every limit of at least one of several sets. */
export function fitsAnyStack<Unit, Rule extends string>(
  units: readonly Unit[],
  sets: readonly (readonly StackLimit<Unit, Rule>[])[],
): boolean {
  return sets.some((limits) => stackExcess(units, limits).length === 0);
}
