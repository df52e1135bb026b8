import type { SteelEvent } from "../events/steel.ts";
import { dieText } from "./after-combat.ts";
import { hexOf, nameOf, namesOf, note, result, sequence, type Tellings, verb } from "./told.ts";

const phases = { A: "closing (A)", B: "standing (B)", C: "fighting on (C)" } as const;

/** Chapter XII. */
export const steelTellings: Tellings<SteelEvent> = {
  "assault-marked": (w, { pieces, hex }) =>
    sequence(w, `${namesOf(w, pieces)} ${verb(pieces, "prepares", "prepare")} to assault ${hexOf(w, hex)}.`, {
      pieces,
      hexes: [hex],
    }),
  "charge-declared": (w, { pieces, hex }) =>
    sequence(w, `${namesOf(w, pieces)} ${verb(pieces, "charges", "charge")} ${hexOf(w, hex)}.`, {
      pieces,
      hexes: [hex],
    }),
  "counter-stroke": (w, { pieces, hex, isCharge }) =>
    sequence(
      w,
      `${namesOf(w, pieces)} ${isCharge ? verb(pieces, "countercharges", "countercharge") : verb(pieces, "counterattacks", "counterattack")} ${hexOf(w, hex)}.`,
      {
        pieces,
        hexes: [hex],
      },
    ),
  "attack-ended": (w, { pieces, hex }) =>
    result(w, `The attack of ${namesOf(w, pieces)} on ${hexOf(w, hex)} comes to nothing.`, { pieces, hexes: [hex] }),
  "melee-checked": (w, { phase, pieces, dice, ledger, morale, commander, margin }) => {
    const help = commander === null ? "" : `, with ${nameOf(w, commander)}`;
    const die = dieText(
      dice[0],
      ledger.reduce((sum, { value }) => sum + value, 0),
    );
    const passed = margin <= 0 ? "passed" : `failed by ${margin}`;
    return note(w, `${namesOf(w, pieces)}, ${phases[phase]}: ${die} against ${morale}${help}: ${passed}.`, {
      pieces,
      ledger,
      cell: margin <= 0 ? `${phase} passed` : `${phase} failed by ${margin}`,
    });
  },
  "guns-overrun": (w, { pieces, hex }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "overruns", "overrun")} the guns in ${hexOf(w, hex)}.`, {
      pieces,
      hexes: [hex],
    }),
  pursued: (w, { pieces, path }) =>
    result(w, `${namesOf(w, pieces)} ${verb(pieces, "pursues", "pursue")} to ${hexOf(w, path[path.length - 1])}.`, {
      pieces,
      path,
      going: "advance",
    }),
  "charge-earned": (w, { piece }) => result(w, `${nameOf(w, piece)} may charge on.`, { pieces: [piece] }),
};
