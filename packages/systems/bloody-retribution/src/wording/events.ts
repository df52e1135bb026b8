import type { LedgerLine, Told, Tone } from "@redoubt/engine";
import { OFF_MAP } from "@redoubt/hex";
import { type AppliedRow, pointsWords, rowText } from "@redoubt/mechanics";
import type { RetributionEvent } from "../event.ts";
import type { World } from "../world.ts";
import { bombardmentTexts, listOf, nameOfHex, signed, stepCount, unitCount } from "./words.ts";

type Kind = RetributionEvent["kind"];
type EventOf<K extends Kind> = Extract<RetributionEvent, { readonly kind: K }>;
type Teller<K extends Kind> = (event: EventOf<K>, world: World) => Told;

const players = ["The Russian", "The Allied player"];
const owners = ["Russia", "the Allies"];

/** What a cell of the Combat Results Table takes from both sides, in words (9.16). */
function cellWords(cell: string): string {
  const [attacker, defender] = cell.split("/").map(Number);
  const off = (steps: number, side: string): string => `${steps === 0 ? "nothing" : stepCount(steps)} from the ${side}`;
  return `${off(attacker, "attacker")}, ${off(defender, "defender")}`;
}

const rows = (ledger: readonly AppliedRow[]): string => ledger.map((row) => `; ${rowText(row)}`).join("");
const lines = (ledger: readonly AppliedRow[]): readonly LedgerLine[] =>
  ledger.map(({ value, note, rule }) => ({ value, note, rule }));

/** What a sentence is about, where it is about anything. */
type About = Partial<Omit<Told, "text" | "tone">>;

const told = (tone: Tone, text: string, about: About = {}): Told => ({ text, tone, units: [], hexes: [], ...about });
const result = (text: string, about: About = {}): Told => told("result", text, about);
const note = (text: string, about: About = {}): Told => told("note", text, about);
const sequence = (text: string, about: About = {}): Told => told("sequence", text, about);

/** A sentence about something bad that happens to a unit in a hex. */
const harm = (text: string, unit: string, hex: string): Told =>
  result(text, { units: [unit], hexes: [hex], harms: [unit] });

const stepsText = (steps: number): string => (steps === 0 ? "nothing" : stepCount(steps));

/** A hex by its number, and by its name where it has one. */
function titleOf({ map, grid }: World, number: string): string {
  const name = nameOfHex(map, grid.byNumber.get(number) ?? OFF_MAP);
  return name === undefined ? number : `${name} (${number})`;
}

/** One teller for each kind of event: what happened as one sentence, and what it is about. */
const tellers: { readonly [K in Kind]: Teller<K> } = {
  // The turn and its phases (5.1 to 5.10).
  "turn-began": ({ turn }) => sequence(`Turn ${turn} begins.`),
  "order-rolled": ({ dice }) => sequence(`The Russian rolls ${dice[0]} for the order of the phases.`),
  "order-set": ({ first, second }) => sequence(`This turn ${first} comes first, then ${second}.`),
  "phase-began": ({ phase, turn }) => sequence(`The ${phase} phase of turn ${turn} begins.`),
  "offer-made": ({ seat }) => note(`${players[seat]} offers to end the phase.`),
  "offer-accepted": ({ seat }) => note(`${players[seat]} accepts.`),
  "offer-refused": ({ seat }) => note(`${players[seat]} refuses.`),
  "finished-phase": ({ seat }) => note(`${players[seat]} has finished this phase.`),
  "phase-ended": ({ phase }) => sequence(`The ${phase} phase is over.`),
  recovered: ({ units }) => sequence(units === 0 ? "Nobody had to recover." : `Recovery: ${unitCount(units)}.`),
  "marker-set-aside": ({ left }) => note(`A bombardment marker is set aside; ${left} left.`),
  "markers-reclaimed": ({ left }) => sequence(`The Russian takes back his ${left} bombardment markers.`),
  "game-ended": ({ verdict }) => result(`${verdict}.`),

  // Units and hexes (2.11, 2.12, 3.4, 5.5, 5.6, 8.1).
  moved: ({ unit, path, cost }) => {
    const [from, to] = [path[0], path[path.length - 1]];
    return result(`${unit} moves from ${from} to ${to} (${pointsWords(cost)}).`, { units: [unit], hexes: [to], path });
  },
  entered: ({ unit, hex }) => result(`${unit} enters at ${hex}.`, { units: [unit], hexes: [hex], path: [hex] }),
  "control-changed": ({ hex, seat }, world) =>
    result(`${titleOf(world, hex)} now belongs to ${owners[seat]}.`, { hexes: [hex] }),
  disrupted: ({ unit, hex }) => harm(`${unit} is disrupted in ${hex}.`, unit, hex),
  "step-lost": ({ unit, hex }) => harm(`${unit} in ${hex} loses a step.`, unit, hex),
  eliminated: ({ unit, hex }) => harm(`${unit} is eliminated in ${hex}.`, unit, hex),
  bombarded: ({ unit, hex, dice, ledger, result: effect }) =>
    result(`The guns fire at ${unit}: ${dice[0]}${rows(ledger)}: ${bombardmentTexts[effect]}.`, {
      units: [unit],
      hexes: [hex],
      cell: bombardmentTexts[effect],
      ledger: lines(ledger),
    }),
  unharmed: ({ unit, hex }) => result(`${unit} in ${hex} is none the worse.`, { units: [unit], hexes: [hex] }),

  // Attacks (5.6, 9.1 to 9.19).
  "attack-declared": ({ attackers, defenders, hex, attack, defence, column, ledger, momentum }) => {
    const verb = momentum ? "presses on against" : attackers.length === 1 ? "attacks" : "attack";
    const odds = `${attack} against ${defence}, column ${signed(column)}`;
    return sequence(`${listOf(attackers)} ${verb} ${listOf(defenders)} in ${hex}: ${odds}${rows(ledger)}.`, {
      units: [...attackers, ...defenders],
      hexes: [hex],
      ledger: lines(ledger),
    });
  },
  "guns-silenced": ({ hex }) =>
    result(`The attack into ${hex} silences the guns of Shell Hill for good.`, { hexes: [hex] }),
  "combat-rolled": ({ hex, dice, column, result: cell, ledger }) =>
    result(`Die ${dice[0]}: ${cellWords(cell)}${rows(ledger)}. [${cell} under ${signed(column)}]`, {
      hexes: [hex],
      cell,
      ledger: lines(ledger),
    }),
  "combat-result": ({ attackerLoss, defenderLoss }) =>
    note(`The attacker is to lose ${stepsText(attackerLoss)}, the defender ${stepsText(defenderLoss)}.`),
  spared: ({ units }) => result(`${listOf(units)} ${units.length === 1 ? "loses" : "lose"} nothing.`, { units }),
  "losses-owed": ({ units, steps }) =>
    result(`${listOf(units)} must lose ${stepCount(steps)} between them, as their owner chooses.`, {
      units,
      harms: units,
    }),
  "loss-ahead": ({ unit, hex, isLast }) =>
    harm(isLast ? `${unit} will be eliminated in ${hex}.` : `${unit} in ${hex} will lose a step.`, unit, hex),
  "disruption-ahead": ({ units }) => {
    const whoever = units.length === 1 ? `${units[0]}, if it is left,` : `Whoever is left of ${listOf(units)}`;
    return result(`${whoever} will be disrupted.`, { units, harms: units });
  },
  "way-open": ({ hex, units, isAhead }) => {
    const who = units.length === 1 ? `${units[0]} may` : `one of ${listOf(units)} may`;
    const others = units.length === 1 ? "if it does not, it is disrupted" : "all others are disrupted";
    return result(`${hex} ${isAhead ? "will be" : "is"} empty: ${who} advance; ${others}.`, { units, hexes: [hex] });
  },
  "momentum-open": ({ unit, hex }) =>
    note(`${unit} may attack once more from ${hex}, and is disrupted afterwards.`, { units: [unit], hexes: [hex] }),
  advanced: ({ unit, from, hex }) =>
    result(`${unit} advances into ${hex}.`, { units: [unit], hexes: [hex], path: [from, hex], going: "advance" }),
  flanked: ({ unit, from, hex }) =>
    result(`${unit} turns a flank and advances into ${hex}.`, {
      units: [unit],
      hexes: [hex],
      path: [from, hex],
      going: "advance",
    }),
};

/** The fields of events that name units. */
const NAMING = ["unit", "units", "attackers", "defenders"] as const;

/** An event with its units by the names that people know, for its sentence; what it is about keeps their ids. */
function named(world: World, event: RetributionEvent): RetributionEvent {
  const nameOf = (id: unknown): unknown => world.units[world.unitIndex.get(String(id)) ?? -1]?.fullName ?? id;
  const fields = NAMING.flatMap((field) => {
    const value: unknown = Reflect.get(event, field);
    // Of recovered units the event tells only how many.
    if (value === undefined || typeof value === "number") return [];
    return [[field, Array.isArray(value) ? value.map(nameOf) : nameOf(value)] as const];
  });
  return { ...event, ...Object.fromEntries(fields) };
}

/** What happened, as people are told of it. */
export function eventTold(world: World, event: RetributionEvent): Told {
  // Each teller is called with an event of its own kind; the index forgets which.
  const teller = tellers[event.kind] as Teller<Kind>;
  return { ...teller(event, world), text: teller(named(world, event), world).text };
}
