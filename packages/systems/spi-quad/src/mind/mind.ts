import { asSeat } from "@redoubt/engine";
import { type Mind, type Plan, type Rehearsal, steady } from "@redoubt/mechanics";
import { askedNow } from "../procedures/asked.ts";
import type { QuadPlay } from "../state.ts";
import { aimOf } from "./aim.ts";
import { battleMindOf } from "./battle-mind.ts";
import { glanceFire, glanceTargets } from "./fire-glance.ts";
import { judgeFire, judgeTargets } from "./fire-look.ts";
import { loreOf } from "./lore.ts";
import { glanceMelee, glanceMelees } from "./melee-glance.ts";
import { judgeMelee, judgeMelees } from "./melee-look.ts";
import { glanceMove, glanceMovement } from "./movement-glance.ts";
import { judgeMove, judgeMovement } from "./movement-look.ts";
import { judgeAdvance, judgeFlight, judgeRally, judgeWithdrawal } from "./small-looks.ts";
import { GROUPS, geneSizes, stancesOf, weightsOf } from "./stance.ts";
import { standing } from "./standing.ts";
import { UNTOLD } from "./untold.ts";
import { formerWeights, type WeightTable, weights } from "./weights.ts";

// The first is what is done without thinking: the weights as they are.
const formerPlans: readonly Plan[] = [
  { name: "as usual", genes: [1, 0, 0] },
  { name: "attack", genes: [2, 0, 0] },
  { name: "hold", genes: [0, 0, 0] },
  { name: "storm the ground", genes: [3, 1, 0] },
  { name: "hunt", genes: [2, 2, 0] },
  { name: "press on", genes: [1, 1, 0] },
];

const whole = (name: string, genes: readonly [number, number, number]): Plan => ({
  name,
  genes: [...genes, ...Array.from({ length: GROUPS }, () => 0)],
});

const usual = whole("as usual", [1, 0, 0]);
const attack = whole("attack", [2, 0, 0]);
const hold = whole("hold", [0, 0, 0]);
const allOut = whole("all out", [3, 0, 0]);
const storm = whole("storm the ground", [3, 1, 0]);
const hunt = whole("hunt", [2, 2, 0]);
const press = whole("press on", [1, 1, 0]);

/** What differs from edition to edition. */
interface Edition {
  readonly plans: (g: QuadPlay, seat: number) => readonly Plan[];
  readonly whims?: "moves";
  readonly former?: Mind<QuadPlay>;
  readonly lore: 1 | 2;
}

// The plans of each seat; the first is what is done without thinking.
const rest = [attack, press];
const offers = {
  alma: [
    [usual, storm, allOut, ...rest, hunt, hold],
    [usual, hold, attack, storm, press, hunt],
  ],
  balaclava: [
    [usual, hunt, allOut, hold, ...rest, storm],
    [usual, storm, allOut, hold, ...rest, hunt],
  ],
  other: [0, 1].map(() => [usual, hold, allOut, ...rest, hunt, storm]),
} as const;
const first: Edition = { lore: 1, plans: () => formerPlans };
const second: Edition = {
  lore: 2,
  whims: "moves",
  plans: (g, seat) => offers[battleMindOf(g.world).weights][seat],
};

const rehearsed = new Set(["fire-target", "melee-target", "melee", "advance", "retreat", "displace", "withdraw"]);

const occasionOf = (g: QuadPlay): number => g.c.turn[0] * 2 + (g.c.active[0] === g.world.firstSeat ? 0 : 1);

const rehearsal: Rehearsal<QuadPlay> = {
  isForMarshals: true,
  answers: 4,
  repeats: 8,
  margin: 60,
  effort: 2_000,
  stage: occasionOf,
};

/** What the quad knows about playing its battles, weighed by a table. */
export const createMind = (table: WeightTable, edition: Edition = second): Mind<QuadPlay> => ({
  ...edition,
  occasion: occasionOf,
  geneSizes,
  judge(g, asked, plan, temper, list, scores) {
    const seat = asSeat(asked);
    const lore = loreOf(g, edition.lore);
    const stances = stancesOf(g, weightsOf(table, g, seat), plan, temper);
    const { ownLoss, sets } = stances[0];
    const decision = askedNow(g)?.decision;
    switch (decision) {
      case "movement":
        return judgeMovement(g, lore, stances, seat, list, scores);
      case "move":
        return judgeMove(g, lore, stances, list, scores);
      case "fire-target":
        return judgeTargets(g, lore, list, scores);
      case "fire":
        return judgeFire(g, lore, list, scores);
      case "melee-target":
        return judgeMelees(g, lore, seat, ownLoss, sets, list, scores);
      case "melee":
        return judgeMelee(g, lore, seat, ownLoss, sets, list, scores);
      case "retreat":
      case "displace":
      case "withdraw":
        return judgeFlight(g, lore, stances, decision, list, scores);
      case "advance":
      case "redoubt-advance":
        return judgeAdvance(g, lore, stances, list, scores);
      case "rally":
        return judgeRally(g, seat, list, scores);
      case "cavalry-withdrawal":
        return judgeWithdrawal(list, scores);
      default:
        scores.fill(0, 0, list.count);
    }
  },
  glance(g, asked, plan, temper) {
    const seat = asSeat(asked);
    const lore = loreOf(g, edition.lore);
    const stances = stancesOf(g, weightsOf(table, g, seat), plan, temper);
    switch (askedNow(g)?.decision) {
      case "movement":
        return glanceMovement(g, lore, stances, seat);
      case "move":
        return glanceMove(g, lore, stances);
      case "fire-target":
        return glanceTargets(g, lore);
      case "fire":
        return glanceFire(g, lore);
      case "melee-target":
        return glanceMelees(g, lore, seat, stances[0].ownLoss, stances[0].sets);
      case "melee":
        return glanceMelee(g, lore, seat, stances[0].ownLoss, stances[0].sets);
      default:
        return UNTOLD;
    }
  },
  misjudgement: (g, seat) => battleMindOf(g.world).slips[seat],
  evaluate: (g, seat, temper) =>
    standing(g, loreOf(g, edition.lore), asSeat(seat), weightsOf(table, g, asSeat(seat)).verdict, temper),
  // Combat is priced from the printed tables: trying one order out tells nothing more.
  isTried: () => false,
  // What the orders of a phase do to each other shows when the player-turn is played to its end.
  rehearsal: (g) => (rehearsed.has(askedNow(g)?.decision ?? "") ? rehearsal : null),
  aim(g, asked, plan) {
    const seat = asSeat(asked);
    return aimOf(g, loreOf(g, edition.lore), stancesOf(g, weightsOf(table, g, seat), plan, steady), seat, plan);
  },
  tuning: {
    weights: table,
    // Tuning keeps the shape of the table it was given.
    retuned: (changed) => createMind(changed as unknown as WeightTable, edition),
  },
});

/** The mind in use. */
export const mind: Mind<QuadPlay> = createMind(weights, { ...second, former: createMind(formerWeights, first) });
