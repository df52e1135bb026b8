import { call, done, next, type Procedure } from "@redoubt/engine";
import { asHex, DIRECTIONS, type Hex } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { activeSeat, isOfActivation, mightAct } from "../active.ts";
import { isEnemyIn } from "../checks/neighbours.ts";
import { procedure } from "../kit.ts";
import { destroy, loseStrength } from "../mutations.ts";
import { unitsIn } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { isOnMap, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { checkMorale } from "./check-morale.ts";
import { crossBoxes } from "./cross-boxes.ts";
import { flight } from "./flight.ts";

/** What an approach is called with: the hex of units that are not routed, and their seat. */
export interface Approach {
  readonly hex: Hex;
  readonly seat: number;
}

type Steps = {
  readonly look: Approach;
  readonly next: Approach & { readonly left: readonly Unit[] };
  readonly judge: Approach & {
    readonly left: readonly Unit[];
    readonly unit: Unit;
    readonly checked: { readonly isPassed: boolean };
  };
  readonly flee: Approach & { readonly left: readonly Unit[]; readonly unit: Unit };
  readonly run: Approach & { readonly left: readonly Unit[] };
};

/** The routed enemies next to a hex, by hex number and then from the top (K-179). */
function routedNear(g: SteppesPlay, { hex, seat }: Approach): readonly Unit[] {
  const { grid } = g.world;
  return DIRECTIONS.map((direction) => hex + grid.offsets[direction])
    .filter((near) => isEnemyIn(g, seat, near))
    .sort((a, b) => grid.ordinal[a] - grid.ordinal[b])
    .flatMap((near) => unitsIn(g, near).filter((unit) => g.c.level[unit] === ROUTED))
    .map(asUnit);
}

/** XIV.56: the hexes of the activation's unrouted units with routed enemies next to them. */
export function nearRouted(g: SteppesPlay): readonly Hex[] {
  const seat = activeSeat(g);
  const hexes = mightAct(g)
    .filter((piece) => g.world.kindOf[piece] === UNIT && isOnMap(g, piece) && isOfActivation(g, piece))
    .filter((piece) => g.c.level[piece] !== ROUTED)
    .map((piece) => asHex(g.c.hexOf[piece]))
    .filter((hex) => routedNear(g, { hex, seat }).length > 0);
  return [...new Set(hexes)];
}

/**
 * XIV.56: unrouted enemies have come next to routed units, or begin there: each of these checks; who passes loses three
 * points and runs on, who fails is destroyed (K-126).
 */
export const approach: Procedure<Approach> = procedure<Steps, null, "look">("approach", {
  look: { does: (g, l) => next("next", { left: routedNear(g, l) }) },
  next: {
    does: (g, { left }) => {
      const still = left.filter((unit) => isOnMap(g, unit) && g.c.level[unit] === ROUTED);
      if (still.length === 0) return done();
      const [unit, ...rest] = still;
      return call(checkMorale, { units: [unit], reason: "approached" }, "judge", {
        as: "checked",
        patch: { unit, left: rest },
      });
    },
  },
  judge: {
    does: (g, { unit, checked }) => {
      if (!checked.isPassed) {
        destroy(g, unit, "XIV.56");
        return next("next");
      }
      loseStrength(g, unit, constants.approachLoss.value, "XIV.56");
      return call(crossBoxes, {}, "flee");
    },
  },
  flee: {
    does: (g, { unit, hex }) =>
      isOnMap(g, unit) ? call(flight, { units: [unit], from: [asHex(hex)] }, "run") : next("next"),
  },
  run: { does: () => next("next") },
});
