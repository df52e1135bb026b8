import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { allowance } from "../../src/worker/allowance.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { createStaff } from "../../src/worker/staff.ts";

test("an allowance is used up within a turn and whole again in the next, and nothing is carried over", () => {
  const time = allowance(100);
  expect(time.left(1)).toBe(100);
  time.spend(70);
  expect(time.left(1)).toBe(30);
  time.spend(70);
  expect(time.left(1)).toBe(0);
  expect(time.left(2)).toBe(100);
});

// Where nearly half a second passes at every look at the clock, an answer that is thought about takes as long as a person waits for one.
test("on a slow machine a veteran thinks for eight seconds of a turn, and answers the rest of it by look", () => {
  let clock = 0;
  const referee = createReferee(wargames, openText);
  referee.begin({ system: "bloody-steppes", scenario: "scarlett", options: {}, secret: "7".repeat(64) });
  const staff = createStaff(wargames, () => (clock += 400), 3);
  let from = staff.brief({ file: referee.file(null) });
  const spent = new Map<string, number>();
  const after = { thinking: [] as number[], tired: [] as number[] };
  for (let answers = 0; answers < 60; answers++) {
    const { pending, view } = referee.moment({ seat: null });
    if (pending.kind !== "decide") break;
    const [{ seat }] = pending.decisions;
    const { pending: own } = referee.moment({ seat });
    const id = own.kind === "decide" ? own.decisions.find((one) => one.seat === seat)?.id : undefined;
    const entries = referee.tail({ from });
    const begun = clock;
    const answer = staff.think({ player: "veteran", seat, from, entries });
    if (answer === null) {
      from = staff.brief({ file: referee.file(null) });
      continue;
    }
    from += entries.length;
    const key = `${view.turn} of seat ${seat}`;
    const before = spent.get(key) ?? 0;
    // The first look at the clock is when an answer is begun.
    spent.set(key, before + clock - begun - 400);
    (before >= 8_000 ? after.tired : after.thinking).push(clock - begun);
    expect(referee.apply({ seat, decision: id ?? -1, answer }).kind).toBe("accepted");
  }
  expect(Math.max(...after.thinking)).toBeGreaterThan(1_200);
  expect(after.tired.length).toBeGreaterThan(3);
  // A look at the clock before and one after, and one to see that it is late.
  expect(Math.max(...after.tired)).toBeLessThanOrEqual(1_200);
});
