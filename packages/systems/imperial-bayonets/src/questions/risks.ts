import { clonePlay, isProblems, type Result, type Seat } from "@redoubt/engine";
import { asHex, type Hex, isUnread, parseHex } from "@redoubt/hex";
import { type Follow, type Risk, type Risks, type Unit, unanswered } from "@redoubt/mechanics";
import { reachOf } from "../checks/command.ts";
import { sees } from "../checks/firing.ts";
import { sightSceneOf } from "../checks/sight-now.ts";
import { hexesTouching, isTouchedBy } from "../checks/touch.ts";
import { NO_TRACE } from "../checks/trace.ts";
import { fireSum } from "../modifiers/bombardment.ts";
import { dieRow } from "../modifiers/combat.ts";
import { hasZone, isCombat, place, shift, unitsIn } from "../occupancy.ts";
import { enemyOf } from "../seat.ts";
import { type BayonetsPlay, has, hexName, ROAD_MARCH, zonesOf } from "../state.ts";
import { artilleryResultTable } from "../tables/artillery-results.ts";
import { ids, names } from "../wording/tell.ts";
import { ARTILLERY, HORSE_ARTILLERY } from "../world.ts";
import { pieceNamed } from "./moving.ts";

const FACES = [1, 2, 3, 4, 5, 6];

/** ART: the chance in percent that guns do something to a hex. */
function chanceOf(g: BayonetsPlay, units: readonly Unit[], hex: Hex): number {
  const { column, die } = fireSum({ g, units, hex });
  if (column === null) return 0;
  const hurt = FACES.filter((face) => artilleryResultTable.rows[dieRow(face, die.total)].cells[column] !== "-");
  return Math.round((hurt.length * 100) / FACES.length);
}

/** The enemy's guns that see a hex and are free to bombard it in their own turn (9.1a, 9.1e, 7.3a). */
function gunsOn(g: BayonetsPlay, hex: Hex, seat: Seat): readonly Unit[] {
  const { world, c } = g;
  const scene = sightSceneOf(g, seat);
  return Array.from(world.unitsOf[seat]).filter((unit) => {
    const kind = world.kindOf[unit];
    if ((kind !== ARTILLERY && kind !== HORSE_ARTILLERY) || c.hexOf[unit] <= 0 || has(g, unit, ROAD_MARCH))
      return false;
    return !isTouchedBy(g, c.hexOf[unit], enemyOf(seat)) && sees(scene, c.hexOf[unit], hex);
  });
}

function shot(g: BayonetsPlay, gun: Unit, hex: Hex): Risk {
  const { attack } = fireSum({ g, units: [gun], hex });
  return {
    hex: hexName(g.world, hex),
    by: g.world.pieces[gun].id,
    from: hexName(g.world, g.c.hexOf[gun]),
    kind: "fire",
    label: String(attack),
    text: `bombards with ${attack}`,
    percent: chanceOf(g, [gun], hex),
    rule: "9.1a",
  };
}

/** 3.4c, 9.0a: the zone that it enters, and whom its side then owes an attack. */
function contact(g: BayonetsPlay, hex: Hex, piece: Unit, seat: Seat): readonly Follow[] {
  const { world } = g;
  const enemy = enemyOf(seat);
  const around = hexesTouching(g, hex, enemy).flatMap((one) => unitsIn(g, one, enemy));
  const follows: Follow[] = [];
  if (zonesOf(g, enemy)[hex] > 0) {
    const holders = around.filter((unit) => hasZone(g, unit));
    const whose = holders.length === 0 ? "an enemy" : names(world, holders);
    follows.push({
      kind: "certain",
      text: `It must stop in the zone of ${whose}.`,
      rule: "3.4c",
      units: ids(world, holders),
    });
  }
  if (around.length > 0 && hasZone(g, piece))
    follows.push({
      kind: "bad",
      text: `Your side owes an attack on ${names(world, around)} this turn.`,
      rule: "9.0a",
      units: ids(world, around),
    });
  return follows;
}

/** 3.5e: whether its own Leader still reaches it there. */
function command(g: BayonetsPlay, hex: Hex, piece: Unit): readonly Follow[] {
  const { parent } = g.world.pieces[piece];
  if (parent < 0 || g.c.hexOf[parent] <= 0) return [];
  if (reachOf(g, parent)[hex] !== NO_TRACE) return [];
  const { name } = g.world.pieces[parent];
  return [{ kind: "bad", text: `${name} does not reach it there: it would be out of command.`, rule: "3.5e" }];
}

/** What a unit may meet where a way ends: guns that see it, zones, the duty to attack, and command left behind. */
export function risksOn(g: BayonetsPlay, id: string, path: readonly string[]): Result<Risks> {
  const piece = pieceNamed(g, id);
  if (isProblems(piece)) return piece;
  const hex = parseHex(g.world.grid, path.at(-1) ?? "");
  if (isUnread(hex)) return unanswered(hex[0].what);
  if (!isCombat(g.world, piece)) return unanswered("only combat units meet anything", "3.1a");
  const seat = g.world.seatOf[piece];
  const walk = clonePlay(g) as BayonetsPlay; // a copy of the same system's play
  if (walk.c.hexOf[piece] > 0) shift(walk, piece, asHex(hex));
  else place(walk, piece, asHex(hex));
  const guns = gunsOn(walk, hex, enemyOf(seat));
  return {
    risks: guns.map((gun) => shot(walk, gun, hex)).filter(({ percent }) => percent > 0),
    follows: [...contact(walk, hex, piece, seat), ...command(walk, hex, piece)],
    untouched: guns.length === 0 ? 100 : 100 - chanceOf(walk, guns, hex),
  };
}
