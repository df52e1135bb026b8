import { done, next, notNow, notPossible, offer, type Procedure, type Refusal, refusal } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { apart } from "../checks/neighbours.ts";
import { pathOf, ridesOf, whyNotRideTo } from "../checks/rides.ts";
import { instructed } from "../instructed.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { COMMANDER } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { enemyOf, isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
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
  readonly ride: Sheet & { readonly piece: number };
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
  for (const unit of g.world.unitsOf[enemyOf(seat)]) {
    const isEnemy = isOnMap(g, unit) && g.c.level[unit] !== ROUTED;
    if (isEnemy && apart(g, g.c.hexOf[unit], hex) < constants.rallyDistance.value) return false;
  }
  return true;
}

/** II.4(9), XIV.58: the hexes whose routed units may be turned to REORGANIZATION. */
function markHexes(g: SteppesPlay, l: Sheet): readonly number[] {
  const { unitsOf, grid } = g.world;
  const hexes: number[] = [];
  for (const unit of unitsOf[l.seat]) {
    const hex = g.c.hexOf[unit];
    if (hex <= 0 || g.c.level[unit] !== ROUTED || hexes.includes(hex) || isDone(l, unit)) continue;
    if (isQuiet(g, l.seat, hex)) hexes.push(hex);
  }
  return hexes.sort((a, b) => grid.ordinal[a] - grid.ordinal[b]);
}

/** Whether a side has anything to write on its second sheet. */
export const canStation = (g: SteppesPlay, seat: number): boolean => {
  const blank: Sheet = { seat, stations: [] };
  return riders(g, blank).length > 0 || markHexes(g, blank).length > 0;
};

/** Where a commander above the divisions may ride in this phase (II.4(10), III.5). */
const rides = (g: SteppesPlay, piece: number, wanted?: Hex) => ridesOf(g, piece, rested(g, piece), wanted);
const rested = (g: SteppesPlay, piece: number) => ({
  hex: asHex(g.c.hexOf[piece]),
  points: constants.commanderPoints.value,
  left: 0,
});

const whyNotMove = (g: SteppesPlay, answer: number): Refusal<SteppesRule> =>
  words.verb(answer) === "unit"
    ? notPossible("II.4", "does-not-ride-now", { unit: g.world.pieces[words.arg(answer, 0)]?.name ?? "" })
    : notNow("II.4", "station-sheet");

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
          if (words.verb(answer) === "unit" && riders(g, l).includes(named)) return null;
          return whyNotMove(g, answer);
        },
        shows: () => ({ commits: [{ answer: say.end(), follows: "the markers are put into the cups" }] }),
        take: (g, l, answer) => {
          if (answer === say.end()) return done(l.stations);
          const named = words.arg(answer, 0);
          if (words.verb(answer) === "unit") return next("ride", { piece: named });
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
        list: (g, { piece }, out) => {
          for (const { hex } of rides(g, piece).all) offer(out, say.hex(hex));
          offer(out, say.end());
        },
        why: (g, { piece }, answer) => {
          if (answer === say.end()) return null;
          if (words.verb(answer) !== "hex") return notNow("III.5", "rides", { unit: g.world.pieces[piece].name });
          return whyNotRideTo(g, piece, asHex(words.arg(answer, 0)), rested(g, piece));
        },
        shows: (_, { piece }) => ({ unit: piece, commits: [{ answer: say.end() }] }),
        take: (g, l, answer) => {
          const hex = asHex(words.arg(answer, 0));
          const way = answer === say.end() ? undefined : rides(g, l.piece, hex).to(hex);
          if (way === undefined) return next("pick");
          const station = { kind: "ride" as const, piece: l.piece, path: pathOf(way) };
          return next("pick", { stations: [...l.stations, station] });
        },
      },
    },
  },
);
