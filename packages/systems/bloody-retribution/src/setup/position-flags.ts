import type { Problem, Seat } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import {
  type Field,
  fieldOf,
  hexIn,
  listed,
  named,
  oneOf,
  type Position,
  placeIn,
  readRecord,
  trueOrFalse,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import type { RetributionMap } from "../checks/step-cost.ts";
import { cites } from "../kit.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { actionKinds, COMBAT, endings, JUDGED, MOVEMENT, PLAYING, SUDDEN_DEATH } from "../state.ts";
import { constants } from "../tables/constants.ts";
import type { Opening, Start } from "../world.ts";
import { seatIn } from "./position-units.ts";

/** Markers lie ready at the start, the turn marker in box 1. */
export const enforces = cites("3.2");

/** What a position says beyond its units. */
export type Situation = Omit<Start, "hexOf" | "steps" | "disrupted">;

const phases = ["sequence", "movement", "combat", "recovery", "end"] as const;
type Phase = (typeof phases)[number];

/** The start of the battle: Phase I of turn 1, all victory hexes Allied, six markers (3.2, 3.4). */
export const startOfBattle = (victoryHexes: number): Situation => ({
  opening: "phase-I",
  turn: 1,
  active: RUSSIAN,
  place: 0,
  first: MOVEMENT,
  markersSpent: 0,
  gunsLost: false,
  owner: new Array<Seat>(victoryHexes).fill(ALLIED),
  finished: [false, false],
  ended: PLAYING,
});

/** Reads turn, phase, side to act and flags of a position; what is wrong goes into `problems`. */
export function situationOf(
  position: Position,
  map: RetributionMap,
  victoryHexes: readonly Hex[],
  problems: Problem[],
): Situation {
  const most = constants.bombardmentMarkers.value;
  const flags = readRecord(fieldOf(position.flags, "flags", problems), {
    markers: (one) => wholeNumber(one, 0, most) ?? most,
    gunsLost: (one) => trueOrFalse(one, false),
    control: (one) => ownersOf(one, map, victoryHexes),
    first: (one) => placeIn(one, actionKinds) ?? MOVEMENT,
    second: (one) => trueOrFalse(one, false),
    finished: (one) => listed(one).map(seatIn),
    ended: (one) => placeIn(one, endings.slice(SUDDEN_DEATH)),
  });
  const phase = oneOf(fieldOf(position.phase, "phase", problems), phases) ?? "sequence";
  if (flags.ended !== null && phase !== "end") {
    wrong(fieldOf(null, "flags.ended", problems), 'says how a game ended: "phase" must be "end"');
  }
  return {
    ...placeInTurn(phase, flags.first, flags.second),
    turn: wholeNumber(fieldOf(position.turn, "turn", problems), 1, constants.turns.value) ?? 1,
    active: seatIn(fieldOf(position.active, "active", problems)) ?? RUSSIAN,
    first: flags.first,
    markersSpent: most - flags.markers,
    gunsLost: flags.gunsLost,
    owner: flags.control,
    finished: [flags.finished.includes(RUSSIAN), flags.finished.includes(ALLIED)],
    ended: phase === "end" ? (flags.ended === null ? JUDGED : SUDDEN_DEATH + flags.ended) : PLAYING,
  };
}

/** Where the turn goes on: movement and combat are Phase II if they come first in the turn, else Phase IV (5.2, 5.3). */
function placeInTurn(phase: Phase, first: number, isSecond: boolean): { opening: Opening; place: number } {
  switch (phase) {
    case "sequence":
      return { opening: "phase-I", place: 0 };
    case "recovery":
      return isSecond ? { opening: "phase-V", place: 4 } : { opening: "phase-III", place: 2 };
    case "end":
      return { opening: "the-end", place: 4 };
    default:
      return { opening: "resume", place: (phase === "combat" ? COMBAT : MOVEMENT) === first ? 1 : 3 };
  }
}

/** The owners of the victory hexes: the Allies, but for those the position names (3.4). */
function ownersOf(field: Field, map: RetributionMap, victoryHexes: readonly Hex[]): Seat[] {
  const owner = new Array<Seat>(victoryHexes.length).fill(ALLIED);
  for (const [number, one] of named(field, '{ "1910": "russian" }')) {
    const seat = seatIn(one);
    const hex = hexIn({ ...one, value: number }, map.grid);
    const place = hex === null ? -1 : victoryHexes.indexOf(hex);
    if (hex !== null && place < 0) wrong(one, "only victory hexes have an owner (3.4)");
    if (place >= 0 && seat !== null) owner[place] = seat;
  }
  return owner;
}
