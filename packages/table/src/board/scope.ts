import { type Box, COUNTER, type CounterDetail, detailAt, type Farness, farness, type Point } from "@redoubt/drawing";
import { type Observable, observable } from "../session/observable.ts";
import { bringIntoView, type Camera, centreOn, fit, keepOn, LITTLE_SLACK, toWindow, type Window } from "./camera.ts";

/** How much is drawn at the present magnification. */
export interface Detail {
  readonly counters: CounterDetail;
  readonly far: Farness;
}

/** Looks at a sheet through an element: holds the camera and moves the sheet, outside of React. */
export interface Scope {
  readonly detail: Observable<Detail>;
  readonly camera: () => Camera;
  readonly window: () => Window;
  /** Moves the camera; a glide takes a moment, unless less motion is wanted. */
  readonly look: (camera: Camera, isGlide?: boolean) => void;
  readonly fitAll: () => void;
  /** Looks where a game is looked at first. */
  readonly home: () => void;
  readonly show: (places: readonly Point[]) => void;
  readonly onMove: (listener: () => void) => () => void;
  readonly attach: (frame: HTMLElement, sheet: HTMLElement) => () => void;
}

const GLIDE = 220;
const SETTLE = 180;
const RESIZE = 320;
// Hex numbers are eleven pixels high, give or take a tenth.
const STEP = 1.2;

export const wantsLessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const detailOf = (k: number): Detail => ({
  counters: detailAt(COUNTER * k),
  far: farness(k),
});

// Counters can be read from this magnification on.
const LEGIBLE = 0.8;

/** Where a game is looked at first: near enough to read counters, where most of the given places are close together. */
function opening(ground: Box, window: Window, places: readonly Point[]): Camera {
  const whole = fit(ground, window);
  if (whole.k >= LEGIBLE || places.length === 0) return whole;
  const [halfWide, halfHigh] = [window.width / LEGIBLE / 2, window.height / LEGIBLE / 2];
  const count = ([x, y]: Point): number =>
    places.filter(([px, py]) => Math.abs(px - x) < halfWide && Math.abs(py - y) < halfHigh).length;
  const best = places.reduce((most, place) => (count(place) > count(most) ? place : most), places[0]);
  return keepOn(centreOn({ x: 0, y: 0, k: LEGIBLE }, best, window), ground, window, LITTLE_SLACK);
}

/** Whether something that lies over the map would lie over the counter in a place of it. */
function isCovered(frame: HTMLElement | null, camera: Camera, place: Point): boolean {
  if (frame === null) return false;
  const [x, y] = toWindow(camera, place);
  const { left, top } = frame.getBoundingClientRect();
  const half = (COUNTER * camera.k) / 2;
  return [...document.querySelectorAll("[data-furniture], .film")].some((thing) => {
    const box = thing.getBoundingClientRect();
    const isBeside = box.right < left + x - half || box.left > left + x + half;
    return box.width > 0 && !isBeside && box.bottom >= top + y - half && box.top <= top + y + half;
  });
}

/** A scope over the ground of a sheet. It opens where the first places are. */
export function createScope(ground: Box, first: readonly Point[] = []): Scope {
  let camera: Camera = { x: ground.x, y: ground.y, k: 1 };
  let frame: HTMLElement | null = null;
  let sheet: HTMLElement | null = null;
  let size: Window = { width: 1, height: 1 };
  let glide = 0;
  let settle: ReturnType<typeof setTimeout> | undefined;
  let resize: ReturnType<typeof setTimeout> | undefined;
  // A sheet that is laid again after something else was shown is looked at where it was left.
  let isFirst = true;
  const listeners = new Set<() => void>();
  const detail = observable<Detail>(detailOf(1));

  const rest = (): void => {
    sheet?.classList.remove("is-moving");
    clearTimeout(resize);
    resize = setTimeout(keepSizes, RESIZE);
  };

  // What keeps its size on the screen is laid out again in steps, and only when the camera has come to rest: it takes a while.
  const keepSizes = (): void => {
    const zoom = (STEP ** Math.round(Math.log(camera.k) / Math.log(STEP))).toFixed(2);
    const numbers = sheet?.querySelector<SVGElement>(".m-layer-numbers");
    if (numbers && numbers.style.getPropertyValue("--zoom") !== zoom) numbers.style.setProperty("--zoom", zoom);
  };

  const apply = (): void => {
    if (sheet === null) return;
    const { x, y, k } = camera;
    sheet.style.transform = `translate3d(${-x * k}px, ${-y * k}px, 0) scale(${k})`;
    // While it moves the sheet is one picture for the compositor; when it rests it is drawn crisp at its new size.
    sheet.classList.add("is-moving");
    clearTimeout(settle);
    clearTimeout(resize);
    settle = setTimeout(rest, SETTLE);
    const next = detailOf(k);
    if (next.counters !== detail.get().counters || next.far !== detail.get().far) detail.set(next);
    for (const listener of listeners) listener();
  };

  const jump = (to: Camera): void => {
    camera = keepOn(to, ground, size);
    apply();
  };

  const look = (to: Camera, isGlide = false): void => {
    cancelAnimationFrame(glide);
    if (!isGlide || wantsLessMotion()) {
      jump(to);
      return;
    }
    const from = camera;
    const goal = keepOn(to, ground, size);
    const start = performance.now();
    const frameOf = (now: number): void => {
      const t = Math.min(1, (now - start) / GLIDE);
      const e = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * e;
      jump({ x: mix(from.x, goal.x), y: mix(from.y, goal.y), k: mix(from.k, goal.k) });
      if (t < 1) glide = requestAnimationFrame(frameOf);
    };
    glide = requestAnimationFrame(frameOf);
  };

  const fitAll = (): void => look(fit(ground, size), true);

  return {
    detail,
    camera: () => camera,
    window: () => size,
    look,
    fitAll,
    home: () => look(opening(ground, size, first)),
    show(places) {
      let to = camera;
      for (const place of places) to = bringIntoView(to, place, size);
      // Tools and cards stand along the edges: what one of them would lie over is brought to the middle instead.
      const hidden = places.find((place) => isCovered(frame, keepOn(to, ground, size), place));
      if (hidden !== undefined) to = centreOn(to, hidden, size);
      if (to !== camera) look(to, true);
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach(newFrame, newSheet) {
      frame = newFrame;
      sheet = newSheet;
      const measure = (): void => {
        if (frame === null) return;
        size = { width: frame.clientWidth || 1, height: frame.clientHeight || 1 };
        if (isFirst) jump(opening(ground, size, first));
        else jump(camera);
        isFirst = false;
      };
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(frame);
      return () => {
        observer.disconnect();
        frame = null;
        sheet = null;
      };
    },
  };
}
