import { call, done, next, type Procedure } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, stackIn, topUnit, type Unit, unitBelow } from "@redoubt/mechanics";
import { neighboursOf } from "../checks/cover-zone.ts";
import { isEnemyIn } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { unitsIn } from "../occupancy.ts";
import { COMMANDER, RIDER, UNIT } from "../piece.ts";
import { isOnMap, REACTED, ROUTED, type SteppesPlay } from "../state.ts";
import { approach } from "./approach.ts";
import { checkMorale } from "./check-morale.ts";
import { disorder } from "./disorder.ts";
import { loneCommander } from "./lone-commander.ts";
import { loneRider } from "./lone-rider.ts";

/** What comes of an act without anybody being asked whether: units of a seat that are not routed stand in a hex. */
export interface ForcedReactions {
  readonly hex: Hex;
  readonly seat: number;
}

type Steps = {
  readonly surprise: ForcedReactions;
  readonly surprised: ForcedReactions & { readonly unit: Unit; readonly checked: { readonly isPassed: boolean } };
  readonly routed: ForcedReactions;
  readonly commanders: ForcedReactions;
  readonly riders: ForcedReactions & { readonly chased: readonly Unit[] };
};

/** III.19, K-43: the first enemy on a Forced March that has come to stand next to the hex. */
function marcherNear(g: SteppesPlay, { hex, seat }: ForcedReactions): Unit | null {
  for (const near of neighboursOf(g, hex)) {
    if (!isEnemyIn(g, seat, near)) continue;
    for (const unit of unitsIn(g, near)) if (g.c.march[unit] === 1) return asUnit(unit);
  }
  return null;
}

/**
 * XIII.6, K-40: the first commander or rider of the other seat, but for those who have been chased already, in the hex or next to it
 * with no unit of his own side there.
 */
function lonePiece(
  g: SteppesPlay,
  { hex, seat }: ForcedReactions,
  kind: number,
  chased: readonly Unit[] = [],
): Unit | null {
  for (const near of [hex, ...neighboursOf(g, hex)]) {
    const pieces = stackIn(g.c, near);
    const isHeld = pieces.some((piece) => g.world.kindOf[piece] === UNIT && g.world.seatOf[piece] !== seat);
    if (isHeld) continue;
    const isMeant = (piece: Unit): boolean =>
      g.world.kindOf[piece] === kind && g.world.seatOf[piece] !== seat && !chased.includes(piece);
    const found = pieces.map(asUnit).find(isMeant);
    if (found !== undefined) return found;
  }
  return null;
}

const isByCavalry = (g: SteppesPlay, hex: number): boolean =>
  unitsIn(g, hex).some((unit) => g.world.armOf[unit] === "cavalry" && g.c.level[unit] !== ROUTED);

/**
 * K-155(1): marchers are surprised (III.19), routed units are approached (XIV.56), lone commanders ride off (XIII.6), lone
 * riders are chased (III.44/1). It works at any time for both sides, but not when the approaching unit itself goes back.
 */
export const forcedReactions: Procedure<ForcedReactions> = procedure<Steps, null, "surprise">("forced-reactions", {
  surprise: {
    does: (g, l) => {
      const unit = marcherNear(g, l);
      if (unit === null) return next("routed");
      g.c.march[unit] = 0;
      g.c.act[unit] |= REACTED;
      g.emit({ kind: "march-surprised", rule: "III.19", piece: unit });
      return call(checkMorale, { units: [unit], reason: "marchSurprised" }, "surprised", {
        as: "checked",
        patch: { unit },
      });
    },
  },
  surprised: {
    does: (_, { unit, checked, hex }) => {
      if (checked.isPassed) return next("surprise");
      const hit = { units: [unit], from: [hex], cause: "check", isLevelLoss: false, rule: "III.19" } as const;
      return call(disorder, hit, "surprise");
    },
  },
  routed: { does: (_, { hex, seat }) => call(approach, { hex, seat }, "commanders") },
  commanders: {
    does: (g, l) => {
      const piece = lonePiece(g, l, COMMANDER);
      return piece === null
        ? next("riders", { chased: [] })
        : call(loneCommander, { piece, isByCavalry: isByCavalry(g, l.hex) }, "commanders");
    },
  },
  // Whoever came upon them chases each by one hex, even where that is still next to him.
  riders: {
    does: (g, l) => {
      const piece = lonePiece(g, l, RIDER, l.chased);
      if (piece === null) return done();
      const patch = { chased: [...l.chased, piece] };
      return call(loneRider, { piece, isByCavalry: isByCavalry(g, l.hex) }, "riders", { patch });
    },
  },
});

/** Whether any piece of the other seat is in the hex or next to it. */
function isForeignNear(g: SteppesPlay, { hex, seat }: ForcedReactions): boolean {
  const { offsets } = g.world.grid;
  for (let d = -1; d < 6; d++) {
    const near = d < 0 ? hex : hex + offsets[d];
    for (let piece = topUnit(g.c, near); piece >= 0; piece = unitBelow(g.c, piece))
      if (g.world.seatOf[piece] !== seat) return true;
  }
  return false;
}

/** Whether any of this would come of units standing in a hex. */
export function isForcing(g: SteppesPlay, l: ForcedReactions): boolean {
  // Most hexes have nobody but friends next to them.
  if (!isForeignNear(g, l)) return false;
  if (marcherNear(g, l) !== null || lonePiece(g, l, COMMANDER) !== null || lonePiece(g, l, RIDER) !== null) return true;
  return neighboursOf(g, l.hex).some(
    (near) =>
      isEnemyIn(g, l.seat, near) && unitsIn(g, near).some((unit) => g.c.level[unit] === ROUTED && isOnMap(g, unit)),
  );
}

/** The hex of some units. */
export const hexOfUnits = (g: SteppesPlay, units: readonly number[]): Hex => asHex(g.c.hexOf[units[0]]);
