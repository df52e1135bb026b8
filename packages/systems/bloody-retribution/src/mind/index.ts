export { createMind, mind } from "./mind.ts";
export { type Weights, type WeightTable, weights } from "./weights.ts";
