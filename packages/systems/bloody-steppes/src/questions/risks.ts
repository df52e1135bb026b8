import { clonePlay, type Result } from "@redoubt/engine";
import type { Hex } from "@redoubt/hex";
import type { Follow, Risk, Risks } from "@redoubt/mechanics";
import { fireChance, steelChance } from "../chances.ts";
import { isInCommand } from "../checks/command.ts";
import { coverersOf } from "../checks/cover-zone.ts";
import { isGun, supportIn } from "../checks/morale.ts";
import { apart } from "../checks/neighbours.ts";
import { stackWith } from "../checks/pieces.ts";
import { wayTo } from "../checks/reach.ts";
import { freeUnits, mayCounterattack, mayCountercharge, mayReactByFire } from "../checks/reactions.ts";
import { fireLedger } from "../modifiers/fire.ts";
import { shift } from "../occupancy.ts";
import { enemyOf, type SteppesPlay } from "../state.ts";
import { namesOf, signed } from "../wording/told.ts";
import { hexNamed, isFound, placeOf, unitNamed } from "./asked.ts";

const bands = ["A", "B", "C", "D"];
const hexes = (count: number): string => `${count} ${count === 1 ? "hex" : "hexes"}`;

/** X.6, XI.8: a shot that an enemy may answer with, as the map shows it: guns by the key of the range, infantry by the range. */
function shot(g: SteppesPlay, firer: number, hex: Hex): Risk {
  const range = apart(g, g.c.hexOf[firer], hex);
  const { total } = fireLedger({ g, firers: [firer], hex });
  const isGuns = isGun(g.world, firer);
  const key = isGuns ? bands[(range - 1) >> 1] : String(range);
  return {
    ...placed(g, firer, hex),
    kind: "fire",
    label: `${key} ${signed(total)}`,
    text: `fires at ${hexes(range)}, die ${signed(total)}`,
    percent: fireChance(g, firer, hex),
    rule: isGuns ? "XI.8" : "X.6",
  };
}

/** VI.15, XII.49: a stroke that an enemy may answer with. */
function stroke(g: SteppesPlay, unit: number, hex: Hex): Risk {
  const isHorse = g.world.armOf[unit] === "cavalry";
  const kind = isHorse ? "countercharge" : "counterattack";
  const percent = steelChance(g, { attackers: [unit], target: hex, kind });
  return {
    ...placed(g, unit, hex),
    kind: "melee",
    label: kind,
    text: `may ${kind}`,
    percent,
    rule: isHorse ? "XII.49" : "VI.15",
  };
}

const placed = (g: SteppesPlay, by: number, hex: Hex) => ({
  hex: g.world.grid.numbers[hex],
  by: g.world.pieces[by].id,
  from: g.world.grid.numbers[g.c.hexOf[by]],
});

/** What may be done to the stack that has just come to a hex. */
function risksIn(g: SteppesPlay, units: readonly number[], hex: Hex): readonly Risk[] {
  const acting = { units, hex };
  return freeUnits(g, enemyOf(g.world.seatOf[units[0]]), hex).flatMap((enemy) => [
    ...(mayReactByFire(g, enemy, acting) ? [shot(g, enemy, hex)] : []),
    ...(mayCounterattack(g, enemy, acting) || mayCountercharge(g, enemy, acting) ? [stroke(g, enemy, hex)] : []),
  ]);
}

/** VI.7: what a unit, with those who move with it, may meet on a way, hex by hex, turns on the way included. */
export function risksOn(g: SteppesPlay, id: string, path: readonly string[]): Result<Risks> {
  const unit = unitNamed(g, id);
  if (!isFound(unit)) return unit;
  const walk = clonePlay(g) as SteppesPlay; // a copy of the same system's play
  const units = stackWith(g, unit);
  const here = g.world.grid.numbers[placeOf(g, unit)];
  const way: Hex[] = [];
  for (const number of path[0] === here ? path.slice(1) : path) {
    const hex = hexNamed(g, number);
    if (!isFound(hex)) return hex;
    way.push(hex);
  }
  const last = way.at(-1);
  if (last === undefined) return { risks: [], follows: [], untouched: 100 };
  const searched = way.length > 1 ? wayTo(g, units, last) : [];
  const steps = searched.filter(({ kind }) => kind === "step");
  const isSame = steps.length === way.length && steps.every(({ hex }, i) => hex === way[i]);
  const acts = isSame ? searched : way.map((hex) => ({ kind: "step" as const, hex, lane: 0 }));
  const risks: Risk[] = [];
  for (const { kind, hex, lane } of acts) {
    if (kind === "turn") for (const one of units) walk.c.facing[one] = lane;
    else {
      for (const one of units) shift(walk, one, hex);
      risks.push(...risksIn(walk, units, hex));
    }
  }
  return { risks, follows: followsAt(g, walk, units, last), untouched: untouchedBy(risks) };
}

/** VI.5, III.10, XIII.1: what standing there means: zones in which each step may be answered, command and support left behind. */
function followsAt(before: SteppesPlay, g: SteppesPlay, units: readonly number[], hex: Hex): readonly Follow[] {
  const { world } = g;
  const [unit] = units;
  const follows: Follow[] = [];
  const holders = coverersOf(g, enemyOf(world.seatOf[unit]), hex);
  if (holders.length > 0) {
    const text = `It stands in the zone of ${namesOf(world, holders)}: each step there may be answered.`;
    follows.push({ kind: "certain", text, rule: "VI.5", units: holders.map((one) => world.pieces[one].id) });
  }
  if (!isInCommand(g, unit)) {
    const text = isInCommand(before, unit)
      ? "It leaves the reach of its commanders."
      : "It is out of command there too.";
    follows.push({ kind: "bad", text, rule: "III.10" });
  }
  const helper = supportIn(before, placeOf(before, unit), units);
  if (helper !== null && supportIn(g, hex, units) === null) {
    const text = `It leaves ${world.pieces[helper.piece].name} behind, who adds ${signed(helper.modifier)} to its morale.`;
    follows.push({ kind: "bad", text, rule: "XIII.1" });
  }
  return follows;
}

/** VI.21: everybody reacts once: of each who may fire the best shot counts. */
function untouchedBy(risks: readonly Risk[]): number {
  const worst = new Map<string, number>();
  for (const { by, kind, percent } of risks) if (kind === "fire") worst.set(by, Math.max(worst.get(by) ?? 0, percent));
  let [parts, whole] = [1, 1];
  for (const percent of worst.values()) {
    parts *= 100 - percent;
    whole *= 100;
  }
  return Math.trunc((parts * 100) / whole);
}
