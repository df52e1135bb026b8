import { PERSON, type SeatPlayer } from "../session/state.ts";
import { LEARNER, lessonPosition } from "./position.ts";
import { TUTOR } from "./tutor.ts";

/** Who plays the lesson. */
export const lessonPlayers: readonly SeatPlayer[] = [TUTOR, TUTOR].map((tutor, seat) =>
  seat === LEARNER ? PERSON : tutor,
);

const SAME = ["system", "map", "units", "dice"] as const;

/** Whether a game file is a lesson: a lesson that was saved as a file is taken up as one wherever it is opened. */
export function isLessonFile(text: string): boolean {
  const position: unknown = JSON.parse(text)?.header?.setup?.position;
  if (typeof position !== "object" || position === null) return false;
  const inOrder = (value: unknown): string =>
    JSON.stringify(value, (_, part) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return SAME.every((field) => inOrder(Reflect.get(position, field)) === inOrder(lessonPosition[field]));
}
