import { askingStep, asSeat } from "@redoubt/engine";
import { type Mind, type Plan, type Rehearsal, steady, type Temper, type Unit } from "@redoubt/mechanics";
import { RUSSIAN } from "../seat.ts";
import { standing } from "../standing.ts";
import { type BayonetsPlay, CAPTURED, DISRUPTED, has, KILLED, PEU, UAR } from "../state.ts";
import { aimOf } from "./aim.ts";
import * as command from "./command-look.ts";
import { turnsLeft } from "./ending.ts";
import type { Look } from "./look.ts";
import * as looks from "./looks.ts";
import { loreOf, PER_POINT, PER_SP } from "./lore.ts";
import * as moves from "./move-look.ts";
import { judgeOrders } from "./order-look.ts";
import { isAttacker, sceneFor } from "./scene.ts";
import { geneSizes, stanceOf } from "./stance.ts";

const plan = (name: string, boldness: number, focus: number, effort: number): Plan => ({
  name,
  genes: [boldness, focus, effort],
});

const goodOdds = plan("at good odds", 1, 0, 0);
const boldly = plan("boldly", 2, 0, 0);
const allOut = plan("all out", 3, 1, 0);
const hunt = plan("hunt", 2, 2, 0);
const hillFirst = plan("hunt, the Centre hill first", 2, 2, 2);
// A small battle and a large one, seat by seat: in the large one fewer plans are compared, since each takes longer to play out, and both
// sides do best by going for the ground whatever it costs: the Allies have reserves coming, the Russians must be ahead by much.
const offered = {
  small: [
    { plans: [hillFirst, hunt, boldly, goodOdds], replies: [hillFirst, boldly], misjudgement: 6 },
    { plans: [boldly, goodOdds, hunt, allOut], replies: [boldly, allOut], misjudgement: 26 },
  ],
  large: [
    { plans: [allOut, boldly], replies: [allOut, boldly], misjudgement: 40 },
    { plans: [allOut, boldly], replies: [allOut, boldly], misjudgement: 110 },
  ],
} as const;
// How many pieces make a large battle.
const many = 60;
const offeredIn = ({ world }: BayonetsPlay, seat: number) => offered[world.count > many ? "large" : "small"][seat];

const table: Readonly<Record<string, Look>> = {
  command: command.judgeCommand,
  maneuver: moves.judgeManeuver,
  move: moves.judgeMove,
  arrival: moves.judgeArrival,
  "march-orders": judgeOrders,
  charge: looks.judgeCharge,
  disengagement: looks.judgeDisengagement,
  bombard: looks.judgeBombard,
  bombardment: looks.judgeBombardment,
  combat: looks.judgeCombat,
  attack: looks.judgeAttack,
  exchange: looks.judgeLoss,
  "step-loss": looks.judgeLoss,
  overstack: looks.judgeLoss,
  retreat: looks.judgeRetreat,
  disengage: looks.judgeRetreat,
  advance: looks.judgeAdvance,
  "out-of-command": command.judgeOutOfCommand,
  sponsors: command.judgeSponsors,
  recovery: command.judgeRecovery,
  lead: looks.judgeLead,
};

// How much surer of himself everybody is when he fights than when he moves: slips are felt so much less.
const sureness: Readonly<Record<string, number>> = {
  command: 3,
  "out-of-command": 3,
  bombard: 4,
  bombardment: 4,
  combat: 4,
  attack: 4,
  exchange: 4,
  "step-loss": 4,
  overstack: 4,
  advance: 4,
  retreat: 4,
  recovery: 4,
  sponsors: 4,
};

// What a unit adds to the worth of a side, wherever it is.
function worthIn(g: BayonetsPlay, unit: Unit): number {
  const { world, c } = g;
  const at = c.hexOf[unit];
  const full = Math.max(world.fullSp[unit], 0);
  if (at === PEU) return 0;
  if (at === UAR) return full * 8;
  const sp = (c.status[unit] & 1) !== 0 ? Math.max(world.reducedSp[unit], 0) : full;
  return sp * PER_SP - (has(g, unit, DISRUPTED) ? sp * 4 : 0);
}

function sideWorth(g: BayonetsPlay, seat: number, temper: number): number {
  const { world, c } = g;
  let sum = 0;
  for (const unit of world.unitsOf[seat]) sum += worthIn(g, unit);
  for (const leader of world.leadersOf[seat]) if (c.hexOf[leader] !== CAPTURED && c.hexOf[leader] !== KILLED) sum += 60;
  return Math.trunc((sum * temper) / 100);
}

// How near the attacker's strength stands to what he wants, against the defender's.
function groundOf(g: BayonetsPlay): number {
  const { world, c } = g;
  let sum = 0;
  for (const { price, far, hex } of loreOf(g).goals) {
    let [ours, theirs] = [0, 0];
    for (const seat of [0, 1])
      for (const unit of world.unitsOf[seat]) {
        const at = c.hexOf[unit];
        if (at <= 0 || far[at] > 20) continue;
        const near = Math.trunc((Math.max(world.fullSp[unit], 0) * 10) / (5 + far[at]));
        if (seat === 0) ours += near;
        else theirs += near;
      }
    if (c.control[hex] !== 1) sum += Math.trunc((price * ours) / (2 * (ours + theirs) + 20));
  }
  return sum;
}

// What winning as things stand is worth on the last turn: twelve points.
const victory = 12 * PER_POINT;

/** How the position stands: strength, points as the verdict counts them, and ground; on the last turn also who would win. */
function evaluate(g: BayonetsPlay, seat: number, temper: Temper): number {
  const { difference, winner } = standing(g);
  const won = turnsLeft(g) > 0 || winner === null ? 0 : winner === RUSSIAN ? victory : -victory;
  const russian = difference * PER_POINT + groundOf(g) + won;
  const own = sideWorth(g, seat, temper.ownLoss);
  return own - sideWorth(g, 1 - seat, 100) + (seat === 0 ? russian : -russian);
}

const manners = ["sparing our strength", "at good odds", "boldly", "whatever it costs"];
const focuses = ["", ", for the ground above all", ", for the enemy's units above all"];

// What the last turn of a small battle is played out to the end for: all but who loses a step, who leads and who makes room.
const rehearsed = new Set([
  "command",
  "maneuver",
  "move",
  "bombard",
  "bombardment",
  "charge",
  "combat",
  "attack",
  "retreat",
  "advance",
  "follow",
  "march-orders",
  "out-of-command",
]);
const lastTurn: Rehearsal<BayonetsPlay> = { answers: 5, repeats: 12, margin: 100, effort: 3_000, stage: () => 0 };

const rehearsalFor = (g: BayonetsPlay, seat: number): Rehearsal<BayonetsPlay> | null =>
  g.world.count <= many && turnsLeft(g) <= 0 && rehearsed.has(askingStep(g, seat).decision) ? lastTurn : null;

/** What Imperial Bayonets knows about playing its battles. */
export const mind: Mind<BayonetsPlay> = {
  occasion: ({ c }) => c.turn[0] * 2 + c.active[0],
  plans: (g, seat) => offeredIn(g, seat).plans,
  replies: (g, seat) => offeredIn(g, seat).replies,
  isNearEnd: ({ c, world }) => world.turns.last !== null && c.turn[0] >= world.turns.last,
  geneSizes,
  whims: "throughout",
  ways: ({ world }) => (world.count > many ? 0 : 6),
  judge(g, seat, under, temper, list, scores) {
    const { decision } = askingStep(g, seat);
    const look = table[decision] ?? looks.judgePlain;
    look(sceneFor(g, stanceOf(under, temper), asSeat(seat)), list, scores);
    const sure = sureness[decision] ?? 1;
    for (let i = 0; i < list.count; i++) scores[i] *= sure;
  },
  misjudgement: (g, seat) => offeredIn(g, seat).misjudgement,
  evaluate,
  isTried: () => false,
  rehearsal: rehearsalFor,
  aim(g, seat, under) {
    // What is said of a plan does not depend on who says it.
    const scene = sceneFor(g, stanceOf(under, steady), asSeat(seat));
    const [boldness, focus] = under.genes;
    return aimOf(scene, `${manners[boldness]}${focuses[focus]}`, isAttacker(g, asSeat(seat)));
  },
};
