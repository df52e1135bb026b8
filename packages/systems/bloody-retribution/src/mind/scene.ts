import { ALLOWANCE } from "../checks/movement.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import type { RetributionPlay } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { alongLane, findLanes, type Lanes, laneFrom, SHUT } from "./lanes.ts";
import { type Lore, loreOf } from "./lore.ts";
import type { Stance } from "./stance.ts";
import { powerOf } from "./worth.ts";

/** What is looked up once for all the answers to one question. */
export interface Scene {
  readonly g: RetributionPlay;
  readonly lore: Lore;
  readonly stance: Stance;
  readonly seat: number;
  /** Strength of enemies within two hexes of each hex. */
  readonly danger: Int16Array;
  /** Strength of friends next to each hex, for the two groups of the seat. */
  readonly might: readonly [Int16Array, Int16Array];
  /** What a garrison in each victory hex of ours is worth. */
  readonly stakes: Int32Array;
  /** How strongly each hex pulls. */
  readonly pull: Int16Array;
  /** The ways to the south edge that no Allied zone shuts. */
  readonly lanes: Lanes;
  /** What a zone of ours on a hex would stop: the ways on which Russians could now walk to the south edge. */
  readonly breach: Int16Array;
}

// Scratch, documented as such: a scene is filled anew for each question and read before the next one.
const most = 4096;
const danger = new Int16Array(most);
const might: readonly [Int16Array, Int16Array] = [new Int16Array(most), new Int16Array(most)];
const pull = new Int16Array(most);
const breach = new Int16Array(most);
const weights = new Int32Array(64);
const stakes = new Int32Array(64);

/** The group of a unit among the two of its seat. */
export const wing = (g: RetributionPlay, u: number): 0 | 1 => (g.world.groupOf[u] % 2 === 0 ? 0 : 1);

const frontOf = (place: number): number => (place === 5 ? 0 : place === 3 ? 2 : 1);

// What each victory hex is worth to the seat now: more where the enemy is strong and we are not.
function weighVictory({ g, seat, stance }: Scene): void {
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
      if (world.seatOf[u] === seat) {
        if (far <= 3) ours += powerOf(g, u);
        if (far <= 5) coming += powerOf(g, u);
      } else if (far <= 5) theirs += powerOf(g, u);
    }
    const need = Math.min(Math.max(theirs - ours, -20), 20);
    const isOurs = c.owner[i] === seat;
    const base =
      seat === RUSSIAN ? (isOurs ? 25 + 2 * Math.max(need, 0) : 110 - 2 * need) : isOurs ? 60 + 3 * need : 100;
    // Whom more than enough are on their way to needs nobody else.
    const enough = Math.min(Math.max(coming - 2 * theirs - 8, 0) * 2, 50);
    // A victory hex of ours that they could walk into wants a garrison.
    stakes[i] = isOurs ? 35 + 5 * Math.min(theirs, 20) : 0;
    weights[i] = Math.trunc((Math.max(base - enough, 15) * stance.fronts[frontOf(i)]) / 100);
  }
}

const reach = 20;

// An open lane of one move wins the game next time; one that is shut may open again.
function edgePull(far: number, asIfOpen: number): number {
  if (far === SHUT) return (3 * Math.max(60 - asIfOpen, 0)) >> 2;
  return (far <= ALLOWANCE ? 50 : 0) + ((3 * Math.max(96 - far, 0)) >> 1);
}

function spreadPull(scene: Scene): void {
  const { g, lore, seat, stance, lanes } = scene;
  const { cells } = g.world.grid;
  const count = lore.toVictory.length;
  for (let k = 0; k < cells.length; k++) {
    const hex = cells[k];
    let best = 0;
    for (let i = 0; i < count; i++) {
      const here = Math.trunc((weights[i] * reach) / (reach + lore.toVictory[i][hex]));
      if (here > best) best = here;
    }
    if (seat === RUSSIAN) best += Math.trunc((stance.edge * edgePull(lanes.open[hex], lore.toEdge[hex])) / 100);
    pull[hex] = Math.trunc((best * stance.drive) / 100);
  }
}

function spreadStrength({ g, seat }: Scene): void {
  const { c, world } = g;
  const { offsets, size } = world.grid;
  danger.fill(0, 0, size);
  might[0].fill(0, 0, size);
  might[1].fill(0, 0, size);
  for (let u = 0; u < world.count; u++) {
    const hex = c.hexOf[u];
    if (hex <= 0 || world.kindOf[u] === PIQUET) continue;
    const power = powerOf(g, u);
    if (world.seatOf[u] === seat) {
      const side = might[wing(g, u)];
      for (let d = 0; d < 6; d++) side[hex + offsets[d]] += power;
      continue;
    }
    for (let d = 0; d < 6; d++) {
      const near = hex + offsets[d];
      danger[near] += power;
      if (world.grid.onMap[near] === 0) continue;
      // Every hex two steps away is met once: straight on, and half left of that.
      danger[near + offsets[d]] += power >> 1;
      danger[near + offsets[(d + 1) % 6]] += power >> 1;
    }
  }
}

/** Looks at the board for a seat. */
export function sceneFor(g: RetributionPlay, usual: Stance, seat: number): Scene {
  const lore = loreOf(g);
  // On the last turn steps count for nothing any more, hexes for everything.
  const isLast = g.c.turn[0] >= g.world.turns;
  const stance = isLast ? { ...usual, ownLoss: usual.ownLoss >> 2, exposure: usual.exposure >> 2 } : usual;
  const scene: Scene = { g, lore, stance, seat, danger, might, stakes, pull, lanes: findLanes(g), breach };
  weighVictory(scene);
  spreadPull(scene);
  spreadStrength(scene);
  if (seat === ALLIED) markBreaches(scene);
  return scene;
}

// What shutting a lane is worth: one move long, two, three.
const laneWorth = [170, 90, 35];
const worstLanes = 4;

// Marks the hexes from which a zone would lie on the lanes that are shortest for the Russians.
function markBreaches({ g, lanes }: Scene): void {
  const { world, c } = g;
  breach.fill(0, 0, world.grid.size);
  const phases = world.turns - c.turn[0] + 1;
  const found: [far: number, hex: number][] = [];
  for (const u of world.mobile[RUSSIAN]) {
    const hex = c.hexOf[u];
    if (hex <= 0) continue;
    const far = laneFrom(g, lanes, hex);
    if (far !== SHUT && far <= ALLOWANCE * Math.min(phases, 3)) found.push([far, hex]);
  }
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const [far, hex] of found.slice(0, worstLanes)) {
    const worth = laneWorth[Math.min(Math.trunc((far - 1) / ALLOWANCE), 2)];
    // Near the runner a zone stops him for sure; farther on there is mostly a way round it.
    let left = worth;
    alongLane(g, lanes, hex, (way) => {
      breach[way] = Math.max(breach[way], left);
      for (let d = 0; d < 6; d++) {
        const near = way + world.grid.offsets[d];
        breach[near] = Math.max(breach[near], left);
      }
      left -= left >> 3;
    });
  }
}
