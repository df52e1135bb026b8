import { isProblems, type Problem, type Setup } from "@redoubt/engine";
import { asHex, type Grid } from "@redoubt/hex";
import {
  asUnit,
  bitsOf,
  checkStacks,
  chosenOptions,
  createStepCosts,
  type Field,
  fieldIn,
  fieldOf,
  hasHexTag,
  loadMap,
  type MapFile,
  type MapVocabulary,
  oneOf,
  type Position,
  type PositionUnit,
  placeIn,
  placeOf,
  type Result,
  readRecord,
  type Unit,
  unitFields,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import type { Piquet, World } from "./state.ts";

export const seats = ["north", "south"] as const;
const turns = 4;
/** The most units a game can hold: places in a hex are bytes. */
const mostUnits = 254;

/** The ground: a wood between two lines. */
export const glade: MapFile = {
  format: "redoubt-map/1",
  id: "glade",
  name: "The Glade",
  cols: 5,
  rows: 4,
  hexes: { "0203": ["woods"], "0303": ["woods"], "0402": ["woods"] },
};

export const maps = { glade };

const vocabulary: MapVocabulary<"woods", never> = { hexTags: ["woods"], sideTags: {} };

const lines: readonly PositionUnit[] = [
  { id: "N1", side: "north", kind: "infantry", at: "0101" },
  { id: "N2", side: "north", kind: "infantry", at: "0301" },
  { id: "N3", side: "north", kind: "infantry", at: "0501" },
  { id: "S1", side: "south", kind: "infantry", at: "0104" },
  { id: "S2", side: "south", kind: "infantry", at: "0304" },
  { id: "S3", side: "south", kind: "infantry", at: "0504" },
];

const openings = ["guards", "listening", "orders", "movement"] as const;

/** The whole battle as a position: what the scenario "glade" begins with. */
const battle: Position = {
  system: "night-piquets",
  scenario: "glade",
  map: { use: "glade" },
  units: lines,
  phase: "guards",
};

/** Looks the world up, from the scenario or from a position. */
export function worldOf(setup: Setup): Result<World> {
  const options = chosenOptions([], setup);
  if (isProblems(options)) return options;
  if (setup.position === undefined && setup.scenario !== "glade") {
    return [{ where: "scenario", what: `no scenario "${setup.scenario}"; there is only glade` }];
  }
  // The command line checks the shape of positions before they come here; situations in tests are typed.
  return worldOfPosition((setup.position ?? battle) as Position);
}

/** Where a unit can be but on the map: it has lost its steps. */
const places = { eliminated: 0 };
const states = { guards: 1, known: 2 };
const statReaders = { steps: (field: Field) => wholeNumber(field, 1, 9) ?? 2 };

function readUnit(field: Field, grid: Grid): Piquet {
  const { id } = field.value as PositionUnit; // unitFields gave a field to each unit
  const place = placeOf(fieldIn(field, "at"), grid, places);
  if (place?.kind === "entry") wrong(fieldIn(field, "at"), "nobody comes from elsewhere");
  const state = bitsOf(fieldIn(field, "state"), states);
  const { steps } = readRecord(fieldIn(field, "stats"), statReaders);
  const hex = place?.kind === "hex" ? place.hex : 0;
  return {
    id,
    seat: placeIn(fieldIn(field, "side"), seats) ?? 0,
    start: {
      hex,
      steps: hex === 0 ? 0 : steps,
      isGuards: (state & states.guards) !== 0,
      isKnown: (state & states.known) !== 0,
    },
  };
}

function worldOfPosition(position: Position): Result<World> {
  const map = loadMap(position.map, vocabulary, maps);
  if (isProblems(map)) return map;
  const { grid } = map;
  const problems: Problem[] = [];
  const whole = fieldOf(position, "", problems);
  const units = unitFields(position.units, mostUnits, problems).map((field) => readUnit(field, grid));
  const standing = units
    .map(({ start }, place) => ({ unit: asUnit(place), hex: asHex(start.hex) }))
    .filter(({ hex }) => hex > 0);
  const whyCrowded = (stack: readonly Unit[]) => (stack.length > 1 ? "one unit to a hex (2.2)" : null);
  checkStacks(standing, whyCrowded, problems);
  const opening = oneOf(fieldIn(whole, "phase"), openings) ?? "guards";
  const firstTurn = wholeNumber(fieldIn(whole, "turn"), 1, turns) ?? 1;
  const firstSeat = placeIn(fieldIn(whole, "active"), seats) ?? 0;
  if (problems.length > 0) return problems;
  const woods = new Uint8Array(grid.size);
  for (const hex of grid.cells) if (hasHexTag(map, hex, "woods")) woods[hex] = 1;
  return {
    map: map.file,
    grid,
    units,
    woods,
    costs: createStepCosts(grid, (_, to) => (woods[to] === 1 ? 2 : 1)),
    turns,
    firstTurn,
    firstSeat,
    opening,
  };
}

/** The printed number of a hex. */
export const hexName = (world: World, hex: number): string => world.grid.numbers[asHex(hex)];
