import { asSeat } from "@redoubt/engine";
import {
  type Field,
  fieldIn,
  isRecord,
  oneOf,
  placeIn,
  readRecord,
  trueOrFalse,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import type { ExclusiveRules } from "../battles/exclusive.ts";
import { type Counter, nations, unitKinds } from "../data/counter.ts";
import { ALLIED, RUSSIAN, seats } from "../seat.ts";
import type { Face, PrintedUnit } from "../unit.ts";
import { gunClasses } from "./results.ts";
import { unitOf } from "./scenario.ts";

const strength = (field: Field): number | null => wholeNumber(field, 0, 99);
const rating = (field: Field): number | null => wholeNumber(field, 0, 9);

/** A unit as a position gives it, and the fatigue level it has left. */
export interface ReadUnit {
  readonly unit: PrintedUnit;
  readonly fatigue: number;
}

/** The back of a counter: null is blank; what is left out is not known, but morale stays and disrupted guns do not fire. */
function readBack(field: Field, front: Face, isGun: boolean): Face | null {
  if (field.value === null) return null;
  if (field.value !== undefined && !isRecord(field.value)) {
    wrong(field, "must hold the values of the back, or be null for a blank one");
    return null;
  }
  const back = readRecord(field, {
    fire: strength,
    fireParen: (one) => trueOrFalse(one, false),
    class: (one) => oneOf(one, gunClasses),
    melee: strength,
    meleeParen: (one) => trueOrFalse(one, front.meleeParen),
    morale: rating,
  });
  return {
    fire: back.fire ?? (isGun ? 0 : null),
    fireParen: back.fireParen,
    melee: back.melee,
    meleeParen: back.meleeParen,
    morale: back.morale ?? front.morale,
  };
}

/** Reads one unit of a position; one without values that bears the id of a counter of the battle has that counter's. */
export function readUnit(field: Field, rules: ExclusiveRules, counters: readonly Counter[]): ReadUnit {
  const id = String(fieldIn(field, "id").value);
  const seat = asSeat(placeIn(fieldIn(field, "side"), seats) ?? ALLIED);
  const kind = oneOf(fieldIn(field, "kind"), unitKinds) ?? "infantry";
  const nation = oneOf(fieldIn(field, "nation"), nations) ?? (seat === RUSSIAN ? "russian" : "british");
  const written = fieldIn(field, "stats");
  const counter = written.value === undefined ? counters.find((one) => one.id === id) : undefined;
  if (counter !== undefined) return { unit: unitOf(counter), fatigue: counter.front.morale ?? 0 };
  const isGun = kind === "artillery" || kind === "horse-artillery";
  const stats = readRecord(written, {
    fire: strength,
    fireParen: (one) => trueOrFalse(one, false),
    class: (one) => oneOf(one, gunClasses),
    melee: strength,
    meleeParen: (one) => trueOrFalse(one, isGun),
    morale: rating,
    ma: (one) => wholeNumber(one, 0, 15),
    back: (one) => one,
    fatigue: rating,
  });
  const { class: gunClass, fireParen, melee, meleeParen, morale } = stats;
  const front: Face = { fire: stats.fire ?? (gunClass === null ? null : 0), fireParen, melee, meleeParen, morale };
  const given = fieldIn(field, "parent").value;
  const parent = typeof given === "string" ? given : null;
  const isUnclassedGun = kind === "artillery" && nation === "british" && gunClass === null;
  const described = { id, kind, nation, parent, isUnclassedGun, hasFatigue: stats.fatigue !== null };
  const unit: PrintedUnit = {
    id,
    name: id,
    seat,
    nation,
    parent,
    kind,
    front,
    back: readBack(stats.back, front, isGun),
    gunClass,
    ma: stats.ma ?? rules.usualAllowance(described),
    isRedoubtGun: rules.isRedoubtGun(described),
    tires: rules.tires(described),
    isBackReconstructed: false,
  };
  return { unit, fatigue: stats.fatigue ?? morale ?? 0 };
}
