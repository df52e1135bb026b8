export * from "./data/games.ts";
export * from "./data/maps.ts";
export * from "./options.ts";
export * from "./readings.ts";
export * from "./rule-index.ts";
