export * from "./chain.ts";
export { commitmentFor, commitmentOf } from "./commitment.ts";
export { type DiceProof, facesGiven, type GameDice, gameDice } from "./dice.ts";
export * from "./game-file.ts";
export { type Read, read, readJson, unread } from "./json-text.ts";
export * from "./known-file.ts";
export * from "./open.ts";
export * from "./position-file.ts";
export { type GameRecord, recordOf } from "./record.ts";
