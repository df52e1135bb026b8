import type { Unit } from "@redoubt/mechanics";
import { asUnit } from "@redoubt/mechanics";
import { closersWith, pointsOf } from "./checks/closing.ts";
import { allowance } from "./checks/move.ts";
import { formationOf } from "./checks/neighbours.ts";
import { formations, isClosed } from "./formation.ts";
import { cites } from "./kit.ts";
import { takeFormation } from "./mutations.ts";
import { lift, place, recount } from "./occupancy.ts";
import { ATTACHED, BEGUN, DISPERSED, FINISHED, has, isOnMap, ROUTED, type SteppesPlay } from "./state.ts";

/** With its last counter out the battalion itself leaves the map. */
export const enforces = cites("IV.11");

/** IV.20, K-152: whether a counter of skirmishers may be put out: its battalion stands closed and has not begun to move. All of them may: more than 4 points must then part (IV.1, K-52). */
export function mayDeploy(g: SteppesPlay, counter: number): boolean {
  const battalion = g.world.battalionOf[counter];
  if (battalion < 0 || g.c.hexOf[counter] !== ATTACHED || g.c.sp[counter] === 0) return false;
  if (
    !isOnMap(g, battalion) ||
    has(g, battalion, BEGUN) ||
    g.c.level[battalion] === ROUTED ||
    g.c.march[battalion] === 1
  )
    return false;
  const formation = formationOf(g, battalion);
  return formation !== undefined && isClosed(formation);
}

/** IV.11, K-152: puts a counter out on top of its battalion, with the points of the battalion's formation less one. */
export function deploy(g: SteppesPlay, counter: number): void {
  const { c, world } = g;
  const battalion = world.battalionOf[counter];
  const hex = c.hexOf[battalion];
  const points = allowance(g, battalion) - 1;
  c.level[counter] = c.level[battalion];
  c.lost[counter] = c.lost[battalion];
  c.mpStart[counter] = points;
  c.mp[counter] = points;
  c.act[counter] = c.act[battalion] | BEGUN;
  takeFormation(g, counter, formations.indexOf("skirmish"), 0);
  c.sp[battalion] -= c.sp[counter];
  place(g, counter, hex);
  if (c.sp[battalion] === 0) lift(g, battalion, DISPERSED);
  else recount(g, hex);
  g.emit({ kind: "deployed", rule: "IV.20", piece: counter, battalion });
}

/** IV.13, IV.14: whether a closed battalion may take one of its counters back: both in one hex, neither routed. */
export function mayAbsorb(g: SteppesPlay, counter: number): boolean {
  const battalion = g.world.battalionOf[counter];
  if (battalion < 0 || !isOnMap(g, counter) || !isOnMap(g, battalion)) return false;
  if (g.c.hexOf[counter] !== g.c.hexOf[battalion]) return false;
  return g.c.level[counter] !== ROUTED && g.c.level[battalion] !== ROUTED;
}

/** IV.13, K-53, K-152: a battalion takes a counter back: it has the points the one has left, the worse level, the higher lost points. */
export function absorb(g: SteppesPlay, counter: number): void {
  const { c, world } = g;
  const battalion = world.battalionOf[counter];
  const spent = Math.max(c.mpStart[counter] - c.mp[counter], 0);
  if (has(g, battalion, BEGUN)) c.mp[battalion] = Math.min(c.mp[battalion], Math.max(0, c.mpStart[battalion] - spent));
  else {
    const start = allowance(g, battalion);
    c.mpStart[battalion] = start;
    c.mp[battalion] = Math.max(0, start - spent);
    if (spent > 0) c.act[battalion] |= BEGUN;
  }
  c.level[battalion] = Math.max(c.level[battalion], c.level[counter]);
  c.lost[battalion] = Math.max(c.lost[battalion], c.lost[counter]);
  c.sp[battalion] += c.sp[counter];
  lift(g, counter, ATTACHED);
  recount(g, c.hexOf[battalion]);
  g.emit({ kind: "absorbed", rule: "IV.13", piece: counter, battalion });
}

/** IV.10, IV.13, K-152: skirmishers of one battalion in a hex become its closed counter, with the points that those who spent most have left. */
export function closeUp(g: SteppesPlay, units: readonly Unit[], formation: number): readonly Unit[] {
  const { c, world } = g;
  const counters = isClosed(formations[formation]) ? closersWith(g, units) : [];
  if (counters.length === 0) return units;
  const battalion = world.battalionOf[counters[0]];
  const hex = c.hexOf[counters[0]];
  const left = Math.min(...counters.map((counter) => pointsOf(g, counter)));
  c.mpStart[battalion] = Math.max(...counters.map((counter) => Math.max(c.mpStart[counter], left)));
  c.mp[battalion] = left;
  c.act[battalion] = counters.reduce((acts, counter) => acts | c.act[counter], BEGUN) & ~FINISHED;
  c.level[battalion] = Math.max(...counters.map((counter) => c.level[counter]));
  c.lost[battalion] = Math.max(...counters.map((counter) => c.lost[counter]));
  c.sp[battalion] = counters.reduce((sum, counter) => sum + c.sp[counter], 0);
  takeFormation(g, battalion, formations.indexOf("skirmish"), 0);
  for (const counter of counters) lift(g, counter, ATTACHED);
  place(g, battalion, hex);
  for (const counter of counters) g.emit({ kind: "absorbed", rule: "IV.13", piece: counter, battalion });
  return [asUnit(battalion)];
}
