import type { Switches } from "../game.ts";

/** The switches of a position without a game: everything is allowed to both sides but portable bridges (I-141). */
export const seriesSwitches: Switches = {
  admin: "die",
  orders: { russian: 1, allied: 1 },
  orderHexes: [],
  variantWeather: false,
  points: [],
  ip: true,
  charges: true,
  bridges: "all",
  thrown: { russian: 0, allied: 0 },
  dutyInPosition: true,
  dutyOverWater: true,
  nationsApart: false,
  noAssault: [],
  footMoveOrFire: false,
  overFriends: "as-option",
  leaderLoss: false,
  compass: null,
};
