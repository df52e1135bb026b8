import { type Refusal, refusal } from "@redoubt/engine";
import { mayFormFreely } from "../entering.ts";
import { formations, isClosed } from "../formation.ts";
import { unitsIn } from "../occupancy.ts";
import { BRITISH_LINE } from "../piece.ts";
import type { SteppesRule } from "../rule-index.ts";
import { FORCED_MARCH, ROUTED, type SteppesPlay } from "../state.ts";
import { constants } from "../tables/constants.ts";
import { formationRow } from "../tables/formations.ts";
import type { World } from "../world.ts";
import { closersWith, pointsOf, whyNotClose } from "./closing.ts";
import { isGun } from "./morale.ts";
import { formationOf, ownFormationOf } from "./neighbours.ts";
import { orderOf } from "./orders.ts";

type Why = Refusal<SteppesRule> | null;

const named = (g: SteppesPlay, unit: number) => ({ unit: g.world.pieces[unit].name });

/** IV.9, IV.21, IV.23: what taking a formation costs: the new one's price, and one more to leave a square. */
export function formPrice(g: SteppesPlay, unit: number, formation: number): number {
  const arm = g.world.armOf[unit] ?? "infantry";
  const { adopt } = formationRow(arm, formations[formation], g.world.charts.formations);
  return adopt + (formationOf(g, unit) === "square" ? constants.leaveSquare.value : 0);
}

/** IV.1, K-52: how many points would stand in skirmish formation in the hex. */
function skirmishPoints(g: SteppesPlay, units: readonly number[]): number {
  const others = unitsIn(g, g.c.hexOf[units[0]]).filter(
    (unit) => !units.includes(unit) && ownFormationOf(g, unit) === "skirmish",
  );
  return [...others, ...units].reduce((sum, unit) => sum + g.c.sp[unit], 0);
}

/** IV.2, K-46: whether a unit is kept from squares as British line infantry. */
export const isBarredFromSquare = ({ options, traits }: World, unit: number): boolean =>
  options.britishSquare === "false" && (traits[unit] & BRITISH_LINE) !== 0;

/** Why units may not take a formation together in their own activation. */
export function whyNotForm(g: SteppesPlay, units: readonly number[], formation: number): Why {
  const { world, c } = g;
  const name = formations[formation];
  const [first] = units;
  const gun = units.find((unit) => isGun(world, unit));
  if (first === undefined || gun !== undefined)
    return refusal("IV.6", "guns-have-no-formation", gun === undefined ? {} : named(g, gun));
  if (units.some((unit) => c.level[unit] === ROUTED)) return refusal("XIV.49", "routed", named(g, first));
  const unable = units.find((unit) => !world.formations[unit].includes(name));
  if (unable !== undefined) {
    const rule = world.armOf[unable] === "cavalry" ? "IV.4" : "IV.1";
    return refusal(rule, "not-its-formation", { ...named(g, unable), formation: name });
  }
  const barred = name === "square" ? units.find((unit) => isBarredFromSquare(world, unit)) : undefined;
  if (barred !== undefined) return refusal("IV.2", "not-its-formation", { ...named(g, barred), formation: name });
  if (units.every((unit) => formationOf(g, unit) === name)) return refusal("IV.23", "already-so", named(g, first));
  if (units.some((unit) => c.march[unit] === 1)) return refusal("III.19", "on-the-march", named(g, first));
  const most = constants.skirmishLimit.value;
  if (name === "skirmish" && skirmishPoints(g, units) > most)
    return refusal("IV.1", "too-many-skirmishers", { ...named(g, first), most });
  const apart = isClosed(name) ? whyNotClose(g, units) : null;
  if (apart !== null) return apart;
  if (mayFormFreely(g, units)) return null;
  const price = Math.max(...units.map((unit) => formPrice(g, unit, formation)));
  const closers = isClosed(name) ? closersWith(g, units) : [];
  const left = Math.min(...units.map((unit) => c.mp[unit]), ...closers.map((unit) => pointsOf(g, unit)));
  return price > left ? refusal("IV.9", "too-dear-a-formation", { ...named(g, first), cost: price, left }) : null;
}

/** III.19, K-42: why units may not put their FORCED MARCH marker on, or take it off. */
export function whyNotMark(g: SteppesPlay, units: readonly number[]): Why {
  const { world, c } = g;
  const [first] = units;
  const left = Math.min(...units.map((unit) => c.mp[unit]));
  const isMarching = orderOf(g, first) === FORCED_MARCH;
  const isOn = c.march[first] === 1;
  if (!isOn && !isMarching) return refusal("III.19", "no-march-order", named(g, first));
  if (isOn && isMarching) return refusal("III.19", "march-ordered", named(g, first));
  if (units.some((unit) => c.level[unit] === ROUTED)) return refusal("III.19", "routed", named(g, first));
  const isColumn = units.every((unit) => {
    const formation = formationOf(g, unit);
    return (
      isGun(world, unit) || formation === "assault-column" || formation === "march-column" || formation === "skirmish"
    );
  });
  if (!isOn && !isColumn) return refusal("III.19", "not-in-column", named(g, first));
  const price = constants.marchMarker.value;
  return price > left ? refusal("III.19", "too-few-points", { ...named(g, first), price, left }) : null;
}
