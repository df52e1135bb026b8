import { askingStep } from "@redoubt/engine";
import type { Mind, Plan } from "@redoubt/mechanics";
import { evaluate } from "../evaluate.ts";
import type { SteppesPlay } from "../state.ts";
import * as looks from "./looks.ts";
import { sceneFor } from "./scene.ts";
import { geneSizes, stanceOf } from "./stance.ts";

const plan = (name: string, boldness: number, focus: number): Plan => ({ name, genes: [boldness, focus] });

const goodOdds = plan("at good odds", 1, 0);
const boldly = plan("boldly", 2, 0);
const ground = plan("for the ground", 2, 1);
const hunt = plan("hunt", 2, 2);
const hold = plan("hold", 0, 0);

const table: Readonly<Record<string, looks.Look>> = {
  piece: looks.judgePiece,
  act: looks.judgeAct,
  reactor: looks.judgeReactor,
  reaction: looks.judgeReaction,
  "counter-stroke": looks.judgeCounterStroke,
  withdraw: looks.judgeWithdraw,
  "fall-back": looks.judgeFlight,
  flight: looks.judgeFlight,
  refuge: looks.judgeFlight,
  return: looks.judgeFlight,
  ride: looks.judgeRide,
  marker: looks.judgeMarker,
  command: looks.judgeCommand,
  "who-pays": looks.judgeLoss,
  boxes: looks.judgeLoss,
  order: looks.judgeOrder,
  goal: looks.judgeGoal,
  distance: looks.judgeDistance,
};

// How many activations have begun: the state counts markers that are still in the cups.
function markersLeft({ c }: SteppesPlay): number {
  let left = 0;
  for (const count of c.cup) left += count;
  return left;
}

const manners = ["sparing our strength", "at good odds", "boldly", "whatever it costs"];
const focuses = ["", ", for the ground above all", ", for the enemy's units above all"];

/** What Bloody Steppes knows about playing its battles. */
export const mind: Mind<SteppesPlay> = {
  // A new plan at every activation, and in the command phase of a turn.
  occasion: (g) => g.c.turn[0] * 64 + (g.c.phase[0] === 1 ? 1 + Math.min(markersLeft(g), 62) : 0),
  plans: () => [boldly, goodOdds, ground, hunt, hold],
  replies: () => [boldly, goodOdds],
  isNearEnd: (g) => g.c.turn[0] >= g.world.turns && markersLeft(g) < 3,
  geneSizes,
  judge(g, seat, under, temper, list, scores) {
    const look = table[askingStep(g, seat).decision] ?? looks.judgePlain;
    look(sceneFor(g, stanceOf(under, temper), seat), list, scores);
  },
  misjudgement: () => 1,
  evaluate: (g, seat) => evaluate(g, seat),
  isTried: () => false,
  aim(g, seat, { genes }) {
    const { keyHexes, grid } = g.world;
    const wanted = keyHexes.filter((_, i) => g.c.keyHolder[i] !== seat + 1).map((hex) => grid.numbers[hex]);
    const what = wanted.length > 0 ? `for ${wanted.slice(0, 3).join(", ")}` : "to keep what we hold";
    return `We fight ${what}, ${manners[genes[0]]}${focuses[genes[1]]}.`;
  },
};
