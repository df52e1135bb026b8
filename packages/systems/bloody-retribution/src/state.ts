import { asSeat, type Columns, column, derived, layoutOf, type Play, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import type { RetributionEvent } from "./event.ts";
import { RUSSIAN } from "./seat.ts";
import type { World } from "./world.ts";

/** The two kinds of action phase; c.kind and c.first hold the place in this list. */
export const actionKinds = ["movement", "combat"] as const;
export const MOVEMENT = 0;
export const COMBAT = 1;

/** Values of c.hexOf for units that are not on the map. */
export const WAITING = 0;
export const ELIMINATED = -1;

/** How a game ended; c.ended holds the place in this list. */
export const endings = ["playing", "sudden-death", "judged", "russian-capitulation", "allied-capitulation"] as const;
export const PLAYING = 0;
export const SUDDEN_DEATH = 1;
export const JUDGED = 2;
/** The seat that gave up is added to this. */
export const CAPITULATED = 3;

function specsOf(world: World) {
  const { count, grid, terrain } = world;
  return {
    turn: column("u8", 1),
    /** The phase of the turn, 0 to 4 for I to V (5.2). */
    place: column("u8", 1),
    /** The kind of the present action phase. */
    kind: column("u8", 1),
    /** The kind of this turn's first action phase (5.3). */
    first: column("u8", 1),
    /** The seat whose action it is. */
    active: column("u8", 1),
    /** The hex of each unit, WAITING or ELIMINATED. */
    hexOf: column("i16", count),
    steps: column("u8", count),
    disrupted: column("u8", count),
    /** Bombardment markers fired or set aside this turn (5.6, B-34). */
    markersSpent: column("u8", 1),
    /** Whether the markers are gone for good (5.6). */
    gunsLost: column("u8", 1),
    /** The seat that owns each victory hex (3.4). */
    owner: column("u8", terrain.victoryHexes.length),
    /** Whether each seat has declared itself finished for the phase (B-17, B-18). */
    finished: column("u8", 2),
    /** Whether the end of the phase was offered in this action (B-19). */
    offered: column("u8", 1),
    ended: column("u8", 1),
    /** The mobile unit in each hex, plus 1. */
    mobileAt: derived("u8", grid.size),
    /** The Piquet in each hex, plus 1. */
    piquetAt: derived("u8", grid.size),
    /** How many units are in each hex. */
    unitsAt: derived("u8", grid.size),
    /** Units of each side whose zone lies on each hex (7.1). */
    russianZones: derived("u8", grid.size),
    alliedZones: derived("u8", grid.size),
    /** Undisrupted mobile units of each seat on the map. */
    ready: derived("u8", 2),
  };
}

/** The layout of a game's state. */
export const retributionLayout = (world: World) => layoutOf(specsOf(world));

/** The columns of the state. */
export type RetributionColumns = Columns<ReturnType<typeof specsOf>>;

/** A game in progress. */
export type RetributionPlay = Play<World, RetributionColumns, RetributionEvent>;

/** The zones of the enemy of `seat`, counted by hex. */
export const enemyZones = (g: RetributionPlay, seat: Seat): Uint8Array =>
  seat === RUSSIAN ? g.c.alliedZones : g.c.russianZones;

/** The zones of `seat`, counted by hex. */
export const ownZones = (g: RetributionPlay, seat: Seat): Uint8Array =>
  seat === RUSSIAN ? g.c.russianZones : g.c.alliedZones;

/** The seat whose action it is. */
export const activeSeat = (g: RetributionPlay): Seat => asSeat(g.c.active[0]);

/** Stands for no unit. */
export const NOBODY: Unit = asUnit(-1);

/** The mobile unit in a hex, or NOBODY (6.2: never two). */
export const mobileIn = (g: RetributionPlay, hex: Hex): Unit => asUnit(g.c.mobileAt[hex] - 1);

/** The Piquet in a hex, or NOBODY. */
export const piquetIn = (g: RetributionPlay, hex: Hex): Unit => asUnit(g.c.piquetAt[hex] - 1);

/** All units in a hex, the mobile one first (6.4). */
export const unitsIn = (g: RetributionPlay, hex: Hex): Unit[] =>
  [mobileIn(g, hex), piquetIn(g, hex)].filter((u) => u !== NOBODY);

/** The seat whose units stand in the hex, or -1 (6.3: never both). */
export function holderOf(g: RetributionPlay, hex: Hex): Seat | -1 {
  const found = g.c.mobileAt[hex] || g.c.piquetAt[hex];
  return found === 0 ? -1 : g.world.seatOf[found - 1];
}

/** The hex of a unit that is on the map. */
export const hexOf = (g: RetributionPlay, u: Unit): Hex => asHex(g.c.hexOf[u]);

/** The hex next to another in a direction; a border cell at the edge of the map. */
export const beside = ({ grid }: World, hex: Hex, direction: number): Hex => asHex(hex + grid.offsets[direction]);

/** Whether the unit is on the map and undisrupted (2.12). */
export const isReady = (g: RetributionPlay, u: Unit): boolean => g.c.hexOf[u] > 0 && g.c.disrupted[u] === 0;

/** The combat factor of a unit with the steps it has (2.10, 2.11, B-47); -1 where a position left it out. */
export const factorOf = (g: RetributionPlay, u: Unit): number => g.world.cf[2 * u + g.c.steps[u] - 1];

/** The name of a unit in answers and events. */
export const nameOf = ({ world }: RetributionPlay, u: Unit): string => world.units[u].id;

/** The printed number of a hex. */
export const hexName = (world: World, hex: Hex): string => world.grid.numbers[hex];

/** The printed number of the hex a unit is in. */
export const placeName = (g: RetributionPlay, u: Unit): string => hexName(g.world, hexOf(g, u));

/** The names of all units in a hex, the mobile one first. */
export const namesIn = (g: RetributionPlay, hex: Hex): string =>
  unitsIn(g, hex)
    .map((u) => g.world.units[u].fullName)
    .join(" and ");
