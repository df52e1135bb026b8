import type { Problem } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import { asUnit, checkStacks } from "@redoubt/mechanics";
import { ranks, sides } from "../data/piece.ts";
import { IC_BOMBARDMENT, IC_COMBAT, OOC_ACTIVATION, OVERRUNNING } from "../state.ts";
import type { PlacedPiece } from "./position-units.ts";

const isLeader = ({ spec }: PlacedPiece): boolean => (ranks as readonly string[]).includes(spec.kind);
const isDepot = ({ spec }: PlacedPiece): boolean => spec.kind === "depot";
const isCombat = (piece: PlacedPiece): boolean => !isLeader(piece) && !isDepot(piece);

/** Why pieces may not share a hex; null if they may (3.3g, I-61). */
function whyNotTogether(pieces: readonly PlacedPiece[], phase: number): string | null {
  for (const side of sides) {
    const own = pieces.filter(({ spec }) => spec.side === side);
    if (own.some(isDepot) && own.some(isCombat)) return "a combat unit and a Depot of its side (3.3g)";
  }
  const bySide = sides.map((side) => pieces.filter(({ spec }) => spec.side === side));
  if (bySide.some((own) => own.length === 0)) return null;
  const isOverrun = (own: readonly PlacedPiece[]): boolean =>
    own.some(isCombat) && own.filter(isCombat).every(({ status }) => (status & OVERRUNNING) !== 0);
  if (bySide.some(isOverrun)) return null;
  const isCombatPhase = phase === IC_BOMBARDMENT || phase === IC_COMBAT || phase === OOC_ACTIVATION;
  if (isCombatPhase && bySide.some((own) => own.every(isLeader))) return null;
  return "pieces of both sides; only cavalry marked overrunning shares a hex with enemies";
}

/** Looks at every hex with pieces in it, whatever their order. */
export function checkPlaces(placed: readonly PlacedPiece[], phase: number, problems: Problem[]): void {
  const standing = placed.flatMap(({ at }, i) => (at > 0 ? [{ unit: asUnit(i), hex: asHex(at) }] : []));
  checkStacks(
    standing,
    (units) =>
      whyNotTogether(
        units.map((unit) => placed[unit]),
        phase,
      ),
    problems,
  );
}
