import type { Scenario } from "../data/scenario.ts";
import type { Objective, Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, bandOf, holderOf, leadText, lossLines, scoreLine, unroutedUnits, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "inkerman" }>;

const namesOf = (objectives: readonly Objective[]): string => objectives.map(({ name }) => name).join(" and ");

const isRussian = (g: SteppesPlay, hex: string): boolean => holderOf(g, hex) === 1;

/** An unrouted Russian unit in the camp of the 2nd Division, late enough in the morning. */
function isCampTaken(g: SteppesPlay, { camp, campFromTurn }: Terms): boolean {
  if (g.c.turn[0] < campFromTurn) return false;
  return unroutedUnits(g, 1, (hex) => camp.includes(g.world.grid.numbers[hex])).length > 0;
}

/** The place in c.special that remembers whether the Russians have ever held every outwork at once. */
const allStormed = 7;

/** Home Ridge, the camp, the outworks, and only then points. */
export function inkermanBattle({ special }: Scenario, terms: Terms): Battle {
  const { homeRidge, outworks, shellHill, losses, decisive, bands } = terms;
  const rules = specialRules(special);
  const stormed = (g: SteppesPlay): readonly Objective[] =>
    outworks.filter(({ hexes }) => hexes.every((hex) => isRussian(g, hex)));
  return {
    ...rules,
    remember: (g) => {
      rules.remember(g);
      if (stormed(g).length === outworks.length) g.c.special[allStormed] = 1;
    },
    score: (g) => [
      ...[...homeRidge, ...outworks.flatMap(({ hexes }) => hexes), shellHill]
        .filter((hex) => holderOf(g, hex) !== null)
        .map((hex) => scoreLine(holderOf(g, hex) ?? 0, 0, `holds ${hex}`)),
      ...(g.c.special[allStormed] === 0 ? [] : [scoreLine(1, 0, `held ${namesOf(outworks)} at once`)]),
      ...lossLines(g, losses),
    ],
    verdict: (g) => {
      if (g.c.automatic[0] !== 0)
        return verdictOf("russian-decisive", "Russians stand in the camp of the 2nd Division");
      if (homeRidge.every((hex) => isRussian(g, hex)))
        return verdictOf("russian-decisive", "the Russians hold Home Ridge");
      const held = stormed(g);
      if (held.length > 0) return verdictOf("russian-marginal", `the Russians hold ${namesOf(held)}`);
      if (g.c.special[allStormed] !== 0)
        return verdictOf("russian-marginal", `the Russians have held ${namesOf(outworks)} at once`);
      const lead = alliedLead(lossLines(g, losses));
      const reason = leadText(lead);
      if (lead >= decisive && holderOf(g, shellHill) === 0)
        return verdictOf("allied-decisive", `${reason}, and Shell hill is held`);
      return verdictOf(bandOf(bands, lead), reason);
    },
    automatic: (g) => (isCampTaken(g, terms) ? 1 : null),
  };
}
