import { asSeat, type Columns, column, derived, layoutOf, type Play, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import type { QuadEvent } from "./event.ts";
import { ALLIED } from "./seat.ts";
import type { World } from "./world.ts";

/** The phases of a Player-Turn (4.0); c.phase holds the place in this list. */
export const phases = ["movement", "defensive-fire", "offensive-fire", "melee", "rally"] as const;
export type Phase = (typeof phases)[number];

/** Values of c.hexOf for units that are not on the map; all are below 1, the lowest hex of a map. */
export const WAITING = 0;
export const ELIMINATED = -1;
export const EXITED = -2;
export const CAPTURED = -3;
export const SPIKED = -4;
export const UNUSED = -5;

/** Bits of c.status. */
export const DISRUPTED = 1;
/** Moved in its owner's latest Movement Phase (7.28, 7.29); cleared when the owner's next one begins. */
export const MOVED = 2;
/** Its move of this Movement Phase is finished (5.18). */
export const HALTED = 4;
/** Cavalry that entered Woods off the road in this Movement Phase (11.12). */
export const WOODED = 8;
/** Fired in this Fire Phase (7.24). */
export const FIRED = 16;
/** Was fired at in this Fire Phase (7.23). */
export const FIRED_AT = 32;
/** Slipped away under A19.2 in this Defensive Fire Phase; cleared when the Player-Turn ends. */
export const SLIPPED = 64;
/** Attacked in this Melee Phase (8.14). */
export const MELEED = 128;
/** Was attacked in this Melee Phase. */
export const MELEE_DEFENDED = 256;
/** Advanced in this Melee Phase (8.75). */
export const ADVANCED = 512;
/** Tried to rally in this Rally Phase (10.0). */
export const RALLY_TRIED = 1024;
/** Withdrew under 11.26 in this Defensive Fire Phase. */
export const WITHDREW = 2048;
/** Owes a melee attack in this phase (S-42). */
export const MELEE_DUTY = 4096;
/** Began this Melee Phase next to an enemy, so it may attack (4.0 A4). */
export const MELEE_ABLE = 8192;
/** Its melee was left to others who must now fight it (8.22, S-42). */
export const MELEE_PROMISED = 16384;
/** A redoubt gun whose companion the Russians drove out or eliminated (B18.2). */
export const EXPOSED = 32768;

/** The most turns a game may have. */
export const maxTurns = 24;

function specsOf(world: World) {
  const { count, grid, parents, edgeHexes, keyHexes } = world;
  return {
    turn: column("u8", 1),
    /** The phasing seat. */
    active: column("u8", 1),
    phase: column("u8", 1),
    /** The hex of each unit, or one of the values for units off the map. */
    hexOf: column("i16", count),
    /** The unit under this one in its stack, plus 1; 0 at the bottom. */
    below: column("u8", count),
    status: column("u16", count),
    /** Fatigue levels left (B19); only units that tire use it. */
    freshness: column("u8", count),
    /** Units that entered through each hex of the map edge in this Movement Phase (12.13). */
    entered: column("u8", edgeHexes.length),
    /** The turn on which the 4th Division began to arrive at Alma (A22.2); 0 before. */
    arrivalTurn: column("u8", 1),
    /** Whether the French of B17.2 have been called. */
    frenchCalled: column("u8", 1),
    /** Of each Parent Unit when this Movement Phase began (A17.1): 1 all but its guns south of the Alma, 2 all of it. */
    crossed: column("u8", parents.length),
    /** The turn on which Preservation was triggered (A21.1); 0 before. */
    preservationTurn: column("u8", 1),
    /** Allied infantry lost when it was triggered (A23.12). */
    lossesAtTrigger: column("u8", 1),
    /** Units that left the map on each turn. */
    exits: column("u8", maxTurns + 1),
    /** Melee points of eliminated British units (B20). */
    britishLost: column("u16", 1),
    demoralized: column("u8", 1),
    /** The seat that was last in each key hex, plus 1 (B23.22). */
    holder: column("u8", keyHexes.length),
    /** The unit on top of each hex, plus 1. */
    topOf: derived("u8", grid.size),
    /** Allied units whose zone lies on each hex. */
    alliedZones: derived("u8", grid.size),
    /** Russian units whose zone lies on each hex. */
    russianZones: derived("u8", grid.size),
  };
}

/** The layout of a game's state. */
export const quadLayout = (world: World) => layoutOf(specsOf(world));

/** The columns of the state. */
export type QuadColumns = Columns<ReturnType<typeof specsOf>>;

/** A game of the quad in progress. */
export type QuadPlay = Play<World, QuadColumns, QuadEvent>;

/** Whether the unit is disrupted. */
export const isDisrupted = (g: QuadPlay, u: Unit): boolean => (g.c.status[u] & DISRUPTED) !== 0;

/** Whether the unit stands on the map. */
export const isOnMap = (g: QuadPlay, u: Unit): boolean => g.c.hexOf[u] > 0;

/** The seat whose Player-Turn it is. */
export const activeSeat = (g: QuadPlay): Seat => asSeat(g.c.active[0]);

/** Stands for no unit. */
export const NOBODY: Unit = asUnit(-1);

/** The hex of a unit that is on the map; one of the values above for others. */
export const hexOf = (g: QuadPlay, u: Unit): Hex => asHex(g.c.hexOf[u]);

/** The unit on top of a hex, or NOBODY. */
export const topUnit = (g: QuadPlay, hex: Hex): Unit => asUnit(g.c.topOf[hex] - 1);

/** The unit under this one, or NOBODY. */
export const unitBelow = (g: QuadPlay, u: Unit): Unit => asUnit(g.c.below[u] - 1);

/** The units of `seat` whose zone lies on each hex. */
export const zonesOf = (g: QuadPlay, seat: Seat): Uint8Array => (seat === ALLIED ? g.c.alliedZones : g.c.russianZones);

/** Whether any zone of `seat` lies on the hex. */
export const isInZoneOf = (g: QuadPlay, seat: Seat, hex: Hex): boolean => zonesOf(g, seat)[hex] !== 0;

/** The seat whose units stand in the hex, or -1. */
export function holderOf(g: QuadPlay, hex: Hex): Seat | -1 {
  const top = g.c.topOf[hex];
  return top === 0 ? -1 : g.world.seatOf[top - 1];
}
