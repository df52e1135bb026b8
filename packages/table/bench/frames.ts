import type { Browser } from "playwright-core";
import { best, type Claim, percentile } from "./figures.ts";
import { GESTURES, type Gesture } from "./gestures.ts";
import { pictureStage, type Stage, tableStage } from "./stages.ts";

const ROUNDS = 5;
const SHARE = 0.95;
const MOST = 2;

type Round = Readonly<Record<Gesture, readonly number[]>>;

async function makeRound({ gestures }: Stage): Promise<Round> {
  const made = Object.fromEntries(GESTURES.map((gesture) => [gesture, [] as readonly number[]]));
  for (const gesture of GESTURES) made[gesture] = await gestures[gesture]();
  // Every gesture has been made: the record is whole.
  return made as Round;
}

/** Makes every gesture on both pages in turn, round after round, and compares the slowest frames but one in twenty. */
export async function frameClaims(browser: Browser, site: string, plain: string): Promise<readonly Claim[]> {
  const [table, picture] = [await tableStage(browser, site), await pictureStage(browser, plain)];
  const rounds: { readonly table: Round; readonly picture: Round }[] = [];
  // The first round of each warms caches and compilers and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const pair = { table: await makeRound(table), picture: await makeRound(picture) };
    if (round > 0) rounds.push(pair);
  }
  await table.close();
  await picture.close();
  const compared = (what: string, frames: (round: Round) => readonly number[], most: number | null): Claim => ({
    what: `${what}: 95th percentile of frame times, against one picture of the same size`,
    table: best(rounds.map((round) => percentile(frames(round.table), SHARE))),
    plain: best(rounds.map((round) => percentile(frames(round.picture), SHARE))),
    most,
  });
  const whole = (round: Round) => GESTURES.flatMap((gesture) => round[gesture]);
  return [
    compared("pan, zoom and a counter's move", whole, MOST),
    {
      what: "the same over all rounds together, the best and the worst",
      table: percentile(
        rounds.flatMap((round) => whole(round.table)),
        SHARE,
      ),
      plain: percentile(
        rounds.flatMap((round) => whole(round.picture)),
        SHARE,
      ),
      most: null,
    },
    ...GESTURES.map((gesture) => compared(`only ${gesture}`, (round) => round[gesture], null)),
  ];
}
