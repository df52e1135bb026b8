import { isClosed, type Man, moraleOf, unitsAt } from "./field.ts";
import { around, type Ground, range, sideOf } from "./ground.ts";
import { crossed, isAlong } from "./sight.ts";

// The fire charts and their modifiers typed once more (5.3, 5.4).

/** MP and SP lost, by row and modified die: k is the row less the die. */
export function chart(isArtillery: boolean, distance: number, row: number, die: number): readonly [number, number] {
  const k = Math.min(10, Math.max(2, row)) - Math.min(12, Math.max(-6, die));
  const steps: readonly (readonly [number, number, number])[] = !isArtillery
    ? [
        [13, 3, 2],
        [11, 2, 2],
        [8, 2, 1],
        [5, 1, 1],
        [4, 2, 0],
        [1, 1, 0],
      ]
    : distance === 1
      ? [
          [9, 3, 3],
          [7, 3, 2],
          [5, 2, 2],
          [4, 2, 1],
          [2, 1, 1],
          [1, 2, 0],
          [-1, 1, 0],
        ]
      : [
          [11, 3, 2],
          [9, 3, 1],
          [7, 2, 1],
          [5, 2, 0],
          [1, 1, 0],
        ];
  const found = steps.find(([least]) => k >= least);
  return found === undefined ? [0, 0] : [found[1], found[2]];
}

const covers: Readonly<Record<string, readonly [infantry: number, artillery: number]>> = {
  grove: [2, 1],
  forest: [2, 2],
  orchard: [1, 1],
  vineyard: [1, 1],
  village: [2, 2],
  redoubt: [3, 3],
  rampart: [2, 2],
};

/** IV.24 to IV.27, K-50: whether units have the good of a kind of ground; null where the line leaves it open. */
export function isCovered(
  ground: Ground,
  tag: string,
  units: readonly Man[],
  hex: string,
  from: string,
): boolean | null {
  if (tag !== "village" && tag !== "redoubt" && tag !== "rampart") return true;
  // Closed troops count before skirmishers (K-161).
  const foot = units.filter(({ isGun }) => !isGun).sort((a, b) => Number(isClosed(b)) - Number(isClosed(a)));
  const line = crossed(ground, from, hex);
  const last = line[line.length - 2]?.hex;
  const isPlain = last !== undefined && around(ground, last).includes(hex);
  const isFront = isPlain && ground.side(last, hex).includes(`front in:${hex}`);
  if (foot.length === 0) return tag === "village" ? false : isPlain ? isFront : null;
  const [{ formation, isHorse, level }] = foot;
  if (isHorse || level === 2) return false;
  if (tag !== "rampart") return formation === "square" || formation === "skirmish";
  if (formation !== "line" && formation !== "skirmish") return foot.length === units.length ? false : null;
  return isPlain ? isFront : null;
}

/** X.9 to X.12, XI.4 to XI.12: what is added to the die of a shot; null where the map leaves it open. */
export function fireModifier(
  ground: Ground,
  men: readonly Man[],
  firers: readonly Man[],
  hex: string,
  gunners: readonly { readonly hex: string; readonly modifier: number }[],
  hasMoved: (man: Man) => boolean,
): number | null {
  const [firer] = firers;
  const isGun = firer.isGun;
  const pick = (infantry: number, artillery: number): number => (isGun ? artillery : infantry);
  const distance = range(ground, firer.hex, hex);
  const targets = unitsAt(men, hex);
  const closed = targets.filter((man) => !man.isGun && man.level !== 2 && isClosed(man));
  let sum = firer.factors[isGun ? Math.ceil(distance / 2) - 1 : distance - 1];
  if (isGun) {
    sum -= firers.length - 1;
    if (firers.some(hasMoved)) sum += 2;
    if (firer.isLicorne && (distance === 2 || distance === 3)) sum -= 1;
    const help = gunners.filter((one) => range(ground, one.hex, firer.hex) <= 1).map(({ modifier }) => modifier);
    sum -= Math.max(0, ...help);
  } else {
    sum += firer.sp === 1 ? 1 : firer.sp <= 5 ? 0 : firer.sp <= 10 ? -1 : -2;
    if (firer.formation === "company-column" || firer.formation === "square") sum += 1;
  }
  if (targets.some(({ level }) => level === 2)) sum -= 1;
  else if (closed.length > 0) {
    const [{ formation, facing }] = closed;
    const isGarrison = ground.tags(hex).some((tag) => tag === "village" || tag === "redoubt");
    if (formation === "square") sum -= isGarrison ? 0 : 2;
    else {
      if (formation !== "line") sum -= 1;
      if (facing !== null && sideOf(ground, hex, facing, firer.hex) !== "front") sum -= 1;
    }
  } else {
    const [{ isGun: isBattery, formation, facing }] = targets;
    if (formation === "dispersed" || targets.length === 1) sum += isBattery ? 1 : pick(1, 2);
    if (facing !== null && sideOf(ground, hex, facing, firer.hex) !== "front") sum -= 1;
  }
  let cover = 0;
  for (const tag of ground.tags(hex)) {
    if (covers[tag] === undefined) continue;
    const isEarned = isCovered(ground, tag, targets, hex, firer.hex);
    if (isEarned === null) return null;
    if (isEarned) cover = Math.max(cover, pick(...covers[tag]));
  }
  const line = crossed(ground, firer.hex, hex);
  if (ground.tags(hex).includes("escarpment") && isAlong(ground, line)) return null;
  if (ground.edge(line[line.length - 2].hex, hex) === hex) cover = Math.max(cover, 1);
  return sum + cover;
}

/** The row of a shot: the firer's morale, no commander (X.11, XIII.2). */
export const fireRow = ([firer]: readonly Man[]): number => moraleOf(firer);
