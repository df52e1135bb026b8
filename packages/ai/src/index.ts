export { type Contest, contest, type Witness } from "./contest.ts";
export type { Course, Errand } from "./course.ts";
export { createPlayer } from "./create.ts";
export { createHand, type Hand } from "./hand.ts";
export {
  type Level,
  levels,
  type PlayerName,
  playerNames,
  type Temperament,
  temperaments,
} from "./level.ts";
export { type Line, lineOf, usualLine } from "./lines.ts";
export {
  createOutlook,
  type LaidDown,
  type LeadTally,
  leadIn,
  type Outlook,
  type Outset,
  type Tally,
} from "./outlook.ts";
export { inTime, type Player, type PlayerSettings, type Pondering } from "./player.ts";
