import type { Rank as WrittenRank } from "../data/order-of-battle.ts";
import type { CommanderValues, Rank } from "../piece.ts";
import { constants } from "../tables/constants.ts";

const ranges: Readonly<Record<WrittenRank, number>> = {
  "commander-in-chief": constants.commanderInChiefRange.value,
  corps: constants.corpsRange.value,
  division: constants.divisionRange.value,
  independent: constants.brigadeRange.value,
  brigade: constants.brigadeRange.value,
  // Nobody is in command through him (K-182).
  artillery: 0,
};

/** Whoever leads a command has the rank of a division commander, be it a division or an independent brigade. */
const rankOf = (rank: WrittenRank): Rank => (rank === "independent" ? "division" : rank);

/** The values of a commander of a rank, with the reach of his command (III.34 to III.37). */
export const commanderOf = (rank: WrittenRank, independence: number, modifier: number): CommanderValues => ({
  rank: rankOf(rank),
  independence,
  modifier,
  range: ranges[rank],
});
