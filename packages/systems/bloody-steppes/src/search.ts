import { DIRECTIONS, turn } from "@redoubt/hex";
import {
  BARRED,
  createLaneFlood,
  createLaneReach,
  type FacingModel,
  type LaneFlood,
  type LaneReach,
  type Lanes,
  NO_LANE,
  points,
} from "@redoubt/mechanics";
import { stepCostsFor } from "./checks/step-price.ts";
import { neighbourZones } from "./checks/wedges.ts";
import { type Arm, arms, type Formation, formations, isAllRound } from "./formation.ts";
import type { Ground } from "./ground.ts";
import { constants } from "./tables/constants.ts";
import { formationRow, squareHexSurcharge } from "./tables/formations.ts";
import { moverClass } from "./tables/terrain-movement.ts";

// Twice the points of cavalry on a Forced March, in half points, is as far as anybody goes.
const mostPoints = 50;

/** Where a mover can go with its turns: made once for a game, run as often as it is asked for. */
export interface Search {
  readonly flood: LaneFlood;
  /** The same for hexes alone. */
  readonly reach: LaneReach;
  /** Bars hexes for one run; what is in it means nothing between two. */
  readonly barred: Uint8Array;
  /** The lanes of an arm in a formation; one lane where it has no facing, else one for each of the six. */
  readonly lanes: (arm: Arm, formation: Formation | undefined, isMarching: boolean) => Lanes;
}

function lanesOf(
  ground: Ground,
  model: FacingModel,
  arm: Arm,
  formation: Formation | undefined,
  isMarching: boolean,
): Lanes {
  const row = formationRow(arm, formation, ground.charts.formations);
  const isRouted = formation === undefined && (arm === "infantry" || arm === "cavalry");
  const costs = stepCostsFor(
    ground,
    moverClass(arm, formation),
    isMarching,
    isRouted ? constants.routedHexCost.value : null,
  );
  const surcharge = formation === "square" ? points(squareHexSurcharge) : 0;
  if (isRouted || (formation !== undefined && isAllRound(formation))) {
    const after = new Uint8Array(6);
    return { lanes: 1, costs: [costs], after, extra: new Uint8Array(6).fill(surcharge), turns: Uint8Array.of(BARRED) };
  }
  const after = new Uint8Array(36).fill(NO_LANE);
  const extra = new Uint8Array(36);
  const turns = new Uint8Array(36).fill(BARRED);
  for (const facing of DIRECTIONS) {
    const { front, rear } = neighbourZones(facing, model);
    for (const direction of front) after[facing * 6 + direction] = facing;
    for (const direction of rear) {
      after[facing * 6 + direction] = facing;
      extra[facing * 6 + direction] = points(constants.backward.value);
    }
    const price = (by: number, cost: number): void => {
      turns[facing * 6 + turn(facing, by)] = points(cost);
    };
    price(1, row.turn60);
    price(-1, row.turn60);
    price(3, row.turn180);
  }
  return { lanes: 6, costs: Array.from({ length: 6 }, () => costs), after, extra, turns };
}

/** The searches of a game. */
export function createSearch(ground: Ground, model: FacingModel): Search {
  const known: (Lanes | undefined)[] = [];
  return {
    flood: createLaneFlood(ground.grid, 6, mostPoints),
    reach: createLaneReach(ground.grid, mostPoints),
    barred: new Uint8Array(ground.grid.size),
    lanes(arm, formation, isMarching) {
      const form = formation === undefined ? 0 : formations.indexOf(formation) + 1;
      const place = (arms.indexOf(arm) * (formations.length + 1) + form) * 2 + (isMarching ? 1 : 0);
      const found = known[place] ?? lanesOf(ground, model, arm, formation, isMarching);
      known[place] = found;
      return found;
    },
  };
}
