import { isProblems, type Options, type Problem, type Seat, type Setup } from "@redoubt/engine";
import {
  asUnit,
  chosenOptions,
  createFlood,
  fieldOf,
  loadMap,
  mapOf,
  once,
  type Position,
  points,
  type Result,
  type Unit,
} from "@redoubt/mechanics";
import { inkerman } from "../battles/inkerman.ts";
import type { RetributionMap } from "../checks/step-cost.ts";
import { unitKinds } from "../data/counter.ts";
import { counters } from "../data/counters.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import { cites } from "../kit.ts";
import { options } from "../readings.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { constants } from "../tables/constants.ts";
import type { Terrain } from "../terrain.ts";
import { groups, PIQUET } from "../unit.ts";
import type { Numbers, Rulings, World } from "../world.ts";
import { terrainOf } from "./ground.ts";
import { type PlacedUnit, placedCounter } from "./placed-unit.ts";
import { type Situation, situationOf, startOfBattle } from "./position-flags.ts";
import { unitsOfPosition } from "./position-units.ts";
import { printedResults, type Results, resultsIn, resultsOf } from "./results.ts";
import { checkStacking } from "./stacking.ts";

/** The whole sheet of counters is set up on numbered hexes, one hex to a unit. */
export const enforces = cites("2.1", "2.2", "3.3");

// The battle itself is looked up once, by its first game: all games of it share map, terrain, tables and counters.
const battleMap = once(() => mapOf(maps.inkerman, mapVocabulary));
const terrains: Readonly<Record<string, () => Terrain>> = {
  yes: once(() => terrainOf(battleMap(), true)),
  no: once(() => terrainOf(battleMap(), false)),
};
const printed = resultsOf(printedResults);
const battleUnits = once(() => counters.map((counter) => placedCounter(battleMap(), counter)));

/** Looks the world up, from the scenario or from a position. */
export function worldOf(setup: Setup): Result<World> {
  const chosen = chosenOptions(options, setup);
  if (isProblems(chosen)) return chosen;
  const rulings = rulingsOf(chosen);
  if (setup.scenario !== inkerman.scenario.id && (setup.scenario !== null || setup.position === undefined)) {
    return [{ where: "scenario", what: `no scenario "${setup.scenario}"; there is only ${inkerman.scenario.id}` }];
  }
  if (setup.position !== undefined) {
    // The command line checks the shape of positions before they come here; situations in tests are typed.
    return worldOfPosition(setup.position as Position, rulings, chosen);
  }
  const terrain = terrains[chosen.roadCancelsSteep]();
  const situation = startOfBattle(terrain.victoryHexes.length);
  return worldWith(battleMap(), terrain, printed, rulings, battleUnits(), situation);
}

function rulingsOf(chosen: Options): Rulings {
  return {
    lowestColumn: Number(chosen.crtFloor),
    redoubtReduction: Number(chosen.redoubtReduction),
    sparesBridges: chosen.bridgedWater === "exempt",
    passesFriends: chosen.passThroughFriends === "yes",
    roadCancelsSteep: chosen.roadCancelsSteep === "yes",
    gunsFireOn: chosen.gunsUnderEnemy === "fires",
    twoFlanks: chosen.flankChain === "two",
  };
}

function worldOfPosition(position: Position, rulings: Rulings, chosen: Options): Result<World> {
  const isPlain = Object.keys(position.map).join() === "use" && position.map.use === inkerman.map;
  const map = isPlain ? battleMap() : loadMap(position.map, mapVocabulary, maps);
  if (isProblems(map)) return map;
  const terrain = isPlain ? terrains[chosen.roadCancelsSteep]() : terrainOf(map, rulings.roadCancelsSteep);
  const problems: Problem[] = [];
  if (terrain.hills.length > 8) problems.push({ where: "map.hexes", what: "at most eight hexes of Shell Hill" });
  const results = resultsIn(fieldOf(position.tables, "tables", problems));
  const units = unitsOfPosition(position, map, problems);
  checkStacking(map, units, problems);
  const situation = situationOf(position, map, terrain.victoryHexes, problems);
  return problems.length > 0 ? problems : worldWith(map, terrain, results, rulings, units, situation);
}

function worldWith(
  map: RetributionMap,
  terrain: Terrain,
  results: Results,
  rulings: Rulings,
  placed: readonly PlacedUnit[],
  situation: Situation,
): World {
  const { grid } = map;
  const units = placed.map(({ unit }) => unit);
  const pick = (test: (u: Unit) => boolean) => numbers([...units.keys()].map(asUnit).filter(test));
  const kindOf = Uint8Array.from(units, ({ kind }) => unitKinds.indexOf(kind));
  const isMobile = (seat: Seat) => pick((u) => units[u].seat === seat && kindOf[u] !== PIQUET);
  return {
    rulings,
    turns: constants.turns.value,
    map,
    grid,
    terrain,
    results,
    units,
    count: units.length,
    unitIndex: new Map(units.map(({ id }, u) => [id, asUnit(u)])),
    seatOf: numbers(units.map(({ seat }) => seat)),
    kindOf,
    groupOf: Uint8Array.from(units, ({ group }) => groups.indexOf(group)),
    cf: Int16Array.from(
      units.flatMap(({ cf, steps, reducedCf }) => (steps === 1 ? [cf, -1] : [reducedCf, cf])),
      noFactor,
    ),
    knowsFactors: units.every(({ cf, steps, reducedCf }) => cf !== null && (steps === 1 || reducedCf !== null)),
    isSteady: Uint8Array.from(units, ({ isSteady }) => (isSteady ? 1 : 0)),
    entryOf: Uint8Array.from(units, ({ entry }) => entry ?? 0),
    mobile: [isMobile(RUSSIAN), isMobile(ALLIED)],
    allied: pick((u) => units[u].seat === ALLIED),
    reinforcements: pick((u) => units[u].entry !== null),
    start: {
      ...situation,
      hexOf: Int16Array.from(placed, ({ place }) => place),
      steps: Uint8Array.from(placed, ({ steps }) => steps),
      disrupted: Uint8Array.from(placed, ({ isDisrupted }) => (isDisrupted ? 1 : 0)),
    },
    scratch: {
      flood: createFlood(grid, points(constants.movementFactor.value)),
      barred: new Uint8Array(grid.size),
      ready: new Uint8Array(units.length),
      seen: new Uint8Array(grid.size),
    },
  };
}

/** Small numbers of one kind, packed. */
const numbers = <N extends number>(list: readonly N[]): Numbers<N> => Uint8Array.from(list) as unknown as Numbers<N>; // a typed array gives back the very numbers that were put in

const noFactor = (cf: number | null): number => cf ?? -1;
