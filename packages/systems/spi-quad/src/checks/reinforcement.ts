import { type AnswerList, answerList, offer, type Seat } from "@redoubt/engine";
import { distance, type Hex } from "@redoubt/hex";
import { points, type Unit } from "@redoubt/mechanics";
import { cites } from "../kit.ts";
import { enemyOf } from "../seat.ts";
import { isInZoneOf, type QuadPlay, WAITING } from "../state.ts";
import { AQUEDUCT, BOURLIUK, BRIDGE_HEX, SEA, STEEP_HEX, SWAMP, VINEYARD, WOODS } from "../terrain.ts";
import { INFANTRY } from "../unit.ts";
import { allowanceOf } from "../values.ts";
import { say, unitIn } from "../words.ts";
import type { EntryGroup } from "../world.ts";
import { edgeRate } from "./map-edge.ts";
import { whyNotStop } from "./move-step.ts";
import { canFinishFrom } from "./movement.ts";
import { whyNotOnMap } from "./presence.ts";
import { refusal, type Why } from "./refusal.ts";
import { isWaiting } from "./take-up.ts";

/** Cases held by what is never asked: off-map units are in no hex, and nobody has to enter. */
export const enforces = cites("12.0", "12.14", "12.23", "12.25");

/** The group of a unit that waits off the map; null for any other unit. */
export function groupWaiting(g: QuadPlay, u: Unit): EntryGroup | null {
  const place = g.world.groupOf[u];
  return place === 255 || g.c.hexOf[u] !== WAITING ? null : g.world.entryGroups[place];
}

/** Whether a group may enter in this Movement Phase: it is its owner's, its turn has come, it was called (12.0, B17.21). */
export function isDue(g: QuadPlay, group: EntryGroup): boolean {
  if (group.seat !== g.c.active[0] || group.turn > g.c.turn[0]) return false;
  return !group.onCall || g.c.frenchCalled[0] === 1;
}

/** Whether an entry hex holds an enemy, or a friend in an enemy zone (12.22). */
export function isBlocked(g: QuadPlay, seat: Seat, hex: Hex): boolean {
  const top = g.c.topOf[hex];
  if (top === 0) return false;
  return g.world.seatOf[top - 1] !== seat || isInZoneOf(g, enemyOf(seat), hex);
}

/** Whether the ground of an edge hex lets a unit in from outside. */
function isEnterable(g: QuadPlay, u: Unit, hex: Hex): boolean {
  const bits = g.world.terrain.hex[hex];
  if ((bits & (SEA | BOURLIUK)) !== 0) return false;
  if (g.world.kindOf[u] === INFANTRY || (bits & (AQUEDUCT | SWAMP)) === 0) return true;
  return edgeRate(g, u, hex) !== null || (bits & BRIDGE_HEX) !== 0;
}

/** Half points for the ground of an edge hex, roads left aside. */
function groundPrice(g: QuadPlay, hex: Hex): number {
  const bits = g.world.terrain.hex[hex];
  if ((bits & BRIDGE_HEX) !== 0) return points(1);
  if ((bits & (VINEYARD | AQUEDUCT | SWAMP)) !== 0) return points(3);
  const isSteep = g.world.rules.prices.hasSteepHexes && (bits & STEEP_HEX) !== 0;
  return points(((bits & WOODS) !== 0 ? 2 : 1) * (isSteep ? 2 : 1));
}

/** Half points to enter at a hex behind those who entered there before in this phase (12.11, 12.13, S-51). */
export function entryPrice(g: QuadPlay, u: Unit, group: EntryGroup, hex: Hex): number {
  const ahead = g.c.entered[g.world.edgePlace[hex]];
  if (group.price !== null) return group.price + points(ahead);
  const rate = edgeRate(g, u, hex);
  return rate === null ? groundPrice(g, hex) + points(ahead) : rate * (ahead + 1);
}

/** Half points to enter at a hex as the only one there: for whoever asks about a unit that nothing schedules. */
export const plainEntryPrice = (g: QuadPlay, u: Unit, hex: Hex): number => edgeRate(g, u, hex) ?? groundPrice(g, hex);

/** Whether a hex is the scheduled one, or stands in for a blocked one: the nearest on its edge that is not blocked (12.22). */
function isScheduled(g: QuadPlay, u: Unit, group: EntryGroup, hex: Hex): boolean {
  if (group.hexes.includes(hex)) return !isBlocked(g, group.seat, hex);
  if (!group.edge.includes(hex) || !isSubstitute(g, u, group, hex)) return false;
  return group.hexes.some((scheduled) => isBlocked(g, group.seat, scheduled) && isNearest(g, u, group, scheduled, hex));
}

/** Whether a hex of the edge could stand in: not blocked, open, and not itself one of the hexes of the group. */
const isSubstitute = (g: QuadPlay, u: Unit, group: EntryGroup, hex: Hex): boolean =>
  !isBlocked(g, group.seat, hex) && isEnterable(g, u, hex) && !group.hexes.includes(hex);

function isNearest(g: QuadPlay, u: Unit, group: EntryGroup, scheduled: Hex, hex: Hex): boolean {
  const { grid } = g.world;
  const far = distance(grid, scheduled, hex);
  return group.edge.every(
    (other) =>
      distance(grid, scheduled, other) >= far ||
      !(group.together
        ? isSubstitute(g, u, group, other)
        : !isBlocked(g, group.seat, other) && isEnterable(g, u, other)),
  );
}

/** Whether one unit to a hex still leaves room here: only units beyond the number of hexes come second (A22.2, S-79). */
function hasTurnAtHex(g: QuadPlay, group: EntryGroup, hex: Hex): boolean {
  if (!group.together) return true;
  const { c, world } = g;
  const ahead = c.entered[world.edgePlace[hex]];
  if (ahead === 0) return group.hexes.includes(hex) || countUsed(g, group) < group.hexes.length;
  if (ahead > 1) return false;
  let doubled = 0;
  for (const place of c.entered) if (place > 1) doubled++;
  return doubled < group.units.length - group.hexes.length;
}

function countUsed(g: QuadPlay, group: EntryGroup): number {
  let used = 0;
  for (const hex of group.edge) if (g.c.entered[g.world.edgePlace[hex]] > 0) used++;
  return used;
}

/** What keeps a waiting unit from entering at a hex, in the order in which it is looked at, and the case that says so. */
const entryCases = {
  "enemy-at-entry": "12.21",
  "entry-blocked": "12.22",
  "not-scheduled": "12.24",
  "entry-closed": "13.0",
  "entry-taken": "A22.2",
  "entry-too-dear": "12.13",
} as const;

/** What keeps a waiting unit from entering at a hex: a case, or no room for it to stop; null if it may. */
function barAtEntry(
  g: QuadPlay,
  u: Unit,
  group: EntryGroup,
  hex: Hex,
): keyof typeof entryCases | "no-room-at-entry" | null {
  const top = g.c.topOf[hex];
  if (!isScheduled(g, u, group, hex)) {
    if (top !== 0 && g.world.seatOf[top - 1] !== group.seat) return "enemy-at-entry";
    return group.hexes.includes(hex) ? "entry-blocked" : "not-scheduled";
  }
  if (!isEnterable(g, u, hex)) return "entry-closed";
  if (!hasTurnAtHex(g, group, hex)) return "entry-taken";
  const left = allowanceOf(g, u) - entryPrice(g, u, group, hex);
  if (left < 0) return "entry-too-dear";
  return canFinishFrom(g, u, hex, left, hex) ? null : "no-room-at-entry";
}

/** Why a unit may not be brought in at a hex; null if it may. */
export function whyNotEnter(g: QuadPlay, u: Unit, hex: Hex): Why {
  const { c, world } = g;
  const told = { unit: world.units[u].id, hex: world.grid.numbers[hex] };
  if (world.seatOf[u] !== c.active[0]) return refusal("5.11", "not-yours", told);
  const group = groupWaiting(g, u);
  if (group === null)
    return refusal("12.0", whyNotOnMap(g, u, "12.0") === null ? "on-map-already" : "not-waiting", told);
  if (group.turn > c.turn[0]) return refusal(group.rule, "not-yet", { ...told, turn: group.turn });
  if (!isDue(g, group)) return refusal(group.rule, "not-called", told);
  if (isWaiting(g, u)) return refusal("A20.1", "french-wait", told);
  if (world.edgePlace[hex] < 0) return refusal("12.24", "not-scheduled", told);
  const bar = barAtEntry(g, u, group, hex);
  if (bar === "no-room-at-entry") return whyNotStop(g, u, hex);
  if (bar !== null) return refusal(entryCases[bar], bar, told);
  return canAllEnter(g, group) ? null : refusal("A22.2", "not-all-can-enter", told);
}

/** The hexes at which a unit of the group may have to look for a way in: the scheduled ones, or the whole edge if one is blocked. */
export function entryCandidates(g: QuadPlay, group: EntryGroup): readonly Hex[] {
  for (const hex of group.hexes) if (isBlocked(g, group.seat, hex)) return group.edge;
  return group.hexes;
}

/** Whether all units of a group that comes together can enter this turn; none begins otherwise (A22.2, S-52). */
export function canAllEnter(g: QuadPlay, group: EntryGroup): boolean {
  if (!group.together || g.c.arrivalTurn[0] === g.c.turn[0]) return true;
  const [first] = group.units;
  let open = 0;
  for (const hex of entryCandidates(g, group)) if (barAtEntry(g, first, group, hex) === null) open++;
  return open >= Math.min(group.hexes.length, group.units.length);
}

/** Whether a group that comes together has begun to enter and one of its units can still come: the phase cannot end (S-52). */
export function isArriving(g: QuadPlay): boolean {
  const { c, world } = g;
  if (c.arrivalTurn[0] !== c.turn[0]) return false;
  return world.entryGroups.some(
    (group) => group.together && group.seat === c.active[0] && group.units.some((u) => canComeIn(g, u, group)),
  );
}

const canComeIn = (g: QuadPlay, u: Unit, group: EntryGroup): boolean =>
  g.c.hexOf[u] === WAITING && entryCandidates(g, group).some((hex) => barAtEntry(g, u, group, hex) === null);

/** How many units could enter now. */
export function countEntering(g: QuadPlay): number {
  const found = answerList();
  offerEntries(g, found);
  return new Set(Array.from(found.codes.subarray(0, found.count), (code) => unitIn(code))).size;
}

/** Offers every way in for the groups that are due. */
export function offerEntries(g: QuadPlay, out: AnswerList): void {
  const { c, world } = g;
  for (const group of world.entryGroups) {
    if (!isDue(g, group) || !group.units.some((u) => c.hexOf[u] === WAITING) || !canAllEnter(g, group)) continue;
    const hexes = entryCandidates(g, group);
    for (const u of group.units) {
      if (c.hexOf[u] !== WAITING || isWaiting(g, u)) continue;
      for (const hex of hexes) if (barAtEntry(g, u, group, hex) === null) offer(out, say.enter(u, hex));
    }
  }
}
