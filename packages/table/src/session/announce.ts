import type { Control } from "./control.ts";

/** Tells screen readers what happened since they were told last, and what is asked now. */
export interface Announcer {
  /** What happened up to this answer is not told any more. */
  readonly from: (entry: number) => void;
  readonly tell: () => void;
}

/** The announcer of one table. */
export function createAnnouncer({ table, desk }: Control): Announcer {
  let toldUpTo = -1;
  return {
    from(entry) {
      toldUpTo = entry;
    },
    tell() {
      const { moment, seat, lines } = table.get();
      if (moment === null) return;
      const news = lines.filter(({ entry }) => entry > toldUpTo).slice(-5);
      toldUpTo = moment.entry;
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
