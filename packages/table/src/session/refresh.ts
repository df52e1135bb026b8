import type { Moment } from "../worker/messages.ts";
import type { Control } from "./control.ts";
import { clearedDesk, type TableState } from "./state.ts";

const FOLLOWING: Moment["undo"] = {
  possible: false,
  steps: 0,
  why: "This game is played in another tab.",
  actions: [],
  isSelection: false,
  practice: false,
};

/** Whoever only follows a game answers nothing in it and takes nothing back. */
const followersMoment = (moment: Moment): Moment => ({ ...moment, choices: [], undo: FOLLOWING });

/** Shows the game as a seat sees it now, together with whatever else changes on the table. */
export async function refresh(control: Control, seat: number | null, besides: Partial<TableState> = {}): Promise<void> {
  const { app, table, desk } = control;
  const known = table.get().lines;
  const from = known.length === 0 ? 0 : (known.at(-1)?.entry ?? 0) + 1;
  const asked = Promise.all([
    app.referee.moment({ seat }),
    app.referee.lines({ seat, from: seat === table.get().seat ? from : 0 }),
  ]);
  // Asked for behind the counters, so that it is drawn while they are laid out.
  void control.mapDrawing.draw();
  const [moment, lines] = await asked;
  const { hold, film } = table.get();
  const kept = seat === table.get().seat ? known.filter(({ entry }) => entry <= moment.entry) : [];
  desk.set(clearedDesk);
  table.set({
    moment: hold === "mine" ? moment : followersMoment(moment),
    seat,
    lines: [...kept, ...lines],
    // Somebody who looks back while another page plays is left to it.
    film: hold === "mine" ? null : film,
    ...besides,
  });
}
