import type { Verdict } from "@redoubt/engine";
import { namingOf, type Wargame } from "@redoubt/mechanics";
import { wording } from "./describe.ts";
import { challenge, fallBack } from "./procedures/challenge.ts";
import { march, movement } from "./procedures/movement.ts";
import { chooseGuards, listening, writeOrders } from "./procedures/secrets.ts";
import { battle } from "./procedures/turn.ts";
import { questions } from "./questions.ts";
import { redeal } from "./redeal.ts";
import { ruleIndex, type TeachingRule } from "./rule-index.ts";
import { derive, type G, layoutFor, type TeachingColumns, type TeachingEvent, type World } from "./state.ts";
import { steps, view } from "./view.ts";
import { words } from "./words.ts";
import { maps, seats, worldOf } from "./world.ts";

function begin(g: G) {
  const { world, c } = g;
  world.units.forEach(({ start }, i) => {
    c.hexOf[i] = start.hex;
    c.steps[i] = start.steps;
    c.isGuards[i] = start.isGuards ? 1 : 0;
    c.isKnown[i] = start.isKnown ? 1 : 0;
  });
  c.turn[0] = world.firstTurn;
  c.active[0] = world.firstSeat;
  if (world.opening === "guards") return { procedure: battle, locals: {} };
  c.areChosen[0] = 1;
  if (world.opening === "listening") return { procedure: battle, locals: {}, step: "north-listens" };
  if (world.opening === "orders") return { procedure: battle, locals: {}, step: "orders" };
  c.areShown[0] = 1;
  c.isOrdered.fill(1);
  return { procedure: battle, locals: {}, step: world.firstSeat === 0 ? "north" : "south" };
}

function verdict(g: G): Verdict<TeachingRule> {
  const lead = steps(g, 0) - steps(g, 1);
  const reason = `${steps(g, 0)} steps against ${steps(g, 1)}`;
  return { winner: lead === 0 ? null : lead > 0 ? 0 : 1, level: lead === 0 ? "draw" : "victory", rule: "4.0", reason };
}

/** 2.2: no two units share a hex. */
function onePlaceEach(g: G): string | null {
  const doubled = g.world.units.findIndex((_, i) => g.c.steps[i] > 0 && g.c.unitIn[g.c.hexOf[i]] !== i + 1);
  return doubled < 0 ? null : `${g.world.units[doubled].id} is not in its hex`;
}

/** 3.1: steps are lost for good. */
function noStepRegained(g: G, before: G | null): string | null {
  const back = g.world.units.findIndex((_, i) => before !== null && g.c.steps[i] > before.c.steps[i]);
  return back < 0 ? null : `${g.world.units[back].id} has regained a step`;
}

/** Night Piquets: a small made-up game for tests. It hides, rolls, interrupts and nests. */
export const teachingSystem: Wargame<World, TeachingColumns, TeachingRule, TeachingEvent> = {
  id: "night-piquets",
  title: "Night Piquets",
  edition: "for tests",
  version: "1",
  seats,
  rules: ruleIndex,
  readings: [],
  options: [],
  scenarios: [
    { id: "glade", title: "The Glade", date: "1854-10-26", turns: 4, summary: "Two lines meet in the dark." },
  ],
  procedures: [battle, chooseGuards, listening, writeOrders, movement, march, challenge, fallBack],
  words,
  rareVerbs: [],
  world: worldOf,
  layout: layoutFor,
  begin,
  derive,
  naming: (world) => namingOf(world.units, world.grid),
  view,
  hides: true,
  redeal,
  verdict,
  wording,
  invariants: [onePlaceEach, noStepRegained],
  recount: (g, events) => {
    const lost = events.filter(({ kind }) => kind === "lost").length;
    const gone = Array.from(g.c.steps).filter((left) => left === 0).length;
    return lost === gone ? null : `${lost} units were told lost, ${gone} are gone`;
  },
  evaluate: (g, seat) => 50 * (steps(g, seat) - steps(g, 1 - seat)),
  maps,
  map: (world) => world.map,
  charts: [],
  battles: [{ scenario: "glade", minutes: 3, difficulty: "easy", favoured: "nobody" }],
  questions,
};
