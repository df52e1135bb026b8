import type { FireEvent } from "../events/fire.ts";
import { dieText } from "./after-combat.ts";
import { counted, hexOf, namesOf, result, type Tellings, verb } from "./told.ts";

/** Chapters X and XI. */
export const fireTellings: Tellings<FireEvent> = {
  fired: (w, { firers, hex, dice, ledger, row, modified, mp, sp }) => {
    const cell = mp + sp === 0 ? "–" : `${mp}/${sp}`;
    const die = dieText(dice[0], modified - dice[0]);
    const costs = [
      ...(sp > 0 ? [counted(sp, "Strength Point")] : []),
      ...(mp > 0 ? [counted(mp, "Movement Point")] : []),
    ].join(" and ");
    const came = costs === "" ? "nothing comes of it" : `it costs ${costs}`;
    const who = `${namesOf(w, firers)} ${verb(firers, "fires", "fire")} at ${hexOf(w, hex)}`;
    const text = `${who}, die ${die}: ${came}. [${cell}, row ${row}]`;
    return result(w, text, { pieces: firers, hexes: [hex], ledger, cell });
  },
};
