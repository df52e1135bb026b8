import { fullOptions, type Problem, type Setup } from "@redoubt/engine";
import { asHex, parseHex } from "@redoubt/hex";
import {
  createStepCosts,
  hasHexTag,
  loadMap,
  type MapFile,
  type MapVocabulary,
  type Position,
  type PositionUnit,
} from "@redoubt/mechanics";
import type { Piquet, World } from "./state.ts";

export const seats = ["north", "south"] as const;
const seatNames: readonly string[] = seats;

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
export function worldOf(setup: Setup): World | readonly Problem[] {
  const options = fullOptions([], setup.options);
  if (Array.isArray(options)) return options;
  if (setup.position === undefined && setup.scenario !== "glade") {
    return [{ where: "scenario", what: `no scenario "${setup.scenario}"; there is only glade` }];
  }
  // The command line checks the shape of positions before they come here; situations in tests are typed.
  return worldOfPosition((setup.position ?? battle) as Position);
}

function worldOfPosition(position: Position): World | readonly Problem[] {
  const loaded = loadMap(position.map, vocabulary, maps);
  if (!loaded.ok) return loaded.problems.map(({ field, message }) => ({ where: `map.${field}`, what: message }));
  const { map } = loaded;
  const { grid } = map;
  const problems: Problem[] = [];
  const units = position.units.map((unit, i): Piquet => {
    const where = `units[${i}]`;
    const seat = seatNames.indexOf(unit.side);
    if (seat < 0) problems.push({ where: `${where}.side`, what: `"${unit.side}" is neither north nor south` });
    const hex = parseHex(grid, unit.at);
    if (!hex.ok) problems.push({ where: `${where}.at`, what: hex.problem.message });
    const state = unit.state ?? [];
    const steps = Number(unit.stats?.steps ?? 2);
    const start = {
      hex: hex.ok ? hex.value : 0,
      steps,
      isGuards: state.includes("guards"),
      isKnown: state.includes("known"),
    };
    return { id: unit.id, seat, start };
  });
  const opening = openings.find((name) => name === (position.phase ?? "guards"));
  if (opening === undefined)
    problems.push({ where: "phase", what: `"${position.phase}" is not ${openings.join(", ")}` });
  if (problems.length > 0 || opening === undefined) return problems;
  const woods = new Uint8Array(grid.size);
  for (const hex of grid.cells) if (hasHexTag(map, hex, "woods")) woods[hex] = 1;
  return {
    map: map.file,
    grid,
    units,
    woods,
    costs: createStepCosts(grid, (_, to) => (woods[to] === 1 ? 2 : 1)),
    turns: 4,
    firstTurn: position.turn ?? 1,
    firstSeat: Math.max(0, seats.indexOf(position.active === "south" ? "south" : "north")),
    opening,
  };
}

/** The printed number of a hex. */
export const hexName = (world: World, hex: number): string => world.grid.numbers[asHex(hex)];
