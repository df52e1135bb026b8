import { type UnitType, unitTypes } from "../tables/terrain-effects.ts";
import { type CombatUnit, type Leader, type Nation, type Rank, ranks, type StartPlace } from "./piece.ts";

/** What all lines of a sheet have in common. */
export type SheetHead = { readonly corps: string; readonly nation: Nation };

const lines = (sheet: string): string[][] =>
  sheet.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.split("|").map((cell) => cell.trim())]));

function oneOf<T extends string>(known: readonly T[], word: string): T {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new SyntaxError(`order of battle: "${word}" is none of ${known.join(", ")}`);
  return found;
}

/** Reads "1407", or "2@1801" for turn 2 at 1801. */
function placeOf(text: string): StartPlace {
  const [turn, entry] = text.split("@");
  return entry === undefined ? { hex: text } : { turn: Number(turn), entry };
}

/** Units of one corps: id, name, type, SP, reduced SP or "-", initiative, MA, division or "-" for corps troops, parent, place. */
export function readUnits({ corps }: SheetHead, sheet: string): CombatUnit[] {
  return lines(sheet).map(([id, name, type, sp, reduced, initiative, ma, division, parent, at]) => ({
    id,
    name,
    type: oneOf<UnitType>(unitTypes, type),
    corps,
    division: division === "-" ? null : division,
    parent,
    sp: Number(sp),
    reducedSp: reduced === "-" ? null : Number(reduced),
    initiative: Number(initiative),
    ma: Number(ma),
    at: placeOf(at),
  }));
}

/** Leaders of one corps: id, name, rank, rating as printed ("[1]" points, "(3)" initiative), MA, place. */
export function readLeaders({ corps, nation }: SheetHead, sheet: string): Leader[] {
  return lines(sheet).map(([id, name, rankName, rating, ma, at]) => {
    const rank = oneOf<Rank>(ranks, rankName);
    const value = Number(rating.slice(1, -1));
    const isArmy = rank === "army-commander";
    return {
      id,
      name,
      rank,
      corps: isArmy ? null : corps,
      nation,
      cp: rating.startsWith("[") ? value : null,
      initiative: rating.startsWith("(") ? value : null,
      ma: Number(ma),
      commands: rank === "officer" ? null : isArmy ? "nation" : "corps",
      headsCorps: rank === "commander" || rank === "officer-commander",
      at: placeOf(at),
    };
  });
}
