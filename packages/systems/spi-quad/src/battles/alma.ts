import { almaBlock, isClearAtAlma } from "../checks/alma-sight.ts";
import { almaExit } from "../data/facts-alma.ts";
import { almaOptionalReinforcement, almaReinforcements } from "../data/reinforcements-alma.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { almaVerdict, almaVictory } from "../tables/victory-alma.ts";
import { almaPoints } from "./alma-recount.ts";
import { tallyAlma } from "./alma-tally.ts";
import type { ExclusiveRules } from "./exclusive.ts";
import { noBattle, standardAllowance } from "./none.ts";

/** The Exclusive Rules of Alma (A16 to A23). */
export const alma: ExclusiveRules = {
  ...noBattle,
  id: "alma",
  sight: { isClear: isClearAtAlma, block: almaBlock, rule: () => "A18.42", unseen: "no-line-of-sight-at-alma" },
  prices: { hasSteepHexes: true, aqueduct: "13.0" },
  limitsCrossing: true,
  makesFrenchWait: true,
  guns: { haveZones: false, attack: false, slipAway: true },
  hindersMixedFire: true,
  hasPreservation: true,
  exit: { hex: almaExit.hex, rule: "A21.2", afterPreservation: true },
  // The option include2RB adds a unit to the 4th Division (S-54).
  reinforcements: (options) =>
    options.include2RB === "off"
      ? almaReinforcements
      : almaReinforcements.map((group) => ({ ...group, units: [...group.units, almaOptionalReinforcement] })),
  usualAllowance: (unit) => {
    if (unit.kind === "infantry") return unit.nation === "french" ? 4 : 5;
    return unit.kind === "artillery" ? (/^(\(a\))?GR/.test(unit.id) ? 2 : 3) : standardAllowance(unit);
  },
  victory: {
    rows: almaVictory,
    tally: tallyAlma,
    verdict: (allied, russian) => {
      const margin = allied - russian;
      const reason = `Allied ${allied}, Russian ${russian}: a difference of ${margin}`;
      if (margin >= almaVerdict.alliedWinsFrom) return { winner: ALLIED, level: "victory", rule: "A23.2", reason };
      if (margin <= almaVerdict.russianWinsUpTo) return { winner: RUSSIAN, level: "victory", rule: "A23.2", reason };
      return { winner: null, level: "draw", rule: "A23.2", reason };
    },
    recount: almaPoints,
  },
  notes: ({ c }) => {
    const turn = c.preservationTurn[0];
    return [turn === 0 ? "Russian Preservation has not been triggered." : `Preservation since Game-Turn ${turn}.`];
  },
};
