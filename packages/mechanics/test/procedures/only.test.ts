import { done, kit, next, offer } from "@redoubt/engine";
import { expect, test } from "vitest";
import { bench, type ToyColumns, type ToyEvent, type ToyRule, words } from "./toy.ts";

const { procedure } = kit<null, ToyColumns, ToyRule, ToyEvent>();

/** Fires and holds as often as it may, and stops; it is asked which. */
const volleys = (only?: "listed" | (() => number | null)) =>
  procedure<{ choose: object; end: object }, null, "choose">("volleys", {
    choose: {
      asks: {
        rule: "1",
        decision: "volley",
        seat: () => 0,
        list: (g, _, out) => {
          if (g.c.shots[0] < 2) offer(out, words.say.fire());
          if (g.c.shots[0] !== 1) offer(out, words.say.stop());
        },
        ...(only === undefined ? {} : { only }),
        take: (g, _, answer) => {
          if (answer === words.say.stop()) return next("end");
          g.c.shots[0]++;
          return next("choose");
        },
      },
    },
    end: { does: () => done() },
  });

test("a question with one answer is asked where nothing else is said", () => {
  const at = bench(volleys(), {});
  at.answer("fire");
  expect(at.answers()).toEqual(["fire"]);
});

test("a listed question with one answer is not asked: it is taken, one after another", () => {
  const at = bench(volleys("listed"), {});
  expect(at.answers()).toEqual(["fire", "stop"]);
  at.answer("fire");
  expect([at.g.c.shots[0], at.step()]).toEqual([2, ""]);
});

test("nor where the step itself knows the only answer", () => {
  const at = bench(
    volleys(() => words.say.stop()),
    {},
  );
  expect([at.g.c.shots[0], at.step()]).toEqual([0, ""]);
});
