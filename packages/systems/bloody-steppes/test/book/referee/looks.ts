import { isProblems } from "@redoubt/engine";
import { bloodySteppes } from "../../../src/index.ts";
import { type Book, fault, viewOf } from "./book.ts";
import { allowanceOf, isHex, type Man, unitsAt } from "./field.ts";
import { around, range, sideOf } from "./ground.ts";
import { crossed, isAlong, isCornered, sees } from "./sight.ts";

/** Before an answer: the points of those who act, and what they may fire at. */
export function look(b: Book): void {
  const pending = b.game.pending();
  if (pending.kind !== "decide" || pending.decisions.length !== 1) return;
  const [{ seat, kind, prompt }] = pending.decisions;
  if (kind !== "act") return;
  const units = b.game.shown(seat).picked.map((id) => b.men[b.world.pieceIndex.get(id) ?? -1]);
  b.hand = units.map(({ index }) => index);
  const isContinuing = units.some(({ index }) => viewOf(b).units[index].face.pips.includes("charge"));
  for (const man of units) {
    if (b.points.has(man.index)) continue;
    const closed = unitsAt(b.men, man.hex).find((one) => !one.isGun && one.formation !== "skirmish" && one.level !== 2);
    const isUnder =
      man.formation === "skirmish" &&
      closed !== undefined &&
      unitsAt(b.men, man.hex).find(({ isGun }) => !isGun) !== man;
    // Skirmishers who begin under closed troops have the points of these (VII.4, IV.19).
    const start = isContinuing
      ? 3
      : allowanceOf(b.world, isUnder && closed !== undefined ? { ...man, formation: closed.formation } : man);
    b.points.set(man.index, { left: start, start });
  }
  const told = Number(/(\d+) Movement Point/.exec(prompt)?.[1]);
  const own = Math.min(...units.map(({ index }) => b.points.get(index)?.left ?? 0));
  if (!Number.isNaN(own) && !isContinuing) {
    b.counts.points++;
    if (told !== own)
      fault(b, `${units.map(({ id }) => id)} in ${units[0].hex}: ${told} points left, by the book ${own}`);
  }
  for (const { index } of units)
    b.points.set(index, {
      left: isContinuing || Number.isNaN(own) ? Number.NaN : Math.max(told, b.points.get(index)?.left ?? 0),
      start: b.points.get(index)?.start ?? 0,
    });
  targets(
    b,
    units,
    new Set(
      b.game
        .answers(seat)
        .filter((one) => one.startsWith("fire "))
        .map((one) => one.slice(5)),
    ),
  );
}

/** Whether a line runs along hexsides near an escarpment, where the book does not say what it crosses. */
const isOpen = ({ ground }: Book, line: ReturnType<typeof crossed>): boolean =>
  (isAlong(ground, line) || isCornered(ground, line)) &&
  line.some(({ hex }) => [hex, ...around(ground, hex)].some((one) => ground.tags(one).includes("escarpment")));

/** X.2, X.3, X.7, XI.9, IX: the hexes that those who act may fire at. */
function targets(b: Book, units: readonly Man[], offered: ReadonlySet<string>): void {
  const isHeld = (hex: string): boolean => unitsAt(b.men, hex).length > 0;
  const hexes = new Set(
    b.men.filter((man) => man.isUnit && isHex(man.hex) && man.seat !== units[0].seat).map(({ hex }) => hex),
  );
  const limit = b.world.sightLimit[viewOf(b).turn];
  for (const hex of offered) if (!hexes.has(hex)) fault(b, `${hex} is empty and may be fired at`);
  for (const hex of hexes) {
    const far = range(b.ground, units[0].hex, hex);
    if (far > 8) continue;
    const line = crossed(b.ground, units[0].hex, hex);
    if (isOpen(b, line)) continue;
    b.counts.targets++;
    const can = units.some(
      (man) => canFire(b, man, hex, far) && far <= limit && sees(b.ground, man.hex, hex, isHeld, man.isGun),
    );
    if (offered.has(hex) && !can)
      fault(
        b,
        `${units.map(({ id, formation, facing, level, stack, hex: at }) => [id, formation, facing, level, stack, at])} may fire at ${hex}, not by the book`,
      );
  }
}

function canFire(b: Book, man: Man, hex: string, far: number): boolean {
  if (man.level === 2 || man.factors[man.isGun ? Math.ceil(far / 2) - 1 : far - 1] === undefined) return false;
  const own = b.points.get(man.index)?.left ?? 0;
  if (own < (man.arm === "horse-artillery" ? 3 : 2)) return false;
  if (
    !man.isGun &&
    (man.formation === "assault-column" || man.isHorse || unitsAt(b.men, man.hex).find(({ isGun }) => !isGun) !== man)
  )
    return false;
  return man.facing === null || sideOf(b.ground, man.hex, man.facing, hex) === "front";
}

/** IX: pairs of hexes drawn at random, half of them from where somebody stands. */
export function gaze(b: Book, pairs: number, below: (n: number) => number): void {
  const isHeld = (hex: string): boolean => unitsAt(b.men, hex).length > 0;
  const standing = b.men.filter((man) => man.isUnit && isHex(man.hex)).map(({ hex }) => hex);
  const limit = b.world.sightLimit[viewOf(b).turn];
  for (let i = 0; i < pairs; i++) {
    const from = i % 2 === 0 ? standing[below(standing.length)] : b.ground.all[below(b.ground.all.length)];
    const near = b.ground.all.filter((hex) => range(b.ground, from, hex) <= 9 && hex !== from);
    const to = near[below(near.length)];
    const line = crossed(b.ground, from, to);
    if (isOpen(b, line)) continue;
    const viewers = unitsAt(b.men, from);
    const isGuns = viewers.length > 0 && viewers.every(({ isGun }) => isGun);
    const told = bloodySteppes.questions.sight(b.game.play() as never, from, to);
    const own = range(b.ground, from, to) <= limit && sees(b.ground, from, to, isHeld, isGuns);
    b.counts.sights++;
    if (isProblems(told) || told.clear !== own)
      fault(b, `${from} to ${to}: ${isProblems(told) ? told[0].what : told.clear}, by the book ${own}`);
  }
}
