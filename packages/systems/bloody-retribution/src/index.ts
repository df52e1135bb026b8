export type { Counter, Nation, Side, Source, UnitKind } from "./data/counter.ts";
export { counters } from "./data/counters.ts";
export { inkerman } from "./data/scenarios/inkerman.ts";
export { type LedgerEntry, options, type RetributionOptions, readings } from "./readings.ts";
export { type RetributionRule, ruleIndex } from "./rule-index.ts";
