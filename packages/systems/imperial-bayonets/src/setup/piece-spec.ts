import type { Game } from "../data/game.ts";
import type { SideName, StartPlace } from "../data/piece.ts";
import type { PieceKind } from "../world.ts";

/** A piece before it has a number: what it prints, in words, and to whom it belongs. */
export interface PieceSpec {
  readonly id: string;
  readonly name: string;
  readonly side: SideName;
  readonly kind: PieceKind;
  readonly nation: string;
  readonly corps: string | null;
  readonly division: string | null;
  /** The id of the Leader above; null where it is to be found by corps and division. */
  readonly parent: string | null;
  readonly sp: number | null;
  readonly reducedSp: number | null;
  readonly steps: 1 | 2;
  readonly initiative: number | null;
  readonly ma: number;
  readonly cp: number | null;
  /** Of a Depot: the corps it serves; null for its own corps, or all where it has none. */
  readonly serves: readonly string[] | null;
}

/** Allowances where a position gives none, in points. */
export const standardMa: Readonly<Record<PieceKind, number>> = {
  infantry: 5,
  cavalry: 8,
  artillery: 4,
  "horse-artillery": 6,
  "army-commander": 10,
  commander: 10,
  "officer-commander": 10,
  officer: 10,
  depot: 0,
};

/** A piece of a game and where it starts. */
export interface GamePiece {
  readonly spec: PieceSpec;
  readonly at: StartPlace;
}

/** The counters of a game: Leaders, combat units and Depots (OB). */
export function piecesOfGame(game: Game): readonly GamePiece[] {
  const sideOf = (corps: string): SideName => game.corps.find(({ id }) => id === corps)?.side ?? "russian";
  const nationOf = (corps: string): string => game.corps.find(({ id }) => id === corps)?.nation ?? "";
  const leaders = game.leaders.map((leader): GamePiece => {
    const side = leader.nation === "russian" ? "russian" : "allied";
    const { id, name, rank, nation, corps, cp, initiative, ma } = leader;
    const blank = { division: null, parent: null, sp: null, reducedSp: null, steps: 1, serves: null } as const;
    return { spec: { ...blank, id, name, side, kind: rank, nation, corps, cp, initiative, ma }, at: leader.at };
  });
  const units = game.units.map(({ at, type, ...unit }): GamePiece => {
    const steps = unit.reducedSp === null ? 1 : 2;
    const whose = { side: sideOf(unit.corps), nation: nationOf(unit.corps) };
    return { spec: { ...unit, ...whose, kind: type, steps, cp: null, serves: null }, at };
  });
  const depots = game.depots.map(({ id, name, side, hex, serves }): GamePiece => {
    const blank = { division: null, parent: null, sp: null, reducedSp: null, initiative: null, cp: null } as const;
    const nation = nationOf(serves[0]);
    return {
      spec: {
        ...blank,
        id,
        name,
        side,
        kind: "depot",
        nation,
        corps: serves[0],
        steps: 1,
        ma: 0,
        serves,
      },
      at: { hex },
    };
  });
  return [...leaders, ...units, ...depots];
}
