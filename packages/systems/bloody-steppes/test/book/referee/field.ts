import type { BoardView } from "@redoubt/mechanics";
import { COMMANDER, FIXED, LICORNE, UNIT, ZOUAVE } from "../../../src/piece.ts";
import type { World } from "../../../src/world.ts";
import type { Mover } from "./price.ts";

/** A piece as the referee keeps it: what is printed on it, and how it stands. */
export interface Man {
  readonly index: number;
  readonly id: string;
  readonly seat: number;
  readonly isUnit: boolean;
  readonly isCommander: boolean;
  readonly isGun: boolean;
  readonly isHorse: boolean;
  readonly arm: string;
  readonly printed: number;
  readonly factors: readonly number[];
  readonly stars: number;
  readonly isLicorne: boolean;
  readonly isZouave: boolean;
  readonly isFixed: boolean;
  hex: string;
  stack: number;
  formation: string | null;
  facing: number | null;
  level: 0 | 1 | 2;
  sp: number;
  lost: number;
  hasMarch: boolean;
}

const facings = ["N/NE", "NE/SE", "SE/S", "S/SW", "SW/NW", "NW/N"];
/** The formations by the numbers that events tell. */
export const formationNames = [
  "line",
  "assault-column",
  "company-column",
  "skirmish",
  "square",
  "march-column",
  "dispersed",
];

/** How all pieces stand in a view. */
export function readView(world: World, view: BoardView): Man[] {
  return view.units.map(({ id, at, face, stack }, index) => {
    const arm = world.armOf[index] ?? "";
    const isGun = arm.endsWith("artillery");
    const lost = face.pips.find((pip) => pip.startsWith("lost:"));
    return {
      index,
      id,
      seat: world.seatOf[index],
      isUnit: world.kindOf[index] === UNIT,
      isCommander: world.kindOf[index] === COMMANDER,
      isGun,
      isHorse: arm === "cavalry",
      arm,
      printed: world.morale[index],
      factors: world.factors[index],
      stars: world.stars[index],
      isLicorne: (world.traits[index] & LICORNE) !== 0,
      isZouave: (world.traits[index] & ZOUAVE) !== 0,
      isFixed: (world.traits[index] & FIXED) !== 0,
      hex: at,
      stack: stack ?? 0,
      formation: isGun ? null : (face.formation ?? null),
      facing: face.facing === undefined ? null : facings.indexOf(face.facing),
      level: face.states.includes("routed") ? 2 : face.states.includes("disorganized") ? 1 : 0,
      sp: isGun ? 0 : (face.steps?.now ?? 0),
      lost: lost === undefined ? 0 : Number(/\d+/.exec(lost)?.[0]),
      hasMarch: face.pips.includes("forced-march"),
    };
  });
}

/** Whether a place is a hex of the map. */
export const isHex = (at: string): boolean => /^\d{4}$/.test(at);

/** The units of a hex from the top. */
export const unitsAt = (men: readonly Man[], hex: string): readonly Man[] =>
  men.filter((man) => man.isUnit && man.hex === hex).sort((a, b) => a.stack - b.stack);

/** XIV.36, XIV.54: the morale of a unit now. */
export const moraleOf = ({ printed, level }: Man): number => (level === 2 ? Math.ceil(printed / 2) : printed - level);

/** VII.16: the best morale of a stack, guns only when they are alone. */
export function bestMorale(units: readonly Man[]): number {
  const foot = units.filter(({ isGun }) => !isGun);
  return Math.max(...(foot.length > 0 ? foot : units).map(moraleOf));
}

/** The column of the movement chart. */
export function moverOf({ arm, formation, level }: Man): Mover {
  if (arm === "foot-artillery") return "foot";
  if (arm === "horse-artillery") return "horse";
  if (level === 2) return "routed";
  if (arm === "cavalry") return formation === "line" ? "cavalry" : formation === "dispersed" ? "dispersed" : "march";
  if (formation === "skirmish") return "skirmish";
  return formation === "line" || formation === "square" ? "line" : "column";
}

const allowances: Readonly<Record<string, number>> = {
  line: 4,
  "assault-column": 6,
  "company-column": 5,
  skirmish: 6,
  square: 4,
};

/** The points of the Formations Chart; doubled on a Forced March (III.19). */
export function allowanceOf(world: World, man: Man): number {
  const own = world.ownPoints[man.index];
  const horse = man.level === 2 ? 10 : man.formation === "line" ? 10 : 12;
  const plain =
    man.arm === "foot-artillery"
      ? 4
      : man.arm === "horse-artillery"
        ? 8
        : man.isHorse
          ? horse
          : man.level === 2
            ? 6
            : allowances[man.formation ?? "line"];
  return (own === 255 ? plain : own) * (man.hasMarch ? 2 : 1);
}

/** Formations that stand closed: all but skirmishers, horse or foot. */
export const isClosed = ({ formation }: Man): boolean => formation !== "skirmish" && formation !== "dispersed";
