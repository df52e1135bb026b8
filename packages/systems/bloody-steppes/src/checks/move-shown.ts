import type { Keys, Pointing, Stance } from "@redoubt/engine";
import { DIRECTIONS } from "@redoubt/hex";
import { mayFaceFreely, mayFormFreely } from "../entering.ts";
import { cavalryFormations, formations, infantryFormations } from "../formation.ts";
import type { SteppesPlay } from "../state.ts";
import { say } from "../words.ts";
import { formPrice } from "./forming.ts";
import { isHauled } from "./hauling.ts";
import { formingUnits, pointsLeft, turningUnits, turnPrice, whyNotTurn } from "./move.ts";
import { facingOf, formationOf } from "./neighbours.ts";
import { facingName } from "./wedges.ts";

/** V.4: where a stack may turn, and for how many points. */
export function turnsOf(g: SteppesPlay, units: readonly number[]): readonly Pointing<number>[] {
  const turners = turningUnits(g, units);
  if (isHauled(g, units)) return [];
  return DIRECTIONS.filter((facing) => whyNotTurn(g, turners, facing) === null).map((facing) => ({
    answer: say.turn(facing),
    towards: facingName(facing, g.world.options.facingModel),
    price: mayFaceFreely(g, turners) ? "free" : String(turnPrice(g, turners[0], facing) ?? 0),
  }));
}

// One key for each place of the fan, whatever the arm calls what stands there.
const formationKeys = {
  line: "1",
  "assault-column": "2",
  "march-column": "2",
  "company-column": "3",
  square: "4",
  skirmish: "5",
  dispersed: "5",
} as const;

/** IV.1, IV.4, IV.9: every formation of the arm with its price; which are closed and why is told by the question. */
export function stancesOf(g: SteppesPlay, units: readonly number[]): readonly Stance<number>[] {
  const formers = formingUnits(g, units);
  const [first] = formers;
  const arm = first === undefined ? undefined : g.world.armOf[first];
  if (arm !== "infantry" && arm !== "cavalry") return [];
  const now = formationOf(g, first);
  const known = g.world.formations[first];
  return (arm === "infantry" ? infantryFormations : cavalryFormations)
    .filter((formation) => formation === now || known.includes(formation) || formation === "skirmish")
    .map((formation) => {
      const place = formations.indexOf(formation);
      const price = Math.max(...formers.map((unit) => formPrice(g, unit, place)));
      return {
        answer: say.form(place),
        formation,
        price: mayFormFreely(g, formers) ? "free" : String(price),
        isNow: formation === now,
      };
    });
}

/** The keys of a unit in hand: its formations, turns to either hand and about, and what it does. */
export function keysOf(g: SteppesPlay, units: readonly number[]): Keys {
  const [first] = units;
  const keys: Record<string, readonly string[]> = { f: ["fire"], a: ["attack"], r: ["reorganize"] };
  for (const [place, formation] of formations.entries()) {
    const key = formationKeys[formation];
    keys[key] = [...(keys[key] ?? []), `form ${place}`];
  }
  const facing = facingOf(g, first);
  if (facing === undefined) return keys;
  const to = (by: number): readonly string[] => [`turn ${(facing + by) % 6}`];
  return { ...keys, q: to(5), e: to(1), w: to(3) };
}

/** What a stack could still do with its points, for who is about to end its move. */
export function leftUndone(g: SteppesPlay, units: readonly number[]): readonly string[] {
  const left = pointsLeft(g, units);
  return left > 0 ? [`${left} Movement ${left === 1 ? "Point is" : "Points are"} left`] : [];
}
