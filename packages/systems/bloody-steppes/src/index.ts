import { namingOf, type Wargame } from "@redoubt/mechanics";
import { battleCards, scenarioSpecs } from "./battle-cards.ts";
import { chapters } from "./chapters.ts";
import { chartViews } from "./chart-views.ts";
import { maps } from "./data/maps.ts";
import { sides } from "./data/order-of-battle.ts";
import { evaluate } from "./evaluate.ts";
import type { SteppesEvent } from "./event.ts";
import { invariants } from "./invariants.ts";
import { deriveOccupancy } from "./occupancy.ts";
import { gameTurn } from "./procedures/game-turn.ts";
import { procedures } from "./procedures.ts";
import { questions } from "./questions.ts";
import { options, readings } from "./readings.ts";
import { recount } from "./recount.ts";
import { redeal } from "./redeal.ts";
import { ruleIndex, type SteppesRule } from "./rule-index.ts";
import { fillState } from "./setup/begin.ts";
import { makeWorld } from "./setup/make-world.ts";
import { type SteppesColumns, steppesLayout } from "./state.ts";
import { view } from "./view.ts";
import { wording } from "./wording.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

/** Bloody Steppes of Crimea 1854 as one value. */
export const bloodySteppes: Wargame<World, SteppesColumns, SteppesRule, SteppesEvent> = {
  id: "bloody-steppes",
  title: "Bloody Steppes of Crimea 1854",
  edition: "Strategemata: rulebook of fifteen chapters; charts, maps and battles reconstructed",
  version: "7",
  seats: sides,
  rules: ruleIndex,
  readings,
  options,
  scenarios: scenarioSpecs,
  procedures,
  words,
  rareVerbs: ["instructions"],
  world: makeWorld,
  layout: steppesLayout,
  begin: (g) => {
    fillState(g);
    return { procedure: gameTurn, locals: { from: g.world.start.from } };
  },
  beginHeld: (g) => {
    fillState(g);
    return { procedure: gameTurn, locals: { from: g.world.start.from, isHeld: true } };
  },
  derive: deriveOccupancy,
  naming: ({ pieces, grid, pieceIndex }) => namingOf(pieces, grid, pieceIndex),
  view,
  hides: true,
  redeal,
  verdict: (g) => g.world.battle.verdict(g),
  wording,
  invariants,
  recount,
  evaluate,
  maps,
  map: ({ mapFile }) => mapFile,
  chapters,
  charts: chartViews,
  battles: battleCards,
  questions,
  turn: (g) => g.c.turn[0],
};
