import type { Decision } from "@redoubt/engine";
import type { AppliedAnswer } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { playOn } from "./saving.ts";

/** What is done in a game. It is noted first, so that a page that goes away before it is saved does not lose it. */
export interface Deeds {
  /** Answers a decision; `entry` is how many answers there are before it. */
  readonly answer: (decision: Pick<Decision, "id" | "seat">, entry: number, answer: string) => Promise<AppliedAnswer>;
  readonly takeBack: (seat: number, entry: number, steps: number) => Promise<void>;
  /** Takes back, for practice, the last thing that the person did, whatever came of it. */
  readonly practise: (seat: number, entry: number) => Promise<void>;
}

/** The deeds at one table; pages that follow the game are told of them. */
export function createDeeds(control: Control): Deeds {
  const { app, table } = control;
  return {
    async answer({ id, seat }, entry, answer) {
      playOn(control);
      app.journal.note(table.get().id, { kind: "answer", entry, seat, answer });
      const applied = await app.referee.apply({ seat, decision: id, answer });
      control.holding.tell(entry);
      return applied;
    },
    async takeBack(seat, entry, steps) {
      playOn(control);
      app.journal.note(table.get().id, { kind: "undo", entry, seat, steps });
      await app.referee.undo({ seat, steps });
      // In a lane of secret answers it may be one in the middle of the log that is gone.
      control.holding.tell(0);
    },
    async practise(seat, entry) {
      playOn(control);
      app.journal.note(table.get().id, { kind: "practise", entry, seat });
      await app.referee.practise({ seat });
      control.holding.tell(0);
    },
  };
}
