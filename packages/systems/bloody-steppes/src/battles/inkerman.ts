import type { Scenario } from "../data/scenario.ts";
import type { Victory } from "../data/victory.ts";
import type { SteppesPlay } from "../state.ts";
import type { Battle } from "./battle.ts";
import { alliedLead, bandOf, holderOf, leadText, lossLines, scoreLine, unroutedUnits, verdictOf } from "./counting.ts";
import { specialRules } from "./special.ts";

type Terms = Extract<Victory, { kind: "inkerman" }>;

const areRussian = (g: SteppesPlay, hexes: readonly string[]): boolean => hexes.every((hex) => holderOf(g, hex) === 1);

/** An unrouted Russian unit in the camp of the 2nd Division, late enough in the morning. */
function isCampTaken(g: SteppesPlay, { camp, campFromTurn }: Terms): boolean {
  if (g.c.turn[0] < campFromTurn) return false;
  return unroutedUnits(g, 1, (hex) => camp.includes(g.world.grid.numbers[hex])).length > 0;
}

/** Home Ridge, the camp, the outworks, and only then points. */
export function inkermanBattle({ special }: Scenario, terms: Terms): Battle {
  const { homeRidge, outworks, shellHill, losses, decisive, bands } = terms;
  return {
    ...specialRules(special),
    score: (g) => [
      ...[...homeRidge, ...outworks, shellHill]
        .filter((hex) => holderOf(g, hex) !== null)
        .map((hex) => scoreLine(holderOf(g, hex) ?? 0, 0, `holds ${hex}`)),
      ...lossLines(g, losses),
    ],
    verdict: (g) => {
      if (g.c.automatic[0] !== 0)
        return verdictOf("russian-decisive", "Russians stand in the camp of the 2nd Division");
      if (areRussian(g, homeRidge)) return verdictOf("russian-decisive", "the Russians hold Home Ridge");
      if (areRussian(g, outworks))
        return verdictOf("russian-marginal", "the Russians hold the Barrier and the Sandbag battery");
      const lead = alliedLead(lossLines(g, losses));
      const reason = leadText(lead);
      if (lead >= decisive && holderOf(g, shellHill) === 0)
        return verdictOf("allied-decisive", `${reason}, and Shell hill is held`);
      return verdictOf(bandOf(bands, lead), reason);
    },
    automatic: (g) => (isCampTaken(g, terms) ? 1 : null),
  };
}
