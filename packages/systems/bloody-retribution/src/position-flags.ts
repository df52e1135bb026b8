import type { Problem } from "@redoubt/engine";
import { type Hex, parseHex } from "@redoubt/hex";
import type { Position } from "@redoubt/mechanics";
import { cites } from "./kit.ts";
import { ALLIED, seats } from "./seat.ts";
import { actionKinds, COMBAT, MOVEMENT } from "./state.ts";
import type { RetributionMap } from "./step-price.ts";
import { constants } from "./tables/constants.ts";
import type { Opening, Start } from "./world.ts";

/** Markers lie ready at the start, the turn marker in box 1. */
export const enforces = cites("3.2");

/** What a position says beyond its units. */
export type Situation = Omit<Start, "hexOf" | "steps" | "disrupted">;

const seatNames: readonly string[] = seats;
const kindNames: readonly string[] = actionKinds;
const phases = ["sequence", "movement", "combat", "recovery"];
const known = ["markers", "gunsLost", "control", "first", "second", "finished"];

/** The start of the battle: Phase I of turn 1, all victory hexes Allied, six markers (3.2, 3.4). */
export const startOfBattle = (victoryHexes: number): Situation => ({
  opening: "phase-I",
  turn: 1,
  active: 0,
  place: 0,
  first: MOVEMENT,
  markersSpent: 0,
  gunsLost: false,
  owner: new Array<number>(victoryHexes).fill(ALLIED),
  finished: [false, false],
});

/** Reads turn, phase, side to act and flags of a position; what is wrong goes into `problems`. */
export function situationOf(
  position: Position,
  map: RetributionMap,
  victoryHexes: readonly number[],
  problems: Problem[],
): Situation {
  const flags = position.flags ?? {};
  const fail = (where: string, what: string) => problems.push({ where, what });
  for (const flag of Object.keys(flags)) {
    if (!known.includes(flag)) fail(`flags.${flag}`, `no such flag; known are ${known.join(", ")}`);
  }
  const turn = position.turn ?? 1;
  if (!(turn >= 1 && turn <= constants.turns.value)) fail("turn", `must be 1 to ${constants.turns.value} (5.1)`);
  const active = position.active === undefined ? 0 : seatNames.indexOf(position.active);
  if (active < 0) fail("active", `"${position.active}" is neither russian nor allied`);
  const markers = flags.markers ?? constants.bombardmentMarkers.value;
  const most = constants.bombardmentMarkers.value;
  if (typeof markers !== "number" || !Number.isInteger(markers) || markers < 0 || markers > most) {
    fail("flags.markers", `must be the markers left, 0 to ${most} (5.6)`);
  }
  for (const flag of ["gunsLost", "second"]) {
    if (flags[flag] !== undefined && typeof flags[flag] !== "boolean") fail(`flags.${flag}`, "must be true or false");
  }
  const finished = Array.isArray(flags.finished) ? flags.finished.map(String) : [];
  const isList = flags.finished === undefined || Array.isArray(flags.finished);
  if (!isList || finished.some((side) => !seatNames.includes(side))) fail("flags.finished", "must be a list of sides");
  return {
    ...phaseOf(position, fail),
    turn,
    active: Math.max(active, 0),
    markersSpent: most - Number(markers),
    gunsLost: flags.gunsLost === true,
    owner: ownersOf(flags.control, map, victoryHexes, fail),
    finished: [finished.includes(seats[0]), finished.includes(seats[1])],
  };
}

type Fail = (where: string, what: string) => void;

/** The phase: movement and combat are Phase II if they come first in the turn, else Phase IV (5.2, 5.3). */
function phaseOf(position: Position, fail: Fail): { opening: Opening; place: number; first: number } {
  const { phase = "sequence", flags = {} } = position;
  if (!phases.includes(phase)) fail("phase", `"${phase}" is not one of ${phases.join(", ")}`);
  const word = flags.first ?? actionKinds[MOVEMENT];
  if (typeof word !== "string" || !kindNames.includes(word)) fail("flags.first", "must be movement or combat");
  const first = word === actionKinds[COMBAT] ? COMBAT : MOVEMENT;
  if (phase === "sequence") return { opening: "phase-I", place: 0, first };
  if (phase === "recovery") {
    return flags.second === true ? { opening: "phase-V", place: 4, first } : { opening: "phase-III", place: 2, first };
  }
  return { opening: "resume", place: phase === actionKinds[first] ? 1 : 3, first };
}

/** The owners of the victory hexes: the Allies, but for those the position names (3.4). */
function ownersOf(control: unknown, map: RetributionMap, victoryHexes: readonly number[], fail: Fail): number[] {
  const owner = new Array<number>(victoryHexes.length).fill(ALLIED);
  if (control === undefined) return owner;
  if (typeof control !== "object" || control === null) {
    fail("flags.control", "must give a side for each hex");
    return owner;
  }
  for (const [number, side] of Object.entries(control)) {
    const hex = parseHex(map.grid, number);
    const place = hex.ok ? victoryHexes.indexOf(hex.value satisfies Hex) : -1;
    const seat = seatNames.indexOf(String(side));
    if (!hex.ok) fail(`flags.control.${number}`, hex.problem.message);
    else if (place < 0) fail(`flags.control.${number}`, "only victory hexes have an owner (3.4)");
    else if (seat < 0) fail(`flags.control.${number}`, `"${side}" is neither russian nor allied`);
    else owner[place] = seat;
  }
  return owner;
}
