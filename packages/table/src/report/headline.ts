import { title, victory, words } from "../panels/words.ts";
import type { Report } from "../worker/report.ts";

type Standing = Pick<Report, "verdict" | "isOver" | "seats" | "score">;

/** Whether neither side has scored anything: whoever would win by that has done nothing for it yet. */
const isBlank = ({ score }: Standing): boolean => score.every(({ points }) => points === 0);

/** Who won, or how it would end if it ended now; at nothing against nothing nobody is named. */
export function headline(report: Standing): string {
  const { verdict, isOver, seats } = report;
  if (!isOver && isBlank(report)) return "Nothing is decided yet";
  if (verdict.winner === null) return isOver ? title(verdict.level) : `If it ended now: ${words(verdict.level)}`;
  const winner = title(seats[verdict.winner]);
  if (isOver) return victory(winner, verdict.level);
  const isNamed = verdict.level.toLowerCase().includes(winner.toLowerCase());
  return `If it ended now: ${isNamed ? verdict.level : `${winner} ${verdict.level}`}`;
}
