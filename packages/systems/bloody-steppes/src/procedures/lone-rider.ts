import { d10, done, next, notNow, notPossible, offer, type Procedure } from "@redoubt/engine";
import { asHex, DIRECTIONS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { riderPrice } from "../checks/commander-price.ts";
import { isEnemyIn } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { sendAway } from "../mutations.ts";
import { shift } from "../occupancy.ts";
import type { SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";

/** What chasing a lone rider is called with: he, and whether cavalry came upon him. */
export interface LoneRider {
  readonly piece: Unit;
  readonly isByCavalry: boolean;
}

// He comes back two turns later (III.44/1).
const awayFor = 2;

/** III.44/1, K-40: where he may be chased to: next to him, without an enemy unit, escarpment or sea. */
function chaseHexes(g: SteppesPlay, piece: number): readonly number[] {
  const { grid, ground, seatOf } = g.world;
  const here = g.c.hexOf[piece];
  return DIRECTIONS.filter((direction) => riderPrice(ground, asHex(here), direction) !== undefined)
    .map((direction) => here + grid.offsets[direction])
    .filter((hex) => !isEnemyIn(g, seatOf[piece], hex));
}

function chaseAway(g: SteppesPlay, piece: number): void {
  const until = g.c.turn[0] + awayFor;
  sendAway(g, piece, until);
  g.emit({ kind: "rider-away", rule: "III.44/1", piece, until });
}

type Steps = { readonly look: LoneRider; readonly roll: LoneRider; readonly choose: LoneRider };

/** III.44/1: enemies have come upon a rider who is alone: they chase him one hex, cavalry may chase him off for two turns. */
export const loneRider: Procedure<LoneRider> = procedure<Steps, null, "look">("lone-rider", {
  look: {
    does: (g, { piece, isByCavalry }) => {
      if (isByCavalry) return next("roll");
      if (chaseHexes(g, piece).length === 0) {
        chaseAway(g, piece);
        return done();
      }
      g.emit({ kind: "rider-chased", rule: "III.44/1", piece });
      return next("choose");
    },
  },
  roll: {
    rolls: {
      rule: "III.44/1",
      purpose: "rider",
      dice: () => d10,
      take: (g, { piece }, dice) => {
        const isLost = dice[0] === constants.riderLost.value;
        g.emit({ kind: "rider-tested", rule: "III.44/1", piece, dice, isLost });
        if (isLost || chaseHexes(g, piece).length === 0) {
          chaseAway(g, piece);
          return done();
        }
        g.emit({ kind: "rider-chased", rule: "III.44/1", piece });
        return next("choose");
      },
    },
  },
  choose: {
    asks: {
      rule: "III.44/1",
      decision: "chase",
      seat: (g, { piece }) => 1 - g.world.seatOf[piece],
      list: (g, { piece }, out) => {
        for (const hex of chaseHexes(g, piece)) offer(out, say.hex(hex));
      },
      why: (g, { piece }, answer) => {
        if (words.verb(answer) !== "hex") return notNow("III.44/1", "chases-rider");
        const hex = words.arg(answer, 0);
        return chaseHexes(g, piece).includes(hex)
          ? null
          : notPossible("III.44/1", "not-chased-there", { hex: g.world.grid.numbers[hex] });
      },
      shows: (_, { piece }) => ({ unit: piece }),
      take: (g, { piece }, answer) => {
        shift(g, piece, words.arg(answer, 0));
        g.emit({ kind: "rider-moved", rule: "III.44/1", piece, hex: words.arg(answer, 0) });
        return done();
      },
    },
  },
});
