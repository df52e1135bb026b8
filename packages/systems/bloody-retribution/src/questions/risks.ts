import { clonePlay, isProblems, type Result } from "@redoubt/engine";
import { DIRECTIONS, type Hex, isUnread, parseHex } from "@redoubt/hex";
import { type Follow, type Risk, type Risks, type Unit, unanswered } from "@redoubt/mechanics";
import { mayJoin } from "../checks/attack.ts";
import { whyNotBombard } from "../checks/bombardment.ts";
import { bombardmentEffect } from "../modifiers/bombardment.ts";
import { reckon } from "../modifiers/combat.ts";
import { flip, lift, place } from "../occupancy.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { combatCell } from "../setup/results.ts";
import { beside, enemyZones, hexName, hexOf, type RetributionPlay, unitsIn } from "../state.ts";
import { PIQUET } from "../unit.ts";
import { listOf, signed } from "../wording/words.ts";
import { unitNamed } from "./no-answer.ts";

const FACES = [1, 2, 3, 4, 5, 6];

/** Enemies next to a hex. */
const enemiesAround = (g: RetributionPlay, hex: Hex, u: Unit): readonly Unit[] =>
  DIRECTIONS.flatMap((direction) => unitsIn(g, beside(g.world, hex, direction))).filter(
    (other) => g.world.seatOf[other] !== g.world.seatOf[u],
  );

/** 9.16: the chance in percent that an attack takes a step from those in a hex. */
function chanceOf(g: RetributionPlay, target: Hex, attackers: readonly Unit[]): { column: number; percent: number } {
  const { column, reductions } = reckon({ g, target, attackers });
  const hurt = FACES.filter((face) => g.world.results.defenderLoss[combatCell(face, column)] + reductions.total > 0);
  return { column, percent: Math.round((hurt.length * 100) / FACES.length) };
}

/** What each enemy who is ready could do in an attack of his own (9.1). */
function strokes(g: RetributionPlay, hex: Hex, u: Unit): readonly Risk[] {
  const { world } = g;
  const seat = world.seatOf[u] === ALLIED ? RUSSIAN : ALLIED;
  return enemiesAround(g, hex, u)
    .filter((enemy) => world.kindOf[enemy] !== PIQUET && mayJoin(g, seat, hex, [], enemy))
    .map((enemy): Risk => {
      const { column, percent } = chanceOf(g, hex, [enemy]);
      return {
        hex: hexName(world, hex),
        by: world.units[enemy].id,
        from: hexName(world, hexOf(g, enemy)),
        kind: "melee",
        label: signed(column),
        text: `may attack it alone under ${signed(column)}`,
        percent,
        rule: "9.5",
      };
    });
}

/** 5.6, RBT: on how many faces the guns of Shell Hill hurt a unit where it stands. */
function bombardment(g: RetributionPlay, u: Unit): readonly Follow[] {
  if (g.world.seatOf[u] !== ALLIED || whyNotBombard(g, RUSSIAN, u) !== null) return [];
  const hurt = FACES.filter((face) => {
    const { disrupts, takesStep } = bombardmentEffect({ g, unit: u }, face);
    return disrupts || takesStep;
  }).length;
  if (hurt === 0) return [];
  return [{ kind: "bad", text: `The guns of Shell Hill reach it, and hurt it with ${hurt} in 6.`, rule: "5.6" }];
}

function followsOf(g: RetributionPlay, hex: Hex, u: Unit): readonly Follow[] {
  const { world } = g;
  const follows: Follow[] = [
    {
      kind: "certain",
      text: "Having moved, it is disrupted until the next recovery, and defends in full.",
      rule: "2.12",
    },
  ];
  const near = enemiesAround(g, hex, u);
  if (enemyZones(g, world.seatOf[u])[hex] > 0) {
    const names = listOf(near.map((enemy) => world.units[enemy].fullName));
    const units = near.map((enemy) => world.units[enemy].id);
    follows.push(
      {
        kind: "bad",
        text: `It must stop next to ${names}, and leaves only for a hex without enemy zones.`,
        rule: "7.2",
        units,
      },
      { kind: "open", text: "It may attack in a combat phase, and need not.", rule: "7.3" },
    );
  }
  return [...follows, ...bombardment(g, u)];
}

/** What a unit may meet where a way ends: attacks by those beside it, the guns of Shell Hill, and zones. */
export function risksOn(g: RetributionPlay, id: string, path: readonly string[]): Result<Risks> {
  const named = unitNamed(g, id);
  if (isProblems(named)) return named;
  const hex = parseHex(g.world.grid, path.at(-1) ?? "");
  if (isUnread(hex)) return unanswered(hex[0].what);
  const walk = clonePlay(g) as RetributionPlay; // a copy of the same system's play
  const { unit } = named;
  if (walk.c.mobileAt[hex] !== 0 && walk.c.mobileAt[hex] !== unit + 1) return unanswered("somebody is there", "6.2");
  if (walk.c.hexOf[unit] > 0) lift(walk, unit, 0);
  place(walk, unit, hex);
  flip(walk, unit, true);
  return { risks: strokes(walk, hex, unit), follows: followsOf(walk, hex, unit), untouched: 100 };
}
