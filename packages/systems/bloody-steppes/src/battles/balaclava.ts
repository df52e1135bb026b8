import type { ScoreLine } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { nations } from "../data/order-of-battle.ts";
import type { Scenario } from "../data/scenario.ts";
import type { Victory } from "../data/victory.ts";
import { DESTROYED, type SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, bandOf, holderOf, holderOfAll, leadText, lossLines, scoreLine, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "balaclava" }>;

/** The place in c.special that remembers, bit by bit, which objectives the Russians have ever held. */
const takenOnce = 7;

const redoubtBrigade = "redoubts";

function redoubtGunsLost(g: SteppesPlay): number {
  const { world, c } = g;
  return world.pieces.filter((_, unit) => {
    const brigade = world.brigadeOf[unit];
    return (
      brigade !== 255 &&
      world.brigades[brigade].id === redoubtBrigade &&
      isGun(world, unit) &&
      c.hexOf[unit] === DESTROYED
    );
  }).length;
}

function scoreOf(g: SteppesPlay, terms: Terms): readonly ScoreLine[] {
  const places = terms.objectives.flatMap((objective, place): readonly ScoreLine[] => {
    const holder = holderOfAll(g, objective);
    if (holder === 1) return [scoreLine(1, objective.points, `${objective.name} held`)];
    const isRegained = objective.holder === "allied" && holder === 0 && (g.c.special[takenOnce] & (1 << place)) !== 0;
    return isRegained ? [scoreLine(0, objective.points, `${objective.name} lost and held again`)] : [];
  });
  const redoubtGuns = redoubtGunsLost(g);
  const russianGuns = g.c.gunsLost[nations.indexOf("russian")];
  return [
    ...places,
    ...(redoubtGuns === 0 ? [] : [scoreLine(1, redoubtGuns * terms.redoubtGun, "guns of the redoubts destroyed")]),
    ...(russianGuns === 0 ? [] : [scoreLine(0, russianGuns * terms.russianGun, "Russian guns destroyed")]),
    ...lossLines(g, terms.losses),
  ];
}

const isGorgeEntered = (g: SteppesPlay, { gorge }: Terms): boolean => gorge.some((hex) => holderOf(g, hex) === 1);

/** Redoubts, guns, losses; the gorge of Balaclava wins at once. */
export function balaclavaBattle({ special }: Scenario, terms: Terms): Battle {
  const rules = specialRules(special);
  return {
    ...rules,
    remember: (g) => {
      rules.remember(g);
      terms.objectives.forEach((objective, place) => {
        if (holderOfAll(g, objective) === 1) g.c.special[takenOnce] |= 1 << place;
      });
    },
    score: (g) => scoreOf(g, terms),
    verdict: (g) => {
      if (isGorgeEntered(g, terms))
        return verdictOf("russian-decisive", "Russians have entered the gorge of Balaclava");
      const lead = -alliedLead(scoreOf(g, terms));
      return verdictOf(bandOf(terms.bands, lead), leadText(-lead));
    },
    automatic: (g) => (isGorgeEntered(g, terms) ? 1 : null),
  };
}
