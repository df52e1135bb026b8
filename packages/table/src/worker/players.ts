import type { GameFile } from "@redoubt/protocol";
import { PERSON } from "../session/state.ts";

/** The computer's players as a game file names them; undefined where all seats are people's. */
export function opponentsOf(players: readonly string[], seats: readonly string[]): GameFile["opponents"] {
  const computers = seats.flatMap((seat, i) => (isPerson(players[i]) ? [] : [[seat, players[i]]]));
  return computers.length === 0 ? undefined : Object.fromEntries(computers);
}

/** Who plays each seat of a game file. */
export const playersOf = ({ opponents = {} }: Pick<GameFile, "opponents">, seats: readonly string[]): string[] =>
  seats.map((seat) => (Object.hasOwn(opponents, seat) ? opponents[seat] : PERSON));

const isPerson = (player: string | undefined): boolean => player === undefined || player === PERSON;
