import { allowance } from "./checks/move.ts";
import { formationOf } from "./checks/neighbours.ts";
import { formations, isClosed } from "./formation.ts";
import { takeFormation } from "./mutations.ts";
import { lift, place, recount } from "./occupancy.ts";
import { ATTACHED, BEGUN, DISPERSED, has, isOnMap, ROUTED, type SteppesPlay } from "./state.ts";
import { constants } from "./tables/constants.ts";

/** IV.20, K-152: whether a counter of skirmishers may be put out: its battalion stands closed and has not begun to move. */
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
  if (formation === undefined || !isClosed(formation)) return false;
  return skirmishersIn(g, g.c.hexOf[battalion]) + g.c.sp[counter] <= constants.skirmishLimit.value;
}

/** Points in skirmish formation in a hex (IV.1). */
function skirmishersIn(g: SteppesPlay, hex: number): number {
  let points = 0;
  for (let unit = 0; unit < g.world.count; unit++)
    if (g.c.hexOf[unit] === hex && formationOf(g, unit) === "skirmish") points += g.c.sp[unit];
  return points;
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
