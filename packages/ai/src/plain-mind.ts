import type { AnswerList, AnyPlay, AnySystem } from "@redoubt/engine";
import type { Mind, Plan } from "@redoubt/mechanics";

const brief: Plan = { name: "brief", genes: [0] };
const full: Plan = { name: "full", genes: [1] };

/**
 * The mind of somebody who knows nothing but the rules and the system's own evaluation. It finishes an order either as
 * soon as it may or only when nothing can be added to it; trying orders out does the rest.
 */
export function plainMind(system: AnySystem): Mind<AnyPlay> {
  const { words, rareVerbs } = system;
  const names = Object.keys(words.verbs);
  const isBare = names.map((verb) => words.verbs[verb].length === 0);
  const isRare = names.map((verb) => rareVerbs.includes(verb));
  const place = new Map(names.map((verb, i) => [verb, i]));
  return {
    occasion: () => 0,
    plans: () => [brief, full],
    geneSizes: [2],
    judge(_g, _seat, plan, _temper, list: AnswerList, scores: Int32Array) {
      const wantsMore = plan.genes[0] === 1;
      for (let i = 0; i < list.count; i++) {
        const verb = place.get(words.verb(list.codes[i])) ?? 0;
        scores[i] = (isRare[verb] ? -1000 : 0) + (isBare[verb] === wantsMore ? 0 : 10);
      }
    },
    evaluate: (g, seat) => system.evaluate(g, seat),
    misjudgement: () => 0,
    isTried: () => false,
    aim: (g, seat) =>
      system.evaluate(g, seat) >= 0
        ? "Each order that makes the position look better is given in turn, to keep the lead."
        : "Each order that makes the position look better is given in turn, to win back what is missing.",
  };
}
