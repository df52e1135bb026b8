import { d10, done, next, notNow, notPossible, offer, type Procedure } from "@redoubt/engine";
import { DIRECTIONS } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { cutDistance } from "../carrying.ts";
import { isInChain } from "../checks/morale.ts";
import { apart, isEnemyIn } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { shift } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { isOnMap, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";
import { loseCommander } from "./commander-loss.ts";

/** What the flight of a lone commander is called with: he, and whether cavalry came upon him. */
export interface LoneCommander {
  readonly piece: Unit;
  readonly isByCavalry: boolean;
}

/** XIII.6, K-115: whether enemies, the sea and the edge of the map close every way. */
function isRinged(g: SteppesPlay, piece: number): boolean {
  const { grid, seatOf, ground } = g.world;
  return DIRECTIONS.every((direction) => {
    const hex = g.c.hexOf[piece] + grid.offsets[direction];
    const isClosed = grid.onMap[hex] !== 1 || (ground.map.hexMask[hex] & ground.map.hexBits.sea) !== 0;
    return isClosed || isEnemyIn(g, seatOf[piece], hex);
  });
}

/** K-115: the units he may go to: the nearest of his own chain, else the nearest friends. */
function refuges(g: SteppesPlay, piece: number): readonly number[] {
  const { world } = g;
  const friends = world.pieces
    .map((_, unit) => unit)
    .filter((unit) => world.kindOf[unit] === UNIT && isOnMap(g, unit) && world.seatOf[unit] === world.seatOf[piece]);
  const own = friends.filter((unit) => isInChain(world, piece, unit));
  const from = own.length > 0 ? own : friends;
  const nearest = Math.min(...from.map((unit) => apart(g, g.c.hexOf[piece], g.c.hexOf[unit])));
  return from.filter((unit) => apart(g, g.c.hexOf[piece], g.c.hexOf[unit]) === nearest);
}

type Steps = {
  readonly look: LoneCommander;
  readonly roll: LoneCommander;
  readonly ride: LoneCommander;
  readonly choose: LoneCommander;
};

function rideTo(g: SteppesPlay, piece: number, hex: number): void {
  shift(g, piece, hex);
  cutDistance(g, piece);
  g.emit({ kind: "commander-moved", rule: "XIII.6", piece, hex });
}

/**
 * XIII.6, XIII.7: enemies have come next to a commander who is alone. From infantry he rides to his nearest unit; cavalry may
 * take him (K-5). Ringed by enemies he is lost. It changes neither order nor distance.
 */
export const loneCommander: Procedure<LoneCommander> = procedure<Steps, null, "look">("lone-commander", {
  look: {
    does: (g, { piece, isByCavalry }) => {
      if (!isByCavalry) return next("ride");
      return isOnMap(g, piece) ? next("roll") : done();
    },
  },
  roll: {
    rolls: {
      rule: "XIII.7",
      purpose: "commander",
      dice: () => d10,
      take: (g, { piece }, dice) => {
        const isLost = dice[0] === constants.commanderLost.value;
        g.emit({ kind: "commander-tested", rule: "XIII.7", piece, dice, isLost });
        if (!isLost) return next("ride");
        loseCommander(g, piece);
        return done();
      },
    },
  },
  ride: {
    does: (g, { piece }) => {
      const to = isRinged(g, piece) ? [] : refuges(g, piece);
      if (to.length === 0) {
        loseCommander(g, piece);
        return done();
      }
      if (new Set(to.map((unit) => g.c.hexOf[unit])).size > 1) return next("choose");
      rideTo(g, piece, g.c.hexOf[to[0]]);
      return done();
    },
  },
  choose: {
    asks: {
      rule: "XIII.6",
      decision: "refuge",
      seat: (g, { piece }) => g.world.seatOf[piece],
      list: (g, { piece }, out) => {
        for (const hex of new Set(refuges(g, piece).map((unit) => g.c.hexOf[unit]))) offer(out, say.hex(hex));
      },
      why: (g, { piece }, answer) => {
        if (words.verb(answer) !== "hex") return notNow("XIII.6", "rides-away");
        const isRefuge = refuges(g, piece).some((unit) => g.c.hexOf[unit] === words.arg(answer, 0));
        return isRefuge
          ? null
          : notPossible("XIII.6", "no-refuge", { hex: g.world.grid.numbers[words.arg(answer, 0)] });
      },
      shows: (_, { piece }) => ({ unit: piece }),
      take: (g, { piece }, answer) => {
        rideTo(g, piece, words.arg(answer, 0));
        return done();
      },
    },
  },
});
