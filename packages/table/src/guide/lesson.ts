import { type LessonStep, lessonSteps, type Stage, stages } from "./steps.ts";
import { firstOf } from "./tutor.ts";

/** What the guide sees of the game and of the learner. */
export interface Scene {
  readonly stage: Stage;
  /** The kind of decision that the learner is asked; null while the other side acts. */
  readonly asked: string | null;
  readonly allowed: readonly string[];
  /** Everything that the learner has answered so far, and not taken back. */
  readonly given: readonly string[];
  readonly canUndo: boolean;
  /** Since the step began: whether a click was refused, and whether an answer was taken back. */
  readonly isRefused: boolean;
  readonly isUndone: boolean;
}

/** How a step stands: it can be done now, something else has to be finished first, it is done, or its moment is gone. */
export type Standing = "now" | "wait" | "done" | "gone";

const orderOf = (stage: Stage): number => stages.indexOf(stage);

/** How a step stands in a scene. */
export function standingOf(step: LessonStep, scene: Scene): Standing {
  if (isDone(step, scene)) return "done";
  if (orderOf(scene.stage) > orderOf(step.stage)) return "gone";
  if (step.done.kind === "undone" && !scene.canUndo) return "gone";
  if (orderOf(scene.stage) < orderOf(step.stage)) return "wait";
  return step.asks.length === 0 || (scene.asked !== null && step.asks.includes(scene.asked)) ? "now" : "wait";
}

function isDone({ done, asks }: LessonStep, scene: Scene): boolean {
  switch (done.kind) {
    case "read":
      return false;
    case "answered":
      return scene.given.filter((answer) => done.verbs.includes(answer.split(" ")[0])).length >= done.times;
    case "refused":
      return scene.isRefused;
    case "undone":
      return scene.isUndone;
    case "passed":
      return scene.asked !== null && !asks.includes(scene.asked);
    case "reached":
      return orderOf(scene.stage) >= orderOf(done.stage);
  }
}

/** The step that the lesson is at after what happened. It only ever goes on, and only when the learner is to act. */
export function stepNow(at: number, scene: Scene): number {
  if (scene.asked === null) return at;
  let step = at;
  let now = scene;
  for (; step < lessonSteps.length - 1; step++) {
    const standing = standingOf(lessonSteps[step], now);
    if (standing !== "done" && standing !== "gone") break;
    // What happened at one step is not counted again for the next.
    now = { ...now, isRefused: false, isUndone: false };
  }
  return step;
}

/** The earliest step that a lesson can be at in which so much has been answered, where nothing else is known of it. */
export function stepOfGame(scene: Scene): number {
  const last = lessonSteps.findLastIndex((step) => step.done.kind === "answered" && isDone(step, scene));
  return Math.min(last + 1, lessonSteps.length - 1);
}

/** What gets on with a decision that the step is not about. */
const ONWARD: readonly string[] = [
  "resolve",
  "halt",
  "stay",
  "accept",
  "end",
  "offer",
  "set-aside",
  "disrupt *",
  "finish",
  "add *",
  "lose *",
  "go *",
  "refuse",
];

/** What the guide would answer now. */
export interface Suggestion {
  readonly answer: string;
  /** Whether it belongs to the step, or only leads back to it. */
  readonly isOfStep: boolean;
}

/** What the guide suggests at a step; null where nothing is to be answered for it. */
export function suggestionOf(step: LessonStep, scene: Scene): Suggestion | null {
  if (scene.asked === null) return null;
  const standing = standingOf(step, scene);
  if (standing === "now") {
    const own = firstOf(step.plan, scene.allowed);
    if (own !== null) return { answer: own, isOfStep: true };
    if (step.plan.length === 0) return null;
  }
  const onward = firstOf(ONWARD, scene.allowed);
  return onward === null ? null : { answer: onward, isOfStep: false };
}
