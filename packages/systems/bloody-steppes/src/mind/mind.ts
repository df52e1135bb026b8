import { askingStep } from "@redoubt/engine";
import type { Mind, Plan } from "@redoubt/mechanics";
import { evaluate } from "../evaluate.ts";
import { phases, type SteppesPlay } from "../state.ts";
import * as looks from "./looks.ts";
import { sceneFor } from "./scene.ts";
import { geneSizes, stanceOf } from "./stance.ts";

const plan = (name: string, boldness: number, focus: number): Plan => ({ name, genes: [boldness, focus] });

const goodOdds = plan("at good odds", 1, 0);
const boldly = plan("boldly", 2, 0);
const hunt = plan("hunt", 2, 2);

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

const manners = ["sparing our strength", "at good odds", "boldly", "whatever it costs"];
const focuses = ["", ", for the ground above all", ", for the enemy's units above all"];

/** What Bloody Steppes knows about playing its battles. */
export const mind: Mind<SteppesPlay> = {
  // One plan a turn, kept through all its activations and reactions; it is played out to the end of the turn.
  occasion: ({ c }) => c.turn[0] * 2 + (phases[c.phase[0]] === "reorganization" ? 1 : 0),
  plans: () => [boldly, goodOdds, hunt],
  replies: () => [boldly, goodOdds],
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
