import type { DayView, PhaseName, TurnBox } from "@redoubt/mechanics";
import { type BayonetsPlay, DISENGAGEMENT, phases } from "./state.ts";
import { weatherEffects, weathers } from "./tables/weather.ts";

const names: Readonly<Record<(typeof phases)[number], string>> = {
  administration: "Administration",
  "command-distribution": "Command",
  "ic-maneuver": "Maneuver",
  "ic-bombardment": "Bombardment",
  "ic-combat": "Charge and combat",
  "ooc-activation": "Out of command",
  rally: "Rally",
  disengagement: "Disengagement",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const hourOf = (clock: string): string => String(Number(clock.slice(0, 2)));

/** Whether an Administration Phase comes at the start of a turn (5.0b). */
const isDue = ({ world, c }: BayonetsPlay, turn: number): boolean =>
  world.turns.admin(turn) !== "none" || (world.switches.admin === "die" && c.nextAdmin[0] === turn);

/** The phases of this turn: by day or by night, with administration where it is due (4.0). */
export function phasesNow(g: BayonetsPlay): readonly PhaseName[] {
  const { c } = g;
  const isNight = c.night[0] === 1;
  const now = phases[c.phase[0]];
  // Rally comes last by day and by night.
  const inOrder = [...phases.filter((phase) => phase !== "rally"), "rally" as const];
  return inOrder.flatMap((phase) => {
    const isOfNight = phase === phases[DISENGAGEMENT];
    const isHere =
      phase === "administration" ? isDue(g, c.turn[0]) : phase === "rally" || (isNight ? isOfNight : !isOfNight);
    return isHere || phase === now ? [{ phase, name: names[phase] }] : [];
  });
}

function boxOf(g: BayonetsPlay, turn: number): TurnBox {
  const { world, c } = g;
  const { turns, options, switches } = world;
  // Rolled weather is known for the present turn alone (5.3b, E5).
  const isRolled = c.variant[0] === 1 || (switches.variantWeather && options.weather === "variant" && turn > c.turn[0]);
  const weather = turn === c.turn[0] ? weathers[c.weather[0]] : isRolled ? null : turns.weather(turn);
  return {
    label: hourOf(turns.clock(turn)),
    ...(weather === null ? {} : { weather }),
    ...(turns.isNight(turn) ? { isNight: true as const } : {}),
    ...(isDue(g, turn) ? { flag: "Administration" } : {}),
  };
}

/** The clock of the day with its weather; nothing where turns have no hour (TT). */
export function dayOf(g: BayonetsPlay): DayView | undefined {
  const { world, c } = g;
  const turn = c.turn[0];
  const last = world.turns.last ?? turn;
  const clock = world.turns.clock(turn);
  if (clock === "") return undefined;
  const [hours, minutes] = clock.split(":").map(Number);
  const weather = weathers[c.weather[0]];
  const next = Array.from({ length: last - turn }, (_, i) => turn + 1 + i).find((one) => isDue(g, one));
  return {
    minutes: hours * 60 + minutes,
    ...(c.night[0] === 1 ? { isNight: true as const } : {}),
    words: `${capital(weather)}${c.night[0] === 1 ? " night" : ""}, sight ${weatherEffects[weather].sight}`,
    note: next === undefined ? "No more administration" : `Administration at ${hourOf(world.turns.clock(next))}`,
    boxes: Array.from({ length: last }, (_, i) => boxOf(g, i + 1)),
  };
}
