export { createMind, mind } from "./mind.ts";
export { type Weights, weights } from "./weights.ts";
