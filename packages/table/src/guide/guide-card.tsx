import { useEffect, useRef } from "preact/compat";
import { RuleChip } from "../panels/rule-chip.tsx";
import { useControl, useTable } from "../session/context.ts";
import { useObservable } from "../session/observable.ts";
import { beginWholeBattle } from "./begin.ts";
import { standingOf } from "./lesson.ts";
import { lessonSteps } from "./steps.ts";
import { isLesson, type LessonState, teacherOf } from "./teacher.ts";
import { guideWords, stepTexts } from "./texts.ts";
import "./guide.css";

/** The lesson beside the decisions, where the game on the table is one. */
export function GuideCard() {
  const isOn = useTable((now) => isLesson(now.players) && now.moment !== null);
  return isOn ? <LessonCard /> : null;
}

function LessonCard() {
  const control = useControl();
  const teacher = teacherOf(control);
  useEffect(() => teacher.watch(), [teacher]);
  const state = useObservable(teacher.lesson, (now) => now);
  const { step } = state;
  const { id } = lessonSteps[step];
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its beginning
  useEffect(() => {
    card.current?.parentElement?.scrollTo({ top: 0 });
  }, [step]);
  const { title, text, rules } = stepTexts[id];
  return (
    <section ref={card} className="card guide" aria-label={guideWords.label} data-testid="guide" data-step={id}>
      <p className="over guide-over">
        <span>{guideWords.progress(step + 1, lessonSteps.length)}</span>
        <button type="button" className="guide-leave" data-testid="guide-leave" onClick={teacher.leave}>
          {guideWords.leave}
        </button>
      </p>
      <progress className="guide-bar" value={step + 1} max={lessonSteps.length} aria-hidden="true" />
      <div aria-live="polite" aria-atomic="true">
        <h2>{title}</h2>
        <p>
          {text}{" "}
          {rules.map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
        </p>
        <p className="guide-todo" data-testid="guide-todo">
          {todoOf(state)}
        </p>
      </div>
      {step === lessonSteps.length - 1 ? <LastActs /> : <StepActs state={state} />}
    </section>
  );
}

/** What to do now: what the step says, unless the game stands otherwise. */
function todoOf({ step, scene, suggestion }: LessonState): string {
  const now = lessonSteps[step];
  const { todo } = stepTexts[now.id];
  if (scene === null || now.plan.length === 0) return todo;
  if (standingOf(now, scene) === "wait") return guideWords.wait;
  return suggestion === null || suggestion.isOfStep ? todo : guideWords.otherwise;
}

function StepActs({ state }: { readonly state: LessonState }) {
  const control = useControl();
  const teacher = teacherOf(control);
  const isBusy = useTable((now) => now.isBusy);
  const isRead = lessonSteps[state.step].done.kind === "read";
  return (
    <div className="guide-acts">
      <button
        type="button"
        className={isRead ? "btn pri sm" : "btn sm"}
        data-testid={isRead ? "guide-next" : "guide-show"}
        aria-disabled={isBusy || undefined}
        onClick={() => void (isRead ? teacher.goOn() : teacher.showMe())}
      >
        {isRead ? guideWords.next : guideWords.showMe}
      </button>
      {!isRead && (
        <button
          type="button"
          className="btn quiet sm"
          data-testid="guide-skip"
          aria-disabled={isBusy || undefined}
          onClick={() => void teacher.goOn()}
        >
          {guideWords.skip}
        </button>
      )}
    </div>
  );
}

function LastActs() {
  const control = useControl();
  return (
    <div className="guide-acts">
      <button
        type="button"
        className="btn pri sm"
        data-testid="guide-whole-battle"
        onClick={() => void beginWholeBattle(control)}
      >
        {guideWords.wholeBattle}
      </button>
      <button type="button" className="btn sm" data-testid="guide-play-on" onClick={() => teacherOf(control).leave()}>
        {guideWords.playOn}
      </button>
    </div>
  );
}
