import { axialDistance, type Grid } from "@redoubt/hex";

/** What the scripts read of a game of units on hexes. */
export interface Field {
  readonly grid: Grid;
  /** The hex of every unit by its number; 0 or less off the map. */
  readonly hexOf: ArrayLike<number>;
  /** The seat of every unit that counts, by its number; others are left out. */
  readonly seatOf: ReadonlyMap<number, number>;
  /** Where the dash goes, and what the rush wants besides enemies. */
  readonly exits: readonly number[];
  readonly goals: readonly number[];
}

/** The field of a game whose scripts care for no exits and know places otherwise. */
export const fieldOfUnits = (
  { grid, unitsOf }: { readonly grid: Grid; readonly unitsOf: readonly (readonly number[])[] },
  hexOf: ArrayLike<number>,
): Field => ({
  grid,
  hexOf,
  seatOf: new Map(unitsOf.flatMap((units, seat) => units.map((unit) => [unit, seat] as const))),
  exits: [],
  goals: [],
});

/** How a script wants to stand: the lower, the better; null where it leaves the unit alone. */
export type March = (field: Field, seat: number, unit: number) => ((hex: number) => number) | null;

const apart = ({ q, r }: Grid, a: number, b: number): number => axialDistance(q[a] - q[b], r[a] - r[b]);

const hexesOf = ({ seatOf, hexOf }: Field, isWanted: (seat: number) => boolean): number[] =>
  [...seatOf].filter(([unit, seat]) => isWanted(seat) && hexOf[unit] > 0).map(([unit]) => hexOf[unit]);

const nearest = ({ grid }: Field, targets: readonly number[], hex: number): number =>
  targets.reduce((least, target) => Math.min(least, apart(grid, hex, target)), 99);

// One unit in so many goes on the feint.
const feinting = 3;

/** The names of the scripts that are made of marches. */
export const marchNames = [
  "turtle",
  "rush",
  "edge dash",
  "feint in the far west",
  "hide the army",
  "fortress",
] as const;
export type MarchName = (typeof marchNames)[number];

/** Whether a script seeks the fight. */
export const isBold = (name: MarchName): boolean => name === "rush" || name === "edge dash";

/** The marches by name. */
export const marches: Readonly<Record<MarchName, March>> = {
  /** Nobody moves. */
  turtle: () => null,
  /** Straight at the nearest enemy, or at the nearest goal where none of one's own stands. */
  rush(field, seat) {
    const own = hexesOf(field, (one) => one === seat);
    const targets = [...hexesOf(field, (one) => one !== seat), ...field.goals.filter((goal) => !own.includes(goal))];
    return (hex) => nearest(field, targets, hex);
  },
  /** Everybody to the edge, or to the hex by which units leave the map. */
  "edge dash": (field) => (hex) => nearest(field, field.exits, hex),
  /** Every third unit to the far west, the others stay. */
  "feint in the far west": ({ grid }, _seat, unit) => (unit % feinting === 0 ? (hex) => grid.q[hex] : null),
  /** As far from all enemies as can be. */
  "hide the army"(field, seat) {
    const enemies = hexesOf(field, (one) => one !== seat);
    return (hex) => 99 - nearest(field, enemies, hex);
  },
  /** Close round the middle of the army. */
  fortress(field, seat) {
    const { q, r } = field.grid;
    const own = hexesOf(field, (one) => one === seat);
    const mean = (axis: ArrayLike<number>): number =>
      Math.round(own.reduce((sum, hex) => sum + axis[hex], 0) / Math.max(own.length, 1));
    const [column, row] = [mean(q), mean(r)];
    return (hex) => axialDistance(q[hex] - column, r[hex] - row);
  },
};
