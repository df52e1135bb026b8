import type { Point } from "@redoubt/drawing";
import { panBy, toSheet, zoomAt } from "./camera.ts";
import type { Scope } from "./scope.ts";

/** How somebody clicked: by a finger, with shift held. */
export interface Clicked {
  readonly isTap: boolean;
  readonly isShift: boolean;
}

/** What gestures on the map lead to. Places are on the sheet. */
export interface GestureEnds {
  readonly click: (place: Point, how: Clicked) => void;
  /** After both clicks of a double click. */
  readonly twice: (place: Point) => void;
  readonly hover: (place: Point | null) => void;
  /** Whether the next that is drawn is a line round units. */
  readonly isDrawing: () => boolean;
  /** A line drawn so, or with shift held; whole once the pointer is up. */
  readonly lasso: (line: readonly Point[], isWhole: boolean) => void;
  /** A right click, or a finger that stays: looking, not acting. */
  readonly press: (place: Point) => void;
}

// A pointer that moved less than this was a click.
const STILL = 5;
const STILL_TOUCH = 10;
const PRESSED = 520;

interface Finger {
  readonly start: Point;
  now: Point;
}

/** Listens for pan, wheel, pinch, clicks and hovering on an element. */
export function listenForGestures(frame: HTMLElement, scope: Scope, ends: GestureEnds): () => void {
  const fingers = new Map<number, Finger>();
  let hasMoved = false;
  let line: Point[] | null = null;
  let pressing: ReturnType<typeof setTimeout> | undefined;

  const placeOf = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const isOnMap = (event: Event): boolean =>
    !(event.target instanceof Element && event.target.closest("[data-furniture]"));

  const down = (event: PointerEvent): void => {
    if (!isOnMap(event) || (event.pointerType === "mouse" && event.button !== 0)) return;
    const at = placeOf(event);
    fingers.set(event.pointerId, { start: at, now: at });
    if (fingers.size === 1) hasMoved = false;
    if (fingers.size > 1) hasMoved = true;
    const isLine = ends.isDrawing() || (event.shiftKey && event.pointerType === "mouse");
    line = isLine && fingers.size === 1 ? [toSheet(scope.camera(), at)] : null;
    clearTimeout(pressing);
    if (event.pointerType !== "touch" || fingers.size > 1 || line !== null) return;
    pressing = setTimeout(() => {
      if (hasMoved || !fingers.has(event.pointerId)) return;
      // What was looked at is not tapped as well.
      hasMoved = true;
      ends.press(toSheet(scope.camera(), at));
    }, PRESSED);
  };
  const menu = (event: MouseEvent): void => {
    if (!isOnMap(event)) return;
    event.preventDefault();
    // A finger that stays has looked already.
    if (fingers.size === 0) ends.press(toSheet(scope.camera(), placeOf(event)));
  };
  const move = (event: PointerEvent): void => {
    const at = placeOf(event);
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) {
      if (event.pointerType !== "touch") ends.hover(isOnMap(event) ? toSheet(scope.camera(), at) : null);
      return;
    }
    const before = finger.now;
    const far = Math.hypot(at[0] - finger.start[0], at[1] - finger.start[1]);
    if (!hasMoved && far < (event.pointerType === "touch" ? STILL_TOUCH : STILL)) return;
    if (!hasMoved) frame.setPointerCapture(event.pointerId);
    hasMoved = true;
    if (line !== null) {
      line.push(toSheet(scope.camera(), at));
      ends.lasso([...line], false);
      return;
    }
    frame.classList.add("is-dragging");
    if (fingers.size === 1) {
      scope.look(panBy(scope.camera(), at[0] - before[0], at[1] - before[1]));
    } else {
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, one]) => one.now);
      const spread = (p: Point): number => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
      const middle = (p: Point): Point => [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
      const [was, is] = [middle(before), middle(at)];
      const moved = panBy(scope.camera(), is[0] - was[0], is[1] - was[1]);
      scope.look(zoomAt(moved, spread(at) / spread(before), is));
    }
    finger.now = at;
  };
  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    clearTimeout(pressing);
    if (fingers.size === 0) frame.classList.remove("is-dragging");
    if (line !== null && hasMoved && finger !== undefined) ends.lasso(line, true);
    line = null;
    if (finger === undefined || hasMoved || event.type === "pointercancel") return;
    const how = { isTap: event.pointerType === "touch", isShift: event.shiftKey };
    ends.click(toSheet(scope.camera(), finger.start), how);
  };
  const twice = (event: MouseEvent): void => {
    if (isOnMap(event)) ends.twice(toSheet(scope.camera(), placeOf(event)));
  };
  // A tap has been answered when the finger leaves; the click that follows would hit whatever the answer has laid there.
  const lift = (event: TouchEvent): void => {
    if (isOnMap(event) && event.cancelable) event.preventDefault();
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") ends.hover(null);
  };
  const wheel = (event: WheelEvent): void => {
    if (!isOnMap(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 18 : 1;
    const turn = Math.max(-160, Math.min(160, event.deltaY * lines));
    scope.look(zoomAt(scope.camera(), Math.exp(-turn * (event.ctrlKey ? 0.01 : 0.0022)), placeOf(event)));
  };

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("dblclick", twice);
  frame.addEventListener("touchend", lift, { passive: false });
  frame.addEventListener("pointerleave", leave);
  frame.addEventListener("contextmenu", menu);
  frame.addEventListener("wheel", wheel, { passive: false });
  return () => {
    frame.removeEventListener("pointerdown", down);
    frame.removeEventListener("pointermove", move);
    frame.removeEventListener("pointerup", up);
    frame.removeEventListener("pointercancel", up);
    frame.removeEventListener("dblclick", twice);
    frame.removeEventListener("touchend", lift);
    frame.removeEventListener("pointerleave", leave);
    clearTimeout(pressing);
    frame.removeEventListener("contextmenu", menu);
    frame.removeEventListener("wheel", wheel);
  };
}
