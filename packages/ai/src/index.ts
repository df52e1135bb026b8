export { type Contest, contest, type Witness } from "./contest.ts";
export { createPlayer } from "./create.ts";
export {
  type Level,
  levels,
  type PlayerName,
  playerNames,
  type Temperament,
  temperaments,
} from "./level.ts";
export { inTime, type Player, type PlayerSettings } from "./player.ts";
