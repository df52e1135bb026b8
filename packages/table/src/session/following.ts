import { compareCourses } from "../store/compare.ts";
import type { SaveRecord } from "../store/keeper.ts";
import { newGameId } from "./app.ts";
import type { Control } from "./control.ts";
import { openText } from "./open.ts";
import { recordOf } from "./saving.ts";

/** Plays what the page that plays the game has played: its log from an answer on. False where that does not fit. */
export async function followPlayed(control: Control, from: number, tail: readonly string[]): Promise<boolean> {
  const { app, table } = control;
  if (table.get().game === null) return true;
  if (!(await app.referee.follow({ from, tail }))) return false;
  // Lines of answers that were taken back there are not kept here.
  if (from < (table.get().moment?.entry ?? 0)) table.set({ lines: [] });
  await control.loop.follow();
  return true;
}

/**
 * Keeps what was played here and not in the page that plays the game now: it becomes a game of its own. The other course is
 * the one that was heard of, else the stored one.
 */
export async function keepOwnCourse(control: Control, own: string, heard: string | null): Promise<void> {
  const { app, table } = control;
  const { id } = table.get();
  const saved = heard === null ? await app.saves.get(id) : null;
  const stored = saved !== null && typeof saved === "object" && saved.kind === "game" ? saved.record.text : null;
  const other = heard ?? stored;
  if (other === null) return;
  const course = compareCourses(own, other);
  const record = course === "ahead" || course === "apart" ? recordOf(control, newGameId(), own) : null;
  if (heard === null) await openText(control, other, [], id);
  if (record !== null) await keepApart(control, record);
}

async function keepApart({ app, table }: Control, record: SaveRecord): Promise<void> {
  const about = { ...record.about, title: `${record.about.title} (as another tab had it)` };
  const trouble = await app.saves.put({ ...record, about });
  table.set(trouble === null ? { isKeptApart: true } : { trouble: trouble === "elsewhere" ? null : trouble });
}
