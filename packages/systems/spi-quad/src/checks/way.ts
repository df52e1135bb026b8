import { asHex, DIRECTIONS, type Direction, type Hex, OFF_MAP } from "@redoubt/hex";
import { isReached, pointsText } from "@redoubt/mechanics";
import { hexOf, type QuadPlay } from "../state.ts";
import { holdsEnemy, priceFor, totalOf, whyNotStepOn, whyNotStop } from "./move-step.ts";
import { costOfStraightStep, type Mover, mayGoTo, searchReach } from "./movement.ts";
import { notPossible, refusal, type Why } from "./refusal.ts";

/** What a closed step is taken to cost by whoever looks what is behind it: a clear hex. */
const CLEAR = 2;

/** How much a step weighs that a rule forbids: what only zones forbid weighs least, so that it is named where it may be. */
const ZONE_BROKEN = 1;
const RULE_BROKEN = 2;

/** A way being looked for: where it has come to, what was spent, how heavily rules were broken. */
interface Trail {
  readonly hex: Hex;
  readonly spent: number;
  readonly broken: number;
  readonly before: Trail | null;
}

function weightOf(g: QuadPlay, mover: Mover, from: Hex, direction: Direction): number {
  const why = whyNotStepOn(g, mover, { from, direction, left: mover.left });
  if (why === null || why.code === "too-dear") return 0;
  const isZone = why.code === "zone-in-the-way" || why.code === "zone-to-zone";
  return isZone ? ZONE_BROKEN : RULE_BROKEN;
}

/** The way to a hex, within the points left, on which rules are broken least; null if the points do not suffice for any. */
function leastBroken(g: QuadPlay, mover: Mover, goal: Hex): Trail | null {
  const { grid } = g.world;
  const known = new Set<number>();
  // One list for each weight: a trail is taken up when all lighter ones are.
  const waiting: Trail[][] = [[{ hex: hexOf(g, mover.unit), spent: 0, broken: 0, before: null }]];
  for (let broken = 0; broken < waiting.length; broken++) {
    const list = waiting[broken] ?? [];
    for (let trail = list.shift(); trail !== undefined; trail = list.shift()) {
      const key = trail.hex * 256 + trail.spent;
      if (known.has(key)) continue;
      known.add(key);
      if (trail.hex === goal) return trail;
      for (const direction of DIRECTIONS) {
        const hex = asHex(trail.hex + grid.offsets[direction]);
        if (grid.onMap[hex] === 0) continue;
        const price = priceFor(g, mover.unit, trail.hex, direction);
        const spent = trail.spent + ("closed" in price ? CLEAR : totalOf(price));
        if (spent > mover.left) continue;
        const heavier = broken + weightOf(g, mover, trail.hex, direction);
        waiting[heavier] ??= [];
        waiting[heavier].push({ hex, spent, broken: heavier, before: trail });
      }
    }
  }
  return null;
}

const stepsOf = (end: Trail): readonly Trail[] => (end.before === null ? [] : [...stepsOf(end.before), end]);

/**
 * Why no way leads to a hex: of all ways that the points would pay for, the first rule broken on the one that breaks
 * least. Where no way could be paid for it is the points.
 */
function whyNoWay(g: QuadPlay, mover: Mover, goal: Hex): Why {
  const { units, grid } = g.world;
  const told = { unit: units[mover.unit].id, hex: grid.numbers[goal] };
  const tooDear = refusal("5.16", "too-dear", { ...told, left: pointsText(mover.left) });
  const end = leastBroken(g, mover, goal);
  for (const { hex, before } of end === null ? [] : stepsOf(end)) {
    const from = before?.hex ?? OFF_MAP;
    const direction = grid.offsets.indexOf(hex - from) as Direction; // each step of a trail goes to a neighbour
    const why = whyNotStepOn(g, mover, { from, direction, left: mover.left - (before?.spent ?? 0) });
    if (why === null) continue;
    if (hex === goal || why.code === "too-far-south") return why;
    switch (why.code) {
      case "enemy-there":
        return refusal("5.34", "enemy-in-the-way", told);
      case "zone-to-zone":
        return refusal("5.13", "held", told);
      case "closed":
        return refusal(why.rule, "way-closed", { ...why.params, ...told, at: grid.numbers[hex] });
      default:
        return { ...why, params: { ...why.params, ...told } };
    }
  }
  return tooDear;
}

/** Why a unit may not be sent to a hex; null if it may. */
export function whyNotGo(g: QuadPlay, mover: Mover, hex: Hex): Why {
  const { world, c } = g;
  const { unit } = mover;
  const told = { unit: world.units[unit].id, hex: world.grid.numbers[hex] };
  if (hex === hexOf(g, unit)) return notPossible("5.0", "already-there", told);
  if (holdsEnemy(g, unit, hex)) return refusal("5.12", "enemy-there", told);
  const flood = searchReach(g, mover);
  if (!isReached(flood, hex)) {
    // Who points at the next hex means that step; who points farther means any way.
    const at = world.grid.offsets.indexOf(hex - c.hexOf[unit]);
    if (at < 0) return whyNoWay(g, mover, hex);
    return whyNotStepOn(g, mover, { from: hexOf(g, unit), direction: at as Direction, left: mover.left }); // one of six
  }
  return mayGoTo(g, mover, flood, hex) ? null : whyNotStop(g, unit, hex);
}

/** Why a unit may not step straight into a hex; null if it may. A step that is a cheapest way is said as "hex". */
export function whyNotStep(g: QuadPlay, mover: Mover, hex: Hex): Why {
  const { world } = g;
  const { unit, left } = mover;
  const from = hexOf(g, unit);
  const told = { unit: world.units[unit].id, hex: world.grid.numbers[hex] };
  const at = world.grid.offsets.indexOf(hex - from);
  if (at < 0) return refusal("5.17", "not-adjacent-step", told);
  const direction = at as Direction; // a place among the six offsets
  const why = whyNotStepOn(g, mover, { from, direction, left });
  if (why !== null) return why;
  if (costOfStraightStep(g, mover, searchReach(g, mover), direction) > 0) return null;
  return whyNotGo(g, mover, hex) ?? notPossible("5.0", "step-is-the-way", told);
}
