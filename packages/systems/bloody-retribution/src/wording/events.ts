import { type AppliedRow, pointsText, rowText } from "@redoubt/mechanics";
import type { AttackEvent, RetributionEvent, TurnEvent, UnitEvent } from "../event.ts";
import type { World } from "../world.ts";

const sides = ["The Russian", "The Allied player"];
const owners = ["Russia", "the Allies"];
const count = (units: number): string => (units === 1 ? "1 unit" : `${units} units`);
const list = (names: readonly string[]): string => names.join(", ");
const rows = (ledger: readonly AppliedRow[]): string => ledger.map((row) => `; ${rowText(row)}`).join("");
const column = (value: number): string => (value > 0 ? `+${value}` : String(value).replace("-", "−"));

/** What happened, as one sentence. */
export function eventSentence(world: World, event: RetributionEvent): string {
  switch (event.kind) {
    case "attack-declared":
    case "guns-silenced":
    case "combat-rolled":
    case "combat-result":
    case "advanced":
    case "flanked":
      return attackSentence(event);
    case "moved":
    case "entered":
    case "control-changed":
    case "disrupted":
    case "bombarded":
    case "unharmed":
    case "step-lost":
    case "eliminated":
      return unitSentence(world, event);
    default:
      return turnSentence(event);
  }
}

function attackSentence(event: AttackEvent): string {
  switch (event.kind) {
    case "attack-declared": {
      const verb = event.momentum ? "presses on against" : event.attackers.length === 1 ? "attacks" : "attack";
      const odds = `${event.attack} against ${event.defence}, column ${column(event.column)}`;
      return `${list(event.attackers)} ${verb} ${list(event.defenders)} in ${event.hex}: ${odds}${rows(event.ledger)}.`;
    }
    case "guns-silenced":
      return `The attack into ${event.hex} silences the guns of Shell Hill for good.`;
    case "combat-rolled":
      return `Die ${event.dice[0]} under ${column(event.column)}: ${event.result}${rows(event.ledger)}.`;
    case "combat-result":
      return `The attacker loses ${steps(event.attackerLoss)}, the defender ${steps(event.defenderLoss)}.`;
    case "advanced":
      return `${event.unit} advances into ${event.hex}.`;
    case "flanked":
      return `${event.unit} turns a flank and advances into ${event.hex}.`;
  }
}

const steps = (lost: number): string => (lost === 0 ? "nothing" : lost === 1 ? "a step" : `${lost} steps`);

const effects = {
  none: "no effect",
  disrupted: "disrupted",
  "disrupted-and-step": "disrupted and a step lost if it has two",
} as const;

function unitSentence(world: World, event: UnitEvent): string {
  switch (event.kind) {
    case "moved": {
      const cost = pointsText(event.cost);
      return `${event.unit} moves from ${event.path[0]} to ${event.path.at(-1)} (${cost} ${cost === "1" ? "point" : "points"}).`;
    }
    case "entered":
      return `${event.unit} enters at ${event.hex}.`;
    case "control-changed": {
      const name = world.map.names.get(world.grid.byNumber.get(event.hex) ?? world.grid.cells[0]);
      return `${name === undefined ? event.hex : `${name} (${event.hex})`} now belongs to ${owners[event.seat]}.`;
    }
    case "disrupted":
      return `${event.unit} is disrupted in ${event.hex}.`;
    case "bombarded":
      return `The guns fire at ${event.unit}: ${event.dice[0]}${rows(event.ledger)}: ${effects[event.result]}.`;
    case "unharmed":
      return `${event.unit} in ${event.hex} is none the worse.`;
    case "step-lost":
      return `${event.unit} in ${event.hex} loses a step.`;
    case "eliminated":
      return `${event.unit} is eliminated in ${event.hex}.`;
  }
}

function turnSentence(event: TurnEvent): string {
  switch (event.kind) {
    case "turn-began":
      return `Turn ${event.turn} begins.`;
    case "order-rolled":
      return `The Russian rolls ${event.dice[0]} for the order of the phases.`;
    case "order-set":
      return `This turn ${event.first} comes first, then ${event.second}.`;
    case "phase-began":
      return `The ${event.phase} phase of turn ${event.turn} begins.`;
    case "offer-made":
      return `${sides[event.seat]} offers to end the phase.`;
    case "offer-accepted":
      return `${sides[event.seat]} accepts.`;
    case "offer-refused":
      return `${sides[event.seat]} refuses.`;
    case "finished-phase":
      return `${sides[event.seat]} has finished this phase.`;
    case "phase-ended":
      return `The ${event.phase} phase is over.`;
    case "recovered":
      return event.units === 0 ? "Nobody had to recover." : `Recovery: ${count(event.units)}.`;
    case "marker-set-aside":
      return `A bombardment marker is set aside; ${event.left} left.`;
    case "markers-reclaimed":
      return `The Russian takes back his ${event.left} bombardment markers.`;
    case "game-ended":
      return `${event.verdict}.`;
  }
}
