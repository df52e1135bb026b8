import type { AppliedAnswer } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { playOn } from "./saving.ts";

/** What is done in a game. It is noted first, so that a page that goes away before it is saved does not lose it. */
export interface Deeds {
  readonly answer: (seat: number, entry: number, answer: string) => Promise<AppliedAnswer>;
  readonly takeBack: (seat: number, entry: number, steps: number) => Promise<void>;
}

/** The deeds at one table; pages that follow the game are told of them. */
export function createDeeds(control: Control): Deeds {
  const { app, table } = control;
  return {
    async answer(seat, entry, answer) {
      playOn(control);
      app.journal.note(table.get().id, { kind: "answer", entry, seat, answer });
      const applied = await app.referee.apply({ seat, decision: entry, answer });
      control.holding.tell(applied.entry);
      return applied;
    },
    async takeBack(seat, entry, steps) {
      playOn(control);
      app.journal.note(table.get().id, { kind: "undo", entry, seat, steps });
      const { undone } = await app.referee.undo({ seat, steps });
      control.holding.tell(entry - undone);
    },
  };
}
