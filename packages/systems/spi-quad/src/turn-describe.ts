import type { Refusal } from "@redoubt/engine";
import { pointsText } from "@redoubt/mechanics";
import type { TurnEvent } from "./event.ts";
import { seats } from "./seat.ts";
import type { QuadPlay } from "./state.ts";
import { allowanceOf } from "./values.ts";
import { words } from "./words.ts";
import type { World } from "./world.ts";

// Sentences about turns, movement and reinforcements. Those about fire, melee and rally stand in combat-describe.ts.

/** A name for people: the printed one, with the nation where two units of a game share it. */
export function unitName(world: World, id: string): string {
  const u = world.unitIndex.get(id);
  if (u === undefined) return id;
  const { name, nation } = world.units[u];
  const isShared = world.units.some((other) => other.name === name && other.id !== id);
  return isShared ? `${name} (${nation === "russian" ? id : nation})` : name;
}

/** A side as a word at the head of a sentence. */
export const sideName = (seat: number): string => (seats[seat] === "allied" ? "Allied" : "Russian");

const phaseNames: Readonly<Record<string, string>> = {
  movement: "Movement Phase",
  "defensive-fire": "Defensive Fire Phase",
  "offensive-fire": "Offensive Fire Phase",
  melee: "Melee Phase",
  rally: "Rally Phase",
};

/** What is asked in the Movement Phase; null for other decisions. */
export function turnPrompt(g: QuadPlay, decision: string, locals: object): string | null {
  if (decision === "movement") return "Move a unit, bring in a reinforcement, or end the Movement Phase.";
  if (decision !== "move") return null;
  // The locals of move-unit, the only procedure that asks for a move.
  const { unit, spent, hasMoved } = locals as { unit: number; spent: number; hasMoved: boolean };
  const name = unitName(g.world, g.world.units[unit].id);
  const left = pointsText(allowanceOf(g, unit) - spent);
  return hasMoved
    ? `Where does ${name} go on to? ${left} movement points are left.`
    : `Where does ${name} go? It has ${left} movement points.`;
}

/** What an answer of the Movement Phase means; null for other answers. */
export function turnAnswer(g: QuadPlay, answer: number, decision: string): string | null {
  const { world } = g;
  const name = (): string => unitName(world, world.units[words.arg(answer, 0)].id);
  const isMovement = decision === "movement" || decision === "move";
  if (!isMovement) return null;
  switch (words.verb(answer)) {
    case "end":
      return "End the Movement Phase";
    case "unit":
      return `Move ${name()}`;
    case "hex":
      return `Go to ${world.grid.numbers[words.arg(answer, 0)]}`;
    case "step":
      return `Step straight to ${world.grid.numbers[words.arg(answer, 0)]}`;
    case "stop":
      return "Stop here";
    case "cancel":
      return "Leave it where it is";
    case "exit":
      return "Leave the map";
    case "enter":
      return `Bring in ${name()} at ${world.grid.numbers[words.arg(answer, 1)]}`;
    case "top":
      return `Put ${name()} on top of its stack`;
    case "spike":
      return `Spike ${name()}`;
    default:
      return null;
  }
}

/** What happened, as one sentence. */
export function turnEvent(world: World, event: TurnEvent): string {
  const unit = "unit" in event ? unitName(world, event.unit) : "";
  switch (event.kind) {
    case "turn-began":
      return `Game-Turn ${event.turn} begins.`;
    case "phase-began":
      return `${sideName(event.seat)} ${phaseNames[event.phase]}.`.replace(/^(\w+) Defensive/, "$1 turn: Defensive");
    case "moved":
      return `${unit} moves from ${event.path[0]} to ${event.path.at(-1)} for ${pointsText(event.cost)}.`;
    case "entered":
      return `${unit} enters at ${event.hex} for ${pointsText(event.cost)}.`;
    case "exited":
      return `${unit} leaves the map at ${event.hex}.`;
    case "restacked":
      return `${unit} goes on top in ${event.hex}.`;
    case "disrupted":
      return `${unit} is disrupted.`;
    case "rallied":
      return `${unit} rallies.`;
    case "eliminated":
      return `${unit} is eliminated in ${event.hex}.`;
    case "captured":
      return `${unit} is captured in ${event.hex}.`;
    case "spiked":
      return `${unit} is spiked.`;
    case "tired":
      return event.level === 0 ? `${unit} is worn out.` : `${unit} tires: fatigue level ${event.level}.`;
    case "demoralized":
      return `The British are demoralized: ${event.lost} melee points are lost.`;
    case "french-called":
      return `The Russians at ${event.hex} bring the French infantry into the field.`;
    case "preservation-rolled":
      return `Preservation: ${event.dice[0]} on the die and ${event.lost} infantry lost make ${event.total}; 10 triggers it.`;
    case "preservation-triggered":
      return "Russian Preservation is triggered: the Russians may leave the field.";
    case "game-ended":
      return `The game ends after Game-Turn ${event.turn}.`;
  }
}

type Params = Refusal["params"];

const grounds: Readonly<Record<string, string>> = {
  sea: "it is sea",
  bourliuk: "Bourliuk is burning",
  cliff: "a cliff bars the way",
  "redoubt-wall": "only a road leads cavalry and guns through a redoubt wall",
  swamp: "cavalry and guns enter a swamp by road only",
  aqueduct: "cavalry and guns cross the aqueduct only undisrupted, by road or bridge",
  woods: "the woods would disrupt it",
};

const refusals: Readonly<Record<string, (p: Params, unit: string) => string>> = {
  "no-such-unit": () => "There is no such unit.",
  "not-yours": (_p, unit) => `${unit} is not yours to move.`,
  "not-on-map": (_p, unit) => `${unit} is not on the map.`,
  "move-finished": (_p, unit) => `${unit} has finished its move.`,
  "french-wait": (_p, unit) => `${unit} waits: the French move from Game-Turn 3 on.`,
  "disrupted-gun-stays": (_p, unit) => `${unit} is disrupted, and disrupted guns do not move.`,
  immobile: (_p, unit) => `${unit} cannot be moved.`,
  held: (_p, unit) => `${unit} is in an enemy zone and may leave it only for a hex without one.`,
  "nowhere-to-go": (_p, unit) => `${unit} has nowhere to go.`,
  stacking: (p, unit) => `${unit} may not stop in ${p.hex} with the units there.`,
  "no-exit-yet": () => "No Russian unit leaves the map before Preservation is triggered.",
  "no-exit-here": (_p, unit) => `${unit} cannot leave the map here.`,
  "too-dear": (p, unit) => `${unit} cannot get to ${p.hex} with ${p.left} movement points.`,
  closed: (p, unit) => `${unit} may not go to ${p.hex}: ${grounds[p.ground] ?? "the way is closed"}.`,
  "closed-hex": (p) => `No unit may enter ${p.hex}.`,
  "too-far-south": (p, unit) =>
    `${unit} may not go as far beyond the Alma as ${p.hex} before its Parent Unit is across.`,
  "zone-in-the-way": (p, unit) => `${unit} would have to stop in an enemy zone before it came to ${p.hex}.`,
  "zone-to-zone": (p, unit) => `${unit} may not go from one enemy zone straight into another at ${p.hex}.`,
  "off-map": () => "That hex is not on the map.",
  "already-there": (p, unit) => `${unit} is in ${p.hex} already.`,
  "enemy-in-the-way": (p, unit) => `Enemy units bar the way of ${unit} to ${p.hex}.`,
  "enemy-there": (p) => `An enemy unit is in ${p.hex}.`,
  "not-adjacent-step": (p, unit) => `${unit} is not next to ${p.hex}.`,
  "no-shorter-way": (p, unit) => `The straight step of ${unit} to ${p.hex} is the cheapest way, or cannot be paid.`,
  "not-moved": (_p, unit) => `${unit} has not moved yet.`,
  "already-moved": (_p, unit) => `${unit} has moved; it can only stop or go on.`,
  moving: (_p, unit) => `First finish the move of ${unit}.`,
  "on-top-already": (_p, unit) => `${unit} is on top of its stack.`,
  "no-redoubt-gun": (_p, unit) => `${unit} is not a redoubt gun.`,
  "gun-gone": (_p, unit) => `${unit} is no longer in its redoubt.`,
  "not-waiting": (_p, unit) => `${unit} is not waiting to enter the map.`,
  "not-called": (_p, unit) => `${unit} comes only once the Russians have moved west of column 04.`,
  "not-yet": (p, unit) => `${unit} may enter from Game-Turn ${p.turn} on.`,
  "not-scheduled": (p, unit) => `${unit} is not scheduled to enter at ${p.hex}.`,
  "cannot-enter": (p, unit) => `${unit} cannot enter at ${p.hex} now.`,
  "not-all-can-enter": () => "The whole division must be able to enter on the same turn.",
  "division-arriving": () => "All units of the division must enter on this turn.",
  "not-now": () => "That is not for this phase.",
  "not-offered": () => "That is not one of the answers.",
};

/** Why an answer of the Movement Phase is refused, as one sentence; null for codes of other phases. */
export function turnRefusal(world: World, { code, params }: Refusal): string | null {
  const sentence = refusals[code];
  if (sentence === undefined) return null;
  return sentence(params, params.unit === undefined ? "" : unitName(world, String(params.unit)));
}
