import type { Commit } from "@redoubt/engine";
import { enemyOf } from "../seat.ts";
import { activeSeat, phases, type QuadPlay } from "../state.ts";
import { sideName } from "../wording/names.ts";
import { say } from "../words.ts";

const RALLY = phases.indexOf("rally");

/** What comes after each phase, by the side that is phasing. */
function whatFollows(g: QuadPlay): string {
  const side = sideName(activeSeat(g));
  const other = sideName(enemyOf(activeSeat(g)));
  switch (phases[g.c.phase[0]]) {
    case "movement":
      return `${other} Defensive Fire`;
    case "defensive-fire":
      return `${side} Offensive Fire`;
    case "offensive-fire":
      return `${side} Melee`;
    case "melee":
      return `${side} Rally`;
    case "rally":
      return isLast(g) ? "the end of the game" : `${other} Movement`;
  }
}

/** Whether the game ends with this phase (4.0). */
const isLast = ({ c, world }: QuadPlay): boolean =>
  c.phase[0] === RALLY && c.turn[0] >= world.turns && c.active[0] !== world.firstSeat;

/** A number of things and what they have not done, or nothing: "3 units have not moved". */
export function undone(count: number, one: string, many: string): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}` : `${count} ${many}`];
}

/** The end of a phase as a commitment: what would be left undone, and what follows. */
export function endOfPhase(g: QuadPlay, left: readonly string[]): Commit {
  return { answer: say.end(), undone: left, follows: whatFollows(g), grave: isLast(g) };
}
