import { refusal } from "@redoubt/engine";
import { asHex, columnOf, distance, type Hex, rowOf, sideBetween } from "@redoubt/hex";
import { asUnit, type Unit } from "@redoubt/mechanics";
import { isGun } from "../checks/morale.ts";
import { apart, isEnemyIn, isNextToEnemy } from "../checks/neighbours.ts";
import { isGarrison } from "../checks/target.ts";
import type { SpecialRule, Turns } from "../data/scenario.ts";
import { unitsIn } from "../occupancy.ts";
import { UNIT } from "../piece.ts";
import { isOnMap, ROUTED, type SteppesPlay, WAITING } from "../state.ts";
import type { Battle, Why } from "./battle.ts";

type Ruled<K extends SpecialRule["kind"]> = Extract<SpecialRule, { kind: K }>;

const unitsOf = (g: SteppesPlay, test: (unit: number) => boolean): readonly number[] => {
  const found: number[] = [];
  for (let unit = 0; unit < g.world.count; unit++)
    if (g.world.kindOf[unit] === UNIT && isOnMap(g, unit) && test(unit)) found.push(unit);
  return found;
};

const brigadeNamed = (g: SteppesPlay, unit: number): string | undefined => {
  const brigade = g.world.brigadeOf[unit];
  return brigade === 255 ? undefined : g.world.brigades[brigade].id;
};

const inBrigade = (g: SteppesPlay, brigade: string): readonly number[] =>
  unitsOf(g, (unit) => brigadeNamed(g, unit) === brigade);

/** Artillery crosses road cuts only along these paths, and not on a Forced March. */
function whyNotCut(g: SteppesPlay, { paths }: Ruled<"gun-cuts">, unit: number, to: number): Why {
  const { grid, ground } = g.world;
  const from = g.c.hexOf[unit];
  if (!isGun(g.world, unit)) return null;
  const side = sideBetween(grid, asHex(from), asHex(to));
  if (side === undefined || ground.ravine[side] !== 1) return null;
  const name = { unit: g.world.pieces[unit].name };
  if (g.c.march[unit] === 1) return refusal("II.16", "guns-march-no-cut", name);
  const step = [grid.numbers[from], grid.numbers[to]];
  const isAlong = paths.some((path) =>
    path.some((hex, at) => step.includes(hex) && step.includes(path[at + 1] ?? "") && hex !== path[at + 1]),
  );
  return isAlong ? null : refusal("II.16", "cut-closed-to-guns", name);
}

/** Whether an enemy has come near enough to some units of a brigade that they are held no longer. */
function isReleased(g: SteppesPlay, { brigade, within }: Ruled<"held">): boolean {
  const held = inBrigade(g, brigade);
  if (held.length === 0) return true;
  const seat = g.world.seatOf[held[0]];
  const enemies = unitsOf(g, (unit) => g.world.seatOf[unit] !== seat);
  return enemies.some((enemy) => held.some((unit) => apart(g, g.c.hexOf[enemy], g.c.hexOf[unit]) <= within));
}

/** Infantry of a nation stays west of a column unless an unrouted enemy is west of another. */
function whyNotEast(g: SteppesPlay, rule: Ruled<"western-limit">, unit: number, to: number): Why {
  const { world, c } = g;
  const isMeant = world.pieces[unit].nation === rule.nation && world.armOf[unit] === "infantry";
  if (!isMeant || columnOf(world.grid, asHex(to)) <= rule.column) return null;
  if (columnOf(world.grid, asHex(to)) < columnOf(world.grid, asHex(c.hexOf[unit]))) return null;
  const seat = world.seatOf[unit];
  const isThreat = (other: number): boolean =>
    world.seatOf[other] !== seat &&
    c.level[other] !== ROUTED &&
    columnOf(world.grid, asHex(c.hexOf[other])) < rule.unlessEnemyWestOf;
  if (unitsOf(g, isThreat).length > 0) return null;
  return refusal("II.16", "stays-west", { unit: world.pieces[unit].name, column: rule.column });
}

const isIn = ({ from, to }: Turns, turn: number): boolean => turn >= from && turn <= to;

/** The next command of a nation that is still to come, by its entry; -1 when all are here. */
function nextEntry(g: SteppesPlay, nation: string): number {
  const { entries, commandOf, pieces } = g.world;
  let found = -1;
  entries.forEach((entry, place) => {
    const due = entry.turn + g.c.delay[place];
    const isToCome = entry.pieces.some((piece) => g.c.hexOf[piece] === WAITING && commandOf[piece] !== 255);
    if (!isToCome || due <= g.c.turn[0] - 1 || !entry.pieces.some((piece) => pieces[piece].nation === nation)) return;
    if (found < 0 || due < entries[found].turn + g.c.delay[found]) found = place;
  });
  return found;
}

/** Garrisons of redoubts with strong unrouted enemy infantry next to them. */
function shakenBy(g: SteppesPlay, { brigade, points }: Ruled<"shaken-garrisons">, seat: number): readonly Unit[][] {
  const threatened = inBrigade(g, brigade)
    .filter((unit) => g.world.seatOf[unit] !== seat && isGarrison(g, unit))
    .map((unit) => g.c.hexOf[unit])
    .filter((hex, at, all) => all.indexOf(hex) === at && isNextToEnemy(g, 1 - seat, hex));
  if (threatened.length === 0) return [];
  const strong = unitsOf(
    g,
    (unit) =>
      g.world.seatOf[unit] === seat &&
      g.world.armOf[unit] === "infantry" &&
      g.c.level[unit] !== ROUTED &&
      g.c.sp[unit] >= points,
  );
  const hexes = threatened
    .filter((hex) => strong.some((enemy) => apart(g, g.c.hexOf[enemy], hex) === 1))
    .sort((a, b) => g.world.grid.ordinal[a] - g.world.grid.ordinal[b]);
  return hexes.map((hex) =>
    unitsIn(g, hex)
      .filter((unit) => !isGun(g.world, unit))
      .map(asUnit),
  );
}

const isEdge = (g: SteppesPlay, hex: Hex): boolean => {
  const { grid } = g.world;
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const last = column % 2 === 0 ? grid.evenRows : grid.rows;
  return column === 1 || column === grid.cols || row === 1 || row === last;
};

/** The nearest hexes of the map edge without an enemy, as far from the entry as the rule goes. */
function nearbyEdge(g: SteppesPlay, hexes: readonly number[], seat: number, within: number): readonly number[] {
  const { grid } = g.world;
  const far = (hex: Hex): number => Math.min(...hexes.map((entry) => distance(grid, hex, asHex(entry))));
  const free = grid.cells.filter((hex) => isEdge(g, hex) && far(hex) <= within && !isEnemyIn(g, seat, hex));
  const nearest = Math.min(...free.map(far));
  return free.filter((hex) => far(hex) === nearest);
}

/** The part of a battle's own rules that its list of special rules makes. */
export type SpecialRules = Pick<Battle, "whyNotStep" | "remember" | "shaken" | "delay" | "haul" | "entryHexes">;

/** Makes functions of the special rules of a battle; the first rules remember in c.special by their place. */
export function specialRules(special: readonly SpecialRule[]): SpecialRules {
  const of = <K extends SpecialRule["kind"]>(kind: K): readonly { rule: Ruled<K>; place: number }[] =>
    special.flatMap((rule, place) => (rule.kind === kind ? [{ rule: rule as Ruled<K>, place }] : [])); // kind tells
  const cuts = of("gun-cuts");
  const limits = of("western-limit");
  const holds = of("held");
  const garrisons = of("shaken-garrisons");
  const delays = of("delay");
  const hauls = of("road-haul");
  const [blocked] = of("blocked-entry");
  const isHeld = (g: SteppesPlay, unit: number): boolean =>
    holds.some(({ rule, place }) => g.c.special[place] === 0 && brigadeNamed(g, unit) === rule.brigade);
  const whyHeld = (g: SteppesPlay, unit: number): Why =>
    isHeld(g, unit) ? refusal("II.16", "held-back", { unit: g.world.pieces[unit].name }) : null;
  return {
    whyNotStep: (g, unit, to) => {
      for (const { rule } of cuts) {
        const why = whyNotCut(g, rule, unit, to);
        if (why !== null) return why;
      }
      for (const { rule } of limits) {
        const why = whyNotEast(g, rule, unit, to);
        if (why !== null) return why;
      }
      return whyHeld(g, unit);
    },
    remember: (g) => {
      for (const { rule, place } of holds) if (g.c.special[place] === 0 && isReleased(g, rule)) g.c.special[place] = 1;
    },
    shaken: (g, seat) => garrisons.flatMap(({ rule }) => shakenBy(g, rule, seat)),
    delay: (g) => {
      const found = delays.find(({ rule }) => isIn(rule, g.c.turn[0]));
      if (found === undefined) return null;
      const entry = nextEntry(g, found.rule.nation);
      return entry < 0 ? null : { entry, faces: found.rule.faces };
    },
    haul: (g, unit) => hauls.find(({ rule }) => rule.unit === g.world.pieces[unit].id)?.rule.hexes ?? 0,
    entryHexes: (g, place) => {
      const entry = g.world.entries[place];
      const late = g.c.turn[0] - entry.turn - g.c.delay[place];
      if (late < 0 || entry.pieces.length === 0) return [];
      const seat = g.world.seatOf[entry.pieces[0]];
      const open = entry.hexes.filter((hex) => !isEnemyIn(g, seat, hex));
      if (open.length > 0 || blocked === undefined || late < blocked.rule.delay) return open;
      return nearbyEdge(g, entry.hexes, seat, blocked.rule.within);
    },
  };
}
