export {
  defaultOptions,
  type OptionValue,
  openReadings,
  type Reading,
  type ReadingOption,
  type RetributionOptions,
  readings,
} from "./readings.ts";
export { type RetributionRule, type RuleEntry, ruleIndex } from "./rule-index.ts";
