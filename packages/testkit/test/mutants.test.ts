import { type AnySystem, kit, next, offer, type Procedure, refusal } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { fuzzGame, oddsEqualFrequencies } from "../src/index.ts";
import { situation } from "../src/situation.ts";
import { teachingSystem } from "../src/teaching/index.ts";
import type { TeachingRule } from "../src/teaching/rule-index.ts";
import {
  derive,
  enemiesNear,
  type G,
  type TeachingColumns,
  type TeachingEvent,
  type World,
} from "../src/teaching/state.ts";
import { say, words } from "../src/teaching/words.ts";

const glade = { scenario: "glade", options: {} };
const { procedure } = kit<World, TeachingColumns, TeachingRule, TeachingEvent>();

/** The first broken promise that the fuzzer finds in a system with one thing wrong. */
function found(mutant: Partial<AnySystem>, settings = {}): string | undefined {
  const system = { ...teachingSystem, ...mutant } as AnySystem;
  for (let seed = 1; seed <= 60; seed++) {
    const { failure } = fuzzGame(system, glade, seed, { every: 1, ...settings });
    if (failure !== null) return failure.check;
  }
  return undefined;
}

/** A beginning that asks only once, with a list and an explanation of one's own. */
function asking(
  list: (out: Parameters<typeof offer>[0]) => void,
  why: (answer: number) => ReturnType<typeof refusal<"2.0">> | null,
) {
  const odd: Procedure<object> = procedure<{ ask: object }>("odd", {
    ask: {
      asks: {
        rule: "2.0",
        decision: "odd",
        seat: () => 0,
        list: (_g, _l, out) => list(out),
        why: (_g, _l, answer) => why(answer),
        take: () => next("ask"),
      },
    },
  });
  const begin = (g: G) => {
    teachingSystem.begin(g);
    return { procedure: odd, locals: {} };
  };
  return { begin, procedures: [odd] };
}

describe("the fuzzer finds", () => {
  test("nothing in the teaching system", () => expect(found({})).toBeUndefined());

  test("a view that shows what is hidden", () => {
    const view = (g: G) => ({ ...teachingSystem.view(g, null), notes: Array.from(g.c.isGuards, String) });
    expect(found({ view })).toBe("views do not leak");
  });

  test("a prompt that shows what is hidden", () => {
    const wording = { ...teachingSystem.wording, prompt: (g: G) => `Guards: ${g.c.isGuards.join()}` };
    expect(found({ wording })).toBe("decisions do not leak");
  });

  test("derived numbers that restoring does not rebuild", () => {
    let first = true;
    const lazy = (g: G) => {
      if (first) derive(g);
      first = false;
    };
    expect(found({ derive: lazy })).toBe("serialise and restore");
  });

  test("an answer that is listed and yet refused", () => {
    const mutant = asking(
      (out) => offer(out, say.end()),
      () => refusal("2.0", "not-now"),
    );
    expect(found(mutant)).toBe("answers");
  });

  test("an answer that no rule forbids and yet is not listed", () => {
    expect(
      found(
        asking(
          (out) => offer(out, say.end()),
          () => null,
        ),
      ),
    ).toBe("answers");
  });

  test("a refusal with an unknown rule number", () => {
    const why = (answer: number) => (answer === say.end() ? null : refusal("9.9" as "2.0", "not-now"));
    expect(found(asking((out) => offer(out, say.end()), why))).toBe("answers");
  });

  test("a decision without an answer", () => {
    expect(
      found(
        asking(
          () => {},
          () => refusal("2.0", "not-now"),
        ),
      ),
    ).toBe("no dead end");
  });

  test("a game without end", () => {
    const why = (answer: number) => (answer === say.end() ? null : refusal("2.0", "not-now"));
    const endless = asking((out) => offer(out, say.end()), why);
    expect(found(endless, { every: 1000, longest: 50 })).toBe("game ends");
  });

  test("an exception, with the seed that reproduces it", () => {
    const naming = () => {
      throw new Error("planted");
    };
    expect(found({ naming })).toBe("no exception");
  });

  test("a broken invariant", () => {
    const invariants = [(g: G) => (g.c.turn[0] > 2 ? "turn 3 reached" : null)];
    expect(found({ invariants })).toBe("invariant");
  });

  test("an account that does not add up", () => {
    expect(found({ recount: () => "one point too many" })).toBe("recount");
  });

  test("a state that looking at it changes", () => {
    const view = (g: G, seat: number | null) => {
      if (seat === 0) g.c.turn[0] = 9;
      return teachingSystem.view(g, seat);
    };
    expect(found({ view })).toBe("looking changes nothing");
  });
});

test("3.1: exact odds of a shot by the Guards, in thirds", () => {
  const s = situation(teachingSystem, {
    map: { cols: 5, rows: 5 },
    units: [
      { id: "N", side: "north", at: "0301" },
      { id: "S", side: "south", at: "0303", state: ["guards"] },
    ],
    phase: "movement",
  });
  s.answer("unit N", "hex 0302");
  const play = s.game.play();
  expect(enemiesNear(play, 0, play.c.hexOf[0])).toBe(1);
  const fire = words.parse("fire S", teachingSystem.naming(play.world)) as number;
  expect(oddsEqualFrequencies(play, 1, fire, "0".repeat(64), 500)).toBeNull();
  const outcomes = s.odds("fire S").map(({ chance }) => `${chance.over}/${chance.under}`);
  // Guards add 2: a 1 or 2 misses, 3 and 4 cost a step, 5 and 6 also drive back.
  expect(outcomes).toEqual(["1/3", "1/3", "1/3"]);
});
