import { done, next, notNow, offer, type Procedure, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { cutDistance } from "../carrying.ts";
import { isEnemyIn } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { place } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { BOX, isOnMap, type SteppesPlay } from "../state.ts";
import { say, words } from "../words.ts";

type Steps = {
  readonly look: { readonly left: readonly Unit[] | null };
  readonly choose: { readonly left: readonly Unit[]; readonly piece: Unit };
};

/** XIII.8: the commanders who are due from the turn track, Allies first. */
export function dueBack(g: SteppesPlay): readonly Unit[] {
  const { world, c } = g;
  const due = world.pieces
    .map((_, piece) => asUnit(piece))
    .filter((piece) => world.kindOf[piece] === COMMANDER && c.hexOf[piece] === BOX && c.box[piece] <= c.turn[0]);
  return due.sort((a, b) => world.seatOf[a] - world.seatOf[b] || a - b);
}

/** Whether a unit is one of those on which a division, brigade or artillery commander may come back. */
function isHis(g: SteppesPlay, commander: number, unit: number): boolean {
  const { world } = g;
  if (world.kindOf[unit] !== UNIT || !isOnMap(g, unit) || world.seatOf[unit] !== world.seatOf[commander]) return false;
  const rank = world.commanders[commander]?.rank;
  if (rank === "brigade")
    return world.brigadeOf[unit] === world.brigades.findIndex(({ leader }) => leader === commander);
  return rank === "artillery" || world.commandOf[unit] === world.commandOf[commander];
}

/** XIII.11: where a lost commander may come back: on a hex with a unit of his; those above the divisions on any dry hex without enemies. */
function placesFor(g: SteppesPlay, commander: number): readonly Hex[] {
  const { world, c } = g;
  const rank = world.commanders[commander]?.rank;
  if (rank !== "commander-in-chief" && rank !== "corps") {
    const hexes = world.pieces.flatMap((_, unit) => (isHis(g, commander, unit) ? [c.hexOf[unit]] : []));
    return [...new Set(hexes)].map(asHex);
  }
  const { map } = world.ground;
  return Array.from({ length: world.grid.size }, (_, hex) => asHex(hex)).filter((hex) => {
    const isSea = (map.hexMask[hex] & map.hexBits.sea) !== 0;
    return world.grid.onMap[hex] === 1 && !isSea && !isEnemyIn(g, world.seatOf[commander], hex);
  });
}

function bringBack(g: SteppesPlay, piece: Unit, hex: Hex): void {
  place(g, piece, hex);
  cutDistance(g, piece);
  g.emit({ kind: "commander-moved", rule: "XIII.11", piece, hex });
}

/** XIII.8, XIII.11, K-116: commanders whose box it is come back where their owner says; one without a unit of his stays away. */
export const returning: Procedure<{ readonly left: readonly Unit[] | null }> = procedure<Steps, null, "look">(
  "returning",
  {
    look: {
      does: (g, { left }) => {
        const [piece, ...rest] = left ?? dueBack(g);
        if (piece === undefined) return done();
        const hexes = placesFor(g, piece);
        if (hexes.length > 1) return next("choose", { piece, left: rest });
        if (hexes.length === 1) bringBack(g, piece, hexes[0]);
        return next("look", { left: rest });
      },
    },
    choose: {
      asks: {
        rule: "XIII.11",
        decision: "return",
        seat: (g, { piece }) => g.world.seatOf[piece],
        list: (g, { piece }, out) => {
          for (const hex of placesFor(g, piece)) offer(out, say.hex(hex));
        },
        why: (g, { piece }, answer) => {
          if (words.verb(answer) !== "hex") return notNow("XIII.11", "comes-back");
          const hex = asHex(words.arg(answer, 0));
          return placesFor(g, piece).includes(hex)
            ? null
            : refusal("XIII.11", "not-back-there", {
                unit: g.world.pieces[piece].name,
                hex: g.world.grid.numbers[hex] ?? "",
              });
        },
        shows: (_, { piece }) => ({ unit: piece }),
        take: (g, { piece }, answer) => {
          bringBack(g, piece, asHex(words.arg(answer, 0)));
          return next("look");
        },
      },
    },
  },
);
