import type { LedgerLine, Told, Tone } from "@redoubt/engine";
import { type AppliedRow, pointsWords } from "@redoubt/mechanics";
import type { QuadEvent } from "../event.ts";
import type { Phase } from "../state.ts";
import type { World } from "../world.ts";
import { hexesText, listed, sideName, unitName, unitNames } from "./names.ts";
import { fireText, meleeText, rallyText } from "./results.ts";

type EventOf<K extends QuadEvent["kind"]> = Extract<QuadEvent, { readonly kind: K }>;
type Telling = { readonly [K in QuadEvent["kind"]]: (event: EventOf<K>, world: World) => Told };

const phaseNames: Readonly<Record<Phase, string>> = {
  movement: "Movement Phase",
  "defensive-fire": "turn: Defensive Fire Phase",
  "offensive-fire": "Offensive Fire Phase",
  melee: "Melee Phase",
  rally: "Rally Phase",
};

const sequence = (text: string): Told => ({ text, tone: "sequence", units: [], hexes: [] });

/** Something that became of one unit. */
function fate(text: string, unit: string, hexes: readonly string[], isHarm: boolean, tone: Tone = "result"): Told {
  return { text, tone, units: [unit], hexes, ...(isHarm ? { harms: [unit] } : {}) };
}

/** A unit that went from hex to hex. */
const journey = (text: string, unit: string, path: readonly string[], going?: Told["going"]): Told => ({
  text,
  tone: "result",
  units: [unit],
  hexes: path.slice(-1),
  path,
  ...(going === undefined ? {} : { going }),
});

const resultName = (result: number): string => (result === 0 ? "–" : String(result));
const linesOf = (rows: readonly AppliedRow[]): readonly LedgerLine[] =>
  rows.map(({ value, note, rule }) => ({ value, note, rule }));

const dooms: Readonly<Record<EventOf<"doomed">["fate"], string>> = {
  captured: "will be captured when its companions are gone",
  eliminated: "will not survive this melee",
  penned: "cannot retreat as far as it must and will not survive",
};

/** Every kind of event: its sentence, and what it is about. */
const telling: Telling = {
  "turn-began": ({ turn }) => sequence(`Game-Turn ${turn} begins.`),
  "phase-began": ({ phase, seat }) => sequence(`${sideName(seat)} ${phaseNames[phase]}.`),
  "game-ended": ({ turn }) => sequence(`The game ends after Game-Turn ${turn}.`),
  moved: ({ unit, path, cost }, world) =>
    journey(`${unitName(world, unit)} moves from ${path[0]} to ${path.at(-1)} for ${pointsWords(cost)}.`, unit, path),
  entered: ({ unit, hex, cost }, world) =>
    fate(`${unitName(world, unit)} enters at ${hex} for ${pointsWords(cost)}.`, unit, [hex], false),
  exited: ({ unit, hex }, world) => fate(`${unitName(world, unit)} leaves the map at ${hex}.`, unit, [hex], false),
  restacked: ({ unit, hex }, world) =>
    fate(`${unitName(world, unit)} goes on top in ${hex}.`, unit, [hex], false, "note"),
  "french-called": ({ hex }) => ({
    text: `The Russians at ${hex} bring the French infantry into the field.`,
    tone: "note",
    units: [],
    hexes: [hex],
  }),
  "preservation-rolled": ({ dice, lost, total }) => ({
    text: `Preservation: ${dice[0]} on the die and ${lost} infantry lost make ${total}; 10 triggers it.`,
    tone: "result",
    units: [],
    hexes: [],
  }),
  "preservation-triggered": () => ({
    text: "Russian Preservation is triggered: the Russians may leave the field.",
    tone: "result",
    units: [],
    hexes: [],
  }),
  disrupted: ({ unit, hex }, world) => fate(`${unitName(world, unit)} is disrupted.`, unit, [hex], true),
  rallied: ({ unit, hex }, world) => fate(`${unitName(world, unit)} rallies.`, unit, [hex], false),
  eliminated: ({ unit, hex }, world) => fate(`${unitName(world, unit)} is eliminated in ${hex}.`, unit, [hex], true),
  captured: ({ unit, hex }, world) => fate(`${unitName(world, unit)} is captured in ${hex}.`, unit, [hex], true),
  spiked: ({ unit, hex }, world) => fate(`${unitName(world, unit)} is spiked.`, unit, [hex], true),
  tired: ({ unit, level }, world) => {
    const name = unitName(world, unit);
    return fate(level === 0 ? `${name} is worn out.` : `${name} tires: fatigue level ${level}.`, unit, [], true);
  },
  doomed: ({ unit, fate: comes }, world) => fate(`${unitName(world, unit)} ${dooms[comes]}.`, unit, [], true),
  demoralized: ({ lost }) => ({
    text: `The British are demoralized: ${lost} melee points are lost.`,
    tone: "result",
    units: [],
    hexes: [],
  }),
  "fire-resolved": (event, world) => ({
    text: fireText(world, event),
    tone: "result",
    units: [...event.firers, ...event.hits.map(({ unit }) => unit)],
    hexes: [event.hex],
    cell: event.hits.map(({ result }) => resultName(result)).join(" and "),
    ledger: linesOf([...event.ledger, ...event.hits.flatMap((hit) => hit.ledger)]),
  }),
  "melee-resolved": (event, world) => ({
    text: meleeText(world, event),
    tone: "result",
    units: [...event.attackers, ...event.defenders],
    hexes: event.hexes,
    cell: event.result,
    ledger: linesOf(event.ledger),
  }),
  "rally-rolled": (event, world) => ({
    text: rallyText(world, event),
    tone: "result",
    units: [event.unit],
    hexes: [],
    ledger: linesOf(event.ledger),
  }),
  "retreat-ordered": ({ unit, hexes }, world) =>
    fate(`${unitName(world, unit)} must retreat ${hexesText(hexes)}.`, unit, [], true),
  "advance-open": ({ units, hexes }, world) => ({
    text: `${unitNames(world, units)} may then advance into ${listed(hexes)}.`,
    tone: "note",
    units,
    hexes,
  }),
  retreated: ({ unit, path }, world) =>
    journey(`${unitName(world, unit)} retreats ${path.join(" – ")}.`, unit, path, "retreat"),
  displaced: ({ unit, from, to }, world) =>
    journey(`${unitName(world, unit)} makes way from ${from} to ${to}.`, unit, [from, to], "retreat"),
  withdrew: ({ unit, from, to }, world) =>
    journey(`${unitName(world, unit)} withdraws from ${from} to ${to}.`, unit, [from, to], "retreat"),
  advanced: ({ unit, from, to }, world) =>
    journey(`${unitName(world, unit)} advances from ${from} to ${to}.`, unit, [from, to], "advance"),
};

/** An event as people are told of it, and what it is about. */
export function eventTold(world: World, event: QuadEvent): Told {
  return telling[event.kind](event as never, world); // the kind tells which event it is
}
