import { climbs, type Ground, priceOf, range } from "./ground.ts";
import { type Counter, counter, type Sheet, stackIn, zonesOf } from "./sheet.ts";

// What the referee finds wrong with an event, given the table before it: nothing, if all is well.

/** A gun fires with these strengths at 1, 2, 3 … hexes (7.41). */
const strengths: Readonly<Record<string, string>> = { A: "853211", B: "74211", D: "732", G: "72", J: "864" };
const fireTable = ["00111223", "00112233", "01122334", "11223345", "12234456", "23344566"];
const meleeTable = [
  "aE a3* a3* a2* a2 a1 aR dR",
  "a3* a2* a2* a2 a1 aR dR d1",
  "a2* a2* a1 a1 aR dR d1 d1",
  "a2* a1 a1 aR dR d1 d1 d2*",
  "a1 a1 aR dR d1 d1 d2* d2*",
  "a1 aR dR d1 d1 d2* d2* d3*",
  "aR dR d1 d1 d2* d2* d3* dE",
  "dR dR d1 d2* d2* d3* dE dE",
  "dR d1 d2* d2* d3* dE dE dE",
  "d1 d2* d2* d3* dE dE dE dE",
].map((row) => row.split(" "));

/** A move as it was told; the cost in half points. */
export interface Moved {
  readonly unit: string;
  readonly path: readonly string[];
  readonly cost: number;
}

/** Price, enemies and zones of a move (5.1, 5.2, 6.3). */
export function ruleOnMove(ground: Ground, sheet: Sheet, { unit, path, cost }: Moved): readonly string[] {
  const mover = counter(sheet, unit);
  const enemy = mover.side === "allied" ? "russian" : "allied";
  const zones = ground.isAlma && mover.isGun ? new Set<string>() : zonesOf(ground, sheet, enemy);
  const wrong: string[] = [];
  let points = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    const price = priceOf(ground, from, to, mover);
    if (price === null) wrong.push(`${unit}: ${from} to ${to} is closed`);
    points += price ?? 0;
    if (stackIn(sheet, to).some(({ side }) => side === enemy)) wrong.push(`${unit} enters ${to} with an enemy in it`);
    if (zones.has(to) && (zones.has(from) || i < path.length - 1)) wrong.push(`${unit} walks on in zones at ${to}`);
  }
  if (points * 2 !== cost) wrong.push(`${unit} pays ${cost / 2} for ${path.join(" ")}, not ${points}`);
  return wrong;
}

/** Fire as it was told. */
export interface Fired {
  readonly hex: string;
  readonly firers: readonly string[];
  readonly strength: number;
  readonly dice: readonly number[];
  readonly die: number;
  readonly hits: readonly { readonly unit: string; readonly column: number; readonly result: number }[];
}

const strengthAt = (unit: Counter, hexes: number): number => {
  if (unit.letter !== undefined) return Number(strengths[unit.letter][hexes - 1] ?? 0);
  return hexes === 1 ? unit.fire : 0;
};

/** Strength, die and column of fire (7.1, 7.2, 7.4, A16.1). Walls are judged where all the fire is adjacent. */
export function ruleOnFire(ground: Ground, sheet: Sheet, fire: Fired, moved: ReadonlySet<string>): readonly string[] {
  const { hex, firers, strength, dice, die, hits } = fire;
  const units = firers.map((id) => counter(sheet, id));
  const wrong: string[] = [];
  for (const unit of units) {
    const stack = stackIn(sheet, unit.at);
    const isOffensive = unit.side === sheet.active;
    const isPair = stack.length === 2 && stack.every(({ isGun }) => isGun);
    if (stack[0] !== unit && !unit.isRedoubtGun && !isPair) wrong.push(`7.22: ${unit.id} is not on top`);
    if (isOffensive && unit.firesDefensivelyOnly) wrong.push(`7.21: ${unit.id}`);
    if (unit.isGun && unit.isDisrupted) wrong.push(`9.25: ${unit.id}`);
    const isSilent = moved.has(unit.id) && (isOffensive || unit.kind === "artillery");
    if (unit.isGun && isSilent) wrong.push(`7.28: ${unit.id} has moved`);
    if (strengthAt(unit, range(unit.at, hex)) === 0) wrong.push(`7.27: ${unit.id} does not reach ${hex}`);
  }
  const sum = units.reduce((all, unit) => all + strengthAt(unit, range(unit.at, hex)), 0);
  if (sum !== strength) wrong.push(`7.11: ${firers.join(", ")} fire with ${strength}, not ${sum}`);
  const parents = new Set(units.filter((one) => one.side === "allied" || !one.isGun).map(({ parent }) => parent)).size;
  const read = ground.isAlma && parents > 1 ? Math.max(1, dice[0] - parents) : dice[0];
  if (read !== die) wrong.push(`A16.1: die ${die}, not ${read}`);
  const isAdjacent = units.every((unit) => range(unit.at, hex) === 1);
  const isWalled = units.every((unit) => ground.side(unit.at, hex).includes(`redoubt in:${hex}`));
  for (const hit of hits) {
    const target = counter(sheet, hit.unit);
    const couldFire =
      target.side === sheet.active ? !moved.has(target.id) : !moved.has(target.id) || target.kind !== "artillery";
    const left = (ground.hex(hex).includes("town") ? 1 : 0) + (isWalled ? 1 : 0);
    const right = (target.kind === "cavalry" ? 1 : 0) + (target.isDisrupted || (target.isGun && !couldFire) ? 1 : 0);
    const column = Math.min(8, Math.max(1, Math.min(sum, 8) - left + right));
    if (isAdjacent && column !== hit.column) wrong.push(`7.42: ${hit.unit} in column ${hit.column}, not ${column}`);
    const result = Number(fireTable[die - 1][hit.column - 1]);
    if (result !== hit.result) wrong.push(`7.42: result ${hit.result}, not ${result}`);
  }
  return wrong;
}

/** A melee as it was told. */
export interface Fought {
  readonly hexes: readonly string[];
  readonly attackers: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly column: number;
  readonly row: number;
  readonly dice: readonly number[];
  readonly result: string;
}

/** The first odds of the lines Town, River, Woods and Clear, as steps above 1-3 (8.4). */
const firstOdds = [3, 2, 1, 0];
const oddsStep = (attack: number, defence: number): number => {
  if (attack >= defence) return 1 + Math.trunc(attack / defence);
  return attack * 2 >= defence ? 1 : 0;
};

function sideLine(ground: Ground, from: string, hex: string): number {
  const tags = ground.side(from, hex);
  if (tags.includes(`redoubt in:${hex}`)) return 0;
  if (tags.includes("river") || tags.includes("alma-east") || climbs(ground, from, hex, "steep")) return 1;
  return tags.includes("stream") || tags.includes("alma-west") || climbs(ground, from, hex, "gentle") ? 2 : 3;
}

function hexLine(ground: Ground, hex: string): number {
  const tags = ground.hex(hex);
  if (tags.includes("town") || tags.includes("vineyard")) return 0;
  return tags.includes("woods") ? 2 : 3;
}

/** Strengths, terrain line, row and result of a melee (8.2, 8.3, 8.4, 8.8, B22.11). */
export function ruleOnMelee(ground: Ground, sheet: Sheet, melee: Fought): readonly string[] {
  const attackers = melee.attackers.map((id) => counter(sheet, id));
  const wrong: string[] = [];
  const isInAqueduct = ({ at }: Counter) => ground.hex(at).some((tag) => tag === "aqueduct" || tag === "bridge");
  const attack = attackers.reduce((all, one) => all + (isInAqueduct(one) ? Math.floor(one.melee / 2) : one.melee), 0);
  const defence = melee.hexes.flatMap((hex) => stackIn(sheet, hex)).reduce((all, one) => all + one.melee, 0);
  if (attack !== melee.attack || defence !== melee.defence)
    wrong.push(`8.21: ${melee.attack}-${melee.defence}, not ${attack}-${defence}`);
  for (const one of attackers) {
    if (one.isGun || one.side !== sheet.active) wrong.push(`8.17: ${one.id} attacks`);
    if (melee.hexes.some((hex) => range(one.at, hex) !== 1)) wrong.push(`8.24: ${one.id} is not next to all`);
  }
  const lines = melee.hexes.map((hex) => {
    const sides = attackers.map((one) => sideLine(ground, one.at, hex));
    return Math.min(hexLine(ground, hex), sides.every((line) => line < 3) ? Math.min(...sides) : 3);
  });
  const step = attack === 0 ? 0 : oddsStep(attack, defence);
  const column = Math.min(8, Math.max(1, step - firstOdds[Math.min(...lines)] + 1));
  if (column !== melee.column) wrong.push(`8.33: column ${melee.column}, not ${column}`);
  const row = melee.dice[0] + Math.max(...attackers.map(({ morale }) => morale)) - 1;
  if (row !== melee.row) wrong.push(`8.81: row ${melee.row}, not ${row}`);
  const result = meleeTable[row - 1][column - 1];
  if (result !== melee.result) wrong.push(`8.4: ${melee.result}, not ${result}`);
  return wrong;
}
