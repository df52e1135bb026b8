import { asSeat } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { type ArmyBlock, asUnit, type Unit } from "@redoubt/mechanics";
import { defendersIn } from "./checks/fighting.ts";
import { whyNotRecover } from "./checks/recovering.ts";
import type { Led } from "./procedures/shock.ts";
import { enemyOf } from "./seat.ts";
import { type BayonetsPlay, UAR } from "./state.ts";
import { reducedSpOf, spOf } from "./values.ts";
import { asked } from "./view-asked.ts";
import { names } from "./wording/tell.ts";

/** Who is at stake in what is asked now: those who fight and might be lost, or those who might come back. */
export interface Prospect {
  readonly kind: "more" | "back";
  readonly units: readonly Unit[];
}

/** The units that the present question puts at stake (3.8.2b, 5.2j). */
export function prospectOf(g: BayonetsPlay): Prospect | null {
  const ask = asked(g);
  const enemy = enemyOf(g.c.active[0]);
  switch (ask?.decision) {
    case "attack": {
      if (ask.picked.length === 0) return null;
      return { kind: "more", units: [...ask.picked.map(asUnit), ...defendersIn(g, ask.targets.map(asHex), enemy)] };
    }
    case "lead": {
      const { units, hexes } = ask.locals as unknown as Led; // the locals of the step that asks this
      // Also asked of a force that checks its initiative: nobody is at stake there.
      return hexes === undefined ? null : { kind: "more", units: [...units, ...defendersIn(g, hexes, enemy)] };
    }
    case "recovery": {
      const seat = asSeat(ask.seat);
      const units = Array.from(g.world.unitsOf[seat]).filter(
        (unit) => g.c.hexOf[unit] === UAR && whyNotRecover(g, seat, unit) === null,
      );
      return { kind: "back", units };
    }
    default:
      return null;
  }
}

const ofCorps = (g: BayonetsPlay, { units }: Prospect, corps: number): readonly Unit[] =>
  units.filter((unit) => g.world.corpsOf[unit] === corps);

const pointsIn = (g: BayonetsPlay, { kind }: Prospect, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + (kind === "more" ? spOf(g, unit) : reducedSpOf(g.world, unit)), 0);

/** The cells of a corps' track that would be filled, or emptied again. */
export function ifSo(g: BayonetsPlay, prospect: Prospect | null, corps: number): { more?: number; back?: number } {
  if (prospect === null) return {};
  const points = pointsIn(g, prospect, ofCorps(g, prospect, corps));
  return points === 0 ? {} : { [prospect.kind]: points };
}

/** The same in words, and whether the corps would break by it (3.8.2c). */
export function prospectWords(g: BayonetsPlay, prospect: Prospect | null, corps: number): Pick<ArmyBlock, "prospect"> {
  const units = prospect === null ? [] : ofCorps(g, prospect, corps);
  const { number } = g.world.corps[corps];
  if (prospect === null || units.length === 0 || number === null) return {};
  const [lost, points] = [g.c.lost[corps], pointsIn(g, prospect, units)];
  if (prospect.kind === "back")
    return {
      prospect: `Lined: ${Math.max(0, lost - points)} if ${names(g.world, units)} ${units.length === 1 ? "returns" : "return"}.`,
    };
  const breaks = g.c.broken[corps] === 0 && lost + points >= number ? ", and the corps is demoralised" : "";
  return {
    prospect: `Hatched: ${lost + points} if ${names(g.world, units)} ${units.length === 1 ? "is" : "are"} lost${breaks}.`,
  };
}
