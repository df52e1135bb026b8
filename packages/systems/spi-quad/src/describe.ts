import type { Wording } from "@redoubt/engine";
import { combatAnswer, combatEvent, combatPrompt } from "./combat-describe.ts";
import type { CombatEvent } from "./combat-event.ts";
import { combatRefusal, isCombatRefusal } from "./combat-refusals.ts";
import type { QuadEvent, TurnEvent } from "./event.ts";
import type { QuadColumns, QuadPlay } from "./state.ts";
import { turnAnswer, turnEvent, turnPrompt, turnRefusal } from "./turn-describe.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

/** The events that are told by turn-describe.ts. */
const turnKinds: ReadonlySet<QuadEvent["kind"]> = new Set<TurnEvent["kind"]>([
  "turn-began",
  "phase-began",
  "moved",
  "entered",
  "exited",
  "restacked",
  "disrupted",
  "rallied",
  "eliminated",
  "captured",
  "spiked",
  "tired",
  "demoralized",
  "french-called",
  "preservation-rolled",
  "preservation-triggered",
  "game-ended",
]);

const isTurnEvent = (event: QuadEvent): event is TurnEvent => turnKinds.has(event.kind);

function decisionOf(g: QuadPlay): { readonly decision: string; readonly locals: object } {
  const frame = g.state.frames;
  return frame?.step.kind === "ask"
    ? { decision: frame.step.decision, locals: frame.locals }
    : { decision: "", locals: {} };
}

/** The sentences of the quad. */
export const wording: Wording<World, QuadColumns, QuadEvent> = {
  prompt: (g) => {
    const { decision, locals } = decisionOf(g);
    return turnPrompt(g, decision, locals) ?? combatPrompt(g) ?? "Decide.";
  },
  answer: (g, answer) => {
    const spoken = turnAnswer(g, answer, decisionOf(g).decision) ?? combatAnswer(g, answer);
    return spoken ?? words.verb(answer);
  },
  // Whatever is no event of turns is one of combat.
  event: (world, event) => ({
    text: isTurnEvent(event) ? turnEvent(world, event) : combatEvent(event as CombatEvent),
    tone: "result",
    units: [],
    hexes: [],
  }),
  thing: (g, _seat, thing) => ({
    text: thing.kind === "unit" ? g.world.units[thing.unit].id : g.world.grid.numbers[thing.hex],
    rule: "4.0",
  }),
  refusal: (world, refused) => {
    const sentence = turnRefusal(world, refused);
    if (sentence !== null) return sentence;
    return isCombatRefusal(refused) ? combatRefusal(refused) : `Rule ${refused.rule} forbids it.`;
  },
};
