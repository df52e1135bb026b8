import { asWritten, type FacingModel, type Field, wrong } from "@redoubt/mechanics";
import { parseFacing } from "../checks/wedges.ts";
import {
  type Arm,
  cavalryFormations,
  type Formation,
  formations,
  infantryFormations,
  isAllRound,
  isArtillery,
} from "../formation.ts";
import { readFormation } from "../position-words.ts";
import { ATTACHED, DESTROYED, DISPERSED, NO_FACING, NO_FORMATION, ROUTED } from "../state.ts";
import type { PieceState } from "./draft.ts";
import type { At } from "./position-place.ts";
import type { Words } from "./position-state.ts";
import type { Printed } from "./position-stats.ts";

/** The formation that a unit is written to stand in; undefined where none is. */
export function writtenFormation(field: Field, arm: Arm | null): Formation | undefined {
  if (field.value === undefined || field.value === null) return undefined;
  const may: readonly Formation[] =
    arm === null || isArtillery(arm) ? [] : arm === "cavalry" ? cavalryFormations : infantryFormations;
  const read = arm === null || typeof field.value !== "string" ? undefined : readFormation(field.value, arm);
  if (read !== undefined && may.includes(read)) return read;
  wrong(
    field,
    may.length === 0
      ? "artillery, commanders and riders have no formation (IV.6)"
      : `${asWritten(field.value)} is not one of ${may.join(", ")}`,
  );
  return undefined;
}

/** What the standing of a piece hangs on. */
export interface Standing {
  readonly arm: Arm | null;
  readonly at: At;
  readonly printed: Printed;
  readonly words: Words;
  /** The formation that the file gives it. */
  readonly written: Formation | undefined;
  /** How the piece of this id stands in the battle of the position. */
  readonly base: PieceState | undefined;
  readonly stack: number;
  readonly model: FacingModel;
}

/** The formation of a unit as it stands; guns, commanders, riders, routed units and counters off the map have none (IV.7). */
function formationIn({ arm, at, printed, words, written, base }: Standing): Formation | undefined {
  const isOff = at.hexOf === ATTACHED || at.hexOf === DISPERSED;
  if (arm === null || isArtillery(arm) || words.level === ROUTED || isOff) return undefined;
  const known = base === undefined || base.formation === NO_FORMATION ? undefined : formations[base.formation - 1];
  return written ?? known ?? (printed.formations.includes("line") ? "line" : printed.formations[0]);
}

/** V.1: the facing of a unit as it stands; closed units and guns on the map need one. */
function facingIn(field: Field, { arm, at, words, base, model }: Standing, formation: Formation | undefined): number {
  const { value } = field;
  const isSaid = value !== undefined && value !== null;
  const read = typeof value === "string" ? parseFacing(value, model) : undefined;
  if (isSaid && read === undefined)
    wrong(
      field,
      `${asWritten(field.value)} is not ${model === "corner" ? "two neighbouring directions such as N/NE" : "a direction such as N"}`,
    );
  const isGun = arm !== null && isArtillery(arm);
  const hasFacing = words.level !== ROUTED && (isGun || (formation !== undefined && !isAllRound(formation)));
  if (!hasFacing) return NO_FACING;
  const known = base?.facing ?? NO_FACING;
  if (!isSaid && known === NO_FACING && at.hexOf > 0) wrong(field, "closed units and guns need a facing (V.1)");
  return read ?? known;
}

/** The numbers of the state of one piece; `facing` is the field that says how it faces. */
export function stateOf(facing: Field, piece: Standing): PieceState {
  const { at, printed, words, stack } = piece;
  const formation = formationIn(piece);
  return {
    hexOf: at.hexOf,
    stack,
    sp: at.hexOf === DESTROYED || at.hexOf === DISPERSED ? 0 : printed.sp,
    facing: facingIn(facing, piece, formation),
    formation: formation === undefined ? NO_FORMATION : formations.indexOf(formation) + 1,
    level: words.level,
    march: words.march,
    rally: words.rally,
    box: words.from > 0 ? words.from : at.box,
    act: words.act,
    mp: words.mp,
    mpStart: words.mpStart,
    lost: words.lost,
    marked: words.marked,
  };
}
