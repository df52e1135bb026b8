import { type Grid, hexAt } from "@redoubt/hex";
import { asUnit, mapOf, once } from "@redoubt/mechanics";
import { ownCharts } from "../chart-set.ts";
import { parseFacing } from "../checks/wedges.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import { type CommandEntry, sideOfNation, sides, type UnitEntry } from "../data/order-of-battle.ts";
import type { Order, Scenario } from "../data/scenario.ts";
import { formations } from "../formation.ts";
import type { SteppesMap } from "../ground.ts";
import { instructionKinds } from "../instruction-kinds.ts";
import { ALWAYS, instructionPlace, UNSAID, WHEN } from "../instructions.ts";
import { cites } from "../kit.ts";
import type { SteppesOptions } from "../readings.ts";
import { ATTACHED, ATTACK, DEFENSE, DISPERSED, FORCED_MARCH, NO_FACING, UNDER_CHIEF, WAITING } from "../state.ts";
import type { Entry } from "../world.ts";
import { battlePieces } from "./battle-pieces.ts";
import { type Draft, type DraftCommand, type DraftOrder, type DraftPiece, idle, type PieceState } from "./draft.ts";

/** The set-up of a battle is data; every command has an order from the start (III.6). */
export const enforces = cites("I.1", "I.2", "I.4", "III.6", "III.13");

const mapsInPlay: Readonly<Record<Scenario["map"], () => SteppesMap>> = {
  alma: once(() => mapOf(maps.alma, mapVocabulary)),
  balaclava: once(() => mapOf(maps.balaclava, mapVocabulary)),
  inkerman: once(() => mapOf(maps.inkerman, mapVocabulary)),
};

/** The map of a battle, read once for all its games. */
export const mapOfBattle = (scenario: Scenario): SteppesMap => mapsInPlay[scenario.map]();

/** The values of c.orderType by the words for orders. */
export const orderNumbers: Readonly<Record<Order, number>> = {
  attack: ATTACK,
  defense: DEFENSE,
  "forced-march": FORCED_MARCH,
};

/** Commanders lie under the units of their hex. */
const underUnits = 100;

function placeOf(grid: Grid, at: string): number {
  if (at.startsWith("entry:")) return WAITING;
  if (at === "attached") return ATTACHED;
  return at === "dispersed" ? DISPERSED : hexAt(grid, at);
}

function stateOfUnit(grid: Grid, unit: UnitEntry): PieceState {
  const facing = unit.facing === null ? undefined : parseFacing(unit.facing);
  return {
    ...idle,
    hexOf: placeOf(grid, unit.at),
    stack: unit.stack,
    // A battalion all of whose counters are out is worth what they are worth.
    sp: unit.at === "dispersed" ? 0 : unit.sp,
    facing: facing ?? NO_FACING,
    formation: unit.formation === null ? 0 : formations.indexOf(unit.formation) + 1,
  };
}

function statesOf(scenario: Scenario, grid: Grid, pieces: readonly DraftPiece[]): readonly PieceState[] {
  const { units, commanders } = scenario.forces;
  return [
    ...units.map((unit) => stateOfUnit(grid, unit)),
    ...commanders.map(({ at }) => ({ ...idle, hexOf: placeOf(grid, at), stack: underUnits })),
    ...pieces.slice(units.length + commanders.length).map(() => ({ ...idle, hexOf: UNDER_CHIEF })),
  ];
}

/** K-145: the first turn on which the order of a command may be changed; 255 never. */
function frozenUntil({ frozen, turns }: Scenario, command: string): number {
  const last = Math.max(...frozen.filter(({ commands }) => commands.includes(command)).map(({ to }) => to), -1);
  return last >= turns ? 255 : last + 1;
}

/** A command of a battle. */
export function commandOf(scenario: Scenario, command: CommandEntry): DraftCommand {
  const { id, name, nation, marker, leader, corps, kind } = command;
  return {
    id,
    name,
    seat: sides.indexOf(sideOfNation(nation)),
    marker,
    leader,
    corps,
    isIndependent: kind === "independent",
    frozenUntil: frozenUntil(scenario, id),
  };
}

/** The order with which a command begins the battle (III.6). */
export function startOrder(scenario: Scenario | null, grid: Grid, command: string): DraftOrder {
  const found = scenario?.orders.find((one) => one.command === command);
  const goal = found === undefined ? undefined : grid.byNumber.get(found.goal);
  if (found === undefined || goal === undefined) return { order: DEFENSE, goal: 0, left: 0, arrived: false };
  return { order: orderNumbers[found.order], goal, left: found.distance, arrived: false };
}

/** The entries of a battle, with those of its pieces that wait for them. */
export function entriesOf(scenario: Scenario, grid: Grid, waits: (id: string) => number | undefined): readonly Entry[] {
  const { units, commanders, entries } = scenario.forces;
  return entries.map(({ id, turn, hexes }) => ({
    id,
    turn,
    hexes: hexes.map((hex) => grid.byNumber.get(hex)).filter((hex) => hex !== undefined),
    pieces: [...units, ...commanders]
      .filter(({ at }) => at === `entry:${id}`)
      .map((piece) => waits(piece.id))
      .filter((piece) => piece !== undefined)
      .map(asUnit),
  }));
}

/** The instructions that a battle begins with, so that its reactions do not drown it: fire from 30 percent on, squares always. */
function usualInstructions(pieces: number, commands: number): readonly number[] {
  const column = new Array<number>((pieces + commands + sides.length) * instructionKinds.length).fill(UNSAID);
  sides.forEach((_, seat) => {
    const scope = pieces + commands + seat;
    column[instructionPlace(scope, "fire")] = WHEN + 30;
    column[instructionPlace(scope, "square")] = ALWAYS;
  });
  return column;
}

/** A battle from its start. */
export function scenarioDraft(scenario: Scenario, options: SteppesOptions): Draft {
  const map = mapOfBattle(scenario);
  const { grid } = map;
  const { forces } = scenario;
  const pieces = battlePieces(scenario);
  const indexes = new Map(pieces.map(({ id }, piece) => [id, piece]));
  const corps = [...new Set(forces.commands.flatMap((one) => one.corps ?? []))];
  return {
    scenario,
    options,
    map,
    charts: ownCharts,
    turns: scenario.turns,
    pieces,
    states: statesOf(scenario, grid, pieces),
    commands: forces.commands.map((command) => commandOf(scenario, command)),
    brigades: forces.brigades,
    corps: corps.map((id) => ({ id, seat: pieces[indexes.get(id) ?? 0].seat, leader: id })),
    entries: entriesOf(scenario, grid, (id) => indexes.get(id)),
    sightLimit: null,
    from: { at: "turn" },
    orders: forces.commands.map(({ id }) => startOrder(scenario, grid, id)),
    holders: [],
    columns: {
      turn: [1],
      ...(options.instructions === "usual"
        ? { instructions: usualInstructions(pieces.length, forces.commands.length) }
        : {}),
    },
  };
}
