import type { Grid } from "@redoubt/hex";
import {
  type FacingModel,
  type Field,
  fieldIn,
  oneOf,
  placeIn,
  readRecord,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import { type Nation, nations, sideOfNation, sides } from "../data/order-of-battle.ts";
import { type Arm, arms, isArtillery } from "../formation.ts";
import { COMMANDER, RIDER, type Scope, UNIT } from "../piece.ts";
import type { DraftPiece, PieceState } from "./draft.ts";
import { type PlaceKind, readAt } from "./position-place.ts";
import { stateOf, writtenFormation } from "./position-stand.ts";
import { readWords } from "./position-state.ts";
import {
  type Bearer,
  commanderStats,
  type Printed,
  riderStats,
  type StandardRank,
  unitStats,
} from "./position-stats.ts";

/** What reading a piece hangs on. */
export interface Surroundings {
  readonly grid: Grid;
  readonly model: FacingModel;
  readonly turn: number;
  /** The piece of this id in the battle of the position, and how it stands there at the start. */
  readonly base: (id: string) => { readonly piece: DraftPiece; readonly state: PieceState } | undefined;
}

/** A piece as a position puts it. */
export interface ReadPiece {
  readonly piece: DraftPiece;
  readonly state: PieceState;
  /** The hex before which it waits, due this turn; 0 for none. */
  readonly entry: number;
  /** Whether it stays off the map until its own entry of the battle. */
  readonly isLater: boolean;
}

const kinds = [...arms, "artillery", "commander", "rider"] as const;
type Kind = (typeof kinds)[number];

const armOf = (kind: Kind): Arm | null => {
  if (kind === "commander" || kind === "rider") return null;
  return kind === "artillery" ? "foot-artillery" : kind;
};

const word = (field: Field): string | null => {
  if (field.value === undefined || field.value === null) return null;
  if (typeof field.value === "string" && field.value !== "") return field.value;
  wrong(field, "must be a word");
  return null;
};

/** The rank that the fields of a commander mean, if none is written. */
function standardRank(division: string | null, brigade: string | null, corps: string | null): StandardRank {
  if (brigade !== null) return "brigade";
  if (division !== null) return "division";
  return corps !== null ? "corps" : "commander-in-chief";
}

function scopeOf(division: string | null, brigade: string | null, corps: string | null): Scope {
  if (division !== null) return brigade === null ? "division" : "brigade";
  if (corps === null) return "non-divisional";
  return corps === "army" ? "army" : "corps";
}

function nationIn(field: Field, seat: number, base: DraftPiece | undefined): Nation {
  const standard = base?.nation ?? (seat === 0 ? "british" : "russian");
  const nation = oneOf(field, nations) ?? standard;
  if (sides.indexOf(sideOfNation(nation)) !== seat) wrong(field, `${nation} units are not on the ${sides[seat]} side`);
  return nation;
}

const pieceKind = (kind: Kind): number => (kind === "commander" ? COMMANDER : kind === "rider" ? RIDER : UNIT);

const kindOfBase = ({ kind, arm }: DraftPiece): Kind => arm ?? (kind === COMMANDER ? "commander" : "rider");

const placeKind = (kind: Kind): PlaceKind => (kind === "commander" || kind === "rider" ? kind : "unit");

function printedOf(stats: Field, kind: Kind, rank: StandardRank, bearer: Omit<Bearer, "arm">): Printed {
  const arm = armOf(kind);
  if (arm !== null) return unitStats(stats, { ...bearer, arm });
  return kind === "rider" ? riderStats(stats) : commanderStats(stats, rank, bearer.base);
}

const asIs = (field: Field): Field => field;

function readFields(field: Field) {
  return readRecord(field, {
    id: asIs,
    side: (one) => placeIn(one, sides),
    nation: asIs,
    kind: (one) => oneOf(one, kinds),
    at: asIs,
    stats: asIs,
    parent: word,
    division: word,
    corps: word,
    brigade: word,
    state: asIs,
    facing: asIs,
    formation: asIs,
    stack: (one) => wholeNumber(one, 0, 99),
  });
}

/** The side and kind of a piece; those of a piece of the battle are its own. */
function whatIsIt(field: Field, read: ReturnType<typeof readFields>, base: DraftPiece | undefined) {
  const side = fieldIn(field, "side");
  if (base === undefined && side.value === undefined) wrong(side, `must be one of ${sides.join(", ")}`);
  const seat = read.side ?? base?.seat ?? 0;
  const kind = read.kind ?? (base === undefined ? "infantry" : kindOfBase(base));
  if (base === undefined) return { seat, kind, base };
  if (seat !== base.seat) wrong(side, `${base.id} is on the other side in this battle`);
  const isSame = pieceKind(kind) === base.kind && (armOf(kind) ?? undefined) === base.arm;
  if (!isSame) wrong(fieldIn(field, "kind"), `${base.id} of this battle is ${kindOfBase(base)}`);
  return { seat, kind, base: isSame ? base : undefined };
}

/** Reads one piece of a position; what is wrong goes into the problems of the field. */
export function readPiece(field: Field, around: Surroundings): ReadPiece {
  const read = readFields(field);
  const id = String(read.id.value);
  const found = around.base(id);
  const { seat, kind, base } = whatIsIt(field, read, found?.piece);
  const nation = nationIn(read.nation, seat, base);
  const arm = armOf(kind);
  const isGun = arm !== null && isArtillery(arm);
  const division = read.division ?? base?.command ?? null;
  const brigade = read.brigade ?? base?.brigade ?? null;
  const corps = read.corps ?? base?.corps ?? null;
  const written = writtenFormation(read.formation, arm);
  const battalion = arm === "infantry" ? (read.parent ?? base?.battalion ?? null) : null;
  const bearer = { nation, formation: written, isSkirmisherCounter: battalion !== null, base };
  const printed = printedOf(read.stats, kind, standardRank(division, brigade, corps), bearer);
  const { sp, ...values } = printed;
  const at = readAt(read.at, placeKind(kind), around.grid, around.turn);
  if (arm !== null && !isGun && at.hexOf > 0 && sp === 0)
    wrong(fieldIn(read.stats, "sp"), "a unit without strength is destroyed (I.12)");
  const words = readWords(read.state, around.grid, arm !== null);
  const { model } = around;
  return {
    entry: at.entry,
    isLater: at.isLater,
    state: stateOf(read.facing, {
      arm,
      at,
      printed,
      words,
      written,
      base: found?.state,
      stack: read.stack ?? 0,
      model,
    }),
    piece: {
      ...values,
      id,
      name: base?.name ?? id,
      nation,
      seat,
      kind: pieceKind(kind),
      isReconstructed: base?.isReconstructed ?? false,
      command: division,
      brigade,
      corps,
      scope: arm === null ? undefined : scopeOf(division, brigade, corps),
      battalion,
      battery: isGun ? (read.parent ?? base?.battery ?? null) : null,
      chief: kind === "rider" ? (read.parent ?? base?.chief ?? null) : null,
    },
  };
}
