import { asSeat, type Verdict } from "@redoubt/engine";
import { namingOf, type Wargame } from "@redoubt/mechanics";
import { chapters } from "./chapters.ts";
import { charts } from "./chart-views.ts";
import { games } from "./data/games.ts";
import { maps } from "./data/maps.ts";
import { evaluate } from "./evaluate.ts";
import type { BayonetsEvent } from "./event.ts";
import { invariants } from "./invariants.ts";
import { mind } from "./mind/mind.ts";
import { derive } from "./occupancy.ts";
import { options } from "./options.ts";
import { procedures } from "./procedures.ts";
import { questions } from "./questions.ts";
import { readings } from "./readings.ts";
import { recount } from "./recount.ts";
import { redeal } from "./redeal.ts";
import { type BayonetsRule, ruleIndex } from "./rule-index.ts";
import { seats } from "./seat.ts";
import { begin, beginHeld } from "./setup/begin.ts";
import { worldOf } from "./setup/world-of.ts";
import { leadText, standing } from "./standing.ts";
import { type BayonetsColumns, type BayonetsPlay, bayonetsLayout } from "./state.ts";
import { view } from "./view.ts";
import { wording } from "./wording/wording.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

function verdict(g: BayonetsPlay): Verdict<BayonetsRule> {
  const { level, difference, winner } = standing(g);
  return { winner, level, rule: "VL", reason: leadText(difference) };
}

/** Imperial Bayonets: the series rules, and the battle on the Tchernaya to play with them. */
export const imperialBayonets: Wargame<World, BayonetsColumns, BayonetsRule, BayonetsEvent> = {
  id: "imperial-bayonets",
  title: "Imperial Bayonets",
  edition: "series rules by Ray Weiss, sections 1.0 to 11.0, 2020; charts, map and game reconstructed",
  version: "2",
  seats,
  rules: ruleIndex,
  readings,
  options,
  scenarios: Object.values(games).map(({ id, name, date, lengths, summary }) => ({
    id,
    title: name,
    date,
    turns: lengths.standard,
    summary,
  })),
  procedures,
  words,
  rareVerbs: [],
  world: worldOf,
  layout: bayonetsLayout,
  begin,
  beginHeld,
  derive,
  naming: (world) => namingOf(world.pieces, world.grid),
  view: (g, seat) => view(g, seat === null ? null : asSeat(seat)),
  hides: true,
  tellsOdds: true,
  redeal: (g, seat) => redeal(g, asSeat(seat)),
  verdict,
  wording,
  invariants,
  recount,
  evaluate: (g, seat) => evaluate(g, asSeat(seat)),
  maps,
  map: (world) => world.map.file,
  chapters,
  charts,
  battles: [
    { scenario: "battle", minutes: 180, difficulty: "hard", favoured: "nobody" },
    { scenario: "traktir", minutes: 45, difficulty: "middling", favoured: "nobody" },
  ],
  questions,
  mind,
};
