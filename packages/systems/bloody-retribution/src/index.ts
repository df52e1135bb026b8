export { charts } from "./charts.ts";
export type { Counter, Nation, Side, Source, UnitKind } from "./data/counter.ts";
export { counters } from "./data/counters.ts";
export { type HexTag, mapVocabulary, type SideTag } from "./data/map-tags.ts";
export { maps } from "./data/maps.ts";
export { inkerman } from "./data/scenarios/inkerman.ts";
export { options, type RetributionOptions, readings } from "./readings.ts";
export { type RetributionRule, ruleIndex } from "./rule-index.ts";
