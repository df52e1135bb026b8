import { AFAR, PERSON, type TableState } from "../session/state.ts";

/** What the analysis board offers in a game, and what it says where it does not. */
export interface Offered {
  /** Whether the game can be played on from a moment in a branch. */
  readonly branch: boolean;
  /** Whether the staff answers and the chance at a moment is told. */
  readonly staff: boolean;
  /** Whether the chance is told along the whole game. */
  readonly curve: boolean;
  /** Whether what is asked is help in a game that goes on, and is written in its report. */
  readonly isHelp: boolean;
  /** Whether what is hidden from the seat stays hidden: the game goes on and has secrets. */
  readonly isVeiled: boolean;
  readonly why: string;
}

const AGAINST_A_PERSON =
  "Against another person nobody is helped while the game goes on. It opens when the game is over.";

/** What is offered in the game on the table: all of it once it is over, none against another person before that. */
export function offeredIn({ game, moment, players }: Pick<TableState, "game" | "moment" | "players">): Offered {
  const hides = game?.facts.hides ?? false;
  const isOver = moment?.pending.kind === "over";
  const people = players.filter((player) => player === PERSON).length;
  const isAfar = players.includes(AFAR);
  // A branch is nobody's game, and neither is one that the computer plays against itself.
  const isOpen = isOver || game?.facts.branch != null || (people === 0 && !isAfar);
  if (isOpen) return { branch: true, staff: true, curve: true, isHelp: false, isVeiled: false, why: "" };
  if (people > 1 || isAfar) {
    const branch = !isAfar && !hides;
    return { branch, staff: false, curve: false, isHelp: false, isVeiled: hides, why: AGAINST_A_PERSON };
  }
  return { branch: true, staff: true, curve: false, isHelp: true, isVeiled: hides, why: "" };
}

/** The seat that chances are told for: the person's own, else the first. */
export const toldSeat = (players: readonly string[]): number => {
  const own = players.flatMap((player, seat) => (player === PERSON ? [seat] : []));
  return own.length === 1 ? own[0] : 0;
};
