import { askingStep, blankState, copyState, noDice, run, type State, seatsToAnswer } from "@redoubt/engine";
import { type Plan, whimCount } from "@redoubt/mechanics";
import { isClearlyBetter } from "./campaign.ts";
import type { Level } from "./level.ts";
import { below, mixed } from "./lots.ts";
import { type OrderRoot, rootOf } from "./order.ts";
import { standardPlans } from "./planning.ts";
import { answerByLook, deal, runOn, type Thought, worth } from "./thought.ts";

/** A plan under comparison: where its own moves lead before the first die, and what each playout from there came to. */
interface Weighed {
  readonly plan: Plan;
  after: State | null;
  readonly values: number[];
}

// Moves or a playout that ask more than this are cut off where they stand.
const longest = 1_500;
// How often a changed plan is played out at first, and at most: twice as often each time that it is still ahead.
const firstGlance = 3;
const lastGlance = 24;
// The faces of a die are dealt out so that six playouts see each of them once.
const faces = 6;
// How many whims a plan carries at most.
const mostWhims = 6;

const weigh = (plan: Plan): Weighed => ({ plan, after: null, values: [] });

const meanOf = ({ values }: Weighed): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

// What the seat does by look under a plan until dice fall or somebody else is asked: the same every time, so it is done once.
function ownMoves(thought: Thought, seat: number, plan: Plan): State {
  const { board, base } = thought;
  const plans = standardPlans(thought, seat, plan);
  deal(thought, seat, 0);
  for (let asked = 0; asked < longest; asked++) {
    if (run(board, noDice) !== "ask" || seatsToAnswer(board)[0] !== seat) break;
    answerByLook(thought, plans);
  }
  const state = blankState(base.state.layout);
  copyState(board.state, state);
  return state;
}

// Plays on from there, both sides by look, and says what it came to. Every order has dice of its own, the same in the playout of
// the same number whatever else was done: two plans that differ little meet the same luck wherever they do the same.
function playOn(
  thought: Thought,
  seat: number,
  { plan, after }: Weighed,
  seed: number,
  sample: number,
  horizon: number,
): number {
  const { board, base, mind, lots, dice } = thought;
  if (after === null) throw new Error("nothing has been moved yet");
  copyState(after, board.state);
  const plans = standardPlans(thought, seat, plan);
  const [luck, block] = [mixed(seed, sample), mixed(seed, 500 + Math.trunc(sample / faces))];
  lots.seed(luck);
  const repeats = new Map<number, number>();
  let occasion = mind.occasion(base);
  let left = horizon;
  let root: OrderRoot | null = null;
  for (let asked = 0; asked < longest; asked++) {
    if (runOn(thought) === "over") break;
    const now = mind.occasion(board);
    if (now !== occasion) {
      occasion = now;
      if (--left <= 0) break;
    }
    const who = seatsToAnswer(board)[0];
    root = rootOf(board, who, root);
    const begins = askingStep(board, who).decision === root.kind;
    const answer = answerByLook(thought, plans);
    if (!begins) continue;
    const order = mixed(occasion, answer);
    const again = repeats.get(order) ?? 0;
    repeats.set(order, again + 1);
    dice.begin(mixed(block, order + again), sample % faces, mixed(luck, order + again));
  }
  dice.end();
  return worth(thought, seat);
}

// Lets plans meet in rounds: all of them, the better half as often again, and so on until one is left.
function halve(plans: readonly Weighed[], round: number, playUpTo: (one: Weighed, count: number) => boolean): Weighed {
  let standing = [...plans];
  for (let count = round; standing.length > 1; count += round) {
    for (const one of standing) if (!playUpTo(one, count)) return standing[0];
    standing.sort((a, b) => meanOf(b) - meanOf(a));
    standing = standing.slice(0, standing.length >> 1);
  }
  return standing[0];
}

/**
 * Chooses what to do with the whole turn, for games in which nothing is hidden and the moves of a turn come before its dice. Plans
 * are compared first; the plan in hand is given up only for one that is clearly better. Then the best is carried out in other ways, a
 * whim at a time, and what turns out clearly better is kept.
 */
export function bestTurn(
  thought: Thought,
  seat: number,
  level: Level,
  carried: Plan | null,
  seed: number,
  budget: number,
  isLate: () => boolean,
): Plan {
  const { mind, base, deals } = thought;
  const end = thought.spent + budget;
  const playUpTo = (one: Weighed, count: number): boolean => {
    one.after ??= ownMoves(thought, seat, one.plan);
    while (one.values.length < count) {
      if (thought.spent >= end || isLate()) return false;
      one.values.push(playOn(thought, seat, one, seed, one.values.length, level.horizon));
    }
    return true;
  };
  const offered = mind.plans(base, seat).slice(0, level.plans).map(weigh);
  const inHand = offered.find(({ plan }) => plan.name === carried?.name);
  let best = halve(offered, level.playouts, playUpTo);
  if (inHand !== undefined && inHand !== best) {
    if (!playUpTo(inHand, best.values.length)) return best.plan;
    if (!isClearlyBetter(best, inHand, level.doubt)) best = inHand;
  }
  for (let change = 0; change < level.whims; change++) {
    deals.seed(mixed(seed, 1_000 + change));
    const whims = [...(best.plan.whims ?? [])];
    whims[below(deals, mostWhims) % (whims.length + 1)] = 1 + below(deals, whimCount);
    const changed = weigh({ ...best.plan, whims: whims.slice(0, mostWhims) });
    let isAhead = true;
    for (let count = firstGlance; isAhead && count <= lastGlance; count *= 2) {
      if (!playUpTo(best, count) || !playUpTo(changed, count)) return best.plan;
      isAhead = isClearlyBetter(changed, best, count === lastGlance ? level.doubt : 0);
    }
    if (isAhead) best = changed;
  }
  return best.plan;
}
