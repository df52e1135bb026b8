import { describe, expect, test } from "vitest";
import {
  bringIntoView,
  type Camera,
  CLOSEST,
  centreOn,
  FARTHEST,
  fit,
  keepOn,
  LITTLE_SLACK,
  panBy,
  seen,
  toSheet,
  toWindow,
  zoomAt,
} from "../../src/board/camera.ts";

const window = { width: 800, height: 600 };
const sheet = { x: 40, y: 90, width: 2600, height: 1900 };
const camera: Camera = { x: 500, y: 400, k: 1.5 };

describe("camera", () => {
  test("places of the window and of the sheet lead back to each other", () => {
    const place = toSheet(camera, [123, 456]);
    const [x, y] = toWindow(camera, place);
    expect(x).toBeCloseTo(123);
    expect(y).toBeCloseTo(456);
  });

  test("zooming keeps the place under the pointer", () => {
    const before = toSheet(camera, [200, 100]);
    const after = toSheet(zoomAt(camera, 1.3, [200, 100]), [200, 100]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test("magnification stays within its bounds", () => {
    expect(zoomAt(camera, 1000, [0, 0]).k).toBe(CLOSEST);
    expect(zoomAt(camera, 0.0001, [0, 0]).k).toBe(FARTHEST);
  });

  test("fitting shows the whole box", () => {
    const box = seen(fit(sheet, window), window);
    expect(box.x).toBeLessThanOrEqual(sheet.x);
    expect(box.y).toBeLessThanOrEqual(sheet.y);
    expect(box.x + box.width).toBeGreaterThanOrEqual(sheet.x + sheet.width);
    expect(box.y + box.height).toBeGreaterThanOrEqual(sheet.y + sheet.height);
  });

  test("dragging moves the sheet with the pointer", () => {
    const [x, y] = toWindow(panBy(camera, 30, -20), toSheet(camera, [100, 100]));
    expect(x).toBeCloseTo(130);
    expect(y).toBeCloseTo(80);
  });

  test("the sheet cannot be lost from sight", () => {
    const lost = keepOn({ x: 90_000, y: -90_000, k: 1 }, sheet, window);
    const box = seen(lost, window);
    expect(box.x).toBeLessThan(sheet.x + sheet.width);
    expect(box.y + box.height).toBeGreaterThan(sheet.y);
  });

  test("a camera that comes to a corner by itself leaves hardly any of the window empty", () => {
    const corner = centreOn(camera, [sheet.x, sheet.y], window);
    const share = (slack?: number): number =>
      (sheet.x - seen(keepOn(corner, sheet, window, slack), window).x) / seen(corner, window).width;
    expect(share()).toBeCloseTo(0.35);
    expect(share(LITTLE_SLACK)).toBeLessThan(0.1);
  });

  test("a place that is in view does not move the camera, one outside is brought in", () => {
    expect(bringIntoView(camera, toSheet(camera, [400, 300]), window)).toEqual(camera);
    const [x, y] = toWindow(bringIntoView(camera, toSheet(camera, [-500, 900]), window), toSheet(camera, [-500, 900]));
    expect(x).toBeCloseTo(90);
    expect(y).toBeCloseTo(510);
  });

  test("centring puts a place into the middle", () => {
    const [x, y] = toWindow(centreOn(camera, [1000, 700], window), [1000, 700]);
    expect(x).toBeCloseTo(400);
    expect(y).toBeCloseTo(300);
  });
});
