export { type AnswerList, answerList, offer, offers } from "./answers.ts";
export { chachaBlock } from "./chacha.ts";
export * from "./chance.ts";
export * from "./event.ts";
export { become, type Call, call, type Done, done, type Flow, type Next, next, over } from "./flow.ts";
export type { Frame, Locals, SavedFrame } from "./frame.ts";
export * from "./game.ts";
export { type Hash, hashDigits, hashStart, hashText, hashWord } from "./hash.ts";
export { canonicalJson } from "./json.ts";
export * from "./layout.ts";
export * from "./log.ts";
export { MissingValue } from "./missing-value.ts";
export * from "./odds.ts";
export { type Play, playOf } from "./play.ts";
export {
  type AskAllStep,
  type AskStep,
  type DoStep,
  kit,
  type Procedure,
  type RollStep,
  type Step,
} from "./procedure.ts";
export { type Refusal, refusal } from "./refusal.ts";
export * from "./replay.ts";
export * from "./run.ts";
export { isRare, sampleAnswer } from "./sample.ts";
export * from "./seeded.ts";
export * from "./start.ts";
export * from "./state.ts";
export * from "./system.ts";
export * from "./vocabulary.ts";
