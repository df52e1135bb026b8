/** How one course of a game stands to another: the same, longer or shorter along the same line, or another line. */
export type Course = "same" | "ahead" | "behind" | "apart";

function entriesOf(text: string): readonly string[] {
  const file: unknown = JSON.parse(text);
  const entries: unknown = typeof file === "object" && file !== null ? Reflect.get(file, "entries") : null;
  return Array.isArray(entries) ? entries.map((entry) => JSON.stringify(entry)) : [];
}

/** Compares what was played in two files of one game. */
export function compareCourses(mine: string, other: string): Course {
  const [ours, theirs] = [entriesOf(mine), entriesOf(other)];
  const shared = Math.min(ours.length, theirs.length);
  for (let i = 0; i < shared; i++) if (ours[i] !== theirs[i]) return "apart";
  return ours.length === theirs.length ? "same" : ours.length > theirs.length ? "ahead" : "behind";
}
