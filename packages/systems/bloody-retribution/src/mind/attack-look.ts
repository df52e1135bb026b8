import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { ALLOWANCE } from "../checks/movement.ts";
import { ALLIED } from "../seat.ts";
import { COMBAT, hexOf, mobileIn, NOBODY, piquetIn, type RetributionPlay } from "../state.ts";
import { turnTrack } from "../tables/turn-sequence.ts";
import { SHELL_HILL, UPHILL, WATER, WORK_IN } from "../terrain.ts";
import { CAVALRY } from "../unit.ts";
import { laneFrom } from "./lanes.ts";
import { chanceOf, stepsPaid, stepsTaken } from "./lore.ts";
import type { Scene } from "./scene.ts";
import type { Weights } from "./weights.ts";
import { powerOf, stepWorth, worthOf } from "./worth.ts";

/** What winning a hex is worth beyond its defenders: a victory hex, or a Russian stopped on his way to the south edge. */
export function prizeOf({ g, seat, lanes, lore, w }: Scene, hex: Hex): number {
  const { c, world } = g;
  const place = world.terrain.victoryAt[hex];
  if (place < 0 || c.owner[place] === seat) {
    if (seat !== ALLIED || lore.toEdge[hex] > 2 * ALLOWANCE) return seat === ALLIED ? w.groundAllied : w.groundRussian;
    return laneFrom(world, lanes.open, hex) <= ALLOWANCE ? w.runner : w.runnerNear;
  }
  return victoryPrize(g, w);
}

/** What a victory hex counts: more the fewer turns are left to lose it again. */
function victoryPrize({ c, world }: RetributionPlay, w: Weights): number {
  const late = world.turns - c.turn[0];
  return late === 0 ? w.victoryLast : late === 1 ? w.victoryLate : w.victoryEarly + w.victoryPerTurn * c.turn[0];
}

// The column shift of the Allied guns.
const shiftOf = (g: RetributionPlay, seat: Seat): number =>
  seat === ALLIED ? (turnTrack.find(({ turn }) => turn === g.c.turn[0])?.alliedShift ?? 0) : 0;

/** What stands in an attacked hex and what comes with it. */
export interface Prey {
  defence: number;
  worth: number;
  steps: number;
  /** What clearing the hex brings beyond its defenders. */
  prize: number;
  /** What the attack brings whatever the die says: guns silenced, an attack of theirs forestalled. */
  sure: number;
  shift: number;
}

/** Those who attack together, added up. */
export interface Force {
  strength: number;
  steps: number;
  /** What the step that would be lost first is worth. */
  cheapest: number;
  /** What is lost for certain: cavalry. */
  doomed: number;
  /** Victory hexes that they hold. */
  garrisons: number;
  /** The bits that all their hexsides share, and whether all stand in water. */
  shared: number;
  isWet: boolean;
}

/** Nobody yet. */
export const nobody = (): Force => ({
  strength: 0,
  steps: 0,
  cheapest: 10_000,
  doomed: 0,
  garrisons: 0,
  shared: 255,
  isWet: true,
});

/** Adds a unit that attacks out of `hex` in direction `d`. */
export function join({ g, seat }: Scene, force: Force, u: Unit, hex: Hex, d: number): void {
  const { c, world } = g;
  force.strength += powerOf(g, u);
  force.steps += c.steps[u];
  force.cheapest = Math.min(force.cheapest, stepWorth(g, u));
  if (world.kindOf[u] === CAVALRY) force.doomed += worthOf(g, u);
  const place = world.terrain.victoryAt[hex];
  if (place >= 0 && c.owner[place] === seat) force.garrisons++;
  force.shared &= world.terrain.step[hex * 8 + d];
  if ((world.terrain.hex[hex] & WATER) === 0) force.isWet = false;
}

/** Looks at who stands in a hex. */
export function preyIn(scene: Scene, target: Hex): Prey {
  const { g, seat, w } = scene;
  const { c, world } = g;
  const prey: Prey = {
    defence: 0,
    worth: 0,
    steps: 0,
    prize: prizeOf(scene, target),
    sure: 0,
    shift: shiftOf(g, seat),
  };
  const mobile = mobileIn(g, target);
  if (mobile !== NOBODY) {
    addPrey(g, prey, mobile);
    if (c.kind[0] === COMBAT && c.disrupted[mobile] === 0) prey.sure += w.denyPerFactor * powerOf(g, mobile);
  }
  if (c.piquetAt[target] !== 0) addPrey(g, prey, piquetIn(g, target));
  if (seat === ALLIED && c.gunsLost[0] === 0 && (world.terrain.hex[target] & SHELL_HILL) !== 0) {
    prey.sure += w.silencePerTurn * (world.turns - c.turn[0]);
  }
  return prey;
}

function addPrey(g: RetributionPlay, prey: Prey, u: Unit): void {
  prey.defence += powerOf(g, u);
  prey.worth += worthOf(g, u);
  prey.steps += g.c.steps[u];
}

/** The points that a force wins on average by attacking, what it costs subtracted. */
export function gainOf({ g, lore, stance, w }: Scene, prey: Prey, force: Force): number {
  if (prey.steps === 0) return -50;
  const column = Math.min(Math.max(force.strength - prey.defence, -2), 10) + prey.shift;
  const reduction =
    (force.isWet ? 1 : 0) +
    ((force.shared & UPHILL) !== 0 ? 1 : 0) +
    ((force.shared & WORK_IN) !== 0 ? g.world.rulings.redoubtReduction : 0);
  const taken = stepsTaken(lore, column, prey.steps, reduction);
  const cleared = chanceOf(lore, column, prey.steps, reduction);
  const won = Math.trunc((prey.worth * taken) / (1000 * prey.steps)) + Math.trunc((prey.prize * cleared) / 1000);
  const lost = Math.min(stepsPaid(lore, column), 1000 * force.steps);
  const paid = Math.trunc((force.cheapest * lost) / 1000) + force.doomed;
  // A garrison that dies in an attack leaves its victory hex open.
  const risk = Math.min(Math.trunc(lost / Math.max(force.steps, 1)), 1000);
  const left = force.garrisons === 0 ? 0 : Math.trunc((victoryPrize(g, w) * force.garrisons * risk) / 1000);
  return won + prey.sure - left - Math.trunc((paid * stance.ownLoss) / 100);
}

/** The points an attack by units beside the target wins on average. */
export function attackGain(scene: Scene, target: Hex, attackers: readonly Unit[]): number {
  const { g } = scene;
  const force = nobody();
  for (const u of attackers) {
    const hex = hexOf(g, u);
    join(scene, force, u, hex, g.world.grid.offsets.indexOf(target - hex));
  }
  return gainOf(scene, preyIn(scene, target), force);
}

/** The best attack that can be made on a hex now by one of the groups around it; cavalry is spared. */
export function bestAttack(scene: Scene, target: Hex): number {
  const { g, seat, w } = scene;
  const { c, world } = g;
  const prey = preyIn(scene, target);
  let best = -200;
  let tried = 0;
  for (let first = 0; first < 6; first++) {
    const leader = c.mobileAt[target - world.grid.offsets[first]] - 1;
    if (leader < 0 || world.seatOf[leader] !== seat || (tried & (1 << world.groupOf[leader])) !== 0) continue;
    tried |= 1 << world.groupOf[leader];
    const force = nobody();
    for (let d = 0; d < 6; d++) {
      const hex = asHex(target - world.grid.offsets[d]);
      const u = mobileIn(g, hex);
      if (
        u === NOBODY ||
        world.seatOf[u] !== seat ||
        c.disrupted[u] === 1 ||
        world.groupOf[u] !== world.groupOf[leader]
      )
        continue;
      if (world.kindOf[u] !== CAVALRY) join(scene, force, u, hex, d);
    }
    if (force.steps > 0) best = Math.max(best, gainOf(scene, prey, force));
  }
  return best - w.attackLeast;
}
