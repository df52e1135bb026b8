import type { UnitView } from "@redoubt/mechanics";
import type { Control } from "./control.ts";
import { AFAR, PERSON } from "./state.ts";

/** Tells screen readers what happened since they were told last, and what is asked now. */
export interface Announcer {
  /** What happened up to this answer is not told any more. */
  readonly from: (entry: number) => void;
  readonly tell: () => void;
}

/** The announcer of one table. */
export function createAnnouncer({ table, desk }: Control): Announcer {
  let toldUpTo = -1;
  // As a seat saw them: where something is hidden another one may know more.
  let seen: { readonly seat: number | null; readonly units: readonly UnitView[] } = { seat: null, units: [] };
  return {
    from(entry) {
      toldUpTo = entry;
    },
    tell() {
      const { moment, seat, lines, players, game } = table.get();
      if (moment === null) return;
      const news = lines.filter(({ entry }) => entry > toldUpTo).slice(-5);
      toldUpTo = moment.entry;
      // What the computer did was shown while it did it.
      const own = news.filter(({ side }) => {
        const player = players[game?.facts.seats.indexOf(side ?? "") ?? -1];
        return player === PERSON || player === AFAR;
      });
      const isShown = own.length > 0 && (seen.seat === seat || game?.facts.hides === false) && seen.units.length > 0;
      desk.set({ fresh: isShown ? { lines: own, before: seen.units } : null });
      seen = { seat, units: moment.view.units };
      const events = news.map(({ text }) => text).join(" ");
      const { pending } = moment;
      if (pending.kind === "over") desk.set({ said: `${events} The game is over. ${pending.verdict.reason}` });
      if (pending.kind !== "decide") return;
      const mine = pending.decisions.find((one) => one.seat === seat);
      const asked = mine === undefined ? "" : `${mine.prompt} ${moment.choices.length} answers.`;
      desk.set({ said: `${events} ${asked}` });
      const rolled = news.filter(({ dice, harms }) => dice.length > 0 || harms.length > 0);
      if (rolled.length > 0) desk.set({ rolled });
    },
  };
}
