import { balaclavaExit, redoubts, tiringUnits } from "../data/facts-balaclava.ts";
import { balaclavaReinforcements } from "../data/reinforcements-balaclava.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { balaclavaDrawBelow, balaclavaVictory } from "../tables/victory-balaclava.ts";
import { balaclavaPoints } from "./balaclava-recount.ts";
import { tallyBalaclava } from "./balaclava-tally.ts";
import type { Described, ExclusiveRules } from "./exclusive.ts";
import { noBattle, standardAllowance } from "./none.ts";

/** B19.1: British infantry of the two divisions that have come a long way. */
function tires({ id, nation, kind, parent, hasFatigue }: Described): boolean {
  const isBritishFoot = nation === "british" && kind === "infantry";
  const isTiring = (tiringUnits as readonly string[]).includes(id) || hasFatigue;
  return isBritishFoot && (isTiring || parent === "1" || parent === "4");
}

/** The Exclusive Rules of Balaclava (B16 to B23). */
export const balaclava: ExclusiveRules = {
  ...noBattle,
  id: "balaclava",
  prices: { hasSteepHexes: false, aqueduct: "B22.22" },
  immobile: "B16.42",
  hasRedoubtGuns: true,
  stacksBritishCavalry: true,
  halvesInAqueduct: true,
  demoralizesBritish: true,
  hasTripwire: true,
  exit: { hex: balaclavaExit.hex, rule: "B23.21", afterPreservation: false },
  keyHexes: redoubts.map(({ hex }) => hex),
  reinforcements: () => balaclavaReinforcements,
  usualAllowance: (unit) => {
    if (unit.kind !== "artillery") return standardAllowance(unit);
    return unit.nation === "russian" || unit.id.startsWith("Barker") ? 3 : 0;
  },
  isRedoubtGun: ({ id, isUnclassedGun }) => redoubts.some(({ gun }) => gun === id) || isUnclassedGun,
  tires,
  victory: {
    rows: balaclavaVictory,
    tally: tallyBalaclava,
    verdict: (allied, russian) => {
      const margin = Math.abs(allied - russian);
      const reason = `Allied ${allied}, Russian ${russian}: a difference of ${margin}`;
      if (margin < balaclavaDrawBelow) return { winner: null, level: "draw", rule: "B23.1", reason };
      return { winner: allied > russian ? ALLIED : RUSSIAN, level: "victory", rule: "B23.1", reason };
    },
    recount: balaclavaPoints,
  },
  notes: ({ c }) => [
    ...(c.frenchCalled[0] === 1 ? ["The French infantry has been called."] : []),
    c.demoralized[0] === 1
      ? "The British are demoralized: their morale is halved."
      : `British melee points lost: ${c.britishLost[0]}; above 22 they are demoralized.`,
  ],
};
