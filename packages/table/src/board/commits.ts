import type { CommitView } from "@redoubt/engine";
import type { Choice, Moment } from "../worker/messages.ts";

/** An answer that ends what was put together, as it stands now: one that can be given, or one that says why it cannot. */
export interface Ending {
  readonly commit: CommitView;
  /** Null while it is refused. */
  readonly choice: Choice | null;
}

/** Everything that ends the question now asked, in the order in which it is told. */
export const endingsOf = ({ shown, choices }: Moment): readonly Ending[] =>
  shown.commits.map((commit) => ({
    commit,
    choice: commit.refused === null ? (choices.find(({ text }) => text === commit.answer) ?? null) : null,
  }));

/** What a composed answer ends with: the first ending that can be given and throws dice. Its odds are shown meanwhile. */
export const rollingEnd = (moment: Moment): Choice | null =>
  endingsOf(moment).find(({ choice }) => choice?.rolls)?.choice ?? null;

/**
 * Whether somebody is asked once more before an answer is given: where it is grave, or where something that could still be
 * done would be given up and dice or the other side come next.
 */
export function needsAsking({ shown }: Moment, choice: Choice): boolean {
  const commit = shown.commits.find(({ answer }) => answer === choice.text);
  if (commit === undefined) return false;
  return commit.grave || (commit.undone.length > 0 && !choice.staysAsked);
}
