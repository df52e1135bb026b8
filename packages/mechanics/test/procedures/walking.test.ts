import { call, done, kit, next, offer, refusal, scriptedChance } from "@redoubt/engine";
import { expect, test } from "vitest";
import { walkingKit } from "../../src/procedures/walking.ts";
import { bench, type Toy, type ToyColumns, type ToyEvent, type ToyRule, words } from "./toy.ts";

const { procedure } = kit<null, ToyColumns, ToyRule, ToyEvent>();
const walking = walkingKit<null, ToyColumns, ToyRule, ToyEvent>();

interface MarchLocals {
  readonly unit: number;
  readonly left: number;
  readonly way: readonly number[];
  readonly shot?: "hit" | "missed" | null;
}

/** Whoever watches may fire: a 6 hits and stops the mover where it is. */
const challenge = procedure<{ choose: object; roll: object }, "hit" | "missed", "choose">("challenge", {
  choose: {
    asks: {
      rule: "3",
      decision: "challenge",
      seat: () => 0,
      list: (_g, _l, out) => {
        offer(out, words.say.fire());
        offer(out, words.say.hold());
      },
      take: (_g, _l, answer) => (answer === words.say.fire() ? next("roll") : done("missed")),
    },
  },
  roll: {
    rolls: {
      rule: "3",
      purpose: "fire",
      dice: () => ({ count: 1, sides: 6, lowest: 1 }),
      take: (g, _l, [die]) => {
        g.c.shots[0]++;
        return done(die === 6 ? "hit" : "missed");
      },
    },
  },
});

interface Ground {
  readonly watchedAfter?: readonly number[];
  readonly watchedBefore?: readonly number[];
  readonly closed?: (g: Toy) => number;
  /** Whether the mover wants to be asked again whenever somebody had a chance to fire. */
  readonly isWary?: boolean;
}

/** An act that is no step: whoever is there is asked what he makes of it. */
const parley = -1;

/** A walk along a row of cells: every cell costs one point; cell 20 is the end of the row. */
const march = ({ watchedAfter = [], watchedBefore = [], closed = () => 20, isWary = false }: Ground) =>
  walking<number, MarchLocals, string>("march", {
    go: {
      rule: "1",
      decision: "march",
      seat: () => 0,
      list: (g, { left }, out) => {
        for (let step = 1; step <= left; step++) offer(out, words.say.hex(g.c.hexOf[0] + step));
        offer(out, words.say.stop());
        offer(out, words.say.hold());
      },
      why: (g, { left }, answer) => {
        if (answer === words.say.stop() || answer === words.say.hold()) return null;
        if (words.verb(answer) !== "hex") return refusal("1", "not-now");
        const steps = words.arg(answer, 0) - g.c.hexOf[0];
        return steps > 0 && steps <= left ? null : refusal("1", "too-far");
      },
      take: (g, _l, answer) => {
        if (answer === words.say.stop()) return next("halt");
        const from = g.c.hexOf[0];
        if (answer === words.say.hold()) return next("leave", { way: [parley, from + 1] });
        return next("leave", { way: Array.from({ length: words.arg(answer, 0) - from }, (_, i) => from + i + 1) });
      },
    },
    mayAct: (g, { left }, to) => left > 0 && to !== closed(g),
    act: (g, { left }, to) => {
      if (to === parley) return call(challenge, {}, "watch", { as: "shot" });
      g.c.hexOf[0] = to;
      return { left: left - 1 };
    },
    tell: (g, _l, path) => g.emit({ kind: "moved", rule: "1", path }),
    regard: (_g, { shot }) => (isWary && shot === "missed" ? { way: [] } : {}),
    before: {
      isOpen: (g, { way }) => way.length > 0 && watchedBefore.includes(g.c.hexOf[0]),
      react: () => ({ procedure: challenge, locals: {} }),
      as: "shot",
    },
    after: {
      isOpen: (g) => watchedAfter.includes(g.c.hexOf[0]),
      react: () => ({ procedure: challenge, locals: {} }),
      as: "shot",
    },
    isOver: (_g, { left, shot }) => left === 0 || shot === "hit",
    halt: (g) => done(`at ${g.c.hexOf[0]}`),
  });

const begun = (ground: Ground, left = 4, dice: readonly number[] = []) =>
  bench(march(ground), { unit: 0, left, way: [] }, scriptedChance(dice));

test("walking: a way where nobody can react is walked in one go and told as one", () => {
  const toy = begun({});
  toy.answer("hex 3");
  expect(toy.told).toEqual([{ kind: "moved", rule: "1", path: [1, 2, 3] }]);
  expect(toy.step()).toBe("go");
  toy.answer("stop");
  expect(toy.g.result).toBe("at 3");
});

test("walking: it ends by itself when the walk is over, also before it began", () => {
  const toy = begun({});
  toy.answer("hex 4");
  expect(toy.g.result).toBe("at 4");
  expect(begun({}, 0).g.result).toBe("at 0");
});

test("walking: a window opens after the hex at which somebody can react, and the walk goes on if nothing came of it", () => {
  const toy = begun({ watchedAfter: [2] });
  toy.answer("hex 4");
  expect(toy.step()).toBe("choose");
  expect(toy.g.c.hexOf[0]).toBe(2);
  expect(toy.told).toEqual([{ kind: "moved", rule: "1", path: [1, 2] }]);
  toy.answer("hold");
  expect(toy.told[1]).toEqual({ kind: "moved", rule: "1", path: [3, 4] });
  expect(toy.g.result).toBe("at 4");
});

test("walking: what came of a window may end the walk", () => {
  const toy = begun({ watchedAfter: [2] }, 4, [6]);
  toy.answer("hex 4", "fire");
  expect(toy.g.result).toBe("at 2");
  expect(toy.g.c.shots[0]).toBe(1);
});

test("walking: a window opens before a hex is left, and the mover stays if it is stopped there", () => {
  const toy = begun({ watchedBefore: [0] }, 4, [6]);
  toy.answer("hex 2");
  expect([toy.step(), toy.g.c.hexOf[0]]).toEqual(["choose", 0]);
  toy.answer("fire");
  expect(toy.g.result).toBe("at 0");
  expect(toy.told).toEqual([]);
});

test("walking: a window may open in the middle of a way before a hex is left", () => {
  const toy = begun({ watchedBefore: [2] }, 4, [1]);
  toy.answer("hex 4", "fire");
  expect(toy.told.map(({ path }) => path)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(toy.g.result).toBe("at 4");
});

test("walking: a way that closes is forgotten, and its owner asked again", () => {
  const toy = begun({ watchedAfter: [1], closed: (g) => (g.c.shots[0] > 0 ? 3 : 20) }, 4, [1]);
  toy.answer("hex 4", "fire");
  expect(toy.step()).toBe("go");
  expect(toy.g.c.hexOf[0]).toBe(2);
  expect(toy.g.state.frames?.locals).toMatchObject({ way: [], left: 2 });
});

test("walking: what others did may make it forget its way", () => {
  const toy = begun({ watchedAfter: [2], isWary: true });
  toy.answer("hex 4", "hold");
  expect(toy.step()).toBe("go");
  expect(toy.g.c.hexOf[0]).toBe(2);
});

test("walking: an act may call for more before it is watched, and the way goes on from there", () => {
  const toy = begun({ watchedAfter: [0] });
  toy.answer("hold");
  expect(toy.g.state.frames?.below?.step.name).toBe("watch");
  toy.answer("hold");
  expect(toy.g.state.frames?.below?.step.name).toBe("rest");
  toy.answer("hold");
  expect(toy.step()).toBe("go");
  expect(toy.g.c.hexOf[0]).toBe(1);
  expect(toy.told.map(({ path }) => path)).toEqual([[parley], [1]]);
});
