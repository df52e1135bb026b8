import type { Control } from "../session/control.ts";
import { type Observable, observable } from "../session/observable.ts";
import { save } from "../session/saving.ts";
import type { Moment } from "../worker/messages.ts";
import { type Scene, type Suggestion, stepNow, stepOfGame, suggestionOf } from "./lesson.ts";
import { markAnswer, unmark } from "./pointer.ts";
import { keepStep, keptStep } from "./progress.ts";
import { answersOf, sceneOf } from "./scene.ts";
import { type LessonStep, lessonSteps } from "./steps.ts";
import { TUTOR } from "./tutor.ts";

/** How a lesson stands. */
export interface LessonState {
  readonly step: number;
  /** What the guide sees; null until it has looked. */
  readonly scene: Scene | null;
  readonly suggestion: Suggestion | null;
}

/** Leads through the lesson at one table. */
export interface Teacher {
  readonly lesson: Observable<LessonState>;
  /** Watches the table until the returned function is called. */
  readonly watch: () => () => void;
  readonly goOn: () => Promise<void>;
  /** Does for the learner what the step asks, up to the next dice. */
  readonly showMe: () => Promise<void>;
  readonly leave: () => void;
}

/** Whether the game on the table is a lesson. */
export const isLesson = (players: readonly string[]): boolean => players.includes(TUTOR);

const teachers = new WeakMap<Control, Teacher>();

/** The teacher of a table. A table is laid for one page; its teacher lasts as long. */
export function teacherOf(control: Control): Teacher {
  const known = teachers.get(control) ?? createTeacher(control);
  teachers.set(control, known);
  return known;
}

type Happened = Partial<Pick<Scene, "isRefused" | "isUndone">>;

function createTeacher(control: Control): Teacher {
  const { table, desk, app } = control;
  const lesson = observable<LessonState>({ step: 0, scene: null, suggestion: null });
  let game = "";
  let seen: Moment | null = null;
  let given: readonly string[] = [];

  const stepOf = (): LessonStep => lessonSteps[lesson.get().step];

  /** Looks at the table, and goes on to the step that fits it. */
  const settle = (from: number, happened: Happened = {}): void => {
    const { moment, seat, id } = table.get();
    if (moment === null || seat === null) return;
    const scene = sceneOf(moment, seat, { given, isRefused: false, isUndone: false });
    const step = stepNow(from, { ...scene, ...happened });
    lesson.set({ step, scene, suggestion: suggestionOf(lessonSteps[step], scene) });
    keepStep(id, step);
    point();
  };

  /** Points at what the step is about, on the map and among the buttons. */
  const point = (): void => {
    const { moment, sheet } = table.get();
    const { suggestion } = lesson.get();
    const choice = moment?.choices.find(({ text }) => text === suggestion?.answer);
    const names = [...(choice?.args.map(({ name }) => name) ?? []), ...stepOf().points];
    const units = names.filter((name) => moment?.view.units.some(({ id }) => id === name));
    const places = units.map((unit) => moment?.view.units.find(({ id }) => id === unit)?.at ?? "");
    const hexes = [...names, ...places].filter((name) => sheet?.has(name));
    desk.set({ lit: names.length === 0 ? null : { hexes, units } });
    if (hexes.length > 0) control.showHexes(hexes);
    mark();
  };

  const mark = (): void => markAnswer(stepOf().done.kind === "undone" ? "undo" : lesson.get().suggestion?.answer);

  const look = async (): Promise<void> => {
    const { moment, seat, game: opened, id, players } = table.get();
    if (moment === null || seat === null || opened === null || moment === seen || !isLesson(players)) return;
    const isSame = game === id;
    const isUndone = isSame && seen !== null && moment.entry < seen.entry;
    [seen, game] = [moment, id];
    const entries = await app.referee.tail({ from: 0 });
    if (table.get().moment !== moment) return;
    given = answersOf(
      entries.map((line) => JSON.parse(line)),
      opened.facts.seats[seat],
    );
    const happened = { given, isRefused: false, isUndone };
    const takenUp = () =>
      Math.max(Math.min(keptStep(id), lessonSteps.length - 1), stepOfGame(sceneOf(moment, seat, happened)));
    settle(isSame ? lesson.get().step : takenUp(), { isUndone });
  };

  let looking: Promise<void> = Promise.resolve();
  const onTable = (): void => {
    looking = looking.then(look);
  };

  const onDesk = (): void => {
    if (!isLesson(table.get().players) || lesson.get().scene === null) return;
    mark();
    if (desk.get().why !== null && stepOf().done.kind === "refused") settle(lesson.get().step, { isRefused: true });
  };

  const goOn = async (): Promise<void> => settle(Math.min(lesson.get().step + 1, lessonSteps.length - 1));

  /** Gives the suggested answers, and stops before dice that the learner should see coming. */
  const giveSuggested = async (): Promise<void> => {
    const { step } = lesson.get();
    for (let first = true; lesson.get().step === step; first = false) {
      const { moment, isBusy } = table.get();
      const choice = moment?.choices.find(({ text }) => text === lesson.get().suggestion?.answer);
      if (choice === undefined || isBusy || (choice.rolls && !first)) return;
      await control.loop.give(choice);
      await looking;
      if (table.get().moment === moment) return;
    }
  };

  return {
    lesson,
    watch() {
      const stops = [table.subscribe(onTable), desk.subscribe(onDesk)];
      onTable();
      return () => {
        for (const stop of stops) stop();
        unmark();
      };
    },
    goOn,
    async showMe() {
      const { done, points } = stepOf();
      if (table.get().isBusy) return;
      if (done.kind === "refused") await control.answering.click({ hex: points[0], unit: null, stack: [] }, false);
      else if (done.kind === "undone") await control.loop.undo(false);
      else await giveSuggested();
    },
    leave() {
      const { opponent } = app.settings.get();
      table.set((now) => ({ players: now.players.map((player) => (player === TUTOR ? opponent : player)) }));
      desk.set({ lit: null });
      unmark();
      void save(control);
    },
  };
}
