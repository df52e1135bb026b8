import { type AnyPlay, answerList, isRare, listAnswers } from "@redoubt/engine";
import type { AnyWargame, Mind, Plan } from "@redoubt/mechanics";
import { chosenPlan } from "./campaign.ts";
import { type Course, type Errand, imaginer } from "./course.ts";
import { concluded, type Deliberation } from "./deliberation.ts";
import { type Level, temperaments } from "./level.ts";
import { below, mixed } from "./lots.ts";
import { memory } from "./memory.ts";
import { begin, type OrderRoot, rootOf, worthOfOrder } from "./order.ts";
import { bestPlan, standardPlans } from "./planning.ts";
import type { Player, PlayerSettings } from "./player.ts";
import { bestRehearsed } from "./rehearsal.ts";
import { highest, roomFor, type Thought, takeUp, thoughtFor } from "./thought.ts";
import { bestTurn } from "./turn.ts";

const unthinkable = -1_000_000;

// As far as any game goes.
const toTheEnd = 1_000;

// A plan may cost this many times the budget of one answer.
const planningShare = 10;

interface Trial {
  readonly thought: Thought;
  readonly root: OrderRoot;
  readonly seat: number;
  readonly plan: Plan;
  readonly luck: number;
  readonly level: Level;
}

// The places of the `keep` highest scores, highest first.
function topOf(scores: Int32Array, count: number, keep: number): number[] {
  const top: number[] = [];
  for (let i = 0; i < count; i++) {
    let at = top.length;
    while (at > 0 && scores[top[at - 1]] < scores[i]) at--;
    if (at >= keep) continue;
    top.splice(at, 0, i);
    if (top.length > keep) top.pop();
  }
  return top;
}

// Tries the answers that look best and gives the one that turns out best; looks decide between equals.
function bestTried(trial: Trial, codes: readonly number[], budget: number, isLate: () => boolean): number {
  const { thought, root, seat, plan, luck, level } = trial;
  const plans = standardPlans(thought, seat, plan);
  const end = thought.spent + budget;
  let best = codes[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const code of codes) {
    if (most > Number.NEGATIVE_INFINITY && (thought.spent >= end || isLate())) break;
    begin(thought, seat, code, luck);
    const value = worthOfOrder(thought, root, seat, plans, luck, level.repeats);
    if (value > most) {
      most = value;
      best = code;
    }
  }
  return best;
}

/**
 * The real opponent. At every new occasion it compares plans by playing them out; each question is answered the way that
 * looks best under the plan, and where the system says that trying pays, the best-looking answers are tried first.
 */
export function commander(system: AnyWargame, mind: Mind<AnyPlay>, level: Level, settings: PlayerSettings): Player {
  const temper = temperaments[settings.temperament ?? "steady"];
  const budget = settings.budget ?? level.budget;
  const list = answerList();
  const past = memory();
  let thought: Thought | null = null;
  let root: OrderRoot | null = null;
  let plan: Plan | null = null;
  let occasion = -1;
  let asked = 0;
  let aim = "Nothing has been decided yet.";

  const judged = (now: Thought, seat: number, under: Plan, luck: number): Int32Array => {
    const scores = roomFor(now, list);
    mind.judge(now.base, seat, under, temper, list, scores);
    // Giving up is never an oversight.
    for (let i = 0; i < list.count; i++)
      if (isRare(system, list.codes[i])) scores[i] = Math.min(scores[i], unthinkable);
    const slip = Math.trunc((level.slips * mind.misjudgement(now.base, seat)) / 100);
    if (slip > 0) {
      now.lots.seed(luck);
      for (let i = 0; i < list.count; i++) scores[i] += below(now.lots, 2 * slip + 1) - slip;
    }
    return scores;
  };

  // Takes the game up as the seat knows it.
  const takenUp = (play: AnyPlay, seat: number): Thought => {
    if (thought === null || thought.base.world !== play.world) {
      thought = thoughtFor(system, mind, temper, play);
      plan = null;
    }
    takeUp(thought, play, seat);
    return thought;
  };

  // Where moves come before dice, or a mind says in how many ways, a turn is thought through whole; a mind that says what to expect of
  // the other side is planned with as the second edition does, and so is every mind by who changes plans. Null for the way of the first
  // edition.
  const searchBy = (now: Thought, seat: number, hour: number): Deliberation | null => {
    if (level.edition === 2 && mind.whims === "moves") return bestTurn(now, seat, level, plan, hour);
    const ways = level.edition === 2 && level.changes === 0 ? (mind.ways?.(now.base) ?? 0) : 0;
    if (ways > 0) return bestTurn(now, seat, { ...level, whims: Math.min(level.whims, ways) }, plan, hour);
    if (mind.replies === undefined && level.changes === 0) return null;
    const changes = Math.min(level.whims, mind.mostChanges?.(now.base) ?? level.whims);
    return chosenPlan(now, seat, { ...level, whims: changes }, plan, hour);
  };

  const errandAt = ({ base }: Thought, seat: number): Errand => ({
    seat,
    seed: mixed(settings.seed, 7 + mind.occasion(base)),
    horizon:
      mind.isNearEnd?.(base) === true ? toTheEnd : Math.min(level.horizon, mind.horizon?.(base) ?? level.horizon),
  });

  const isPlanned = ({ base }: Thought): boolean => plan !== null && mind.occasion(base) === occasion;

  const decide = ({ base }: Thought, seat: number, chosen: Plan): Plan => {
    plan = chosen;
    occasion = mind.occasion(base);
    aim = mind.aim(base, seat, chosen);
    return chosen;
  };

  const planned = (now: Thought, seat: number, isLate: () => boolean): Plan => {
    if (plan !== null && isPlanned(now)) return plan;
    const errand = errandAt(now, seat);
    const effort = budget * planningShare;
    const search = searchBy(now, seat, errand.seed);
    if (search === null) return decide(now, seat, bestPlan(now, seat, level, errand.seed, effort, isLate));
    const end = now.spent + effort;
    const isOver = (): boolean => now.spent >= end || isLate();
    const imagine = imaginer(now, errand);
    return decide(
      now,
      seat,
      concluded(search, (courses) => imagine(courses, isOver)),
    );
  };

  return {
    ponder(play, seat) {
      const now = takenUp(play, seat);
      if (isPlanned(now)) return null;
      const errand = errandAt(now, seat);
      const search = searchBy(now, seat, errand.seed);
      if (search === null) return null;
      const further = (step: ReturnType<Deliberation["next"]>): readonly Course[] | null => {
        if (step.done !== true) return step.value;
        decide(now, seat, step.value);
        return null;
      };
      return { errand, begin: () => further(search.next()), tell: (values) => further(search.next(values)) };
    },
    answer(play, seat, isLate) {
      const thought = takenUp(play, seat);
      root = rootOf(thought.base, seat, root);
      const luck = mixed(settings.seed, asked++);
      thought.lots.seed(luck);
      const plan = planned(thought, seat, isLate);
      listAnswers(thought.base, seat, list);
      past.dropRepeats(thought.base, list);
      if (list.count === 1) return past.note(list.codes[0]);
      const scores = judged(thought, seat, plan, luck);
      const rehearsal = level.tries < 2 ? null : (mind.rehearsal?.(thought.base, seat) ?? null);
      if (rehearsal !== null && (level.changes > 0 || rehearsal.isForMarshals !== true)) {
        const measure = level.changes > 0 ? (rehearsal.forMarshals ?? rehearsal) : rehearsal;
        const [now, end] = [thought, thought.spent + Math.min(budget, measure.effort)];
        const isOver = (): boolean => now.spent >= end || isLate();
        const best = topOf(scores, list.count, measure.answers)
          .map((at) => ({ code: list.codes[at], score: scores[at] }))
          .filter(({ score }, _i, [leading]) => leading.score - score <= measure.margin);
        const plans = standardPlans(now, seat, plan);
        return past.note(
          bestRehearsed(now, seat, plans, luck, { ...rehearsal, ...measure }, best, level.doubt, isOver),
        );
      }
      if (level.tries < 2 || !mind.isTried(thought.base, seat)) {
        return past.note(list.codes[highest(scores, list.count)]);
      }
      const codes = topOf(scores, list.count, level.tries).map((place) => list.codes[place]);
      return past.note(bestTried({ thought, root, seat, plan, luck, level }, codes, budget, isLate));
    },
    explain: () => aim,
    spent: () => thought?.spent ?? 0,
  };
}
