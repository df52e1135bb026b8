import { isClearLine, standardBlock } from "../checks/sight.ts";
import type { Described, ExclusiveRules } from "./exclusive.ts";

/** The allowances of 5.19; null for foot guns, of which only the battles speak. */
export function standardAllowance({ kind }: Described): number | null {
  if (kind === "infantry") return 5;
  if (kind === "cavalry") return 8;
  return kind === "horse-artillery" ? 7 : null;
}

/** The Standard Rules alone. */
export const noBattle: ExclusiveRules = {
  id: null,
  sight: {
    isClear: isClearLine,
    block: standardBlock,
    rule: (isAdjacent) => (isAdjacent ? "7.39" : "7.31"),
    unseen: "no-line-of-sight",
  },
  prices: { hasSteepHexes: false, aqueduct: "13.0" },
  limitsCrossing: false,
  makesFrenchWait: false,
  immobile: "5.19",
  guns: { haveZones: true, attack: true, slipAway: false },
  hasRedoubtGuns: false,
  stacksBritishCavalry: false,
  halvesInAqueduct: false,
  demoralizesBritish: false,
  hindersMixedFire: false,
  hasPreservation: false,
  hasTripwire: false,
  exit: null,
  keyHexes: [],
  reinforcements: () => [],
  usualAllowance: standardAllowance,
  isRedoubtGun: () => false,
  tires: () => false,
  victory: {
    rows: [],
    tally: () => ({}),
    verdict: () => ({
      winner: null,
      level: "none",
      rule: "4.0",
      reason: "The Standard Rules alone have no victory conditions",
    }),
    recount: null,
  },
  notes: () => [],
};
