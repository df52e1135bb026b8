import type { Seat } from "@redoubt/engine";
import { groundOf } from "../ground-now.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, solidAt } from "../state.ts";
import { weathers } from "../tables/weather.ts";
import type { SightScene } from "./sight.ts";

/** What sight depends on now, seen by a seat (3.7, E3, E5, E11, I-119). */
export function sightSceneOf(g: BayonetsPlay, seat: Seat): SightScene {
  const { world, c } = g;
  const over = world.options.fireOverUnits;
  return {
    grid: world.grid,
    terrain: groundOf(g),
    weather: weathers[c.weather[0]],
    friends: solidAt(g, seat),
    enemies: solidAt(g, enemyOf(seat)),
    overFriends: world.switches.overFriends === "as-option" ? over : "adjacent-only",
    overEnemies: over,
  };
}
