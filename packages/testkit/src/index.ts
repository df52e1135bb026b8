export * from "./checks.ts";
export * from "./fuzz.ts";
export { leadsToDice, oddsEqualFrequencies } from "./odds-check.ts";
export * from "./perft.ts";
