import type { Hex } from "@redoubt/hex";
import type { Unit } from "@redoubt/mechanics";
import { isCutOff, isPenned } from "../checks/retreat-paths.ts";
import { closedToAdvance } from "../checks/retreat-step.ts";
import { disrupt, quietly, tire } from "../mutations.ts";
import type { QuadRule } from "../rule-index.ts";
import { enemyOf } from "../seat.ts";
import { meaningOf } from "../setup/results.ts";
import { hexOf, isDisrupted, isOnMap, type QuadPlay, topUnit, unitBelow, zonesOf } from "../state.ts";
import { CAVALRY } from "../unit.ts";
import type { Aftermath } from "./melee-aftermath.ts";

// What a melee result brings about is told with the result, for everybody at once, before anybody decides how to retreat;
// it is then carried out in its order (S-46, S-47), quietly where it was told. What is carried out at once tells of itself.

const idOf = (g: QuadPlay, u: Unit): string => g.world.units[u].id;
const hexNameOf = (g: QuadPlay, u: Unit): string => g.world.grid.numbers[g.c.hexOf[u]];
const hasBlankBack = (g: QuadPlay, u: Unit): boolean => g.world.units[u].back === null;

/** Whether a unit will be lost in its retreat, or is known to be lost before. */
type Lost = (u: Unit) => boolean;

/** Tells that a unit will be turned over; one with a blank back will be eliminated instead (9.0). */
function tellDisruption(g: QuadPlay, u: Unit, rule: QuadRule): void {
  if (hasBlankBack(g, u)) g.emit({ kind: "doomed", rule: "9.0", unit: idOf(g, u), fate: "eliminated" });
  else g.emit({ kind: "disrupted", rule, unit: idOf(g, u), hex: hexNameOf(g, u) });
}

/** Turns a unit over of which it was told. */
export function disruptAsTold(g: QuadPlay, u: Unit, rule: QuadRule): void {
  if (hasBlankBack(g, u)) disrupt(g, u, rule);
  else quietly(g, () => disrupt(g, u, rule));
}

/** Tells that an attacker will tire (B19.0). */
function tellTiring(g: QuadPlay, u: Unit): void {
  const { world, c } = g;
  if (world.tires[u] === 0 || c.freshness[u] === 0) return;
  const level = c.freshness[u] - 1;
  g.emit({ kind: "tired", rule: "B19.0", unit: idOf(g, u), level });
  if (level === 0 && !isDisrupted(g, u)) tellDisruption(g, u, "B19.0");
}

/** Lets an attacker tire of which it was told. */
export const tireAsTold = (g: QuadPlay, u: Unit): void => quietly(g, () => tire(g, u));

/** Whether the melee costs cavalry its life, weary as it is (11.25) or for want of a back (9.0). */
const isDoomed = (g: QuadPlay, l: Aftermath, u: Unit): boolean =>
  l.weary.includes(u) || (g.world.kindOf[u] === CAVALRY && hasBlankBack(g, u));

/** Tells what melee does to the cavalry that fought in it (11.21, 11.25). */
function tellCavalry(g: QuadPlay, l: Aftermath, isLost: Lost): void {
  for (const u of [...l.attackers, ...l.defenders]) {
    if (g.world.kindOf[u] !== CAVALRY || !isOnMap(g, u) || isLost(u)) continue;
    if (!isDoomed(g, l, u)) tellDisruption(g, u, "11.21");
    else if (l.driven.length > 0 || l.garrisoned.length > 0) {
      g.emit({ kind: "doomed", rule: hasBlankBack(g, u) ? "9.0" : "11.25", unit: idOf(g, u), fate: "eliminated" });
    }
  }
}

/** Tells what becomes of the redoubt guns whose garrison has yet to retreat (B18.2, 8.55). */
function tellGuns(g: QuadPlay, l: Aftermath): void {
  if (meaningOf[l.cell].on === "attacker" || l.driven.length === 0) return;
  for (const u of l.garrisoned) {
    if (!l.defenders.includes(u)) continue;
    const hex = hexOf(g, u);
    const isTaken = zonesOf(g, enemyOf(g.world.seatOf[u]))[hex] !== 0 && staying(g, l, hex).every((one) => one === u);
    g.emit({ kind: "doomed", rule: "B18.2", unit: idOf(g, u), fate: isTaken ? "captured" : "eliminated" });
  }
}

/** The units that will still be in an attacked hex when all retreats are made and cavalry has been seen to. */
function staying(g: QuadPlay, l: Aftermath, hex: Hex): readonly Unit[] {
  const units: Unit[] = [];
  for (let u = topUnit(g, hex); u >= 0; u = unitBelow(g, u)) {
    if (!l.forced.includes(u) && !isDoomed(g, l, u)) units.push(u);
  }
  return units;
}

/** Tells who may advance into the hexes that defenders leave behind (8.71). */
function tellAdvance(g: QuadPlay, l: Aftermath): void {
  const { grid, units } = g.world;
  const isLost = (u: Unit): boolean => l.garrisoned.includes(u);
  const left = [
    ...new Set([...l.paths.map(([hex]) => hex), ...l.defenders.filter((u) => isOnMap(g, u)).map((u) => hexOf(g, u))]),
  ];
  const hexes = left.filter((hex) => staying(g, l, hex).every(isLost));
  const enters = (u: Unit, hex: Hex): boolean => {
    const direction = grid.offsets.indexOf(hex - g.c.hexOf[u]);
    return direction >= 0 && closedToAdvance(g, u, hexOf(g, u), direction) === null;
  };
  const advancing = l.attackers.filter(
    (u) => isOnMap(g, u) && !l.forced.includes(u) && !isDoomed(g, l, u) && hexes.some((hex) => enters(u, hex)),
  );
  if (advancing.length === 0) return;
  g.emit({
    kind: "advance-open",
    rule: "8.71",
    units: advancing.map((u) => units[u].id),
    hexes: hexes.map((hex) => grid.numbers[hex]),
  });
}

/** Tells who must retreat, and who cannot; returns those that will be lost. */
function tellRetreats(g: QuadPlay, l: Aftermath): readonly Unit[] {
  const lost: Unit[] = [];
  for (const { unit, hexes } of l.driven) {
    if (isPenned(g, unit, hexes)) {
      lost.push(unit);
      g.emit({ kind: "doomed", rule: "8.54", unit: idOf(g, unit), fate: "penned" });
      continue;
    }
    g.emit({ kind: "retreat-ordered", rule: "8.5", unit: idOf(g, unit), hexes });
    // A horse gun could not retreat had it been turned over first (9.12, S-46).
    if (g.world.isGun[unit] === 1 && meaningOf[l.cell].disrupted) tellDisruption(g, unit, "8.4");
  }
  return lost;
}

/** The only unit that must retreat, where it is lost in its hex before anybody decides anything (8.5); null if there is none. */
function lostAtOnce(g: QuadPlay, { driven }: Aftermath): Unit | null {
  return driven.length === 1 && isCutOff(g, driven[0].unit, driven[0].hexes) ? driven[0].unit : null;
}

/** Tells all that the result of a melee brings about beyond what is carried out at once. */
export function tellAftermath(g: QuadPlay, aftermath: Aftermath): void {
  if (g.sink === null) return;
  const first = lostAtOnce(g, aftermath);
  const l = first === null ? aftermath : { ...aftermath, driven: [] };
  const lost = tellRetreats(g, l);
  const isLost: Lost = (u) => u === first || lost.includes(u);
  tellGuns(g, l);
  for (const u of l.attackers) if (isOnMap(g, u) && !isLost(u)) tellTiring(g, u);
  tellCavalry(g, l, isLost);
  tellAdvance(g, l);
}
