import { nations } from "../data/order-of-battle.ts";
import type { Brigade, Command, Corps, World } from "../world.ts";
import type { Draft, DraftPiece } from "./draft.ts";

/** The pieces and chains of command in flat arrays. */
export type Roster = Pick<
  World,
  | "nations"
  | "commands"
  | "brigades"
  | "corps"
  | "pieces"
  | "count"
  | "pieceIndex"
  | "kindOf"
  | "seatOf"
  | "nationOf"
  | "commandOf"
  | "brigadeOf"
  | "corpsOf"
  | "scopeOf"
  | "armOf"
  | "traits"
  | "morale"
  | "factors"
  | "stars"
  | "strength"
  | "lacksStrength"
  | "ownPoints"
  | "battalionOf"
  | "batteryOf"
  | "commanders"
  | "chiefOf"
  | "entryOf"
  | "formations"
>;

/** No command, brigade or corps. */
const NONE = 255;

const orNone = (place: number): number => (place < 0 ? NONE : place);

/** The commander-in-chief whose nation a command fights under: its leader's own, else that of its markers, else the only one (K-18). */
function chiefOf(draft: Draft, nation: string, marker: string, seat: number): number {
  const chiefs = draft.pieces
    .map((piece, index) => ({ piece, index }))
    .filter(({ piece }) => piece.seat === seat && piece.commander?.rank === "commander-in-chief");
  const of = (wanted: string): number => chiefs.find(({ piece }) => piece.nation === wanted)?.index ?? -1;
  const own = of(nation);
  if (own >= 0) return own;
  const byMarker = of(marker);
  return byMarker >= 0 || chiefs.length !== 1 ? byMarker : chiefs[0].index;
}

/** Makes the roster of a game. */
export function rosterOf(draft: Draft): Roster {
  const { pieces } = draft;
  const pieceIndex = new Map(pieces.map(({ id }, piece) => [id, piece]));
  const indexOf = (id: string | null): number => (id === null ? -1 : (pieceIndex.get(id) ?? -1));
  const corps: readonly Corps[] = draft.corps.map(({ id, seat, leader }) => ({ id, seat, leader: indexOf(leader) }));
  const corpsPlace = (id: string | null): number => corps.findIndex((one) => one.id === id);
  const commands: readonly Command[] = draft.commands.map((one) => ({
    id: one.id,
    name: one.name,
    seat: one.seat,
    marker: nations.indexOf(one.marker),
    leader: indexOf(one.leader),
    corps: corpsPlace(one.corps),
    chief: chiefOf(draft, pieces[indexOf(one.leader)]?.nation ?? one.marker, one.marker, one.seat),
    isIndependent: one.isIndependent,
    frozenUntil: one.frozenUntil,
  }));
  const commandPlace = (id: string | null): number => commands.findIndex((one) => one.id === id);
  const brigades: readonly Brigade[] = draft.brigades.map(({ id, command, leader }) => ({
    id,
    name: pieces[indexOf(leader)]?.name ?? id,
    command: commandPlace(command),
    leader: indexOf(leader),
  }));
  const brigadePlace = ({ brigade, command }: DraftPiece): number =>
    brigades.findIndex((one) => one.id === brigade && commands[one.command]?.id === command);
  const batteries = [...new Set(pieces.flatMap(({ battery }) => battery ?? []))];
  return {
    nations,
    commands,
    brigades,
    corps,
    pieces: pieces.map(({ id, name, nation, isReconstructed }) => ({ id, name, nation, isReconstructed })),
    count: pieces.length,
    pieceIndex,
    kindOf: Uint8Array.from(pieces, ({ kind }) => kind),
    seatOf: Uint8Array.from(pieces, ({ seat }) => seat),
    nationOf: Uint8Array.from(pieces, ({ nation }) => nations.indexOf(nation)),
    commandOf: Uint8Array.from(pieces, ({ command }) => orNone(commandPlace(command))),
    brigadeOf: Uint8Array.from(pieces, (piece) => orNone(brigadePlace(piece))),
    corpsOf: Uint8Array.from(pieces, ({ corps: id }) => orNone(corpsPlace(id))),
    scopeOf: pieces.map(({ scope }) => scope),
    armOf: pieces.map(({ arm }) => arm),
    traits: Uint16Array.from(pieces, ({ traits }) => traits),
    morale: Uint8Array.from(pieces, ({ morale }) => morale),
    factors: pieces.map(({ factors }) => factors),
    stars: Uint8Array.from(pieces, ({ stars }) => stars),
    strength: Uint8Array.from(pieces, ({ strength }) => strength),
    lacksStrength: Uint8Array.from(pieces, ({ lacksStrength }) => (lacksStrength ? 1 : 0)),
    ownPoints: Uint8Array.from(pieces, ({ points }) => points),
    battalionOf: Int16Array.from(pieces, ({ battalion }) => indexOf(battalion)),
    batteryOf: Uint8Array.from(pieces, ({ battery }) => (battery === null ? 0 : batteries.indexOf(battery) + 1)),
    commanders: pieces.map(({ commander }) => commander),
    chiefOf: Int16Array.from(pieces, ({ chief }) => indexOf(chief)),
    entryOf: Int16Array.from(pieces, (_, piece) => draft.entries.findIndex((entry) => entry.pieces.includes(piece))),
    formations: pieces.map(({ formations }) => formations),
  };
}
