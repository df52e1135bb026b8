export { commitmentOf } from "./commitment.ts";
export { type DiceFault, facesGiven, type GameDice, gameDice, verifyDice } from "./dice.ts";
export * from "./game-file.ts";
export { type Read, read, readJson, unread } from "./json-text.ts";
export * from "./open.ts";
export * from "./position-file.ts";
