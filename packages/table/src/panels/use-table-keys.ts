import { useEffect } from "preact/compat";
import { analysisKey, leaveAnalysis } from "../analysis/opening.ts";
import { zoomAt } from "../board/camera.ts";
import { lookHere } from "../board/inspecting.tsx";
import type { Scope } from "../board/scope.ts";
import { drawLasso, moveGroup } from "../board/together.ts";
import { giveByKey } from "../board/told-keys.ts";
import { turnBy } from "../board/turning.ts";
import type { Control } from "../session/control.ts";
import { switchLayer } from "../session/layers.ts";
import { nextUnit } from "../session/next-unit.ts";
import { giveReply } from "../session/replying.ts";
import { endSight, lookFrom, lookTo, openRule, toggleCounters, toggleUnits } from "../session/tools.ts";

// On the analysis board the game is looked at and nothing is answered in it.
const LOOKING: ReadonlySet<string> = new Set([..."hlf+=-mi,.wk? "]);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

function onLetter(control: Control, scope: Scope, key: string, isShift: boolean): boolean {
  if (control.desk.get().isAnalysing && !isShift && !LOOKING.has(key)) return analysisKey(control, key);
  // What the question gives a meaning to goes before the keys of the table.
  if (!isShift && control.desk.get().fan === null && giveByKey(control, key)) return true;
  if (!isShift && switchLayer(control, key)) return true;
  const { width, height } = scope.window();
  const zoom = (factor: number) => scope.look(zoomAt(scope.camera(), factor, [width / 2, height / 2]), true);
  switch (key) {
    case "z":
      void control.loop.undo(isShift);
      return true;
    case "h":
      toggleCounters(control);
      return true;
    case "l":
      void lookFrom(control);
      return true;
    case "f":
      scope.fitAll();
      return true;
    case "+":
    case "=":
      zoom(1.35);
      return true;
    case "-":
      zoom(1 / 1.35);
      return true;
    case "g":
      drawLasso(control);
      return true;
    case "r":
      void import("../session/same-again.ts").then((part) => part.sameAgain(control));
      return true;
    case "n":
      // The map steps through all choices by itself while it has the keyboard.
      if (document.activeElement?.matches('[data-testid="board"]')) return false;
      void nextUnit(control, isShift ? -1 : 1);
      return true;
    case "u":
      toggleUnits(control.app);
      return true;
    case "m":
      focusOn('[data-testid="board"]');
      return true;
    case "d":
      focusOn('[data-testid="primary"], [data-testid="choice"], [data-testid="undo"]');
      return true;
    case "e":
      void control.answering.end().then((isEnd) => isEnd || focusOn('[data-testid="ending"]'));
      return true;
    case "[":
      return turnBy(control, -1);
    case "]":
      return turnBy(control, 1);
    case ",":
      return stepFilm(control, -1);
    case ".":
      return stepFilm(control, 1);
    case " ":
      return playFilm(control);
    case "a":
      return analysisKey(control, key);
    case "w":
      control.desk.set((now) => ({ panel: now.panel === "briefing" ? null : "briefing" }));
      return true;
    case "i":
      lookHere(control);
      return true;
    case "k":
      control.desk.set({ panel: "help" });
      return true;
    case "?":
      openRule(control, null);
      return true;
    default:
      return false;
  }
}

/** One event back or on; without a film it begins at the present. */
function stepFilm(control: Control, by: 1 | -1): boolean {
  const { film, thinking } = control.table.get();
  if (thinking !== null) return false;
  if (film === null) {
    if (by === -1) void control.films.replay().then(() => control.films.step(-1));
  } else void control.films.step(by);
  return true;
}

function playFilm(control: Control): boolean {
  const { film } = control.table.get();
  if (film === null || film.kind === "live") return false;
  control.films.run(!film.isRunning);
  return true;
}

/** Lets go of a branch that is being named, else leaves the analysis board. */
function leaveFor(control: Control): void {
  if (control.analysis?.state.get().naming) control.analysis.name(null);
  else leaveAnalysis(control);
}

function onEscape(control: Control): void {
  const { panel, asksPractice, inspected } = control.desk.get();
  if (panel === null && inspected !== null) control.desk.set({ inspected: null, lit: null });
  else if (panel !== null || asksPractice) control.desk.set({ panel: null, asksPractice: false });
  else if (control.desk.get().isAnalysing) leaveFor(control);
  else if (!control.answering.letGo() && control.table.get().film !== null) control.films.close();
}

/** The keys of the whole table. */
export function useTableKeys(control: Control, scope: Scope | null): void {
  useEffect(() => {
    if (scope === null) return;
    const down = (event: KeyboardEvent): void => {
      if (event.key === "Escape") {
        onEscape(control);
        return;
      }
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const isPlain = event.target === document.body || event.target instanceof HTMLElement;
      if (event.key === "Enter") {
        // The map has answered already, or a button or link will.
        if (
          event.defaultPrevented ||
          event.target instanceof HTMLButtonElement ||
          event.target instanceof HTMLAnchorElement
        )
          return;
        if (control.desk.get().group !== null) void moveGroup(control);
        else if (control.desk.get().proposal !== null) void control.answering.confirm();
        else if (!giveReply(control)) void control.answering.stop();
        event.preventDefault();
      } else if (isPlain && !event.repeat && onLetter(control, scope, event.key.toLowerCase(), event.shiftKey))
        event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === "l") endSight(control);
    };
    const follow = control.desk.subscribe(() => {
      const { sight, hover, cursor } = control.desk.get();
      if (sight !== null) void lookTo(control, hover ?? cursor);
    });
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
      follow();
    };
  }, [control, scope]);
}
