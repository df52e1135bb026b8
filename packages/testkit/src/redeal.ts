import { type AnyPlay, type AnySystem, answerList, clonePlay, listAnswers, uniform } from "@redoubt/engine";

/** A copy of the play in which what `seat` cannot know is something else that it could be. */
export function redealt(system: AnySystem, play: AnyPlay, seat: number, word: () => number): AnyPlay {
  const twin = clonePlay(play);
  system.redeal(twin, seat, word);
  const frame = twin.state.frames;
  if (frame?.given == null || frame.step.kind !== "ask-all") return twin;
  // Answers that others gave in secret to the same question are as unknown as hidden pieces.
  const list = answerList();
  const given = frame.given.map((answer, other) => {
    if (answer === null || other === seat) return answer;
    listAnswers(twin, other, list);
    return list.codes[uniform(word, list.count)];
  });
  twin.state.frames = { ...frame, given };
  return twin;
}
