import { answerList } from "./answers.ts";
import { askingFrame, isInLanes, whyNot } from "./run.ts";
import { refusedBy, type Shown, type ShownView } from "./shown.ts";
import type { AnyPlay } from "./start.ts";
import type { AnySystem } from "./system.ts";

/** What the question to `seat` shows of itself, by numbers; nothing where it is asked nothing. */
export function shownIn(play: AnyPlay, seat: number): Shown {
  const frame = askingFrame(play, seat);
  const step = frame?.step;
  return frame === null || step?.kind !== "ask" || step.shows === null ? {} : step.shows(play, frame.locals);
}

/** Whether what `seat` answers now stays its own: it works in a lane, or the question is secret. */
function isSealed(play: AnyPlay, seat: number): boolean {
  const step = askingFrame(play, seat)?.step;
  return step?.kind === "ask" && (step.isSecret || isInLanes(play));
}

/** What the question to `seat` shows of itself: names, and every commitment with the reason where it cannot be given. */
export function shownTo(system: AnySystem, play: AnyPlay, seat: number): ShownView {
  const { unit, left = null, picked = [], targets = [], path = [], turns = [], ...more } = shownIn(play, seat);
  const { stances = [], alone = false, keys = {}, commits = [] } = more;
  const naming = system.naming(play.world);
  const scratch = answerList();
  const inWords = (answer: number) => {
    const refused = whyNot(play, seat, answer, scratch);
    return {
      answer: system.words.text(answer, naming),
      label: system.wording.answer(play, answer, seat),
      refused: refused === null ? null : refusedBy(refused, system.wording.refusal(play.world, refused)),
    };
  };
  return {
    unit: unit === undefined ? null : naming.unit.name(unit),
    left,
    picked: picked.map(naming.unit.name),
    targets: targets.map(naming.hex.name),
    path: path.map(naming.hex.name),
    turns: turns.map((one) => ({ ...one, answer: system.words.text(one.answer, naming) })),
    stances: stances.map((one) => ({ ...one, ...inWords(one.answer) })),
    alone,
    keys,
    isSealed: isSealed(play, seat),
    commits: commits.map(({ answer, undone = [], follows = "", grave = false }) => ({
      ...inWords(answer),
      undone,
      follows,
      grave,
    })),
  };
}
