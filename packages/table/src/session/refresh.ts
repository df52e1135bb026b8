import type { LogLine, Moment } from "../worker/messages.ts";
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
const followersMoment = (moment: Moment): Moment => ({
  ...moment,
  choices: [],
  replies: null,
  form: null,
  undo: FOLLOWING,
});

/** Shows the game as a seat sees it now, together with whatever else changes on the table. */
export async function refresh(control: Control, seat: number | null, besides: Partial<TableState> = {}): Promise<void> {
  const { app, table, desk } = control;
  const { lines: known, marked } = table.get();
  const from = Math.max(known.at(-1)?.entry ?? -1, marked.at(-1)?.entry ?? -1) + 1;
  const asked = Promise.all([
    app.referee.moment({ seat }),
    app.referee.lines({ seat, from: seat === table.get().seat ? from : 0 }),
  ]);
  // Asked for behind the counters, so that whoever draws it does so while they are laid out.
  void control.mapDrawing.draw(asked);
  const [moment, lines] = await asked;
  const { hold, film } = table.get();
  const isSame = seat === table.get().seat;
  const kept = (list: readonly LogLine[]) => (isSame ? list.filter(({ entry }) => entry <= moment.entry) : []);
  desk.set(clearedDesk);
  table.set({
    moment: hold === "mine" ? moment : followersMoment(moment),
    seat,
    lines: [...kept(known), ...lines.filter(({ mark }) => mark?.isQuiet !== true)],
    marked: [...kept(marked), ...lines.filter(({ mark }) => mark !== undefined)],
    // Somebody who looks back while another page plays is left to it.
    film: hold === "mine" ? null : film,
    ...besides,
  });
}
