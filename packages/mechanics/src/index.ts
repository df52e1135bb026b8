export * from "./position.ts";
export * from "./question.ts";
export * from "./view.ts";
export * from "./wargame.ts";
