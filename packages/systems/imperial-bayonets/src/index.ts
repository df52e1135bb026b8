export * from "./readings.ts";
export * from "./rule-index.ts";
