import { type Columns, column, derived, layoutOf, type Play } from "@redoubt/engine";
import type { SteppesEvent } from "./event.ts";
import { instructionKinds } from "./instruction-kinds.ts";
import type { World } from "./world.ts";

/** The phases of a turn (II.3) in the order in which they are played; c.phase holds the place in this list. */
export const phases = ["command", "activation", "reorganization"] as const;
export type Phase = (typeof phases)[number];

/** Values of c.hexOf for pieces that are not on the map; all are below 1. */
/** Not yet entered: beside its entry hex once it is due (K-141). */
export const WAITING = 0;
/** Without strength left, or guns that were destroyed (I.12, XIV.31). */
export const DESTROYED = -1;
/** Left the map and never returns (K-181). */
export const EXITED = -2;
/** On the turn track: c.box holds the turn on which it comes back (III.41, XIII.8). */
export const BOX = -3;
/** A rider under his commander-in-chief (II.4). */
export const UNDER_CHIEF = -4;
/** A counter of skirmishers inside its battalion (IV.15). */
export const ATTACHED = -5;
/** A closed battalion all of whose counters are out (K-152). */
export const DISPERSED = -6;

/** Values of c.level. */
export const EFFECTIVE = 0;
export const DISORGANIZED = 1;
export const ROUTED = 2;

/** Values of c.facing: 0 to 5 clockwise from the front between N and NE; NO_FACING for those who have none (V.1). */
export const NO_FACING = 6;

/** Values of c.formation: the place in `formations` plus 1; 0 for artillery, commanders and routed units (IV.7). */
export const NO_FORMATION = 0;

/** Values of c.orderType. */
export const ATTACK = 1;
export const DEFENSE = 2;
export const FORCED_MARCH = 3;

/** Bits of c.act, all of the running activation. */
/** Has begun its move. */
export const BEGUN = 1;
/** Its move is over. */
export const FINISHED = 2;
/** Has entered a hex (IV.6, XI.6). */
export const MOVED = 4;
/** Has attacked (XII.13). */
export const ATTACKED = 8;
/** Bears an ASSAULT marker as one who was attacked (XII.19). */
export const ASSAULTED = 16;
/** Bears a REACTION marker (VI.22). */
export const REACTED = 32;
/** Has withdrawn before melee (XII.16). */
export const WITHDREW = 64;
/** Has fallen back under fire in this cycle of lost points (K-87). */
export const FELL_BACK = 128;
/** Made an enemy flee and may go on charging (XII.45). */
export const CHARGE_EARNED = 256;
/** Has gone on charging (XII.48). */
export const CHARGE_CONTINUED = 512;
/** Out of command in its own activation (III.14). */
export const OUT_OF_COMMAND = 1024;
/** Snapshot: an enemy was adjacent in its own front when the activation began (VI.10). */
export const FACED = 2048;
/** Snapshot: an adjacent enemy's zone covered it when the activation began (VI.17). */
export const COVERED = 4096;
/** Snapshot: in command when the activation began, its own or the enemy's (K-29). */
export const IN_COMMAND = 8192;
/** Has spent something on an act of its own, so that no step may overspend any more (K-72). */
export const SPENT = 16384;
/** A commander who has made the move his order demands (K-33). */
export const DUTY_DONE = 32768;
/** An army or corps unit that has acted this turn (K-134); the one bit that outlives an activation. */
export const ACTED = 65536;
/** Has put its counters of skirmishers out, or was put on top, before its first act (K-150, K-152). */
export const SORTED = 131072;

/** Has just come onto the map: it may still take any formation once, and any facing once, for nothing (K-141). */
export const ENTERED = 262144;

/** Has gone into the hex that its enemy gave up: it does not stand where it attacked from (XII.6, XIV.19). */
export const PURSUED = 524288;

/** Is hauled along a road and does nothing else in this activation (II.16, K-198). */
export const HAULED = 1048576;

/** Has taken the facing that is free on entering (K-141). */
export const TURNED = 2097152;

/** Snapshot: an army or corps unit in range of the active command when its activation began: it goes with it (K-134). */
export const ALONG = 4194304;

/** A position says that it was not in command when the activation began (K-29). */
export const SAID_OUT = 8388608;

/** The bits of c.act that outlive an activation. */
export const LASTING = ACTED;

function specsOf(world: World) {
  const { count, grid, commands, nations, keyHexes, entries } = world;
  const seats = 2;
  return {
    turn: column("u8", 1),
    /** The place in `phases`. */
    phase: column("u8", 1),
    /** The seat whose turn it is to take a marker, and how many activations in a row it has had (II.14). */
    holder: column("u8", 1),
    run: column("u8", 1),
    /** The seat that won this turn's initiative, plus 1; 0 before (II.8). */
    winner: column("u8", 1),
    /** 1 once the winner has taken the turn's first marker (II.8). */
    firstTaken: column("u8", 1),
    /** The seat to whom the turn returns after a yielded activation, plus 1 (II.13). */
    host: column("u8", 1),
    /** Markers in the cup of each seat: by nation, then blanks. */
    cup: column("u8", seats * (nations.length + 1)),
    /** XV: where the marker of each command is: 1 in its side's cup, 2 in the common one, 0 out. */
    named: column("u8", commands.length),
    /** 1 for a command that has been activated this turn. */
    activated: column("u8", commands.length),
    /** The command that is active, plus 1; 0 for none; 254 + seat for the leftovers of a seat (K-147). */
    active: column("u8", 1),

    /** The hex of each piece, or one of the values for pieces off the map. */
    hexOf: column("i16", count),
    /** The piece under this one in its stack, plus 1. */
    below: column("u16", count),
    sp: column("u8", count),
    facing: column("u8", count),
    formation: column("u8", count),
    level: column("u8", count),
    /** 1 for a unit with a FORCED MARCH marker (III.19). */
    march: column("u8", count),
    /** 1 for a routed unit turned to REORGANIZATION whose conditions still hold (XIV.58). */
    rally: column("u8", count),
    /** The turn on which a piece comes back (III.41, XIII.8); of a rider under his chief the first turn he may be spent. */
    box: column("u8", count),

    /** Secret: the order of each command (III.19), its goal hex, and the distance that is left. */
    orderType: column("u8", commands.length),
    goal: column("i16", commands.length),
    left: column("u8", commands.length),
    /** Secret: the commander reached his goal and defends once the activation ends (K-34). */
    arrived: column("u8", commands.length),
    /** Secret, of a rider on his way: the command he rides to, plus 1, and the order he carries. */
    riderTo: column("u8", count),
    riderOrder: column("u8", count),
    riderGoal: column("i16", count),
    riderLeft: column("u8", count),
    /** 1 once he has passed the corps or wing commander (III.45). */
    riderVia: column("u8", count),
    /** Secret: standing instructions, by kind for each piece, each command and each seat in turn; see instructions.ts. */
    instructions: column("u8", (count + commands.length + seats) * instructionKinds.length),

    /** Strength lost, guns destroyed and strength exited by nation; and what scenarios count besides. */
    spLost: column("u16", nations.length),
    gunsLost: column("u16", nations.length),
    spExited: column("u16", nations.length),
    /** The seat that holds each key hex, plus 1; 0 for nobody. */
    keyHolder: column("u8", keyHexes.length),
    /** Turns by which each entry comes later than was written. */
    delay: column("u8", entries.length),
    /** Numbers of a battle's own rules. */
    special: column("u8", 8),
    /** 1 where an automatic victory has been won, plus the seat; 0 before (II.20, K-177). */
    automatic: column("u8", 1),

    /** Of the running activation; all 0 between two. */
    mp: column("u8", count),
    mpStart: column("u8", count),
    act: column("i32", count),
    /** Points lost to fire that have not yet disorganized (K-86). */
    lost: column("u8", count),
    /** The hex that a unit with an ASSAULT marker waits to attack (K-167). */
    marked: column("i16", count),
    /** 1 once the order try of III.48 has been offered; 2 once a later group of K-143 was taken up, 3 the last. */
    stage: column("u8", 1),

    /** The piece on top of each hex, plus 1. */
    topOf: derived("u16", grid.size),
    /** Stacking points in each hex (VII.7, VII.8). */
    pointsIn: derived("u8", grid.size),
    /** The seat whose units stand in each hex, plus 1; commanders and riders do not count (K-11). */
    sideIn: derived("u8", grid.size),
  };
}

/** The layout of a game's state. */
export const steppesLayout = (world: World) => layoutOf(specsOf(world));

/** The columns of the state. */
export type SteppesColumns = Columns<ReturnType<typeof specsOf>>;

/** A game of Bloody Steppes in progress. */
export type SteppesPlay = Play<World, SteppesColumns, SteppesEvent>;

/** Whether the piece has any of these bits of c.act. */
export const has = (g: SteppesPlay, piece: number, bits: number): boolean => (g.c.act[piece] & bits) !== 0;

/** Whether the points of a unit's move are known: it has begun, or was shot at before it could (XIV.27). */
export const hasPoints = (g: SteppesPlay, unit: number): boolean => has(g, unit, BEGUN) || g.c.mpStart[unit] > 0;

/** Whether the piece stands on the map. */
export const isOnMap = (g: SteppesPlay, piece: number): boolean => g.c.hexOf[piece] > 0;

/** The other seat. */
export const enemyOf = (seat: number): number => 1 - seat;
