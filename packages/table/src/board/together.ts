import type { Layout, Point } from "@redoubt/drawing";
import type { Control } from "../session/control.ts";
import type { Clicked } from "./gestures.ts";
import type { Click } from "./highlights.ts";

// Fetched with the first units that are taken together.
const group = () => import("../group/group.ts");

/** A click on the map; with shift, or while units are taken together, it may be about them. A finger has no shift. */
export function clickOrGroup(control: Control, click: Click, how: Clicked): void {
  const plainly = () => control.answering.click(click, how.isTap);
  if (!how.isShift && control.desk.get().group === null) void plainly();
  else void group().then(async (part) => (await part.groupClick(control, click, how)) || plainly());
}

/** After a double click on a unit: all of its formation. */
export const takeFormation = (control: Control, { unit, stack }: Click): void =>
  void group().then((part) => part.takeFormation(control, unit ?? stack[0] ?? ""));

/** A line is drawn round units; whole, it takes them together. */
export function lasso(control: Control, sheet: Layout, line: readonly Point[], isWhole: boolean): void {
  if (isWhole) void group().then((part) => part.takeInside(control, sheet, line));
  else control.desk.set({ lasso: line });
}

/** Lets the next line that is drawn on the map take units together. */
export const drawLasso = (control: Control): void => void group().then((part) => part.readyLasso(control));

/** Takes those of some units together that can be taken up, the first of them to lead. */
export const takeAll = (control: Control, units: readonly string[]): void =>
  void group().then((part) => part.takeTogether(control, units));

/** Makes the moves that are shown for units taken together. */
export const moveGroup = (control: Control): Promise<void> => group().then((part) => part.moveTogether(control));
