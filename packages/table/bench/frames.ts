import type { Browser } from "playwright-core";
import { type Claim, percentile } from "./figures.ts";
import { GESTURES, type Gesture } from "./gestures.ts";
import { pictureStage, type Stage, tableStage } from "./stages.ts";

const ROUNDS = 4;
const SHARE = 0.95;
const MOST = 2;

/** Makes every gesture on both pages in turn, round after round, and compares the slowest frames but one in twenty. */
export async function frameClaims(browser: Browser, site: string, plain: string): Promise<readonly Claim[]> {
  const stages: readonly Stage[] = [await tableStage(browser, site), await pictureStage(browser, plain)];
  const frames = new Map<string, number[]>();
  const key = (stage: Stage, gesture: Gesture) => `${stage.name} ${gesture}`;
  // The first round of each warms caches and compilers and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const gesture of GESTURES) {
      for (const stage of stages) {
        const times = await stage.gestures[gesture]();
        if (round > 0) frames.set(key(stage, gesture), [...(frames.get(key(stage, gesture)) ?? []), ...times]);
      }
    }
  }
  for (const stage of stages) await stage.close();
  const slow = (stage: Stage, gesture: Gesture) => percentile(frames.get(key(stage, gesture)) ?? [], SHARE);
  return GESTURES.map((gesture) => ({
    what: `${gesture}: 95th percentile of frame times, against one picture of the same size`,
    table: slow(stages[0], gesture),
    plain: slow(stages[1], gesture),
    most: MOST,
  }));
}
