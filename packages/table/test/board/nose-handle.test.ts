import { describe, expect, test } from "vitest";
import { nearestPlace } from "../../src/board/nose-handle.tsx";

const places = [30, 90, 150, 210, 270].map((angle) => ({ angle }));

describe("a nose that is drawn round", () => {
  test("snaps to the nearest place, across the top of the sheet too", () => {
    expect(nearestPlace(places, 330, 80)?.angle).toBe(90);
    expect(nearestPlace(places, 330, -100)?.angle).toBe(270);
    expect(nearestPlace(places, 330, 361 + 20)?.angle).toBe(30);
  });

  test("that stays nearest to where it stands turns nobody", () => {
    expect(nearestPlace(places, 330, -20)).toBe(null);
    expect(nearestPlace([], 330, 90)).toBe(null);
  });
});
