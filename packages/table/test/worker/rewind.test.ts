import { teachingSystem } from "@redoubt/testkit/teaching";
import { expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { createStaff } from "../../src/worker/staff.ts";
import { answer, asked } from "./asked.ts";

const secret = "8".padStart(64, "0");

/** A game played by lot as far as so many answers. */
function played(answers: number) {
  const referee = createReferee([teachingSystem], openText);
  referee.begin({ system: "night-piquets", scenario: "glade", options: {}, secret });
  const staff = createStaff([teachingSystem], () => 0, 5);
  for (let entry = 0; entry < answers; entry++) {
    const [decision] = asked(referee);
    if (decision === undefined) break;
    const { seat } = decision;
    staff.brief({ file: referee.file(null) });
    answer(referee, seat, staff.think({ player: "random", seat, from: entry, entries: [] }) ?? "");
  }
  return referee;
}

const opened = (text: string) => {
  const referee = createReferee([teachingSystem], openText);
  referee.open({ text, secret });
  return referee;
};

test("a page that follows plays what was played, dice and all", () => {
  const holder = played(60);
  const follower = opened(played(9).file(null));
  expect(follower.follow({ from: 9, tail: holder.tail({ from: 9 }) })).toBe(true);
  expect(follower.file(null)).toBe(holder.file(null));
  expect(follower.lines({ seat: null, from: 0 })).toEqual(holder.lines({ seat: null, from: 0 }));
});

test("told from the start, it plays only what it does not have yet", () => {
  const holder = played(12);
  const follower = opened(played(12).file(null));
  expect(follower.follow({ from: 0, tail: holder.tail({ from: 0 }) })).toBe(true);
  expect(follower.file(null)).toBe(holder.file(null));
});

test("what was taken back there is taken back here, past dice too, and the same dice fall again", () => {
  const whole = played(60);
  const dice = JSON.parse(whole.file(null)).entries.findIndex((entry: { rolls: unknown[] }) => entry.rolls.length > 0);
  expect(dice).toBeGreaterThan(0);
  const follower = opened(whole.file(null));
  expect(follower.follow({ from: dice, tail: [] })).toBe(true);
  expect(follower.pending(null).entry).toBe(dice);
  expect(follower.follow({ from: dice, tail: whole.tail({ from: dice }) })).toBe(true);
  expect(follower.file(null)).toBe(whole.file(null));
});

test("what does not fit on is not played", () => {
  const follower = opened(played(3).file(null));
  expect(follower.follow({ from: 5, tail: [] })).toBe(false);
  const [entry] = played(4).tail({ from: 3 });
  const changed = JSON.stringify({ ...JSON.parse(entry), state: "0".repeat(16) });
  expect(follower.follow({ from: 3, tail: [changed] })).toBe(false);
});
