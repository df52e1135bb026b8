import type { Layout, Point } from "@redoubt/drawing";
import type { Control } from "../session/control.ts";
import type { Click } from "./highlights.ts";

// Fetched with the first units that are taken together.
const group = () => import("../group/group.ts");

/** A click on the map; with shift, or while units are taken together, it is about them. A finger has no shift. */
export function clickOrGroup(control: Control, click: Click, isTap: boolean, isShift: boolean): void {
  const plainly = () => control.answering.click(click, isTap);
  if (!isShift && control.desk.get().group === null) void plainly();
  else void group().then(async (part) => (await part.groupClick(control, click, isShift || isTap)) || plainly());
}

/** A line is drawn round units; whole, it takes them together. */
export function lasso(control: Control, sheet: Layout, line: readonly Point[], isWhole: boolean): void {
  if (isWhole) void group().then((part) => part.takeInside(control, sheet, line));
  else control.desk.set({ lasso: line });
}

/** Makes the moves that are shown for units taken together. */
export const moveGroup = (control: Control): Promise<void> => group().then((part) => part.moveTogether(control));
