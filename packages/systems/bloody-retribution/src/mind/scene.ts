import { mostThings, type Seat } from "@redoubt/engine";
import { asUnit } from "@redoubt/mechanics";
import { ALLIED, enemyOf, RUSSIAN } from "../seat.ts";
import { MOVEMENT, type RetributionPlay } from "../state.ts";
import type { World } from "../world.ts";
import { type Assaults, planAssaults } from "./assault.ts";
import { hopsToRussians, markBreaches } from "./breach.ts";
import { findLanes, type Lanes, SHUT } from "./lanes.ts";
import { type Lore, loreOf } from "./lore.ts";
import { type Reach, reachOf, type Strike, strikeOf } from "./reach.ts";
import type { Stance } from "./stance.ts";
import { movesAfter } from "./threat.ts";
import type { Weights } from "./weights.ts";
import { isWestBare, westward } from "./west.ts";
import { powerOf } from "./worth.ts";

/** What is looked up once for all the answers to one question. */
export interface Scene {
  readonly g: RetributionPlay;
  readonly w: Weights;
  readonly lore: Lore;
  readonly stance: Stance;
  readonly seat: Seat;
  /** Where our ready units can go, in the movement phase. */
  readonly reach: Reach;
  /** Where the enemy could strike from. */
  readonly strike: Strike;
  /** What a garrison in each victory hex of ours is worth. */
  readonly stakes: Int32Array;
  /** How strongly each hex pulls. */
  readonly pull: Int16Array;
  /** The ways to the south edge that no Allied zone shuts. */
  readonly lanes: Lanes;
  /** What a zone of ours on a hex would stop: the ways on which Russians could now walk to the south edge. */
  readonly breach: Int16Array;
  /** Hexes from each hex to the nearest Russian, for the Allies. */
  readonly hops: Uint8Array;
  /** The attacks we mean to make, in the movement phase; null in the combat phase. */
  assaults: Assaults | null;
  /** What the Russians threaten at the south edge; null as long as nobody has asked. */
  threat: number | null;
}

// Scratch, documented as such: a scene is filled anew for each question and read before the next one.
const most = mostThings.hex;
const pull = new Int16Array(most);
const breach = new Int16Array(most);
const weights = new Int32Array(64);
const stakes = new Int32Array(64);
const noHops = new Uint8Array(1);
const noReach: Reach = { from: new Int32Array(256), to: new Int32Array(256), hexes: new Uint16Array(1) };

// What each victory hex is worth to the seat now: more where the enemy is strong and we are not.
function weighVictory({ g, seat, stance, lore, w }: Scene): void {
  const { c, world } = g;
  const { toVictory } = world.terrain;
  for (let i = 0; i < toVictory.length; i++) {
    let theirs = 0;
    let ours = 0;
    let coming = 0;
    for (let u = 0; u < world.count; u++) {
      const hex = c.hexOf[u];
      if (hex <= 0) continue;
      const far = toVictory[i][hex];
      if (far > 5) continue;
      const power = powerOf(g, asUnit(u));
      if (world.seatOf[u] !== seat) theirs += power;
      else {
        coming += power;
        if (far <= 3) ours += power;
      }
    }
    const need = Math.min(Math.max(theirs - ours, -20), 20);
    const isOurs = c.owner[i] === seat;
    const base =
      seat === RUSSIAN
        ? isOurs
          ? 25 + 2 * Math.max(need, 0)
          : w.pullVictoryEnemy - 2 * need
        : isOurs
          ? w.pullVictoryOwn + 3 * need
          : w.pullVictoryEnemy;
    // Whom more than enough are on their way to needs nobody else.
    const enough = Math.min(Math.max(coming - 2 * theirs - 8, 0) * 2, 50);
    // A victory hex of ours that they could walk into wants a garrison.
    stakes[i] = isOurs ? w.garrison + w.garrisonPerFactor * Math.min(theirs, 20) : 0;
    weights[i] = Math.trunc((Math.max(base - enough, 15) * stance.fronts[lore.frontOf[i]]) / 100);
  }
}

// An open lane of one move wins the game next time; one that is shut may open again.
function edgePull(far: number, asIfOpen: number): number {
  if (far === SHUT) return (3 * Math.max(60 - asIfOpen, 0)) >> 2;
  return (far <= 24 ? 50 : 0) + ((3 * Math.max(96 - far, 0)) >> 1);
}

/** How strongly victory hexes pull each hex, and the weights that it was reckoned with. */
interface VictoryPull {
  world: World | null;
  readonly by: Int32Array;
  readonly at: Int16Array;
}

const unknownPull = (): VictoryPull => ({ world: null, by: new Int32Array(64), at: new Int16Array(most) });
const victoryPulls: readonly VictoryPull[] = [unknownPull(), unknownPull()];

// What victory hexes weigh changes seldom: the pull is kept until it does.
function victoryPull({ g, lore, seat }: Scene): Int16Array {
  const { world } = g;
  const known = victoryPulls[seat];
  const count = lore.nearness.length;
  let isSame = known.world === world;
  for (let i = 0; i < count && isSame; i++) isSame = known.by[i] === weights[i];
  if (isSame) return known.at;
  known.world = world;
  known.by.set(weights);
  for (const hex of world.grid.cells) {
    let best = 0;
    for (let i = 0; i < count; i++) {
      const here = (weights[i] * lore.nearness[i][hex]) >> 8;
      if (here > best) best = here;
    }
    known.at[hex] = best;
  }
  return known.at;
}

function spreadPull(scene: Scene): void {
  const { g, lore, seat, stance, lanes, w } = scene;
  const { cells } = g.world.grid;
  // Where no movement phase is left it is too late to come nearer to the edge.
  const isTooLate = w.movesCounted !== 0 && movesAfter(g) === 0;
  const edge = seat === RUSSIAN && !isTooLate ? Math.trunc((stance.edge * w.pullEdgePercent) / 100) : 0;
  const victory = victoryPull(scene);
  for (let k = 0; k < cells.length; k++) {
    const hex = cells[k];
    const more = edge === 0 ? 0 : Math.trunc((edge * edgePull(lanes.open[hex], lore.toEdge[hex])) / 100);
    pull[hex] = Math.trunc(((victory[hex] + more) * stance.drive) / 100);
  }
}

const isSameStance = (a: Stance, b: Stance): boolean =>
  a.ownLoss === b.ownLoss &&
  a.exposure === b.exposure &&
  a.drive === b.drive &&
  a.fronts === b.fronts &&
  a.edge === b.edge &&
  a.watchesWest === b.watchesWest &&
  a.whims === b.whims;

// The last scene and the numbers it was made of: where a unit goes is asked in the position in which it was chosen.
let last: Scene | null = null;
let usualThen: Stance | null = null;
let then = new Int32Array(0);

function isStill(g: RetributionPlay, w: Weights, usual: Stance, seat: Seat): boolean {
  if (last === null || usualThen === null || last.g.world !== g.world || last.w !== w || last.seat !== seat)
    return false;
  const { saved } = g.state;
  if (then.length !== saved.length || !isSameStance(usualThen, usual)) return false;
  for (let i = 0; i < saved.length; i++) if (saved[i] !== then[i]) return false;
  return true;
}

/** Looks at the board for a seat. */
export function sceneFor(g: RetributionPlay, w: Weights, usual: Stance, seat: Seat): Scene {
  if (last !== null && isStill(g, w, usual, seat)) {
    last = { ...last, g };
    return last;
  }
  last = lookedAt(g, w, usual, seat);
  usualThen = usual;
  if (then.length !== g.state.saved.length) then = new Int32Array(g.state.saved.length);
  then.set(g.state.saved);
  return last;
}

function lookedAt(g: RetributionPlay, w: Weights, usual: Stance, seat: Seat): Scene {
  const lore = loreOf(g);
  // On the last turn steps count for nothing any more, hexes for everything.
  const isLast = g.c.turn[0] >= g.world.turns;
  const late = isLast ? { ...usual, ownLoss: usual.ownLoss >> 2, exposure: usual.exposure >> 2 } : usual;
  const stance = usual.watchesWest && isWestBare(g) ? { ...late, fronts: westward } : late;
  const isMovement = g.c.kind[0] === MOVEMENT;
  const strike = strikeOf(g, enemyOf(seat));
  const reach = isMovement ? reachOf(g, seat) : noReach;
  const lanes = findLanes(g, seat);
  const hops = seat === ALLIED ? hopsToRussians(g) : noHops;
  const found = { reach, strike, stakes, pull, lanes, breach, hops };
  const scene: Scene = { g, w, lore, stance, seat, ...found, assaults: null, threat: null };
  weighVictory(scene);
  spreadPull(scene);
  if (seat === ALLIED) markBreaches(scene);
  if (isMovement) scene.assaults = planAssaults(scene);
  return scene;
}
