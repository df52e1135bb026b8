import type { Page } from "playwright-core";

/** The gestures whose frames are counted. */
export const GESTURES = ["pan", "zoom", "move a counter"] as const;
export type Gesture = (typeof GESTURES)[number];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Counts the page's frames while something is done: the time from each to the next, in milliseconds. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    const state = { times, isOn: true };
    Object.assign(globalThis, { frameCount: state });
    const note = (time: number): void => {
      times.push(time);
      if (state.isOn) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => {
    const state = (globalThis as unknown as { frameCount: { times: number[]; isOn: boolean } }).frameCount;
    state.isOn = false;
    return state.times;
  });
  return times.slice(1).map((time, i) => time - times[i]);
}

/** Drags the map in a circle. */
export async function pan(page: Page, { x, y, width, height }: Box, steps = 90): Promise<void> {
  const [cx, cy] = [x + width / 2, y + height / 2];
  await page.mouse.move(cx + 150, cy);
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) {
    const angle = (i / 30) * Math.PI * 2;
    await page.mouse.move(cx + 150 * Math.cos(angle), cy + 150 * Math.sin(angle));
  }
  await page.mouse.up();
}

/** Turns the wheel nearer and farther. */
export async function zoom(page: Page, { x, y, width, height }: Box, steps = 60): Promise<void> {
  await page.mouse.move(x + width / 2, y + height / 2);
  for (let i = 0; i < steps; i++) await page.mouse.wheel(0, i % 30 < 15 ? -40 : 40);
}
