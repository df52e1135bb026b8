import type { Problem } from "@redoubt/engine";
import { asHex, type Hex } from "@redoubt/hex";
import {
  bitsOf,
  type Field,
  fieldIn,
  listed,
  oneOf,
  type Place,
  type Position,
  type PositionUnit,
  placeOf,
  readRecord,
  unitFields,
  wholeNumber,
  wrong,
} from "@redoubt/mechanics";
import type { BayonetsMap } from "../crossing.ts";
import type { Game } from "../data/game.ts";
import { ranks, sides } from "../data/piece.ts";
import { type leaderStates, positionKinds, positionPlaces, type unitStates } from "../data/position-words.ts";
import * as bits from "../state.ts";
import { constants } from "../tables/constants.ts";
import { IN_PLAY, type Terrain } from "../terrain.ts";
import { type PieceSpec, piecesOfGame, standardMa } from "./piece-spec.ts";

/** A piece of a position: what it is, where, in which state, and when it comes in. */
export interface PlacedPiece {
  readonly spec: PieceSpec;
  /** A hex or a place off the map. */
  readonly at: Hex;
  readonly status: number;
  /** Whether the file itself says `ic` or `ooc`. */
  readonly isCommandGiven: boolean;
  readonly arrival: { readonly turn: number; readonly hex: Hex } | null;
}

const places: Readonly<Record<(typeof positionPlaces)[number], number>> = {
  "off-map": bits.WAITING,
  waiting: bits.WAITING,
  uar: bits.UAR,
  peu: bits.PEU,
  captured: bits.CAPTURED,
  killed: bits.KILLED,
};

const unitBits: Readonly<Record<(typeof unitStates)[number], number>> = {
  reduced: bits.REDUCED,
  disrupted: bits.DISRUPTED,
  "temp-dm": bits.TEMP_DM,
  oos: bits.OUT_OF_SUPPLY,
  ic: bits.IN_COMMAND,
  ooc: 0,
  "road-march": bits.ROAD_MARCH,
  building: bits.BUILDING,
  marked: bits.MARKED,
  held: bits.HELD,
  stopped: bits.STOPPED,
  finished: bits.FINISHED,
  moved: bits.MOVED,
  fired: bits.FIRED,
  attacked: bits.ATTACKED,
  retreated: bits.RETREATED,
  charged: bits.CHARGED,
  overrunning: bits.OVERRUNNING,
  advanced: bits.ADVANCED,
  full: bits.FULL,
  half: bits.HALF,
  locked: bits.LOCKED,
  acted: bits.ACTED,
  tried: bits.TRIED,
};
const leaderBits: Readonly<Record<(typeof leaderStates)[number], number>> = {
  ic: bits.IN_COMMAND,
  ooc: 0,
  recovering: bits.RECOVERING,
  checked: bits.CHECKED,
  stopped: bits.STOPPED,
  moved: bits.MOVED,
};

const readers = {
  sp: (field: Field) => wholeNumber(field, 0, 99),
  reducedSp: (field: Field) => wholeNumber(field, 0, 99),
  steps: (field: Field) => wholeNumber(field, 1, 2),
  initiative: (field: Field) => wholeNumber(field, 0, 9),
  ma: (field: Field) => wholeNumber(field, 0, 100),
  cp: (field: Field) => wholeNumber(field, 0, 20),
  turn: (field: Field) => wholeNumber(field, 1, 999),
  serves: (field: Field) =>
    field.value === undefined ? null : listed(field).flatMap(({ value }) => (typeof value === "string" ? [value] : [])),
};

const isLeaderKind = (kind: string): boolean => (ranks as readonly string[]).includes(kind);

/** What a position writes of a piece, on top of what the game prints on it. */
function readSpec(field: Field, unit: PositionUnit, printed: PieceSpec | undefined): PieceSpec & { turn: number } {
  const kind = oneOf(fieldIn(field, "kind"), positionKinds) ?? "infantry";
  const side = oneOf(fieldIn(field, "side"), sides) ?? "russian";
  const nation = unit.nation ?? printed?.nation ?? "";
  const said = readRecord(fieldIn(field, "stats"), readers);
  const reducedSp = said.reducedSp ?? (said.steps === 1 ? null : (printed?.reducedSp ?? null));
  const steps = said.steps ?? (reducedSp === null ? 1 : 2);
  const isHead = kind === "officer-commander";
  return {
    id: unit.id,
    name: printed?.name ?? unit.id,
    side,
    kind,
    nation,
    corps: unit.corps ?? printed?.corps ?? null,
    division: unit.division ?? printed?.division ?? null,
    parent: unit.parent ?? printed?.parent ?? null,
    sp: said.sp ?? printed?.sp ?? null,
    reducedSp,
    steps: steps === 2 ? 2 : 1,
    initiative: said.initiative ?? printed?.initiative ?? null,
    ma: said.ma ?? printed?.ma ?? standardMa[kind],
    cp: said.cp ?? printed?.cp ?? (isHead ? constants.officerCommanderCp.value : null),
    serves: said.serves ?? printed?.serves ?? null,
    turn: said.turn ?? 0,
  };
}

/** The bits of the states a piece is in; words for places may stand among them beside "off-map". */
function readStates(field: Field, kind: string): { readonly status: number; readonly place: string | null } {
  const states = fieldIn(field, "state");
  const isPlace = ({ value }: Field) => (positionPlaces as readonly unknown[]).includes(value);
  const words = listed(states);
  const place = words.find(isPlace)?.value;
  const rest = { ...states, value: words.filter((word) => !isPlace(word)).map(({ value }) => value) };
  if (kind === "depot" && rest.value.length > 0) wrong(states, "a Depot is in no state");
  const status = bitsOf(rest, isLeaderKind(kind) ? leaderBits : unitBits);
  return { status, place: typeof place === "string" ? place : null };
}

// Half of what the numbers of pieces in a stack can hold, and more than any game has.
const mostPieces = 2000;

/** Reads the pieces of a position: only those it lists exist, with what the game prints on them where the file is silent. */
export function readPieces(
  position: Position,
  game: Game | null,
  map: BayonetsMap,
  terrain: Terrain,
  problems: Problem[],
): readonly PlacedPiece[] {
  const printed = new Map((game === null ? [] : piecesOfGame(game)).map(({ spec }) => [spec.id, spec]));
  return unitFields(position.units, mostPieces, problems).map((field, i) =>
    readPiece(field, printed.get(position.units[i].id), map, terrain),
  );
}

/** Reads one piece of a position; what is wrong goes to the problems of the field. */
function readPiece(field: Field, printed: PieceSpec | undefined, map: BayonetsMap, terrain: Terrain): PlacedPiece {
  const unit = field.value as PositionUnit; // unitFields gave a field to each unit
  const { turn, ...spec } = readSpec(field, unit, printed);
  const { status, place } = readStates(field, spec.kind);
  const atField = fieldIn(field, "at");
  const written: Place | null = placeOf(atField, map.grid, places);
  const words = unit.state ?? [];
  if (written !== null && written.kind !== "word" && (terrain.hex[written.hex] & IN_PLAY) === 0)
    wrong(atField, "lies beyond the part of the map in play (T1)");
  if (place !== null && !(written?.kind === "word" && written.value === bits.WAITING))
    wrong(fieldIn(field, "state"), `"${place}" is a place: write it as "at", or beside "at": "off-map"`);
  const off = place === null ? null : places[place as keyof typeof places];
  const at = off ?? (written?.kind === "hex" ? written.hex : written?.kind === "word" ? written.value : bits.WAITING);
  const isCombat = !isLeaderKind(spec.kind) && spec.kind !== "depot";
  if ((at === bits.UAR || at === bits.PEU) && !isCombat) wrong(atField, "the boxes are for combat units");
  if ((at === bits.CAPTURED || at === bits.KILLED) && isCombat) wrong(atField, "combat units are never captured");
  if (at === bits.UAR && (spec.steps === 1 || (status & bits.REDUCED) !== 0))
    wrong(atField, "only full units of two steps await recovery (5.2h)");
  if ((status & bits.REDUCED) !== 0 && spec.steps === 1) wrong(fieldIn(field, "state"), "has one step only");
  return {
    spec,
    at: asHex(at),
    status,
    isCommandGiven: words.includes("ic") || words.includes("ooc"),
    arrival: written?.kind === "entry" ? { turn, hex: written.hex } : null,
  };
}
