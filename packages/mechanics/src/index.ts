export * from "./army-view.ts";
export * from "./cites.ts";
export * from "./fields.ts";
export * from "./flood.ts";
export * from "./form-view.ts";
export * from "./hex-map.ts";
export * from "./lane-flood.ts";
export * from "./lane-reach.ts";
export * from "./ledger.ts";
export * from "./map-connect.ts";
export * from "./map-file.ts";
export * from "./map-load.ts";
export * from "./map-patch.ts";
export * from "./map-tags.ts";
export * from "./map-vocabulary.ts";
export * from "./march-field.ts";
export * from "./mind.ts";
export * from "./naming.ts";
export * from "./odds.ts";
export * from "./once.ts";
export * from "./place-name.ts";
export * from "./position.ts";
export * from "./procedures/composing.ts";
export * from "./procedures/walking.ts";
export * from "./question.ts";
export * from "./readings.ts";
export * from "./replies.ts";
export * from "./result.ts";
export * from "./setup/column-range.ts";
export * from "./setup/field.ts";
export * from "./setup/options.ts";
export * from "./setup/places.ts";
export * from "./sight.ts";
export * from "./stacks.ts";
export {
  BARRED,
  createStepCosts,
  HALVES,
  MAX_STEP_COST,
  points,
  pointsOf,
  pointsText,
  pointsWords,
  repriced,
  type StepCosts,
  type StepRule,
  stepCost,
} from "./step-costs.ts";
export * from "./table.ts";
export * from "./telling.ts";
export * from "./unit.ts";
export * from "./view.ts";
export * from "./wargame.ts";
export * from "./wedges.ts";
export * from "./whims.ts";
export * from "./zones.ts";
