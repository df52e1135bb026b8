import { isProblems, type Problem, type Setup } from "@redoubt/engine";
import type { Grid } from "@redoubt/hex";
import { chosenOptions, createWedges, type FacingModel, once, type Position, type Wedges } from "@redoubt/mechanics";
import { battleOf } from "../battles/battles.ts";
import { ownCharts } from "../chart-set.ts";
import { zonesOf } from "../checks/cover-zone.ts";
import { createSight, type Sight } from "../checks/sight.ts";
import { sides } from "../data/order-of-battle.ts";
import type { Scenario, Turns } from "../data/scenario.ts";
import { type ScenarioId, scenarios } from "../data/scenarios.ts";
import { createGround, type Ground } from "../ground.ts";
import { options as optionSpecs, type SteppesOptions } from "../readings.ts";
import { createSearch, type Search } from "../search.ts";
import { NO_FACING } from "../state.ts";
import type { Start, World } from "../world.ts";
import { chainsOf } from "./chains.ts";
import type { Draft, PieceState } from "./draft.ts";
import { keyHexesOf } from "./key-hexes.ts";
import { positionDraft } from "./position.ts";
import { rosterOf } from "./roster.ts";
import { mapOfBattle, scenarioDraft, startOrder } from "./scenario.ts";

interface Field {
  readonly ground: Ground;
  readonly sight: Sight;
  readonly search: Readonly<Record<FacingModel, () => Search>>;
  readonly wedges: Readonly<Record<FacingModel, () => Wedges>>;
}

const fieldOf = (ground: Ground): Field => ({
  ground,
  sight: createSight(ground),
  search: {
    corner: once(() => createSearch(ground, "corner")),
    hexside: once(() => createSearch(ground, "hexside")),
  },
  wedges: {
    corner: once(() => createWedges(ground.grid, "corner")),
    hexside: once(() => createWedges(ground.grid, "hexside")),
  },
});

// Ground and lines of sight of a battle are worked out once, by its first game.
const fields: Readonly<Record<Scenario["map"], () => Field>> = {
  alma: once(() => fieldOf(createGround(mapOfBattle(scenarios.alma)))),
  balaclava: once(() => fieldOf(createGround(mapOfBattle(scenarios.balaclava)))),
  inkerman: once(() => fieldOf(createGround(mapOfBattle(scenarios.inkerman)))),
};

function fieldFor({ scenario, map, charts }: Draft): Field {
  const isBattle = scenario !== null && map === mapOfBattle(scenario) && charts === ownCharts;
  return isBattle ? fields[scenario.map]() : fieldOf(createGround(map, charts));
}

const isIn = ({ from, to }: Turns, turn: number): boolean => turn >= from && turn <= to;

/** K-180: how far anybody sees, by turn. */
function sightLimits({ scenario, sightLimit, turns }: Draft): Uint8Array {
  const limits = new Uint8Array(turns + 1).fill(sightLimit ?? 255);
  if (sightLimit !== null) return limits;
  return limits.map((limit, turn) => scenario?.fog.find((fog) => isIn(fog, turn))?.limit ?? limit);
}

/** II.16: the hexes that nobody may enter, by turn. */
function closedHexes({ scenario, map, turns }: Draft): World["closedHexes"] {
  return Array.from({ length: turns + 1 }, (_, turn) => {
    const closed = (scenario?.closed ?? []).filter((one) => isIn(one, turn)).flatMap(({ hexes }) => hexes);
    return closed.length === 0 ? undefined : hexesOf(map.grid, closed);
  });
}

/** II.8: what the battle adds to the dice for initiative, by turn and seat. */
function initiatives({ scenario, turns }: Draft): World["initiative"] {
  const added = (turn: number, side: (typeof sides)[number]): number =>
    (scenario?.initiative ?? [])
      .filter((one) => one.side === side && isIn(one, turn))
      .reduce((sum, { modifier }) => sum + modifier, 0);
  return Array.from({ length: turns + 1 }, (_, turn) => [added(turn, sides[0]), added(turn, sides[1])] as const);
}

/** The facing that most units of a seat have at the start; without any, opposite to the enemy. */
function homeFacings({ pieces, states }: Draft): readonly [number, number] {
  const most = (seat: number): number | null => {
    const counts = new Array<number>(6).fill(0);
    states.forEach(({ facing, hexOf }, piece) => {
      if (pieces[piece].seat === seat && hexOf > 0 && facing !== NO_FACING) counts[facing]++;
    });
    const best = Math.max(...counts);
    return best === 0 ? null : counts.indexOf(best);
  };
  const [first, second] = [most(0), most(1)];
  if (first === null && second === null) return [0, 3];
  return [first ?? ((second ?? 0) + 3) % 6, second ?? ((first ?? 0) + 3) % 6];
}

const hexesOf = (grid: Grid, numbers: readonly string[]): readonly number[] =>
  numbers.map((number) => grid.byNumber.get(number)).filter((hex) => hex !== undefined);

function keyPlaces({ size }: Grid, keyHexes: readonly number[]): Uint8Array {
  const places = new Uint8Array(size);
  keyHexes.forEach((hex, key) => {
    places[hex] = key + 1;
  });
  return places;
}

/** By piece: what a position leaves open is 255, and begin fills it in. */
function pieceColumns(states: readonly PieceState[]): Readonly<Record<string, ArrayLike<number>>> {
  const column = (of: (state: PieceState) => number): readonly number[] => states.map(of);
  const open = (points: number): number => (points < 0 ? 255 : points);
  return {
    hexOf: column(({ hexOf }) => Math.min(hexOf, 0)),
    sp: column(({ sp }) => sp),
    facing: column(({ facing }) => facing),
    formation: column(({ formation }) => formation),
    level: column(({ level }) => level),
    march: column(({ march }) => march),
    rally: column(({ rally }) => rally),
    box: column(({ box }) => box),
    act: column(({ act }) => act),
    mp: column(({ mp }) => open(mp)),
    mpStart: column(({ mpStart }) => open(mpStart)),
    lost: column(({ lost }) => lost),
    marked: column(({ marked }) => marked),
  };
}

function startOf(
  { scenario, map, commands, states, orders, columns, from, holders }: Draft,
  keys: readonly { readonly holder: number }[],
): Start {
  const standing = states.map(({ hexOf, stack }, piece) => ({ hexOf, stack, piece })).filter(({ hexOf }) => hexOf > 0);
  // The highest number of a stack, and of equals the last one listed, is at the bottom.
  standing.sort((a, b) => b.stack - a.stack || b.piece - a.piece);
  return {
    from,
    placed: standing.map(({ piece, hexOf }) => [piece, hexOf] as const),
    knownOrders: commands.map(({ id }) => startOrder(scenario, map.grid, id)),
    isHolderGiven: Uint8Array.from(keys, (_, key) => (holders[key] === undefined ? 0 : 1)),
    columns: {
      ...pieceColumns(states),
      orderType: orders.map(({ order }) => order),
      goal: orders.map(({ goal }) => goal),
      left: orders.map(({ left }) => left),
      arrived: orders.map(({ arrived }) => (arrived ? 1 : 0)),
      keyHolder: keys.map(({ holder }, key) => holders[key] ?? holder),
      ...columns,
    },
  };
}

function worldOf(draft: Draft): World {
  const { scenario, options, map, turns, entries } = draft;
  const { grid } = map;
  const { ground, sight, search, wedges } = fieldFor(draft);
  const keys = keyHexesOf(scenario).filter(({ hex }) => grid.byNumber.has(hex));
  const keyHexes = hexesOf(
    grid,
    keys.map(({ hex }) => hex),
  );
  const roster = rosterOf(draft);
  return {
    ...roster,
    ...chainsOf(roster),
    ...zonesOf(roster, draft.charts.formations),
    scenario: scenario?.id ?? null,
    options,
    activation: options.optionalActivation === "true" || options.solo === "true" ? "optional" : "standard",
    turns,
    battle: battleOf(scenario),
    mapFile: map.file,
    grid,
    ground,
    charts: draft.charts,
    sight,
    search: search[options.facingModel](),
    wedges: wedges[options.facingModel](),
    closedHexes: closedHexes(draft),
    sightLimit: sightLimits(draft),
    entries,
    exits: sides.map((side) =>
      (scenario?.exits ?? []).filter((exit) => exit.side === side).flatMap(({ hexes }) => hexesOf(grid, hexes)),
    ),
    keyHexes,
    keyAt: keyPlaces(grid, keyHexes),
    homeFacing: homeFacings(draft),
    initiative: initiatives(draft),
    start: startOf(draft, keys),
  };
}

const isScenario = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);

/** Looks up all that never changes in a game, or says what is wrong with its set-up. */
export function makeWorld(setup: Setup): World | readonly Problem[] {
  const chosen = chosenOptions(optionSpecs, setup);
  if (isProblems(chosen)) return chosen;
  const options = chosen as SteppesOptions; // chosenOptions admits the choices of the specs only
  // The shape of a position is checked where it is read from a file.
  const position = setup.position as Position | undefined;
  const id = position === undefined ? setup.scenario : position.scenario;
  if (id !== null && !isScenario(id))
    return [{ where: "scenario", what: `"${id}" is not one of ${Object.keys(scenarios).join(", ")}` }];
  const scenario = id === null ? null : scenarios[id];
  if (position !== undefined) {
    const draft = positionDraft(position, scenario, options);
    return isProblems(draft) ? draft : worldOf(draft);
  }
  if (scenario === null) return [{ where: "scenario", what: "needs a battle or a position" }];
  return worldOf(scenarioDraft(scenario, options));
}
