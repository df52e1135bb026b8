import type { Seat } from "@redoubt/engine";
import { asUnit, type Unit } from "@redoubt/mechanics";
import type { ExclusiveRules } from "../battles/exclusive.ts";
import { nations, unitKinds } from "../data/counter.ts";
import { cites } from "../kit.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { ARTILLERY, CAVALRY, type Face, INFANTRY, type PrintedUnit } from "../unit.ts";
import { NO_ALLOWANCE, type Numbers, type Printed, type World } from "../world.ts";
import { facesOf } from "./faces.ts";
import { gunClasses } from "./results.ts";

type Roster = Pick<
  World,
  | "units"
  | "count"
  | "unitIndex"
  | "seatOf"
  | "unitsOf"
  | "kindOf"
  | "isGun"
  | "nationOf"
  | "parentOf"
  | "parents"
  | "printed"
  | "gunRow"
  | "isRedoubtGun"
  | "tires"
  | "exertsZone"
  | "allowance"
  | "faces"
>;

/** Values and allowances come from the counters, halved allowances from 9.11. */
export const enforces = cites("2.4", "9.11", "A16.0", "B19.1");

/** No Parent Unit. */
export const NO_PARENT = 255;

function printedOf(units: readonly PrintedUnit[]): Printed {
  // A blank back is never shown: a unit that has one is eliminated instead (9.0).
  const faces: readonly Face[] = units.flatMap((unit) => [unit.front, unit.back ?? unit.front]);
  const bits = (of: (face: Face) => boolean) => Uint8Array.from(faces, (face) => (of(face) ? 1 : 0));
  return {
    fire: Int8Array.from(faces, (face) => face.fire ?? -1),
    fireParen: bits((face) => face.fireParen),
    melee: Int8Array.from(faces, (face) => face.melee ?? -1),
    meleeParen: bits((face) => face.meleeParen),
    morale: Int8Array.from(faces, (face) => face.morale ?? -1),
  };
}

const numbers = <N extends number>(list: readonly N[]): Numbers<N> => Uint8Array.from(list) as unknown as Numbers<N>; // a typed array gives back the very numbers that were put in

const unitsOf = (units: readonly PrintedUnit[], seat: Seat): Numbers<Unit> =>
  numbers(Array.from(units.keys(), asUnit).filter((u) => units[u].seat === seat));

/** Nation and label: labels repeat across armies (A16.0, S-53). Russian guns have no Parent Unit (A16.11). */
function parentName(unit: PrintedUnit): string | null {
  const isRussianGun = unit.nation === "russian" && unit.kind === "artillery";
  return unit.parent === null || isRussianGun ? null : `${unit.nation} ${unit.parent}`;
}

/** Allowances in half points: halved, rounded up to whole points, for disrupted infantry and cavalry; none for guns (5.19). */
function allowancesOf(units: readonly PrintedUnit[], kindOf: Uint8Array): Uint8Array {
  return Uint8Array.from(
    units.flatMap(({ ma }, u) => {
      if (ma === null) return [NO_ALLOWANCE, kindOf[u] >= ARTILLERY ? 0 : NO_ALLOWANCE];
      return [ma * 2, kindOf[u] >= ARTILLERY ? 0 : ((ma + 1) >> 1) * 2];
    }),
  );
}

/** The units of a game in flat arrays. */
export function rosterOf(units: readonly PrintedUnit[], rules: ExclusiveRules): Roster {
  const kindOf = Uint8Array.from(units, (unit) => unitKinds.indexOf(unit.kind));
  const isGun = kindOf.map((kind) => (kind === INFANTRY || kind === CAVALRY ? 0 : 1));
  const names = units.map(parentName);
  const allowance = allowancesOf(units, kindOf);
  const parents = [...new Set(names.filter((name) => name !== null))];
  return {
    units,
    count: units.length,
    unitIndex: new Map(units.map((unit, u) => [unit.id, asUnit(u)])),
    seatOf: numbers(units.map((unit) => unit.seat)),
    unitsOf: [unitsOf(units, ALLIED), unitsOf(units, RUSSIAN)],
    kindOf,
    isGun,
    nationOf: Uint8Array.from(units, (unit) => nations.indexOf(unit.nation)),
    parentOf: Uint8Array.from(names, (name) => (name === null ? NO_PARENT : parents.indexOf(name))),
    parents,
    printed: printedOf(units),
    gunRow: Int8Array.from(units, (unit) => (unit.gunClass === null ? -1 : gunClasses.indexOf(unit.gunClass))),
    isRedoubtGun: Uint8Array.from(units, (unit) => (unit.isRedoubtGun ? 1 : 0)),
    tires: Uint8Array.from(units, (unit) => (unit.tires ? 1 : 0)),
    exertsZone: isGun.map((gun) => (!rules.guns.haveZones && gun === 1 ? 0 : 1)),
    allowance,
    faces: facesOf(units, allowance),
  };
}
