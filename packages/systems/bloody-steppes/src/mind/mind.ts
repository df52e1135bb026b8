import { askingStep } from "@redoubt/engine";
import type { Mind, Plan, Rehearsal } from "@redoubt/mechanics";
import { sides } from "../data/order-of-battle.ts";
import type { SteppesPlay } from "../state.ts";
import { judgeAct, judgePiece } from "./act-look.ts";
import { aimOf } from "./aim.ts";
import type { Look } from "./asked.ts";
import { type Manners, manners } from "./manners.ts";
import * as orders from "./order-look.ts";
import * as reactions from "./react-look.ts";
import { sceneFor } from "./scene.ts";
import * as small from "./small-looks.ts";
import { daring, geneSizes, type Manner, stanceOf, usual, wary } from "./stance.ts";
import { standingOf } from "./standing.ts";

const plan = (name: string, boldness: number, focus: number, posture: number): Plan => ({
  name,
  genes: [boldness, focus, posture],
});

const boldly = plan("boldly", 2, 0, 0);
const hunt = plan("hunt", 2, 2, 0);
const allOut = plan("all out", 3, 0, 0);
const bayonet = plan("with the bayonet", 4, 0, 0);
const ground = plan("the ground", 3, 1, 1);
const others: readonly Plan[] = [ground, plan("hold", 1, 0, 2)];

// Where no places are held there is nothing to go for but the enemy.
const formerPlans = ({ world }: SteppesPlay): readonly Plan[] =>
  world.keyHexes.length === 0 ? [hunt, boldly, ...others] : [boldly, hunt, ...others];

// What a seat does best without thinking, of six to fourteen plans that were fixed for whole games: where nothing stands here, boldly.
const bestFixed: Readonly<Record<string, readonly Plan[]>> = {
  "great-redoubt": [allOut, bayonet],
  alma: [boldly, plan("the heights with the bayonet", 4, 1, 2)],
  balaclava: [plan("all after the enemy", 2, 2, 1), plan("at the enemy with the bayonet", 4, 2, 0)],
  inkerman: [boldly, ground],
};

/** A battle is fought by the plan that does best in it: so few playouts as there is time for cannot tell another to be better. */
function plansFor(g: SteppesPlay, seat: number): readonly Plan[] {
  const [first] = formerPlans(g);
  return [bestFixed[g.world.scenario ?? ""]?.[seat] ?? first];
}

const table: Readonly<Record<string, Look>> = {
  piece: judgePiece,
  act: judgeAct,
  reactor: reactions.judgeReactor,
  reaction: reactions.judgeReaction,
  "counter-stroke": reactions.judgeCounterStroke,
  withdraw: reactions.judgeWithdraw,
  close: reactions.judgeClose,
  "press-charge": reactions.judgePress,
  "fall-back": small.judgeFlight,
  flight: small.judgeFlight,
  refuge: small.judgeFlight,
  return: small.judgeFlight,
  ride: small.judgeRide,
  "station-sheet": small.judgeStation,
  marker: small.judgeMarker,
  command: small.judgeCommand,
  "who-pays": small.judgeLoss,
  boxes: small.judgeLoss,
  "pursuit-facing": small.judgePursuitFacing,
  "order-sheet": orders.judgeSheet,
  "order-way": orders.judgeWay,
  "own-order": orders.judgeOwnOrder,
  order: orders.judgeOrder,
  goal: orders.judgeGoal,
  distance: orders.judgeDistance,
};

// What is done by rule is told by small numbers: orders, riders, markers. Nobody but who overlooks a great deal overlooks them.
const measured = new Set([
  "act",
  "reactor",
  "reaction",
  "counter-stroke",
  "withdraw",
  "close",
  "press-charge",
  "piece",
]);
const routine = 6;

// The last two turns.
const isLate = ({ c, world }: SteppesPlay): boolean => c.turn[0] >= world.turns - 1;

// What units do, how they meet an enemy, who acts, in which order, and under which orders.
const rehearsed = new Set([
  "act",
  "withdraw",
  "counter-stroke",
  "reaction",
  "marker",
  "command",
  "sustain",
  "piece",
  "own-order",
  "order",
]);
// Up to so many units a battle is small enough to be rehearsed to the end of a turn.
const smallBattle = 24;
const isSmall = ({ world }: SteppesPlay): boolean => world.unitsOf[0].length + world.unitsOf[1].length <= smallBattle;
// Who looks worse by so many points is seldom better.
const margin = 60;
const lateMargin = 200;

// Two to five of them are a millisecond: nobody shall wait long for a single decision.
const smallEffort = 500;
const lateEffort = 900;
// Where most are horse a question takes more than twice as long.
const mountedEffort = 250;
const isMounted = ({ world }: SteppesPlay): boolean => {
  const units = [...world.unitsOf[0], ...world.unitsOf[1]];
  return 2 * units.filter((unit) => world.armOf[unit] === "cavalry").length > units.length;
};

// Where two hexes decide, the last turn is worth playing out to its end; at the Alma and at Balaclava, where points do, it changed nothing.
const lastTurn: Rehearsal<SteppesPlay> = {
  answers: 4,
  repeats: 8,
  margin: 100,
  effort: 1_500,
  forMarshals: { answers: 6, repeats: 16, margin: 120, effort: 4_000 },
  stage: () => 0,
};

/**
 * A small battle is rehearsed to the end of the turn, in its last two turns to the end of the battle. In a whole one, before the enemy and to
 * the end of the activation, that was measured to add nothing.
 */
function rehearsalFor(g: SteppesPlay, seat: number): Rehearsal<SteppesPlay> | null {
  if (!rehearsed.has(askingStep(g, seat).decision)) return null;
  if (!isSmall(g)) return g.world.scenario === "inkerman" && g.c.turn[0] >= g.world.turns ? lastTurn : null;
  // The end is near enough to be seen then: what looks much worse may be what keeps the lead.
  const [early, late] = isMounted(g) ? [mountedEffort, mountedEffort] : [smallEffort, lateEffort];
  if (isLate(g)) return { answers: 4, repeats: 8, margin: lateMargin, effort: late, stage: () => 0 };
  return { answers: 3, repeats: 8, margin, effort: early, stage: ({ c }) => c.turn[0] };
}

// By how many points a middling player is off. Of the thousand decisions of a whole battle most slips are evened out: there they are as
// large as a seat can bear and still beat whoever answers by lot.
const usualSlip = 8;
const slips: Readonly<Record<string, readonly number[]>> = { alma: [8, 40], balaclava: [20, 5], inkerman: [46, 6] };

// Looks at answers as troops of a manner would.
const judgeIn =
  (manner: (g: SteppesPlay, seat: number) => Manner): Mind<SteppesPlay>["judge"] =>
  (g, seat, under, temper, list, scores) => {
    const { decision } = askingStep(g, seat);
    const look = table[decision] ?? small.judgePlain;
    const stance = stanceOf(under, temper, manner(g, seat));
    const isSafe = isLate(g) && g.world.battle.verdict(g).winner === seat;
    look(sceneFor(g, !isLate(g) ? stance : isSafe ? wary(stance) : daring(stance), seat), list, scores);
    if (!measured.has(decision)) for (let i = 0; i < list.count; i++) scores[i] *= routine;
  };

/** The mind of the first edition, with which recruit and regular play. */
const former: Mind<SteppesPlay> = {
  // One plan a turn, kept through all its activations and reactions; it is played out to the end of the turn.
  occasion: ({ c }) => c.turn[0],
  plans: formerPlans,
  replies: (g) => formerPlans(g).slice(0, 2),
  geneSizes,
  judge: judgeIn(() => usual),
  misjudgement: ({ world }, seat) => slips[world.scenario ?? ""]?.[seat] ?? usualSlip,
  evaluate: standingOf,
  isTried: () => false,
  rehearsal: rehearsalFor,
  // A turn of a whole battle has hundreds of decisions: one is looked through, not two, and none of the last to the end.
  horizon: (g) => (isSmall(g) ? 2 : 1),
  isNearEnd: (g) => isSmall(g) && isLate(g),
  aim: aimOf,
};

const createMind = (table: Manners): Mind<SteppesPlay> => ({
  ...former,
  plans: plansFor,
  replies: plansFor,
  judge: judgeIn(({ world }, seat) => table[world.scenario ?? ""]?.[sides[seat]] ?? usual),
  former,
  // Tuning keeps the shape of the weights it was given.
  tuning: { weights: table, retuned: (changed) => createMind(changed as unknown as Manners) },
});

/** What Bloody Steppes knows about playing its battles. */
export const mind: Mind<SteppesPlay> = createMind(manners);
