import { asSeat } from "@redoubt/engine";
import type { Wargame } from "@redoubt/mechanics";
import { inkerman } from "./battles/inkerman.ts";
import { charts } from "./charts.ts";
import { maps } from "./data/maps.ts";
import { wording } from "./describe.ts";
import { evaluate } from "./evaluate.ts";
import type { RetributionEvent } from "./event.ts";
import { invariants } from "./invariants.ts";
import { mind } from "./mind/mind.ts";
import { derive } from "./occupancy.ts";
import { actionPhase } from "./procedures/action-phase.ts";
import { attack } from "./procedures/attack.ts";
import { battle } from "./procedures/battle.ts";
import { bombard } from "./procedures/bombard.ts";
import { enter } from "./procedures/enter.ts";
import { flankAttack } from "./procedures/flank-attack.ts";
import { followUp } from "./procedures/follow-up.ts";
import { move } from "./procedures/move.ts";
import { offerToEnd } from "./procedures/offer-to-end.ts";
import { turn } from "./procedures/turn.ts";
import { questions } from "./questions.ts";
import { options, readings } from "./readings.ts";
import { type RetributionRule, ruleIndex } from "./rule-index.ts";
import { seats } from "./seat.ts";
import { worldOf } from "./setup/make-world.ts";
import { type RetributionColumns, type RetributionPlay, retributionLayout } from "./state.ts";
import { verdictOf } from "./victory.ts";
import { view } from "./view.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

function begin(g: RetributionPlay) {
  const { c } = g;
  const { start } = g.world;
  c.hexOf.set(start.hexOf);
  c.steps.set(start.steps);
  c.disrupted.set(start.disrupted);
  c.owner.set(start.owner);
  c.turn[0] = start.turn;
  c.active[0] = start.active;
  c.place[0] = start.place;
  c.first[0] = start.first;
  // The present action phase is of the first kind in Phases I to III, of the other one after them.
  c.kind[0] = start.place < 3 ? start.first : 1 - start.first;
  c.markersSpent[0] = start.markersSpent;
  c.gunsLost[0] = start.gunsLost ? 1 : 0;
  c.finished.set(start.finished.map(Number));
  c.ended[0] = start.ended;
  return { procedure: turn, locals: {}, step: start.opening };
}

/** Bloody Retribution: the Battle of Inkerman. */
export const bloodyRetribution: Wargame<World, RetributionColumns, RetributionRule, RetributionEvent> = {
  id: "bloody-retribution",
  title: "Bloody Retribution",
  edition: "rules of play 1.0 to 9.20 by Ty Bomba, with the errata of 3.3",
  version: "1",
  seats,
  rules: ruleIndex,
  readings,
  options,
  scenarios: [
    {
      id: inkerman.id,
      title: inkerman.name,
      date: inkerman.date,
      turns: inkerman.turns,
      summary:
        "Two Russian columns come out of the fog against the thin British line on Home Ridge; the French are an hour away.",
    },
  ],
  procedures: [turn, actionPhase, offerToEnd, move, enter, bombard, attack, battle, flankAttack, followUp],
  words,
  rareVerbs: ["capitulate"],
  world: worldOf,
  layout: retributionLayout,
  begin,
  derive,
  naming: (world) => ({
    unit: {
      count: world.count,
      name: (u) => world.units[u]?.id ?? "undefined",
      index: (name) => world.unitIndex.get(name) ?? -1,
    },
    hex: {
      count: world.grid.size,
      name: (hex) => world.grid.numbers[hex] || "undefined",
      index: (name) => world.grid.byNumber.get(name) ?? -1,
    },
  }),
  view,
  turn: (g) => g.c.turn[0],
  hides: false,
  redeal: () => {},
  verdict: verdictOf,
  wording,
  invariants,
  recount: () => null, // no points are kept: the verdict is read off the map
  evaluate: (g, seat) => evaluate(g, asSeat(seat)),
  maps,
  map: (world) => world.map.file,
  charts,
  battles: [{ scenario: inkerman.id, minutes: 90, difficulty: "easy", favoured: "russian" }],
  questions,
  mind,
};
