import { expect, test } from "vitest";
import { answerList, offer } from "../src/answers.ts";
import { d10 } from "../src/chance.ts";
import type { GameEvent } from "../src/event.ts";
import { next } from "../src/flow.ts";
import { type Columns, column, layoutOf } from "../src/layout.ts";
import { oddsOf, waysOf } from "../src/odds.ts";
import { kit } from "../src/procedure.ts";
import { run } from "../src/run.ts";
import { startPlay } from "../src/start.ts";
import { type AnySystem, isProblems } from "../src/system.ts";
import { vocabulary } from "../src/vocabulary.ts";

const words = vocabulary({ roll: ["number"] });
const layout = layoutOf({ hits: column("u8", 1) });
interface Hit extends GameEvent<"1.0"> {
  readonly kind: "hit";
}
const { procedure } = kit<null, Columns<typeof layout.specs>, "1.0", Hit>();

/** Somebody rolls so many ten-sided dice, one after another; a 9 is a hit. */
const shooting = procedure<{ ask: object; shoot: { readonly left: number } }>("shooting", {
  ask: {
    asks: {
      rule: "1.0",
      decision: "roll",
      seat: () => 0,
      list: (_, __, out) => offer(out, words.say.roll(1)),
      why: () => null,
      take: (_, __, answer) => next("shoot", { left: words.arg(answer, 0) }),
    },
  },
  shoot: {
    rolls: {
      rule: "1.0",
      purpose: "a shot",
      dice: () => d10,
      take: (g, { left }, [face]) => {
        if (face === 9) g.emit({ kind: "hit", rule: "1.0" });
        return left > 1 ? next("shoot", { left: left - 1 }) : next("ask");
      },
    },
  },
});

// Only what play looks at.
const system = {
  world: () => null,
  layout: () => layout,
  begin: () => ({ procedure: shooting, locals: {} }),
  derive: () => {},
} as unknown as AnySystem;

function shots(count: number) {
  const play = startPlay(system, { scenario: null, options: {} });
  if (isProblems(play)) throw new Error("the system has no set-up to fail");
  run(play, { roll: () => null });
  return { play, answer: words.say.roll(count), list: answerList() };
}

test("all dice before the next decision are counted exactly", () => {
  const { play, answer } = shots(2);
  const chances = oddsOf(play, 0, answer).map(
    ({ chance, events }) => `${events.length}: ${chance.over}/${chance.under}`,
  );
  expect(chances).toEqual(["0: 81/100", "1: 9/50", "2: 1/100"]);
  expect(waysOf(play, 0, answer)).toMatchObject({ rolls: null });
});

test("where too many dice fall, only as many rolls as can be counted, and it is said how many", () => {
  const { play, answer } = shots(30);
  const { ways, rolls } = waysOf(play, 0, answer);
  expect(rolls).toBe(4);
  expect(ways).toHaveLength(10_000);
  const certain = ways.filter(({ events }) => events.length === 0).length;
  expect(certain).toBe(9 ** 4);
});
