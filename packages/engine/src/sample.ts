import type { AnswerList } from "./answers.ts";
import { uniform } from "./seeded.ts";
import type { AnySystem } from "./system.ts";

// How rarely a random player does what would end most games before they have begun.
const rareness = 200;

/** A random answer of the list: every one equally likely, but for those the system calls rare. */
export function sampleAnswer(system: AnySystem, list: AnswerList, word: () => number): number {
  const answer = list.codes[uniform(word, list.count)];
  if (system.rareVerbs.length === 0 || !isRare(system, answer) || uniform(word, rareness) === 0) return answer;
  let common = 0;
  for (let i = 0; i < list.count; i++) if (!isRare(system, list.codes[i])) common++;
  if (common === 0) return answer;
  let place = uniform(word, common);
  for (let i = 0; i < list.count; i++) {
    if (!isRare(system, list.codes[i]) && place-- === 0) return list.codes[i];
  }
  return answer;
}

/** Whether the answer is one of the system's rare ones. */
export function isRare(system: AnySystem, answer: number): boolean {
  return system.rareVerbs.includes(system.words.verb(answer));
}
