import { asSeat, isProblems, type Problem, type Setup } from "@redoubt/engine";
import { type Hex, hexAt } from "@redoubt/hex";
import {
  chosenOptions,
  fieldIn,
  fieldOf,
  hexesTagged,
  loadMap,
  mapOf,
  once,
  type Position,
  type Result,
  resultOf,
} from "@redoubt/mechanics";
import { type ChartSet, ownCharts } from "../charts.ts";
import type { BayonetsMap } from "../crossing.ts";
import type { Game } from "../data/game.ts";
import { seriesSwitches } from "../data/games/series.ts";
import { games } from "../data/games.ts";
import { mapVocabulary } from "../data/map-tags.ts";
import { maps } from "../data/maps.ts";
import { terrainOf } from "../ground.ts";
import { cites } from "../kit.ts";
import { type BayonetsOptions, options as optionSpecs } from "../options.ts";
import { createScratch } from "../scratch.ts";
import { ALLIED } from "../seat.ts";
import { ADMINISTRATION, COMMAND_DISTRIBUTION, WAITING } from "../state.ts";
import { ownTerrain } from "../tables/terrain-effects.ts";
import type { Terrain } from "../terrain.ts";
import type { Arrival, World } from "../world.ts";
import { arrivalsOfGame, bridgePlacesOf, entryPlace, goalsOf, turnsOf } from "./frame.ts";
import { numberPieces } from "./numbered.ts";
import { piecesOfGame } from "./piece-spec.ts";
import { readFlags } from "./position-flags.ts";
import { readMoment } from "./position-moment.ts";
import { readCompass, readSwitches } from "./position-switches.ts";
import { readTables } from "./position-tables.ts";
import { type PlacedPiece, readPieces } from "./position-units.ts";
import { type StartScene, startOf } from "./start.ts";

/** The switches of a game take the place of those of the series before any rule reads them. */
export const enforces = cites("3.9");

// Our own map is looked up once, by its first game: all games on it share map, terrain and rays.
const ownMap = once(() => mapOf(maps.tchernaya, mapVocabulary));
const wholeGround = once(() => terrainOf(ownMap(), { chart: ownTerrain }));
const partGround = once(() => terrainOf(ownMap(), { area: games.traktir.area, chart: ownTerrain }));

const groundOfGame = (game: Game | null): Terrain => (game?.area == null ? wholeGround() : partGround());

/** Looks the world up, from the scenario or from a position. */
export function worldOf(setup: Setup): Result<World> {
  const chosen = chosenOptions(optionSpecs, setup);
  if (isProblems(chosen)) return chosen;
  // chosenOptions has refused every option and choice that is not in the list that the type is made from.
  const options = chosen as unknown as BayonetsOptions;
  // The command line checks the shape of positions before they come here; situations in tests are typed.
  const position = setup.position as Position | undefined;
  const { scenario } = setup;
  const known = Object.keys(games).join(", ");
  if (scenario !== null && !Object.hasOwn(games, scenario))
    return [{ where: "scenario", what: `no scenario "${scenario}"; there are ${known}` }];
  const game = scenario === null ? null : games[scenario as keyof typeof games]; // looked up just above
  if (position !== undefined) return worldOfPosition(position, game, options);
  return game === null ? [{ where: "scenario", what: `name one of ${known}` }] : worldOfGame(game, options);
}

/** What a world is put together from. */
interface Parts {
  readonly game: Game | null;
  readonly options: BayonetsOptions;
  readonly switches: World["switches"];
  readonly turns: World["turns"];
  readonly map: BayonetsMap;
  readonly terrain: Terrain;
  readonly charts: ChartSet;
  readonly placed: readonly PlacedPiece[];
  /** Which pieces have a parent that the file itself names. */
  readonly areNamed: (i: number) => boolean;
  readonly sources: Parameters<typeof goalsOf>[4];
  readonly scene: Omit<
    StartScene,
    "numbered" | "placed" | "map" | "bridges" | "entries" | "turns" | "control" | "isVariant"
  >;
}

function assemble(parts: Parts, problems: Problem[]): World {
  const { game, options, switches, turns, map, terrain, charts, placed, scene } = parts;
  const specs = placed.map(({ spec }) => spec);
  const numbered = numberPieces(game, specs, new Set(specs.filter((_, i) => parts.areNamed(i))), problems);
  const corpsSaid = new Map(scene.flags.corps);
  const corps = numbered.corps.map((one) => ({ ...one, number: corpsSaid.get(one.id)?.number ?? one.number }));
  const entries: Hex[] = [];
  const ofGame = game === null ? new Map<string, Arrival>() : arrivalsOfGame(game, map.grid, entries);
  const arrivals = placed.map(({ at, arrival, spec }, i): Arrival | null => {
    if (arrival !== null)
      return { turn: Math.max(arrival.turn, 1), entry: entryPlace(entries, arrival.hex), group: i, instead: null };
    return at === WAITING ? (ofGame.get(spec.id) ?? null) : null;
  });
  const bridges = bridgePlacesOf(map, terrain, switches);
  const goals = goalsOf(game, switches, map, terrain, parts.sources);
  const control = goals.objectives.map((hex) => [hex, ALLIED] as const);
  const all = { ...numbered, corps };
  const isVariant = switches.variantWeather && options.weather === "variant";
  return {
    game,
    switches,
    options,
    turns,
    map,
    grid: map.grid,
    terrain,
    charts,
    bridges,
    ...all,
    entries,
    arrivals,
    ...goals,
    start: startOf({ ...scene, numbered: all, placed, map, bridges, entries, turns, control, isVariant }),
    scratch: createScratch(map.grid, terrain, Math.max(1, (bridges.sides.length + 31) >> 5)),
  };
}

const noFlags = (map: BayonetsMap) =>
  readFlags(fieldOf(undefined, "flags", []), { grid: map.grid, pieceNamed: () => -1 });

/** A scenario: every counter of the game in its place (OB, MAP). */
function worldOfGame(game: Game, options: BayonetsOptions): World {
  const map = ownMap();
  const turns = turnsOf(game, options.length, {});
  const placed = piecesOfGame(game).map(
    ({ spec, at }): PlacedPiece => ({
      spec,
      at: "hex" in at ? hexAt(map.grid, at.hex) : WAITING,
      status: 0,
      isCommandGiven: false,
      arrival: null,
    }),
  );
  const problems: Problem[] = [];
  const phase = turns.admin(1) === "none" ? COMMAND_DISTRIBUTION : ADMINISTRATION;
  const world = assemble(
    {
      game,
      options,
      switches: game.switches,
      turns,
      map,
      terrain: groundOfGame(game),
      charts: ownCharts,
      placed,
      areNamed: () => true,
      sources: {},
      scene: {
        turn: 1,
        active: turns.first,
        opening: { phase, isTurn: true, step: null, isBegun: false, isHeld: false, activation: null },
        flags: noFlags(map),
        works: game.works.map((hex) => hexAt(map.grid, hex)),
      },
    },
    problems,
  );
  if (problems.length > 0) throw new Error(problems.map(({ what }) => what).join("; "));
  return world;
}

function worldOfPosition(position: Position, game: Game | null, options: BayonetsOptions): Result<World> {
  const isPlain = Object.keys(position.map).join() === "use" && position.map.use === "tchernaya";
  const map = isPlain ? ownMap() : loadMap(position.map, mapVocabulary, maps);
  if (isProblems(map)) return map;
  const { grid } = map;
  const problems: Problem[] = [];
  const whole = fieldOf(position, "", problems);
  const charts = readTables(fieldIn(whole, "tables"));
  const isOwnGround = isPlain && fieldIn(fieldIn(whole, "tables"), "terrain-effects").value === undefined;
  const area = position.map.use === "tchernaya" ? (game?.area ?? null) : null;
  const terrain = isOwnGround ? groundOfGame(game) : terrainOf(map, { area, chart: charts.terrain });
  const placed = readPieces(position, game, map, terrain, problems);
  const ids = new Map(position.units.map(({ id }, i) => [id, i]));
  const scene = { grid, pieceNamed: (id: string) => ids.get(id) ?? -1 };
  const flagsField = fieldIn(whole, "flags");
  const flags = readFlags(flagsField, scene);
  const { turns: said, ...written } = readSwitches(
    fieldIn(flagsField, "game"),
    game?.switches ?? seriesSwitches,
    scene,
  );
  const compass = readCompass(fieldIn(flagsField, "compass"), grid);
  const switches = compass === undefined ? written : { ...written, compass };
  const turns = turnsOf(game, options.length, said);
  const { turn, active, opening } = readMoment(whole, turns, flags, placed);
  if (problems.length > 0) return problems;
  const works = hexesTagged(map, "ip");
  const world = assemble(
    {
      game,
      options,
      switches,
      turns,
      map,
      terrain,
      charts,
      placed,
      areNamed: (i) => position.units[i].parent !== undefined,
      sources: flags.sources,
      scene: { turn, active: asSeat(active), opening, flags, works },
    },
    problems,
  );
  return resultOf(world, problems);
}
