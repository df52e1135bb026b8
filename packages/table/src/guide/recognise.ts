import { PERSON, type SeatPlayer } from "../session/state.ts";
import { LEARNER, lessonPosition } from "./position.ts";
import { TUTOR } from "./tutor.ts";

/** Who plays the lesson. */
export const lessonPlayers: readonly SeatPlayer[] = [TUTOR, TUTOR].map((tutor, seat) =>
  seat === LEARNER ? PERSON : tutor,
);

const SAME = ["system", "map", "units", "dice"] as const;

/** Whether a game began as the lesson: files of before they named their players are known by it. */
export function isLessonPosition(position: unknown): boolean {
  if (typeof position !== "object" || position === null) return false;
  const inOrder = (value: unknown): string =>
    JSON.stringify(value, (_, part) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return SAME.every((field) => inOrder(Reflect.get(position, field)) === inOrder(lessonPosition[field]));
}
