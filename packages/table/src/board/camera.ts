import type { Box, Point } from "@redoubt/drawing";

/** Which part of a sheet is looked at: the sheet's place x, y stands in the window's corner, k times as large. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** The size of the window that a sheet is looked at through. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** The largest and smallest magnification. */
export const CLOSEST = 3;
export const FARTHEST = 0.12;
// So much of the window may be left empty beyond the sheet's edge.
const SLACK = 0.35;
/** So much of it where the camera comes to a place by itself. */
export const LITTLE_SLACK = 0.06;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The camera that shows a box whole, in the middle. */
export function fit(box: Box, window: Window, margin = 12): Camera {
  const k = within(
    Math.min((window.width - 2 * margin) / box.width, (window.height - 2 * margin) / box.height),
    FARTHEST,
    CLOSEST,
  );
  return {
    k,
    x: box.x + box.width / 2 - window.width / 2 / k,
    y: box.y + box.height / 2 - window.height / 2 / k,
  };
}

/** The camera that fills the window with a box, without empty margins. */
export function cover(box: Box, window: Window): Camera {
  const k = within(Math.max(window.width / box.width, window.height / box.height), FARTHEST, CLOSEST);
  return { k, x: box.x + box.width / 2 - window.width / 2 / k, y: box.y + box.height / 2 - window.height / 2 / k };
}

/** Moves the camera by so many pixels of the window. */
export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.k,
  y: camera.y - dy / camera.k,
});

/** Magnifies by a factor around a place of the window, which keeps showing the same place of the sheet. */
export function zoomAt(camera: Camera, factor: number, at: Point): Camera {
  const k = within(camera.k * factor, FARTHEST, CLOSEST);
  return { k, x: camera.x + at[0] / camera.k - at[0] / k, y: camera.y + at[1] / camera.k - at[1] / k };
}

/** Where a place of the window lies on the sheet. */
export const toSheet = (camera: Camera, [x, y]: Point): Point => [camera.x + x / camera.k, camera.y + y / camera.k];

/** Where a place of the sheet stands in the window. */
export const toWindow = (camera: Camera, [x, y]: Point): Point => [
  (x - camera.x) * camera.k,
  (y - camera.y) * camera.k,
];

/** The part of the sheet that the window shows. */
export const seen = (camera: Camera, window: Window): Box => ({
  x: camera.x,
  y: camera.y,
  width: window.width / camera.k,
  height: window.height / camera.k,
});

/** The camera kept so that the sheet cannot be lost from sight. */
export function keepOn(camera: Camera, sheet: Box, window: Window, share = SLACK): Camera {
  const keep = (at: number, from: number, size: number, view: number): number => {
    if (view >= size) return within(at, from + size - view, from);
    const slack = view * share;
    return within(at, from - slack, from + size - view + slack);
  };
  return {
    k: camera.k,
    x: keep(camera.x, sheet.x, sheet.width, window.width / camera.k),
    y: keep(camera.y, sheet.y, sheet.height, window.height / camera.k),
  };
}

/** The camera moved just so far that a place stands clear of the window's edges. */
export function bringIntoView(camera: Camera, place: Point, window: Window, margin = 90): Camera {
  const [x, y] = toWindow(camera, place);
  const push = (at: number, size: number): number => {
    const edge = Math.min(margin, size / 3);
    return at < edge ? edge - at : at > size - edge ? size - edge - at : 0;
  };
  return panBy(camera, push(x, window.width), push(y, window.height));
}

/** The camera that has a place in its middle. */
export const centreOn = (camera: Camera, [x, y]: Point, window: Window): Camera => ({
  ...camera,
  x: x - window.width / 2 / camera.k,
  y: y - window.height / 2 / camera.k,
});
