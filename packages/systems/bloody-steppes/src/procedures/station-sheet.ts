import { done, next, notNow, notPossible, offer, type Procedure, refusal } from "@redoubt/engine";
import { asHex, DIRECTIONS } from "@redoubt/hex";
import { commanderPrice } from "../checks/commander-price.ts";
import { apart, isEnemyIn } from "../checks/neighbours.ts";
import { instructed } from "../instructed.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { COMMANDER, UNIT } from "../piece.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { say, words } from "../words.ts";

/** What stands on the second sheet: routed units to be marked, or a way of a high commander. */
export type Station =
  | { readonly kind: "mark"; readonly pieces: readonly number[] }
  | { readonly kind: "ride"; readonly piece: number; readonly path: readonly number[] };

interface Sheet {
  readonly seat: number;
  readonly stations: readonly Station[];
}

type Steps = {
  readonly pick: Sheet;
  readonly ride: Sheet & { readonly piece: number; readonly path: readonly number[]; readonly left: number };
};

const isDone = ({ stations }: Sheet, piece: number): boolean =>
  stations.some((one) => (one.kind === "ride" ? one.piece === piece : one.pieces.includes(piece)));

/** II.4(10), K-182: those who move in this phase: commanders-in-chief, corps commanders, the one of the artillery. */
const riders = (g: SteppesPlay, l: Sheet): readonly number[] =>
  g.world.pieces
    .map((_, piece) => piece)
    .filter((piece) => g.world.kindOf[piece] === COMMANDER && g.world.seatOf[piece] === l.seat && isOnMap(g, piece))
    .filter(
      (piece) =>
        ["commander-in-chief", "corps", "artillery"].includes(g.world.commanders[piece]?.rank ?? "") &&
        !isDone(l, piece),
    );

/** XIV.58: whether unrouted enemies are far enough from a hex for routed units to gather there. */
function isQuiet(g: SteppesPlay, seat: number, hex: number): boolean {
  for (let unit = 0; unit < g.world.count; unit++) {
    const isEnemy =
      g.world.kindOf[unit] === UNIT && g.world.seatOf[unit] !== seat && isOnMap(g, unit) && g.c.level[unit] !== ROUTED;
    if (isEnemy && apart(g, g.c.hexOf[unit], hex) < constants.rallyDistance.value) return false;
  }
  return true;
}

/** II.4(9), XIV.58: the hexes whose routed units may be turned to REORGANIZATION. */
function markHexes(g: SteppesPlay, l: Sheet): readonly number[] {
  return g.world.grid.cells.filter(
    (hex) =>
      g.c.sideIn[hex] === l.seat + 1 &&
      unitsIn(g, hex).some((unit) => g.c.level[unit] === ROUTED && !isDone(l, unit)) &&
      isQuiet(g, l.seat, hex),
  );
}

/** The hexes to which a commander may ride next, with what each costs. */
const steps = (g: SteppesPlay, l: Steps["ride"]): readonly (readonly [hex: number, price: number])[] => {
  const here = l.path[l.path.length - 1];
  return DIRECTIONS.flatMap((direction) => {
    const hex = here + g.world.grid.offsets[direction];
    const price = commanderPrice(g.world.ground, asHex(here), direction);
    const isFree = price !== undefined && price <= l.left && !isEnemyIn(g, l.seat, hex) && !l.path.includes(hex);
    return isFree ? [[hex, price] as const] : [];
  });
};

/** II.4(9, 10), K-139: the second sheet: which routed units are to gather, and where the highest commanders ride. */
export const stationSheet: Procedure<Sheet, readonly Station[]> = procedure<Steps, readonly Station[], "pick">(
  "station-sheet",
  {
    pick: {
      asks: instructed("pick", {
        rule: "II.4",
        decision: "station-sheet",
        seat: (_, { seat }) => seat,
        list: (g, l, out) => {
          for (const piece of riders(g, l)) offer(out, say.unit(piece));
          for (const hex of markHexes(g, l)) offer(out, say.mark(hex));
          offer(out, say.end());
        },
        why: (g, l, answer) => {
          if (answer === say.end()) return null;
          const named = words.arg(answer, 0);
          if (words.verb(answer) === "mark")
            return markHexes(g, l).includes(named)
              ? null
              : refusal("XIV.58", "cannot-gather", { hex: g.world.grid.numbers[named] ?? "" });
          if (words.verb(answer) !== "unit") return notNow("II.4", "station-sheet");
          return riders(g, l).includes(named)
            ? null
            : notPossible("II.4", "does-not-ride-now", { unit: g.world.pieces[named]?.name ?? "" });
        },
        shows: () => ({ commits: [{ answer: say.end(), follows: "the markers are put into the cups" }] }),
        take: (g, l, answer) => {
          if (answer === say.end()) return done(l.stations);
          const named = words.arg(answer, 0);
          if (words.verb(answer) === "unit")
            return next("ride", { piece: named, path: [g.c.hexOf[named]], left: constants.commanderPoints.value });
          const pieces = unitsIn(g, named).filter((unit) => g.c.level[unit] === ROUTED);
          return next("pick", { stations: [...l.stations, { kind: "mark" as const, pieces }] });
        },
      }),
    },
    ride: {
      asks: {
        rule: "III.5",
        decision: "ride",
        seat: (_, { seat }) => seat,
        list: (g, l, out) => {
          for (const [hex] of steps(g, l)) offer(out, say.hex(hex));
          offer(out, say.end());
        },
        why: (g, l, answer) => {
          if (answer === say.end()) return null;
          if (words.verb(answer) !== "hex") return notNow("III.5", "rides", { unit: g.world.pieces[l.piece].name });
          const isWay = steps(g, l).some(([hex]) => hex === words.arg(answer, 0));
          return isWay
            ? null
            : refusal("III.5", "not-to-ride-there", { hex: g.world.grid.numbers[words.arg(answer, 0)] ?? "" });
        },
        shows: (_, { piece, path }) => ({ unit: piece, path, commits: [{ answer: say.end() }] }),
        take: (g, l, answer) => {
          const station = { kind: "ride" as const, piece: l.piece, path: l.path };
          if (answer === say.end())
            return next("pick", { stations: l.path.length > 1 ? [...l.stations, station] : l.stations });
          const [hex, price] = steps(g, l).find(([one]) => one === words.arg(answer, 0)) ?? [0, 0];
          return next("ride", { path: [...l.path, hex], left: l.left - price });
        },
      },
    },
  },
);
