import { fullOptions, isProblems, type Options, type Problem, type Setup } from "@redoubt/engine";
import { parseHex } from "@redoubt/hex";
import { createFlood, loadMap, mapOf, once, type Position, points } from "@redoubt/mechanics";
import { unitKinds } from "./data/counter.ts";
import { counters } from "./data/counters.ts";
import { mapVocabulary } from "./data/map-tags.ts";
import { maps } from "./data/maps.ts";
import { inkerman } from "./data/scenarios/inkerman.ts";
import { terrainOf } from "./ground.ts";
import { cites } from "./kit.ts";
import { type PlacedUnit, placedCounter } from "./placed-unit.ts";
import { type Situation, situationOf, startOfBattle } from "./position-flags.ts";
import { unitsOfPosition } from "./position-units.ts";
import { options } from "./readings.ts";
import { printedResults, type Results, resultsOf, resultsProblems } from "./results.ts";
import { ALLIED, RUSSIAN } from "./seat.ts";
import { ELIMINATED, WAITING } from "./state.ts";
import type { RetributionMap } from "./step-price.ts";
import { constants } from "./tables/constants.ts";
import { SEA_HEX, type Terrain } from "./terrain.ts";
import { groups, PIQUET } from "./unit.ts";
import type { Rulings, Start, World } from "./world.ts";

/** The whole sheet of counters is set up on numbered hexes, one hex to a unit. */
export const enforces = cites("2.1", "2.2", "3.3");

// The battle itself is looked up once, by its first game: all games of it share map, terrain, tables and counters.
const battleMap = once(() => mapOf(maps.inkerman, mapVocabulary));
const terrains: Readonly<Record<string, () => Terrain>> = {
  yes: once(() => terrainOf(battleMap(), true)),
  no: once(() => terrainOf(battleMap(), false)),
};
const printed = resultsOf(printedResults);
const battleUnits = counters.map(placedCounter);

/** Looks the world up, from the scenario or from a position. */
export function worldOf(setup: Setup): World | readonly Problem[] {
  const chosen = fullOptions(options, setup.options);
  if (isProblems(chosen)) return chosen;
  const rulings = rulingsOf(chosen);
  if (setup.scenario !== inkerman.id && (setup.scenario !== null || setup.position === undefined)) {
    return [{ where: "scenario", what: `no scenario "${setup.scenario}"; there is only ${inkerman.id}` }];
  }
  if (setup.position !== undefined) {
    // The command line checks the shape of positions before they come here; situations in tests are typed.
    return worldOfPosition(setup.position as Position, rulings, chosen);
  }
  const terrain = terrains[chosen.roadCancelsSteep]();
  return worldWith(battleMap(), terrain, printed, rulings, battleUnits, startOfBattle(terrain.victoryHexes.length), []);
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

function worldOfPosition(position: Position, rulings: Rulings, chosen: Options): World | readonly Problem[] {
  const isPlain = Object.keys(position.map).join() === "use" && position.map.use === inkerman.map;
  const loaded = isPlain ? ({ ok: true, map: battleMap() } as const) : loadMap(position.map, mapVocabulary, maps);
  if (!loaded.ok) return loaded.problems.map(({ field, message }) => ({ where: `map.${field}`, what: message }));
  const terrain = isPlain ? terrains[chosen.roadCancelsSteep]() : terrainOf(loaded.map, rulings.roadCancelsSteep);
  const problems: Problem[] = [];
  if (terrain.hills.length > 8) problems.push({ where: "map.hexes", what: "at most eight hexes of Shell Hill" });
  const tables = position.tables ?? {};
  problems.push(...resultsProblems(tables));
  const units = unitsOfPosition(position, problems);
  const situation = situationOf(position, loaded.map, terrain.victoryHexes, problems);
  if (problems.length > 0) return problems;
  const results = resultsOf({
    // resultsProblems found rows of cells and results in them.
    combat: (tables["combat-results"] as string[][] | undefined) ?? printedResults.combat,
    bombardment: (tables.bombardment as string[] | undefined) ?? printedResults.bombardment,
  });
  const world = worldWith(loaded.map, terrain, results, rulings, units, situation, problems);
  return problems.length > 0 ? problems : world;
}

function worldWith(
  map: RetributionMap,
  terrain: Terrain,
  results: Results,
  rulings: Rulings,
  placed: readonly PlacedUnit[],
  situation: Situation,
  problems: Problem[],
): World {
  const { grid } = map;
  const units = placed.map(({ unit }) => unit);
  const pick = (test: (u: number) => boolean) => Uint8Array.from([...units.keys()].filter(test));
  const kindOf = Uint8Array.from(units, ({ kind }) => unitKinds.indexOf(kind));
  const isMobile = (seat: number) => pick((u) => units[u].seat === seat && kindOf[u] !== PIQUET);
  return {
    rulings,
    turns: constants.turns.value,
    map,
    grid,
    terrain,
    results,
    units,
    count: units.length,
    unitIndex: new Map(units.map(({ id }, u) => [id, u])),
    seatOf: Uint8Array.from(units, ({ seat }) => seat),
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
    start: startOf(map, terrain, placed, situation, problems),
    scratch: {
      flood: createFlood(grid, points(constants.movementFactor.value)),
      barred: new Uint8Array(grid.size),
      ready: new Uint8Array(units.length),
      seen: new Uint8Array(grid.size),
    },
  };
}

const noFactor = (cf: number | null): number => cf ?? -1;

/** Puts the units into their hexes, looking for what would make the rules meaningless (3.3, 6.1-6.4). */
function startOf(
  { grid }: RetributionMap,
  terrain: Terrain,
  placed: readonly PlacedUnit[],
  situation: Situation,
  problems: Problem[],
): Start {
  if (placed.length > 250) problems.push({ where: "units", what: "at most 250 units" });
  const isPiquet = (u: number) => placed[u].unit.kind === "piquet";
  const hexOf = placed.map(({ at, steps }, u): number => {
    if (at === null) return steps === 0 ? ELIMINATED : WAITING;
    const hex = parseHex(grid, at);
    if (!hex.ok) problems.push({ where: `units[${u}].at`, what: hex.problem.message });
    else if ((terrain.hex[hex.value] & SEA_HEX) !== 0) {
      problems.push({ where: `units[${u}].at`, what: `${at} is all sea and out of play (8.11)` });
    }
    return hex.ok ? hex.value : WAITING;
  });
  for (let u = 0; u < placed.length; u++) {
    const other = hexOf.findIndex((hex, o) => o < u && hex > 0 && hex === hexOf[u]);
    if (other < 0) continue;
    const where = `units[${u}].at`;
    const who = placed[other].unit.id;
    if (placed[other].unit.seat !== placed[u].unit.seat) {
      problems.push({ where, what: `${who} of the other side is there (6.3)` });
    } else if (isPiquet(other) === isPiquet(u)) {
      problems.push({ where, what: `${who} is there: one ${isPiquet(u) ? "Piquet" : "mobile unit"} to a hex (6.2)` });
    }
  }
  return {
    ...situation,
    hexOf: Int16Array.from(hexOf),
    steps: Uint8Array.from(placed, ({ steps }) => steps),
    disrupted: Uint8Array.from(placed, ({ isDisrupted }) => (isDisrupted ? 1 : 0)),
  };
}
