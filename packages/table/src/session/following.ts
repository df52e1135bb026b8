import { compareCourses } from "../store/compare.ts";
import { newGameId } from "./app.ts";
import type { Control } from "./control.ts";
import { recordOf } from "./saving.ts";

/** Plays what the page that plays the game has played: its log from an answer on. False where that does not fit. */
export async function followPlayed(control: Control, from: number, tail: readonly string[]): Promise<boolean> {
  const { app, table } = control;
  if (table.get().game === null) return true;
  if (!(await app.referee.follow({ from, tail }))) return false;
  const entry = table.get().moment?.entry ?? 0;
  // Lines of answers that were taken back there are not kept here.
  if (from < entry) table.set(({ lines }) => ({ lines: lines.filter((line) => line.entry <= from) }));
  await control.loop.follow();
  return true;
}

/** Shows the game as the page that plays it has it. */
export async function followWhole(control: Control, text: string): Promise<void> {
  const entries: readonly unknown[] = JSON.parse(text).entries;
  const tail = entries.map((entry) => JSON.stringify(entry));
  await followPlayed(control, 0, tail);
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
  if (course === "ahead" || course === "apart") await keepApart(control, own);
  if (heard === null) await followWhole(control, other);
}

async function keepApart(control: Control, own: string): Promise<void> {
  const record = recordOf(control, newGameId(), own);
  if (record === null) return;
  const about = { ...record.about, title: `${record.about.title} (as another tab had it)` };
  const trouble = await control.app.saves.put({ ...record, about });
  control.table.set(trouble === null ? { isKeptApart: true } : { trouble: trouble === "elsewhere" ? null : trouble });
}
