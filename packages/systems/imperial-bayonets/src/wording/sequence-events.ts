import type { Seat } from "@redoubt/engine";
import type { SequenceEvent } from "../events/sequence.ts";
import { seats } from "../seat.ts";
import { leadText } from "../standing.ts";
import { phases } from "../state.ts";
import { weathers } from "../tables/weather.ts";
import type { Tellers } from "./events.ts";
import { names, s, told, walked } from "./tell.ts";

/** A side as people read it. */
export const sideName = (seat: Seat): string => (seats[seat] === "russian" ? "Russian" : "Allied");

/** The phases as people read them. */
export const phaseNames: Readonly<Record<(typeof phases)[number], string>> = {
  administration: "Administration Phase",
  "command-distribution": "Command Distribution",
  "ic-maneuver": "Maneuver Phase, in command",
  "ic-bombardment": "Bombardment Phase, in command",
  "ic-combat": "Combat Phase, in command",
  "ooc-activation": "activation out of command",
  rally: "Rally Phase",
  disengagement: "Disengagement Phase",
};

/** What is told of turns, phases, weather, Rally and night. */
export const sequenceTellers: Tellers<SequenceEvent> = {
  "turn-began": ({ turn, clock, night }, w) =>
    told(w, "sequence", `Turn ${turn}${clock === "" ? "" : `, ${clock}`}${night ? ", night" : ""}.`),
  "phase-began": ({ phase, seat }, w) => {
    const name = phaseNames[phases[phase]];
    return told(w, "sequence", phases[phase] === "administration" ? `${name}.` : `${sideName(seat)} ${name}.`);
  },
  "weather-rolled": ({ dice }, w) => told(w, "note", `The weather: ${dice[0]}.`),
  "weather-set": ({ weather }, w) => told(w, "note", `The weather is ${weathers[weather]}.`),
  "next-admin-rolled": ({ dice }, w) => told(w, "note", `The next Administration Phase: ${dice[0]}.`),
  "next-admin-set": ({ turn }, w) => told(w, "note", `The next Administration Phase is on turn ${turn}.`),
  waited: ({ points }, w) =>
    told(w, "result", `The attack beyond the river has not begun: Russia loses ${points} points.`),
  rallied: ({ units }, w) =>
    told(w, "result", `${names(w, units)} ${units.length === 1 ? "rallies" : "rally"}.`, units),
  unmarked: ({ units }, w) => told(w, "note", `${names(w, units)} lose${s(units)} the Repulse marker.`, units),
  disengaged: ({ unit, path }, w) =>
    walked(w, `${names(w, [unit])} disengages to ${w.grid.numbers[path[path.length - 1]]}.`, [unit], path, "retreat"),
  "game-ended": ({ level, difference }, w) =>
    told(w, "sequence", `The game is over: ${level}; ${leadText(difference)}.`),
};
