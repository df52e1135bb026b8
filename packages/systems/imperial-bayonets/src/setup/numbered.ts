import { asSeat, type Held, type Problem, type Seat } from "@redoubt/engine";
import { asUnit, points, type Unit } from "@redoubt/mechanics";
import type { Game } from "../data/game.ts";
import { ranks, sides } from "../data/piece.ts";
import { cites } from "../kit.ts";
import { ALLIED, RUSSIAN } from "../seat.ts";
import { unitTypes } from "../tables/terrain-effects.ts";
import { type CorpsInWorld, DEPOT, LEADER, type Piece, type World } from "../world.ts";
import type { PieceSpec } from "./piece-spec.ts";

/** Every piece is of one of nine kinds, and has one place at most in a corps, in a division of it and under a Leader. */
export const enforces = cites("3.1a", "3.1b", "3.1d", "3.1g", "3.1h", "3.5a", "3.5b");

/** The part of a world that its pieces make. */
export type Numbered = Pick<
  World,
  | "pieces"
  | "count"
  | "seatOf"
  | "kindOf"
  | "fullSp"
  | "reducedSp"
  | "hasTwoSteps"
  | "initiativeOf"
  | "maOf"
  | "corpsOf"
  | "parentOf"
  | "divisionOf"
  | "nationOf"
  | "stackUnits"
  | "unitsOf"
  | "leadersOf"
  | "depotsOf"
  | "corps"
>;

const seatOf = ({ side }: PieceSpec): Seat => asSeat(sides.indexOf(side));
const isLeader = ({ kind }: PieceSpec): boolean => (ranks as readonly string[]).includes(kind);
const isHead = ({ kind }: PieceSpec): boolean => kind === "commander" || kind === "officer-commander";
const isOfArmy = (chief: PieceSpec, { nation }: PieceSpec): boolean => chief.nation === "" || chief.nation === nation;

/** The Leader above a piece where none is named (3.5b, I-93). */
function foundParent(specs: readonly PieceSpec[], spec: PieceSpec): Unit {
  const inCorps = (other: PieceSpec) =>
    other !== spec && other.side === spec.side && spec.corps !== null && other.corps === spec.corps;
  const head = specs.findIndex((other) => inCorps(other) && isHead(other));
  if (isLeader(spec)) {
    if (spec.kind === "army-commander") return asUnit(-1);
    const isChief = (other: PieceSpec) =>
      other.kind === "army-commander" && other.side === spec.side && isOfArmy(other, spec);
    return head >= 0 && !isHead(spec) ? asUnit(head) : asUnit(specs.findIndex(isChief));
  }
  const isOfficer = (other: PieceSpec) =>
    inCorps(other) && other.kind === "officer" && spec.division !== null && other.division === spec.division;
  return specs.filter(isOfficer).length === 1 ? asUnit(specs.findIndex(isOfficer)) : asUnit(head);
}

/** The Leader above each piece; one that is named must be there, unless only the game names him. */
function parentsOf(specs: readonly PieceSpec[], named: ReadonlySet<PieceSpec>, problems: Problem[]): Unit[] {
  return specs
    .map((spec, i) => {
      if (spec.kind === "depot") return -1;
      if (spec.parent === null) return foundParent(specs, spec);
      const parent = specs.findIndex(({ id }) => id === spec.parent);
      const isRight = parent >= 0 && isLeader(specs[parent]) && specs[parent].side === spec.side;
      if (!isRight && named.has(spec)) {
        problems.push({ where: `units[${i}].parent`, what: `"${spec.parent}" is no Leader of ${spec.side}` });
      }
      return isRight ? parent : -1;
    })
    .map(asUnit);
}

/** The corps of a game, then others that pieces name, each of one side. */
function corpsOf(game: Game | null, specs: readonly PieceSpec[]): CorpsInWorld[] {
  const known: CorpsInWorld[] = (game?.corps ?? []).map(({ id, name, side, number }) => ({
    id,
    name,
    seat: asSeat(sides.indexOf(side)),
    number,
    units: [],
  }));
  for (const spec of specs) {
    const seat = seatOf(spec);
    for (const id of [spec.corps, ...(spec.serves ?? [])]) {
      if (id === null || known.some((corps) => corps.id === id && corps.seat === seat)) continue;
      known.push({ id, name: id, seat, number: null, units: [] });
    }
  }
  return known;
}

/** Gives pieces their numbers. `named` are those whose parent the file itself names. */
export function numberPieces(
  game: Game | null,
  specs: readonly PieceSpec[],
  named: ReadonlySet<PieceSpec>,
  problems: Problem[],
): Numbered {
  const empty = corpsOf(game, specs);
  const corpsIn = (spec: PieceSpec, id: string | null): number =>
    id === null ? -1 : empty.findIndex((corps) => corps.id === id && corps.seat === seatOf(spec));
  const parents = parentsOf(specs, named, problems);
  const divisions: string[] = [];
  const divisionOf = specs.map((spec) => {
    if (spec.division === null) return -1;
    const key = `${spec.side}/${spec.corps}/${spec.division}`;
    if (!divisions.includes(key)) divisions.push(key);
    return divisions.indexOf(key);
  });
  const nations = [...new Set(specs.map(({ nation }) => nation))];
  const kindOf = Uint8Array.from(specs, ({ kind }) => {
    const type = (unitTypes as readonly string[]).indexOf(kind);
    return type >= 0 ? type : kind === "depot" ? DEPOT : LEADER;
  });
  const pieces = specs.map((spec, i): Piece => {
    const own = spec.corps === null ? null : [spec.corps];
    const served = spec.kind === "depot" ? (spec.serves ?? own) : null;
    return {
      ...spec,
      seat: seatOf(spec),
      corps: corpsIn(spec, spec.corps),
      parent: parents[i],
      serves: served === null ? null : served.map((id) => corpsIn(spec, id)),
    };
  });
  const chosen = (seat: Seat, test: (kind: number) => boolean) =>
    [...pieces.keys()].map(asUnit).filter((unit) => pieces[unit].seat === seat && test(kindOf[unit]));
  const both = (test: (kind: number) => boolean) => [chosen(RUSSIAN, test), chosen(ALLIED, test)] as const;
  const orMissing = (value: number | null): number => value ?? -1;
  return {
    pieces,
    count: pieces.length,
    // Typed arrays lose what they are made of.
    seatOf: Uint8Array.from(pieces, ({ seat }) => seat) as Held<Uint8Array, Seat>,
    kindOf,
    fullSp: Int16Array.from(pieces, ({ sp }) => orMissing(sp)),
    reducedSp: Int16Array.from(pieces, ({ reducedSp }) => orMissing(reducedSp)),
    hasTwoSteps: Uint8Array.from(pieces, ({ steps }) => (steps === 2 ? 1 : 0)),
    initiativeOf: Int16Array.from(pieces, ({ initiative }) => orMissing(initiative)),
    maOf: Uint8Array.from(pieces, ({ ma }) => points(ma)),
    corpsOf: Int16Array.from(pieces, ({ corps }) => corps),
    parentOf: Int16Array.from(pieces, ({ parent }) => parent) as Held<Int16Array, Unit>, // the same
    divisionOf: Int16Array.from(divisionOf),
    nationOf: Uint8Array.from(pieces, ({ nation }) => nations.indexOf(nation)),
    stackUnits: pieces.map(({ corps, nation }, i) => ({
      type: unitTypes[kindOf[i]],
      // Units without a corps have none in common.
      corps: corps < 0 ? `none/${i}` : String(corps),
      division: divisionOf[i] < 0 ? null : String(divisionOf[i]),
      nation,
    })),
    unitsOf: both((kind) => kind < LEADER),
    leadersOf: both((kind) => kind === LEADER),
    depotsOf: both((kind) => kind === DEPOT),
    corps: empty.map((corps, place) => ({
      ...corps,
      units: [...pieces.keys()].map(asUnit).filter((unit) => pieces[unit].corps === place && kindOf[unit] < LEADER),
    })),
  };
}
