import { d10, done, next, type Procedure } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import { asUnit, stackIn, type Unit } from "@redoubt/mechanics";
import { procedure } from "../kit.ts";
import { sendAway } from "../mutations.ts";
import { COMMANDER } from "../piece.ts";
import type { SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";

/** What the test of commanders is called with: the hex whose units have just lost points. */
export interface CommanderLoss {
  readonly hex: Hex;
  readonly seat: number;
}

type Steps = {
  readonly look: CommanderLoss;
  readonly roll: CommanderLoss & { readonly left: readonly Unit[]; readonly fallen: number };
};

/** XIII.5, K-114: who may fall with the unit he is on: division and brigade commanders, and the one of the artillery. */
function atRisk(g: SteppesPlay, { hex, seat }: CommanderLoss): readonly Unit[] {
  return stackIn(g.c, hex)
    .filter((piece) => g.world.kindOf[piece] === COMMANDER && g.world.seatOf[piece] === seat)
    .filter((piece) => ["division", "brigade", "artillery"].includes(g.world.commanders[piece]?.rank ?? ""))
    .map(asUnit);
}

/** Takes a commander off the map for two turns (XIII.8). */
export function loseCommander(g: SteppesPlay, piece: number): void {
  const until = g.c.turn[0] + constants.commanderAway.value;
  sendAway(g, piece, until);
  g.emit({ kind: "commander-lost", rule: "XIII.8", piece, until });
}

/**
 * XIII.5: each commander in a hex whose units lost points is tested; a 9 takes him. Comes to what the best of those who fell
 * had added to morale: later checks of the same combat suffer it (I.18, K-8).
 */
export const commanderLoss: Procedure<CommanderLoss, { readonly fallen: number }> = procedure<
  Steps,
  { readonly fallen: number },
  "look"
>("commander-loss", {
  look: {
    does: (g, l) => {
      const left = atRisk(g, l);
      return left.length === 0 ? done({ fallen: 0 }) : next("roll", { left, fallen: 0 });
    },
  },
  roll: {
    rolls: {
      rule: "XIII.5",
      purpose: "commander",
      dice: () => d10,
      take: (g, { left, fallen }, dice) => {
        const [piece, ...rest] = left;
        const isLost = dice[0] === constants.commanderLost.value;
        g.emit({ kind: "commander-tested", rule: "XIII.5", piece, dice, isLost });
        if (isLost) loseCommander(g, piece);
        const modifier = isLost ? (g.world.commanders[piece]?.modifier ?? 0) : 0;
        const now = Math.max(fallen, modifier);
        return rest.length === 0 ? done({ fallen: now }) : next("roll", { left: rest, fallen: now });
      },
    },
  },
});
