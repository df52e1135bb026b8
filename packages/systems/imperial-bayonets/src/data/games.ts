import type { Game } from "./game.ts";
import { tchernaya } from "./games/tchernaya.ts";
import { traktir } from "./games/traktir.ts";

/** The games of the series that can be played, by the id of the scenario, the short one first. */
export const games: Readonly<Record<"battle" | "traktir", Game>> = { traktir, battle: tchernaya };
