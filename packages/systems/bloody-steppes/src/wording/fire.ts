import type { FireEvent } from "../events/fire.ts";
import { dieText } from "./after-combat.ts";
import { hexOf, namesOf, note, type Tellings, verb } from "./told.ts";

/** Chapters X and XI. */
export const fireTellings: Tellings<FireEvent> = {
  fired: (w, { firers, hex, dice, ledger, row, modified, mp, sp }) => {
    const cell = mp + sp === 0 ? "–" : `${mp}/${sp}`;
    const die = dieText(dice[0], modified - dice[0]);
    const text = `${namesOf(w, firers)} ${verb(firers, "fires", "fire")} at ${hexOf(w, hex)}: ${die} in row ${row}: ${mp + sp === 0 ? "no effect" : cell}.`;
    return note(w, text, { pieces: firers, hexes: [hex], ledger, cell });
  },
};
