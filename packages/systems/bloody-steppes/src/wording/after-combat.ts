import type { AfterCombatEvent } from "../events/after-combat.ts";
import { counted, hexOf, nameOf, namesOf, note, result, signed, type Tellings, verb } from "./told.ts";

/** How a die with what is added to it reads: "7, +1 makes 8". */
export function dieText(die: number, total: number): string {
  // A result below nothing has the same minus sign as what was taken from it.
  return total === 0 ? String(die) : `${die}, ${signed(total)} makes ${String(die + total).replace("-", "−")}`;
}

const total = (rows: readonly { readonly value: number }[]): number => rows.reduce((sum, { value }) => sum + value, 0);

/** Chapters XIII and XIV. */
export const afterCombatTellings: Tellings<AfterCombatEvent> = {
  "strength-lost": (w, { piece, sp }) =>
    result(w, `${nameOf(w, piece)} loses ${counted(sp, "Strength Point")}.`, { pieces: [piece], harms: [piece] }),
  "box-crossed": (w, { piece, battalion }) =>
    note(w, `${nameOf(w, battalion)} crosses off a box of ${nameOf(w, piece)}.`, { pieces: [battalion, piece] }),
  "mobility-lost": (w, { pieces, mp }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "loses", "lose")} ${counted(mp, "Movement Point")}.`, {
      pieces,
      harms: pieces,
    }),
  "points-marked": (w, { pieces, points }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "bears", "bear")} a marker of ${counted(points, "lost point")}.`, {
      pieces,
      harms: pieces,
    }),
  destroyed: (w, { piece }) => result(w, `${nameOf(w, piece)} is destroyed.`, { pieces: [piece], harms: [piece] }),
  disorganized: (w, { piece }) =>
    result(w, `${nameOf(w, piece)} is disorganized.`, { pieces: [piece], harms: [piece] }),
  reorganized: (w, { piece }) => result(w, `${nameOf(w, piece)} is in order again.`, { pieces: [piece] }),
  routed: (w, { piece }) => result(w, `${nameOf(w, piece)} routs.`, { pieces: [piece], harms: [piece] }),
  rallied: (w, { piece }) => result(w, `${nameOf(w, piece)} rallies, disorganized.`, { pieces: [piece] }),
  "fell-back": (w, { pieces, path }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "falls", "fall")} back to ${hexOf(w, path[path.length - 1])}.`, {
      pieces,
      path,
      going: "retreat",
      harms: pieces,
    }),
  fled: (w, { pieces, path }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "flees", "flee")} to ${hexOf(w, path[path.length - 1])}.`, {
      pieces,
      path,
      going: "retreat",
      harms: pieces,
    }),
  pushed: (w, { pieces, path }) =>
    result(w, `Fugitives push ${namesOf(w, pieces)} to ${hexOf(w, path[path.length - 1])}.`, {
      pieces,
      path,
      going: "retreat",
      harms: pieces,
    }),
  "must-go": (w, { pieces, isFlight }) =>
    result(w, `${namesOf(w, pieces)} must ${isFlight ? "flee" : "fall back"}.`, { pieces, harms: pieces }),
  "disorder-due": (w, { pieces, isAgain }) => {
    const [is, gone] = [verb(pieces, "is", "are"), verb(pieces, "it has", "they have")];
    const text = `${namesOf(w, pieces)} ${is} to be disorganized${isAgain ? " again" : ""} once ${gone} gone back.`;
    return result(w, text, { pieces, harms: pieces });
  },
  "cannot-go-back": (w, { pieces }) => note(w, `${namesOf(w, pieces)} cannot go back.`, { pieces }),
  checked: (w, { why, pieces, dice, ledger, morale, commander, isPassed }) => {
    const help = commander === null ? "" : `, with ${nameOf(w, commander)}`;
    const die = dieText(dice[0], total(ledger));
    const text = `${namesOf(w, pieces)} (${why}): ${die} against ${morale}${help}: ${isPassed ? "passed" : "failed"}.`;
    return note(w, text, { pieces, ledger });
  },
  "commander-tested": (w, { piece, dice, isLost, rule }) =>
    note(
      w,
      `${nameOf(w, piece)} ${rule === "XIII.7" ? "is chased by cavalry" : "in the thick of it"}: ${dice[0]}, ${isLost ? "he falls" : "he is unhurt"}.`,
      {
        pieces: [piece],
      },
    ),
  "commander-lost": (w, { piece, until }) =>
    result(w, `${nameOf(w, piece)} is lost until turn ${until}.`, { pieces: [piece], harms: [piece] }),
  "commander-moved": (w, { piece, hex, rule }) =>
    result(w, `${nameOf(w, piece)} ${rule === "XIII.11" ? "comes back in" : "rides off to"} ${hexOf(w, hex)}.`, {
      pieces: [piece],
      hexes: [hex],
    }),
  "rider-tested": (w, { piece, dice, isLost }) =>
    note(w, `${nameOf(w, piece)} is chased by cavalry: ${dice[0]}, ${isLost ? "he is driven off" : "he gets away"}.`, {
      pieces: [piece],
    }),
  "rider-chased": (w, { piece }) => result(w, `${nameOf(w, piece)} is chased on by one hex.`, { pieces: [piece] }),
  "rider-moved": (w, { piece, hex }) =>
    result(w, `${nameOf(w, piece)} is chased to ${hexOf(w, hex)}.`, { pieces: [piece], hexes: [hex] }),
  "rider-away": (w, { piece, until }) =>
    result(w, `${nameOf(w, piece)} is away until turn ${until}.`, { pieces: [piece], harms: [piece] }),
};
