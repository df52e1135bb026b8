import type { Seat } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import { asUnit, type Plan, placeName, type Unit } from "@redoubt/mechanics";
import { canMove } from "../checks/take-up.ts";
import { formationName } from "../data/formation-names.ts";
import { enemyOf } from "../seat.ts";
import { NO_PARENT } from "../setup/roster.ts";
import { activeSeat, DISRUPTED, hexOf, phases, type QuadPlay, topUnit } from "../state.ts";
import { meleeOf } from "../values.ts";
import { unitName } from "../wording/names.ts";
import { battleMindOf } from "./battle-mind.ts";
import { worthNow } from "./fire-look.ts";
import { groupNames, type Lore } from "./lore.ts";
import { bestPlace } from "./movement-look.ts";
import { span } from "./scene.ts";
import { AGGRESSION, firstGroup, type Stance } from "./stance.ts";
import { lookAt, threatsTo } from "./threat-field.ts";

const manners = ["sparing our units", "at good odds", "boldly", "whatever it costs"];
//                as the side does, ...
const tasks = ["", "holds", "attacks where it can", "goes all out for the ground", "hunts the enemy's units"];

/** A unit that sets out, where to, and by how many points it is better there. */
interface Going {
  readonly unit: Unit;
  readonly to: Hex;
  readonly gain: number;
}

const placeOf = ({ world }: QuadPlay, hex: Hex): string =>
  placeName({ ...world.mapFile.names, ...battleMindOf(world).landmarks }, world.grid, hex);

const nameOf = ({ world }: QuadPlay, u: Unit): string => unitName(world, world.units[u].id);

/** Those of a seat who would set out now: nobody outside of its own Movement Phase. */
function goingOf(g: QuadPlay, lore: Lore, stances: readonly Stance[], seat: Seat): readonly Going[] {
  const { c, world } = g;
  if (activeSeat(g) !== seat || phases[c.phase[0]] !== "movement") return [];
  const going: Going[] = [];
  for (let u = asUnit(0); u < world.count; u++) {
    if (world.seatOf[u] !== seat || world.isGun[u] === 1 || c.hexOf[u] <= 0 || !canMove(g, u)) continue;
    const { hex, gain } = bestPlace(g, lore, stances[lore.groupOf[u]], u);
    if (gain > 0 && hex > 0) going.push({ unit: u, to: hex, gain });
  }
  return going;
}

/** The Parent Unit that gains most by what it sets out to do. */
function mainEffort(g: QuadPlay, going: readonly Going[]): readonly Going[] {
  const { parentOf } = g.world;
  const gains = new Map<number, number>();
  for (const { unit, gain } of going)
    if (parentOf[unit] !== NO_PARENT) gains.set(parentOf[unit], (gains.get(parentOf[unit]) ?? 0) + gain);
  const [most] = [...gains].sort((a, b) => b[1] - a[1]);
  return most === undefined ? going.slice(0, 1) : going.filter(({ unit }) => parentOf[unit] === most[0]);
}

/** The enemy that most of them will stand next to; null where none will be. */
function preyOf(g: QuadPlay, seat: Seat, effort: readonly Going[]): Unit | null {
  const { grid, seatOf } = g.world;
  const met = new Map<Unit, number>();
  for (const { to } of effort)
    for (let d = 0; d < 6; d++) {
      const top = topUnit(g, asHex(to + grid.offsets[d]));
      if (top >= 0 && seatOf[top] !== seat) met.set(asUnit(top), (met.get(asUnit(top)) ?? 0) + 1);
    }
  const [most] = [...met].sort((a, b) => b[1] - a[1]);
  return most === undefined ? null : most[0];
}

/** What the effort is for: of the places the side wants and that it comes nearer to, the nearest; none where it is aimed there. */
function purposeOf(g: QuadPlay, lore: Lore, seat: Seat, { unit, to }: Going, aimed: Hex): string {
  const from = hexOf(g, unit);
  const goals = lore.goals[seat].filter(({ hex }) => hex > 0 && span(g, hex, to) < span(g, hex, from));
  const [near] = [...goals].sort((a, b) => span(g, a.hex, to) - span(g, b.hex, to));
  if (near === undefined || near.hex === to || near.hex === aimed) return "";
  const { exitHex, grid } = g.world;
  const place = near.hex === exitHex ? `the road out at ${grid.numbers[exitHex]}` : placeOf(g, near.hex);
  return `, on the way to ${place}`;
}

/** Our unit for which most is to be feared, and the enemy that is nearest to it. */
function fearOf(g: QuadPlay, lore: Lore, seat: Seat): string {
  const { c, world } = g;
  const threats = threatsTo(g, seat);
  let [worst, most] = [-1, 0];
  for (let u = asUnit(0); u < world.count; u++) {
    const at = hexOf(g, u);
    if (world.seatOf[u] !== seat || at <= 0) continue;
    lookAt(g, threats, at);
    const defence = 4 * Math.max(meleeOf(g, u), 1);
    // Those who could be attacked by less than their own strength are safe enough.
    const danger = Math.trunc((worthNow(g, lore, u) * Math.max(threats.strength[at] - defence, 0)) / defence);
    if (danger > most) [worst, most] = [u, danger];
  }
  if (worst < 0) return "";
  const at = hexOf(g, asUnit(worst));
  let [nearest, far] = [-1, 99];
  for (let u = asUnit(0); u < world.count; u++) {
    if (world.seatOf[u] !== enemyOf(seat) || c.hexOf[u] <= 0 || (c.status[u] & DISRUPTED) !== 0) continue;
    if (world.isGun[u] === 0 && span(g, hexOf(g, u), at) < far) [nearest, far] = [u, span(g, hexOf(g, u), at)];
  }
  const who = nearest < 0 ? "" : `, which ${nameOf(g, asUnit(nearest))} can reach`;
  return ` We fear for ${nameOf(g, asUnit(worst))} at ${placeOf(g, at)}${who}.`;
}

/** Groups that have a task of their own, in words. */
function tasksOf({ genes }: Plan): string {
  const own = groupNames.flatMap((name, group) => {
    const task = genes[firstGroup + group] ?? 0;
    return task === 0 ? [] : [`${name} ${tasks[task]}`];
  });
  return own.length === 0 ? "" : ` Meanwhile ${own.join(", ")}.`;
}

/** What a side is about to do: which formation, where, what for, how boldly, and what it fears. */
export function aimOf(g: QuadPlay, lore: Lore, stances: readonly Stance[], seat: Seat, plan: Plan): string {
  const effort = mainEffort(g, goingOf(g, lore, stances, seat));
  const manner = manners[plan.genes[AGGRESSION]];
  const fear = `${tasksOf(plan)}${fearOf(g, lore, seat)}`;
  if (effort.length === 0)
    return `${activeSeat(g) === seat ? "We stand" : "We receive the enemy"} where we are, ${manner}.${fear}`;
  const { world } = g;
  const [first] = [...effort].sort((a, b) => b.gain - a.gain);
  const parent = world.parentOf[first.unit];
  const who = parent === NO_PARENT ? nameOf(g, first.unit) : formationName(world.parents[parent]);
  const prey = preyOf(g, seat, effort);
  const purpose = purposeOf(g, lore, seat, first, prey === null ? first.to : hexOf(g, prey));
  const does =
    prey === null
      ? `We send ${who} to ${placeOf(g, first.to)}${purpose}, ${manner}.`
      : `We send ${who} against ${nameOf(g, prey)} at ${placeOf(g, hexOf(g, prey))}${purpose}, ${manner}.`;
  return `${does}${fear}`;
}
