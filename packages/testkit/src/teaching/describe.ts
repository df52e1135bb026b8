import type { Refusal, Wording } from "@redoubt/engine";
import { rowText } from "@redoubt/mechanics";
import type { G, TeachingColumns, TeachingEvent, World } from "./state.ts";
import { words } from "./words.ts";
import { hexName } from "./world.ts";

function prompt(g: G): string {
  const frame = g.state.frames;
  const unit = (frame?.locals as { unit?: number } | undefined)?.unit;
  const name = unit === undefined ? "" : g.world.units[unit].id;
  switch (frame?.step.kind === "ask" || frame?.step.kind === "ask-all" ? frame.step.decision : "") {
    case "guards":
      return "Choose in secret which unit is your Guards.";
    case "order":
      return "Order an advance or a stand, in secret.";
    case "unit-to-move":
      return "Choose a unit to move, or end your movement.";
    case "step":
      return `Move ${name} one hex, or stop.`;
    case "challenge":
      return `${name} has come close. Fire at it, or hold your fire.`;
    default:
      return `Choose where ${name} falls back to.`;
  }
}

function event(world: World, happened: TeachingEvent): string {
  const name = (unit: number) => world.units[unit].id;
  switch (happened.kind) {
    case "guards-chosen":
      return `${name(happened.unit)} is your Guards.`;
    case "orders-shown":
      return `Orders: ${happened.orders.map((order) => (order === 1 ? "advance" : "stand")).join(" and ")}.`;
    case "moved":
      return `${name(happened.unit)} moves to ${hexName(world, happened.to)}.`;
    case "fell-back":
      return `${name(happened.unit)} falls back to ${hexName(world, happened.to)}.`;
    case "fired": {
      const rows = happened.ledger.map(rowText).join(", ");
      return `${name(happened.unit)} fires at ${name(happened.target)}: ${happened.dice[0]}${rows && `, ${rows}`}.`;
    }
    case "shown":
      return `${name(happened.unit)} is ${happened.isGuards ? "the Guards" : "a line unit"}.`;
    case "step-lost":
      return `${name(happened.unit)} loses a step.`;
    case "driven-back":
      return `${name(happened.unit)} is driven back.`;
    case "lost":
      return `${name(happened.unit)} is lost.`;
  }
}

const sentences: Readonly<Record<string, (params: Refusal["params"]) => string>> = {
  "not-now": () => "That is not what is asked now.",
  "not-offered": () => "That is not among the answers.",
  "not-yours": ({ unit }) => `${unit} is not yours to order.`,
  "has-moved": ({ unit }) => `${unit} has moved this turn.`,
  "has-fired": ({ unit }) => `${unit} has fired this turn.`,
  lost: ({ unit }) => `${unit} is no longer in the field.`,
  "not-adjacent": () => "The hex is not adjacent.",
  "off-map": () => "The map ends there.",
  occupied: ({ hex }) => `${hex} is occupied.`,
  "too-far": ({ hex, cost, left }) => `${hex} costs ${cost}, and ${left} is left.`,
};

/** The wording of Night Piquets. */
export const wording: Wording<World, TeachingColumns, TeachingEvent> = {
  prompt,
  answer: (g, code) => {
    const verb = words.verb(code);
    if (verb === "hex") return `Go to ${hexName(g.world, words.arg(code, 0))}`;
    if (verb === "unit" || verb === "guards" || verb === "fire")
      return `${verb} ${g.world.units[words.arg(code, 0)].id}`;
    return verb;
  },
  event,
  refusal: (_, refused) => sentences[refused.code]?.(refused.params) ?? refused.code,
};
