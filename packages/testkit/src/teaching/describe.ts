import {
  askingStep,
  type Explained,
  type Refusal,
  shownIn,
  type Thing,
  type Told,
  type Tone,
  type Wording,
} from "@redoubt/engine";
import { rowText } from "@redoubt/mechanics";
import type { TeachingRule } from "./rule-index.ts";
import type { G, TeachingColumns, TeachingEvent, World } from "./state.ts";
import { words } from "./words.ts";
import { hexName } from "./world.ts";

function prompt(g: G, seat: number): string {
  const inHand = shownIn(g, seat).unit;
  const name = inHand === undefined ? "" : g.world.units[inHand].id;
  switch (askingStep(g, seat).decision) {
    case "guards":
      return "Choose in secret which unit is your Guards.";
    case "listen":
      return "Listen into the dark, or rest; the enemy will not know.";
    case "order":
      return "Order units to advance, in secret, and seal your orders.";
    case "unit-to-move":
      return "Choose a unit to move, or end your movement.";
    case "step":
      return `Move ${name} one hex, or stop.`;
    case "challenge":
      return "An enemy has come close. Fire at it, or hold your fire.";
    default:
      return `Choose where ${name} falls back to.`;
  }
}

type Tellers = {
  readonly [K in TeachingEvent["kind"]]: (e: Extract<TeachingEvent, { kind: K }>, world: World) => Told;
};

const told = (tone: Tone, text: string, units: readonly string[] = [], hexes: readonly string[] = []): Told => ({
  text,
  tone,
  units,
  hexes,
});

const harm = (text: string, unit: string): Told => ({ ...told("result", text, [unit]), harms: [unit] });
const id = (world: World, unit: number): string => world.units[unit].id;

const walked = ({ unit, to }: { readonly unit: number; readonly to: number }, world: World, verb: string): Told =>
  told("result", `${id(world, unit)} ${verb} ${hexName(world, to)}.`, [id(world, unit)], [hexName(world, to)]);

/** What is told of each kind of event. */
const tellers: Tellers = {
  "guards-chosen": ({ unit }, world) => told("note", `${id(world, unit)} is your Guards.`, [id(world, unit)]),
  ordered: ({ unit }, world) => told("note", `${id(world, unit)} is ordered to advance.`, [id(world, unit)]),
  listened: ({ dice }) => told("result", `You listen: ${dice[0]}.`),
  overheard: ({ unit }, world) => told("result", `${id(world, unit)} is the enemy's Guards.`, [id(world, unit)]),
  "orders-shown": ({ units }, world) => {
    const names = units.map((unit) => id(world, unit));
    return told(
      "sequence",
      names.length === 0 ? "Nobody advances." : `Ordered to advance: ${names.join(", ")}.`,
      names,
    );
  },
  moved: (event, world) => walked(event, world, "moves to"),
  "fell-back": (event, world) => walked(event, world, "falls back to"),
  fired: ({ unit, target, dice, ledger }, world) => {
    const rows = ledger.map(rowText).join(", ");
    const names = [id(world, unit), id(world, target)];
    const text = `${names[0]} fires at ${names[1]}: ${dice[0]}${rows && `, ${rows}`}.`;
    return { ...told("result", text, names), ledger };
  },
  shown: ({ unit, isGuards }, world) =>
    told("note", `${id(world, unit)} is ${isGuards ? "the Guards" : "a line unit"}.`, [id(world, unit)]),
  "step-lost": ({ unit }, world) => harm(`${id(world, unit)} loses a step.`, id(world, unit)),
  "driven-back": ({ unit }, world) => harm(`${id(world, unit)} is driven back.`, id(world, unit)),
  lost: ({ unit }, world) => harm(`${id(world, unit)} is lost.`, id(world, unit)),
};

function event(world: World, happened: TeachingEvent): Told {
  // The table has a teller of its own kind for every event.
  const tell = tellers[happened.kind] as (e: TeachingEvent, world: World) => Told;
  return tell(happened, world);
}

/** What a clicked thing is: somebody's unit, or free or occupied ground. */
function thing(g: G, seat: number, clicked: Thing): Explained<TeachingRule> {
  const { world, c } = g;
  const unit = clicked.kind === "unit" ? clicked.unit : c.unitIn[clicked.hex] - 1;
  if (unit >= 0) {
    const whose = world.units[unit].seat === seat ? "yours" : "the enemy's";
    return { text: `${id(world, unit)} is ${whose}; nothing can be done with it now.`, rule: "2.0" };
  }
  return { text: `${clicked.kind === "hex" ? hexName(world, clicked.hex) : ""} is empty.`, rule: "2.0" };
}

const sentences: Readonly<Record<string, (params: Refusal["params"]) => string>> = {
  "not-now": () => "That is not what is asked now.",
  "not-offered": () => "That is not among the answers.",
  "not-yours": ({ unit }) => `${unit} is not yours to order.`,
  "is-ordered": ({ unit }) => `${unit} has its order.`,
  "not-ordered": ({ unit }) => `${unit} was not ordered to advance.`,
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
    if (verb === "unit" || verb === "guards" || verb === "fire" || verb === "advance")
      return `${verb} ${g.world.units[words.arg(code, 0)].id}`;
    return verb;
  },
  event,
  thing,
  refusal: (_, refused) => sentences[refused.code]?.(refused.params) ?? refused.code,
};
