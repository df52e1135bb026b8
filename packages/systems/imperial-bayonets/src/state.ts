import { asSeat, type Columns, column, derived, layoutOf, type Play, type Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { positionPhases } from "./data/position-words.ts";
import type { BayonetsEvent } from "./event.ts";
import type { World } from "./world.ts";

/** The phases of a turn in the order in which they are played; c.phase holds the place in this list. */
export const phases = positionPhases;
export const ADMINISTRATION = 0;
export const COMMAND_DISTRIBUTION = 1;
export const IC_MANEUVER = 2;
export const IC_BOMBARDMENT = 3;
export const IC_COMBAT = 4;
export const OOC_ACTIVATION = 5;
export const RALLY = 6;
export const DISENGAGEMENT = 7;

/** Values of c.hexOf for pieces that are not on the map; all are below 1. */
/** Off the map: to come in if it has an arrival. */
export const WAITING = asHex(0);
/** Awaiting recovery. */
export const UAR = asHex(-1);
/** Lost for good. */
export const PEU = asHex(-2);
export const CAPTURED = asHex(-3);
/** A Leader killed (E12): counts as captured. */
export const KILLED = asHex(-4);

/** Bits of c.status. Those of combat units: */
export const REDUCED = 1;
export const DISRUPTED = 2;
/** Demoralized until Rally (5.5g, 7.3h). */
export const TEMP_DM = 4;
export const OUT_OF_SUPPLY = 8;
/** In command in this player turn; Officers too. */
export const IN_COMMAND = 16;
export const ROAD_MARCH = 32;
/** At work on the position under construction in its hex. */
export const BUILDING = 64;
/** Bears a Repulse marker. */
export const MARKED = 128;
/** Began the maneuver in an enemy zone (7.1.1). */
export const HELD = 256;
/** Has entered a hex in this player turn (I-106); Leaders too. */
export const MOVED = 512;
export const FIRED = 1024;
/** Has attacked in this Combat Phase. */
export const ATTACKED = 2048;
/** Has retreated in this phase. */
export const RETREATED = 4096;
export const CHARGED = 8192;
/** In the hex of defenders after an Overrun. */
export const OVERRUNNING = 1 << 14;
/** Has advanced after bombardment and owes a fight (9.2i). */
export const ADVANCED = 1 << 15;
/** Freed by a lower or an equal check. */
export const FULL = 1 << 16;
export const HALF = 1 << 17;
/** In range of an Officer who failed. */
export const LOCKED = 1 << 18;
/** Has checked or acted out of command. */
export const ACTED = 1 << 19;
/** In the box: has tried to recover in this phase. */
export const TRIED = 1 << 20;
/** Of Leaders: sponsors Recovery in this turn; has checked. */
export const RECOVERING = 1 << 21;
export const CHECKED = 1 << 22;
/** Must take part in an attack of this Combat step (9.1e, I-126). */
export const MUST_JOIN = 1 << 23;
/** Has entered an enemy zone in this maneuver and stops there (3.4c). */
export const STOPPED = 1 << 24;
/** Has failed in a Repulse, or worked: does no more in this maneuver. */
export const FINISHED = 1 << 25;
/** Of the force that acts out of command now. */
export const ACTIVE = 1 << 26;

/** Bits that end at the start of the owner's Command Distribution (I-87). */
export const PLAYER_TURN_BITS =
  IN_COMMAND |
  HELD |
  MOVED |
  FIRED |
  CHARGED |
  FULL |
  HALF |
  LOCKED |
  ACTED |
  CHECKED |
  MUST_JOIN |
  STOPPED |
  FINISHED |
  ACTIVE;
/** Bits of one maneuver. */
export const MANEUVER_BITS = HELD | STOPPED | FINISHED;

/** Values of c.works. */
export const UNDER_CONSTRUCTION = 1;
export const IMPROVED_POSITION = 2;

/** Bits of c.fought, by hex. */
export const BOMBARDED = 1;
export const WAS_ATTACKED = 2;
/** Must be attacked in this Combat step (9.0a). */
export const OWED = 4;

/** March Orders that each seat can have at once. */
export const orderSlots = 16;

function specsOf({ count, grid, corps, entries, bridges }: World) {
  const seats = 2;
  const bridgeWords = Math.max(1, (bridges.sides.length + 31) >> 5);
  return {
    turn: column("u16", 1),
    active: column("u8", 1, asSeat),
    /** The place in `phases`. */
    phase: column("u8", 1),
    /** The stage of OOC Activation, 1 or 2 (I-114). */
    stage: column("u8", 1),
    /** 1 on a night turn. */
    night: column("u8", 1),
    /** The place in `weathers`; 1 once variant weather has been rolled for; its last turn, 0 for none. */
    weather: column("u8", 1),
    variant: column("u8", 1),
    weatherUntil: column("u16", 1),
    /** The turn of the next Administration Phase where it comes by the die; 0 for none. */
    nextAdmin: column("u16", 1),
    /** Portable bridges thrown so far by each seat. */
    thrown: column("u8", seats),
    /** O1: 1 once the corps has attacked beyond the river; points lost so far. */
    begun: column("u8", 1),
    penalty: column("u8", 1),

    hexOf: column("i16", count, asHex),
    /** The piece below each piece in its stack, plus 1. */
    below: column("u16", count),
    status: column("i32", count),
    /** Half points spent in this phase. */
    spent: column("u8", count),
    /** The hex in which a unit began the phase (I-107). */
    began: column("i16", count, asHex),
    /** The target of a prepared charge; 0 for none. */
    chargeAt: column("i16", count, asHex),
    /** The enemy unit that stands for the force to be fought after a failed Repulse, plus 1 (I-110). */
    owes: column("u16", count),
    /** Command points left: of the pool, or for Officers; and for forces where the pools are apart (I-23). */
    points: column("u8", count),
    forcePoints: column("u8", count),

    /** Secret: the March Order of each unit, its slot plus 1; seat 0 has the first `orderSlots`. */
    orderOf: column("u8", count),
    orderTo: column("i16", seats * orderSlots, asHex),
    /** 1 once the order has been shown. */
    orderShown: column("u8", seats * orderSlots),

    works: column("u8", grid.size),
    /** Attempts at the construction in a hex. */
    attempts: column("u8", grid.size),
    /** By bit of the place in World.bridges: differs from the map; was worked on in this player turn. */
    bridges: column("i32", bridgeWords),
    worked: column("i32", bridgeWords),
    /** SP lost; 1 where demoralized; 1 where it has lost SP since that was last looked at. */
    lost: column("u16", corps.length),
    broken: column("u8", corps.length),
    struck: column("u8", corps.length),
    fought: column("u8", grid.size),
    /** By entry hex: forces that came in this turn, and the latest group among them plus 1. */
    queue: column("u8", entries.length),
    queueGroup: column("u16", entries.length),
    /** The seat last in the hex with a combat unit, plus 1; 0 for nobody. Shown only (I-140). */
    control: column("u8", grid.size),

    topOf: derived("u16", grid.size),
    /** Combat units of each seat. */
    units0: derived("u8", grid.size),
    units1: derived("u8", grid.size),
    /** Combat units and Depots of each seat: what blocks sight. */
    solid0: derived("u8", grid.size),
    solid1: derived("u8", grid.size),
    /** All pieces of each seat: what Leaders do not enter. */
    pieces0: derived("u8", grid.size),
    pieces1: derived("u8", grid.size),
    /** Depots and units in Road March of each seat: what friendly combat units do not enter (3.3g, 7.3e). */
    closed0: derived("u8", grid.size),
    closed1: derived("u8", grid.size),
    /** Zones of each seat. */
    zone0: derived("u8", grid.size),
    zone1: derived("u8", grid.size),
  };
}

/** The layout of a game's state. */
export const bayonetsLayout = (world: World) => layoutOf(specsOf(world));

/** The columns of the state. */
export type BayonetsColumns = Columns<ReturnType<typeof specsOf>>;

/** A game of Imperial Bayonets in progress. */
export type BayonetsPlay = Play<World, BayonetsColumns, BayonetsEvent>;

/** Whether a piece has any of these bits of c.status. */
export const has = (g: BayonetsPlay, piece: Unit, bits: number): boolean => (g.c.status[piece] & bits) !== 0;

/** Whether a piece stands on the map. */
export const isOnMap = (g: BayonetsPlay, piece: Unit): boolean => g.c.hexOf[piece] > 0;

/** Combat units of a seat by hex. */
export const unitsAt = (g: BayonetsPlay, seat: Seat): Uint8Array => (seat === 0 ? g.c.units0 : g.c.units1);
/** Combat units and Depots of a seat by hex. */
export const solidAt = (g: BayonetsPlay, seat: Seat): Uint8Array => (seat === 0 ? g.c.solid0 : g.c.solid1);
/** All pieces of a seat by hex. */
export const piecesAt = (g: BayonetsPlay, seat: Seat): Uint8Array => (seat === 0 ? g.c.pieces0 : g.c.pieces1);
/** Depots and units in Road March of a seat by hex. */
export const closedAt = (g: BayonetsPlay, seat: Seat): Uint8Array => (seat === 0 ? g.c.closed0 : g.c.closed1);
/** Zones of a seat by hex. */
export const zonesOf = (g: BayonetsPlay, seat: Seat): Uint8Array => (seat === 0 ? g.c.zone0 : g.c.zone1);

/** The printed number of a hex. */
export const hexName = (world: World, hex: Hex): string => world.grid.numbers[hex];
