import type { Seat } from "@redoubt/engine";
import type { Unit } from "@redoubt/mechanics";
import { suppliedUnits } from "./checks/supply.ts";
import { type Rank, ranks, sides } from "./data/piece.ts";
import { cites } from "./kit.ts";
import { unitsIn } from "./occupancy.ts";
import { ALLIED, enemyOf, RUSSIAN } from "./seat.ts";
import { type BayonetsPlay, CAPTURED, has, hexName, KILLED, OUT_OF_SUPPLY, PEU, UAR } from "./state.ts";
import { fullSpOf } from "./values.ts";
import { levelOf, type ScoreLine, scoreLines, scoreOf, type Tally } from "./victory.ts";

/** Units in the box whose Officer is lost are counted for nobody. */
export const enforces = cites("5.2p");

// Longer than any line on any map: at the end of the game the 14 hexes do not count (I-137).
const anyLength = 254;

const isLost = (place: number): boolean => place === CAPTURED || place === KILLED;

/** Whether a unit in the box can still come back: else its Officer is lost and it scores nothing (5.2p, I-139). */
export function isRecoverable(g: BayonetsPlay, unit: Unit): boolean {
  const parent = g.world.parentOf[unit];
  return parent < 0 || !isLost(g.c.hexOf[parent]);
}

/** Objectives in which a side has a unit in supply (VP, I-137). */
function heldObjectives(g: BayonetsPlay, seat: Seat): string[] {
  const { world } = g;
  const standing = world.objectives
    .flatMap((hex) => unitsIn(g, hex, seat))
    .filter((unit) => !has(g, unit, OUT_OF_SUPPLY));
  if (standing.length === 0) return [];
  const supplied = suppliedUnits(g, seat, anyLength, standing);
  return world.objectives
    .filter((hex) => unitsIn(g, hex, seat).some((unit) => supplied.has(unit)))
    .map((hex) => hexName(world, hex));
}

/** What a side has done to the other so far (VP). */
export function tallyOf(g: BayonetsPlay, seat: Seat): Tally {
  const { world, c } = g;
  const enemies = world.unitsOf[enemyOf(seat)];
  const sum = (test: (unit: Unit) => boolean): number =>
    enemies.reduce((total, unit) => total + (test(unit) ? fullSpOf(world, unit) : 0), 0);
  const delay = world.game?.delay;
  const isLate = delay != null && sides[seat] === delay.side;
  return {
    peu: sum((unit) => c.hexOf[unit] === PEU),
    uar: sum((unit) => c.hexOf[unit] === UAR && isRecoverable(g, unit)),
    leaders: Array.from(world.leadersOf[enemyOf(seat)])
      .filter((leader) => isLost(c.hexOf[leader]))
      .map((leader) => ranks.find((rank) => rank === world.pieces[leader].kind))
      .filter((rank): rank is Rank => rank !== undefined),
    depots: Array.from(world.depotsOf[enemyOf(seat)]).filter((depot) => isLost(c.hexOf[depot])).length,
    corps: world.corps.filter(({ seat: of }, i) => of !== seat && c.broken[i] === 1).map(({ id }) => id),
    objectives: heldObjectives(g, seat),
    delays: isLate && delay.points > 0 ? Math.floor(c.penalty[0] / delay.points) : 0,
  };
}

/** Who leads, from Russian less Allied points. */
export function leadText(difference: number): string {
  if (difference === 0) return "the points are even";
  const points = Math.abs(difference);
  return `the ${difference > 0 ? "Russians" : "Allies"} lead by ${points} ${points === 1 ? "point" : "points"}`;
}

/** How a game stands: the points of both sides line by line, the difference, Russian less Allied, and its level. */
export interface Standing {
  readonly lines: readonly [readonly ScoreLine[], readonly ScoreLine[]];
  readonly difference: number;
  readonly level: string;
  readonly winner: number | null;
}

/** How the game stands now; without a game of the series there is no victory (I-141). */
export function standing(g: BayonetsPlay): Standing {
  const { game } = g.world;
  if (game === null) return { lines: [[], []], difference: 0, level: "no victory", winner: null };
  const lines = [
    scoreLines(game, "russian", tallyOf(g, RUSSIAN)),
    scoreLines(game, "allied", tallyOf(g, ALLIED)),
  ] as const;
  const difference = scoreOf(lines[0]) - scoreOf(lines[1]);
  const { name, winner } = levelOf(game.victory, difference);
  return { lines, difference, level: name, winner: winner === null ? null : sides.indexOf(winner) };
}
