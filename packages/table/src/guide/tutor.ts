/** The name of the opponent of the lesson, beside those of the computer players. */
export const TUTOR = "tutor";

/** What the Allies do in the lesson: the first of these that may be answered and was not answered yet. */
export const tutorPlan: readonly string[] = [
  "accept",
  "move GG",
  "go 1911",
  "move CG",
  "go 1912",
  "move SFG",
  "go 1813",
  "attack 1910",
  "add GG",
  "resolve",
];

/** What they do where the plan has nothing: as little as the rules allow, so that the learner is not run over. */
const CALM: readonly string[] = ["accept", "end", "finish", "disrupt *", "halt", "stay", "resolve"];

/** Whether an answer is the one that a line of a plan names; `disrupt *` names all that begin so. */
export function fits(line: string, answer: string): boolean {
  return line.endsWith(" *") ? answer.startsWith(line.slice(0, -1)) : line === answer;
}

/** The first answer of a plan that may be given. */
export function firstOf(plan: readonly string[], allowed: readonly string[]): string | null {
  for (const line of plan) {
    const found = allowed.find((answer) => fits(line, answer));
    if (found !== undefined) return found;
  }
  return null;
}

/** The answer of the lesson's opponent, from what it may answer and what it has answered so far. */
export function tutorAnswer(allowed: readonly string[], given: readonly string[]): string {
  const fresh = tutorPlan.filter((line) => !given.includes(line));
  return firstOf(fresh, allowed) ?? firstOf(CALM, allowed) ?? allowed[0];
}
