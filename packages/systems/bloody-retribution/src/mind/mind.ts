import { type AnswerList, askingStep, asSeat } from "@redoubt/engine";
import { type Measure, type Mind, type Plan, type Rehearsal, steady } from "@redoubt/mechanics";
import { enemyOf, RUSSIAN, seats } from "../seat.ts";
import { COMBAT, MOVEMENT, type RetributionPlay } from "../state.ts";
import { words } from "../words.ts";
import { isContent, judgeAction } from "./action-look.ts";
import { aimOf } from "./aim.ts";
import { type Scene, sceneFor } from "./scene.ts";
import { judgeAdvance, judgeCompose, judgeEntry, judgeLoss, judgeMomentum, judgeWay } from "./small-looks.ts";
import { firstGeneSizes, geneSizes, stanceOf } from "./stance.ts";
import { standing } from "./standing.ts";
import { secondWeights, type WeightTable, weights } from "./weights.ts";

// Few, because each is played out; single genes of the best one may still be changed.
const line: Plan = { name: "all along the line", genes: [1, 0] };
const allOut: Plan = { name: "all out", genes: [2, 0] };
const flank: Plan = { name: "the open flank", genes: [2, 4] };
const centre: Plan = { name: "the centre", genes: [2, 2] };
const headlong: Plan = { name: "headlong for the open flank", genes: [3, 4] };

// The Allies watch the west besides. It is not expected of them: Russians who reckoned with a guard that is not there would leave the open
// way alone.
const watching = ({ name, genes }: Plan): Plan => ({ name, genes: [...genes, 1] });
const alliedPlans = [allOut, centre, line].map(watching);

/** What differs from edition to edition: the plans, and what each side has to expect of the other. */
interface Edition {
  readonly geneSizes: readonly number[];
  readonly plans: (g: RetributionPlay, seat: number) => readonly Plan[];
  readonly replies?: (g: RetributionPlay, seat: number) => readonly Plan[];
  readonly isNearEnd?: (g: RetributionPlay) => boolean;
  readonly mostChanges?: () => number;
  readonly whims?: "throughout";
  readonly rehearsal?: (g: RetributionPlay, seat: number) => Rehearsal<RetributionPlay> | null;
  readonly former?: Mind<RetributionPlay>;
}

const first: Edition = { geneSizes: firstGeneSizes, plans: () => [line, allOut, flank] };

// Before the last turn nothing that stands on the board tells how the day will end: plans compared there gain nothing.
const isLastTurn = ({ c, world }: RetributionPlay): boolean => c.turn[0] >= world.turns;

// All but who loses a step, which is decided by the steps alone.
const rehearsed = new Set(["action", "reply", "way", "entry-hex", "compose", "advance", "momentum"]);
const onLastTurn: Measure = { answers: 5, repeats: 12, margin: 100, effort: 3_000 };
const longest: Measure = { answers: 6, repeats: 24, margin: 120, effort: 6_000 };
const onTurnBefore: Measure = { answers: 4, repeats: 8, margin: 60, effort: 1_500 };

// The last turn is played out to the end from every answer that looks good; marshals do so on the turn before, too.
function rehearsalFor(g: RetributionPlay, seat: number): Rehearsal<RetributionPlay> | null {
  if (g.c.turn[0] < g.world.turns - 1 || !rehearsed.has(askingStep(g, seat).decision)) return null;
  if (isLastTurn(g)) return { ...onLastTurn, forMarshals: longest, stage: () => 0 };
  return { ...onTurnBefore, isForMarshals: true, stage: () => 0 };
}

const second: Edition = {
  geneSizes,
  // The best fixed plan of the Russians is to look for the way round at any price; the Allies do worse by being as bold as that.
  plans: (g, seat) => (seat === RUSSIAN ? [headlong, flank, allOut] : alliedPlans).slice(0, isLastTurn(g) ? 3 : 1),
  replies: (_g, seat) => (seat === RUSSIAN ? [headlong, flank] : [allOut, centre]),
  whims: "throughout",
  mostChanges: () => 0,
  isNearEnd: isLastTurn,
  rehearsal: rehearsalFor,
};

// Attacks are judged better by the tables than by what one imagined course of them comes to.
const tried = ["advance", "momentum"];

type Look = (scene: Scene, list: AnswerList, scores: Int32Array) => void;

// Whoever has more left to move than the enemy moves last, and sees first what the enemy is forced to do.
function isPatient({ g, seat, w }: Scene): boolean {
  const { ready, kind } = g.c;
  return w.patience > 0 && kind[0] === MOVEMENT && ready[seat] >= ready[enemyOf(seat)] + w.patience;
}

function judgeReply(scene: Scene, list: AnswerList, scores: Int32Array): void {
  const wants = !isPatient(scene) && isContent(scene) ? "accept" : "refuse";
  for (let i = 0; i < list.count; i++) scores[i] = words.verb(list.codes[i]) === wants ? 20 : -20;
}

const looks: Readonly<Record<string, Look>> = {
  action: judgeAction,
  reply: judgeReply,
  way: judgeWay,
  "entry-hex": judgeEntry,
  compose: judgeCompose,
  advance: judgeAdvance,
  momentum: judgeMomentum,
};

/** What Bloody Retribution knows about playing Inkerman, weighed by a table. */
export const createMind = (table: WeightTable, edition: Edition = second): Mind<RetributionPlay> => ({
  ...edition,
  occasion: (g) => g.c.turn[0] * 4 + g.c.place[0],
  judge(g, seat, plan, temper, list, scores) {
    const look = looks[askingStep(g, seat).decision];
    // Who loses a step is decided by the steps alone.
    if (look === undefined) judgeLoss(g, list, scores);
    else look(sceneFor(g, table[seats[seat]], stanceOf(plan, temper), asSeat(seat)), list, scores);
  },
  misjudgement: (_g, seat) => table[seats[seat]].misjudgement,
  evaluate: (g, seat, temper) => standing(g, table[seats[seat]], asSeat(seat), temper),
  isTried: (g, seat) => g.c.kind[0] === COMBAT && tried.includes(askingStep(g, seat).decision),
  aim(g, asked, plan) {
    const seat = asSeat(asked);
    return aimOf(sceneFor(g, table[seats[seat]], stanceOf(plan, steady), seat), plan);
  },
  tuning: {
    weights: table,
    // Tuning keeps the shape of the weights it was given.
    retuned: (changed) => createMind(changed as unknown as WeightTable, edition),
  },
});

/** The mind with the weights that were found best. */
export const mind: Mind<RetributionPlay> = createMind(secondWeights, { ...second, former: createMind(weights, first) });
