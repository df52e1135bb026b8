import { asHex } from "@redoubt/hex";
import { asUnit, type Unit, whimOf } from "@redoubt/mechanics";
import { buysFormation, forceFor, unitsUnder, wholeFormation } from "../checks/command.ts";
import { forceIn, unitsInRange } from "../checks/initiative.ts";
import { whyCrowded } from "../checks/overstack.ts";
import { waitingUnder } from "../checks/recovering.ts";
import { unitsIn } from "../occupancy.ts";
import { HELD, has, IMPROVED_POSITION, MOVED } from "../state.ts";
import { LEADER } from "../world.ts";
import { assaultsOf } from "./assault.ts";
import { each, type Look } from "./look.ts";
import { bestGain } from "./move-look.ts";
import { NEVER } from "./place-look.ts";
import type { Scene } from "./scene.ts";
import { worthOf } from "./stakes.ts";

// How much a unit has to do: more the nearer the enemy and what it is wanted for.
function urgency({ g, toEnemy, lore }: Scene, unit: Unit): number {
  const hex = g.c.hexOf[unit];
  let near = 0;
  for (const { far } of lore.goals) near = Math.max(near, 40 - Math.min(far[hex], 40));
  return Math.trunc((worthOf(g, unit) * (20 + near + 6 * Math.max(8 - toEnemy[hex], 0))) / 100);
}

const urgencies = (scene: Scene, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + urgency(scene, unit), 0);

/** A point of command goes where it sets most in motion. */
export const judgeCommand: Look = (scene, list, scores) => {
  const { shareOf } = assaultsOf(scene, () => true, true);
  const hopes = (units: readonly Unit[]): number =>
    units.reduce((sum, unit) => sum + 2 * shareOf[unit] + (urgency(scene, unit) >> 1), 0);
  each((_s, verb, first, second) => {
    const { g } = scene;
    if (verb === "end") return 0;
    const leader = asUnit(first);
    const { whims } = scene.stance;
    if (verb === "command-hex") return hopes(forceFor(g, leader, asHex(second))) + whimOf(whims, leader, second);
    const thing = asUnit(second);
    if (leader === thing && buysFormation(g, leader)) return hopes(wholeFormation(g, leader).units);
    return hopes(unitsUnder(g, thing)) + 5 + whimOf(whims, thing, leader);
  })(scene, list, scores);
};

// Officers check before any Leader goes.
const mostForLeaders = 90;

/** Out of command: Officers check, forces act that have something to gain, Leaders find their place. */
export const judgeOutOfCommand = each((scene, verb, thing) => {
  const { g } = scene;
  if (verb === "check") return 100 + urgencies(scene, unitsInRange(g, asUnit(thing)));
  if (verb === "activate") {
    const force = forceIn(g, asHex(thing));
    const gain = Math.max(...force.map((unit) => (has(g, unit, HELD) ? NEVER : bestGain(scene, unit))));
    return gain > 0 ? gain : -5;
  }
  if (verb === "unit")
    return g.world.kindOf[thing] === LEADER && !has(g, asUnit(thing), MOVED)
      ? Math.min(bestGain(scene, asUnit(thing), mostForLeaders), mostForLeaders)
      : -10;
  return 0;
});

/** Recovery: a Leader is spared for it where more of his await it than he leads. */
export const judgeSponsors = each(({ g, seat }, verb, leader) => {
  if (verb === "end") return 0;
  // Whoever recovers stands in his hex, and must find room there (3.3b).
  const hex = g.c.hexOf[leader];
  const [first] = waitingUnder(g, asUnit(leader));
  const isFull = whyCrowded(g, hex, [...unitsIn(g, hex, seat), first], g.c.works[hex] === IMPROVED_POSITION) !== null;
  if (isFull) return -10;
  const waiting = waitingUnder(g, asUnit(leader)).reduce((sum, unit) => sum + Math.max(g.world.fullSp[unit], 0), 0);
  const led = unitsUnder(g, asUnit(leader)).reduce((sum, unit) => sum + Math.max(g.world.fullSp[unit], 0), 0);
  return 2 * waiting - led;
});

/** Who recovers: whoever finds room with his Officer. */
export const judgeRecovery = each(({ g, seat }, verb, unit) => {
  if (verb !== "recover") return 2;
  const hex = g.c.hexOf[g.world.parentOf[unit]];
  const there = unitsIn(g, hex, seat);
  const isFull = whyCrowded(g, hex, [...there, asUnit(unit)], g.c.works[hex] === IMPROVED_POSITION) !== null;
  return isFull ? -10 : 10 + g.world.fullSp[unit];
});
