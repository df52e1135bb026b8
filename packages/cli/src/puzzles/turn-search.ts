import { createOutlook, type Line, leadIn } from "@redoubt/ai";
import type { AnyWargame } from "@redoubt/mechanics";
import type { Puzzle } from "@redoubt/protocol";
import { withPlace } from "./placing.ts";
import { type Recording, whenOf } from "./recording.ts";
import { type Rivals, rivalsAt } from "./rivals.ts";
import { glimpse, type TurnDepth, type WeighedTurn, weighTurn } from "./turn-weighing.ts";

/** How a game is looked through for turns. */
export interface TurnSearch {
  readonly depth: TurnDepth;
  /** How many puzzles are taken from one game. */
  readonly most: number;
  /** How much of the game is looked at, from its end. */
  readonly part: number;
  /** Told before each moment how many puzzles were found; false to stop. */
  readonly goOn: (found: number) => Promise<boolean>;
  readonly isOver: () => boolean;
}

// A long battle has hundreds of moments: so many of them, from all over it, are glanced at.
const glanced = 160;
// Those that promise most come first: after so many in vain the rest are left.
const patience = 8;

/** Looks through a game for turns that win or save points: first a glance at moments from all over it, then at those that promise most. */
export async function turnPuzzlesIn(
  system: AnyWargame,
  { moments }: Recording,
  game: number,
  { depth, most, part, goOn, isOver }: TurnSearch,
): Promise<readonly Puzzle[]> {
  const outlook = createOutlook(system);
  const late = moments.slice(Math.floor(moments.length * (1 - part)));
  const open = late.map((moment) => rivalsAt(system, moment)).filter((one) => one !== null);
  const every = Math.max(1, open.length / glanced);
  const chosen = open.filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
  const promising: { readonly rivals: Rivals; readonly promise: number }[] = [];
  for (const rivals of chosen) {
    if (!(await goOn(0))) return [];
    // At most moments nothing is at stake: two games tell, and the dice are the same for both lines.
    if (glimpse(system, outlook, rivals, 2, isOver).apart < depth.gap / 2) continue;
    const { apart, errors } = glimpse(system, outlook, rivals, depth.glance, isOver);
    if (apart >= depth.gap) promising.push({ rivals, promise: errors });
  }
  const found: Puzzle[] = [];
  let inVain = 0;
  for (const { rivals } of promising.sort((a, b) => b.promise - a.promise)) {
    if (found.length >= most || inVain >= patience || !(await goOn(found.length))) break;
    const { turn, phase } = whenOf(system, rivals.moment);
    const isAlike = found.some((one) => one.turn === turn && one.seat === system.seats[rivals.moment.seat]);
    if (isAlike) continue;
    const lines = weighTurn(system, outlook, rivals, depth, isOver);
    inVain = lines === null ? inVain + 1 : 0;
    if (lines !== null) found.push(puzzleOf(system, rivals, game, { turn, phase }, lines));
  }
  return found.sort((a, b) => a.after - b.after);
}

function puzzleOf(
  system: AnyWargame,
  { moment: { after, seat, state, play } }: Rivals,
  game: number,
  when: Pick<Puzzle, "turn" | "phase">,
  lines: readonly WeighedTurn[],
): Puzzle {
  const naming = system.naming(play.world);
  const texts = ({ answers }: Line): string[] => answers.map((code) => system.words.text(code, naming));
  const ofFirst = (sum: number): number => (seat === 0 ? sum : -sum);
  return withPlace(system, play, {
    game,
    after,
    seat: system.seats[seat],
    ...when,
    state,
    lead: leadIn(system, play),
    lines: lines.map(({ line, isPlayed, turn, after: later }) => ({
      answers: texts(line),
      turn: { ...turn, sum: ofFirst(turn.sum) },
      later: { ...later, sum: ofFirst(later.sum) },
      ...(isPlayed ? { isPlayed } : {}),
    })),
  });
}
