import { asSeat } from "@redoubt/engine";
import { namingOf, type Wargame } from "@redoubt/mechanics";
import { inkerman } from "./battles/inkerman.ts";
import { chapters } from "./chapters.ts";
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
import { begin } from "./setup/begin.ts";
import { worldOf } from "./setup/make-world.ts";
import { type RetributionColumns, retributionLayout } from "./state.ts";
import { verdictOf } from "./victory.ts";
import { view } from "./view.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

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
  scenarios: [inkerman.scenario],
  procedures: [turn, actionPhase, offerToEnd, move, enter, bombard, attack, battle, flankAttack, followUp],
  words,
  rareVerbs: ["capitulate"],
  world: worldOf,
  layout: retributionLayout,
  begin,
  derive,
  naming: ({ units, grid }) => namingOf(units, grid),
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
  chapters,
  charts,
  battles: [inkerman.card],
  questions,
  mind,
};
