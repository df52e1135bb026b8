import { asSeat } from "@redoubt/engine";
import { namingOf, type Wargame } from "@redoubt/mechanics";
import { battleCards, scenarios } from "./battles/cards.ts";
import { chapters } from "./chapters.ts";
import { chartViews } from "./charts.ts";
import { maps } from "./data/maps.ts";
import { wording } from "./describe.ts";
import { evaluate } from "./evaluate.ts";
import type { QuadEvent } from "./event.ts";
import { invariants } from "./invariants.ts";
import { mind } from "./mind/mind.ts";
import { deriveOccupancy } from "./occupancy.ts";
import { advance } from "./procedures/advance.ts";
import { displacement } from "./procedures/displacement.ts";
import { fireAttack } from "./procedures/fire-attack.ts";
import { firePhase } from "./procedures/fire-phase.ts";
import { gameTurn } from "./procedures/game-turn.ts";
import { meleeAftermath } from "./procedures/melee-aftermath.ts";
import { meleeAttack } from "./procedures/melee-attack.ts";
import { meleePhase } from "./procedures/melee-phase.ts";
import { moveUnit } from "./procedures/move-unit.ts";
import { movement } from "./procedures/movement.ts";
import { playerTurn } from "./procedures/player-turn.ts";
import { rallyPhase } from "./procedures/rally-phase.ts";
import { redoubtCapture } from "./procedures/redoubt-capture.ts";
import { retreat } from "./procedures/retreat.ts";
import { cavalryWithdrawal, gunWithdrawal } from "./procedures/withdrawal.ts";
import { questions } from "./questions.ts";
import { options, readings } from "./readings.ts";
import { recount } from "./recount.ts";
import { type QuadRule, ruleIndex } from "./rule-index.ts";
import { seats } from "./seat.ts";
import { begin, beginHeld } from "./setup/begin.ts";
import { makeWorld } from "./setup/make-world.ts";
import { type QuadColumns, quadLayout } from "./state.ts";
import { verdictOf } from "./victory.ts";
import { view } from "./view.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

export * from "./measured.ts";

/** The Crimean War Quad: standard rules with Alma and Balaclava. */
export const spiQuad: Wargame<World, QuadColumns, QuadRule, QuadEvent> = {
  id: "spi-quad",
  title: "Crimean War Quad",
  edition: "The Crimean War QuadriGame, 1978, with the errata of 19 May 1978",
  version: "2",
  seats,
  rules: ruleIndex,
  readings,
  options,
  scenarios,
  // In the order of the rulebook.
  procedures: [
    gameTurn,
    playerTurn,
    movement,
    moveUnit,
    firePhase,
    fireAttack,
    gunWithdrawal,
    cavalryWithdrawal,
    meleePhase,
    meleeAttack,
    meleeAftermath,
    retreat,
    displacement,
    advance,
    redoubtCapture,
    rallyPhase,
  ],
  words,
  rareVerbs: ["cancel", "remove"],
  world: makeWorld,
  layout: quadLayout,
  begin,
  beginHeld,
  derive: deriveOccupancy,
  naming: ({ units, grid }) => namingOf(units, grid),
  view,
  turn: (g) => g.c.turn[0],
  hides: false,
  redeal: () => {}, // nothing is hidden
  verdict: verdictOf,
  wording,
  invariants,
  recount,
  evaluate: (g, seat) => evaluate(g, asSeat(seat)),
  maps,
  map: (world) => world.mapFile,
  chapters,
  charts: chartViews,
  battles: battleCards,
  questions,
  mind,
};
