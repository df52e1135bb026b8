import { done, kit, next, offer, refusal } from "@redoubt/engine";
import { asHex } from "@redoubt/hex";
import fc from "fast-check";
import { expect, test } from "vitest";
import { composing } from "../../src/procedures/composing.ts";
import { asUnit } from "../../src/unit.ts";
import { bench, type ToyColumns, type ToyEvent, type ToyRule, words } from "./toy.ts";

interface AttackLocals {
  readonly hexes: readonly number[];
  readonly attackers: readonly number[];
}

const { procedure } = kit<null, ToyColumns, ToyRule, ToyEvent>();

/**
 * Units 1 to 5 may attack hexes 10 to 12. Units above 3 want hex 11 to be attacked too, and 5 and hex 12 do not go together:
 * so whoever has named 5 must not be offered 12, nor the other way round.
 */
const attack = procedure<{ gather: AttackLocals; after: AttackLocals }, readonly number[], "gather">("attack", {
  gather: composing({
    rule: "1",
    decision: "attack",
    seat: () => 0,
    words,
    verbs: { add: "add", remove: "remove", target: "target", commit: "attack", cancel: "cancel" },
    made: (l) => ({ units: l.attackers.map(asUnit), targets: l.hexes.map(asHex) }),
    candidates: (_g, _l, units, targets) => {
      for (let unit = 1; unit <= 5; unit++) offer(units, unit);
      for (let hex = 10; hex <= 12; hex++) offer(targets, hex);
    },
    whyNotAdd: (_g, _l, unit) => (unit >= 1 && unit <= 5 ? null : refusal("2", "no-unit")),
    whyNotTarget: (_g, l, hex) => (l.hexes.includes(hex) ? refusal("3", "aimed-at-already") : null),
    whyHopeless: (_g, _l, { units, targets }) =>
      units.includes(asUnit(5)) && targets.includes(asHex(12)) ? refusal("4", "never-together") : null,
    whyNotCommit: (_g, l) => {
      if (l.attackers.length === 0) return refusal("1", "nobody");
      const isShort = l.attackers.some((unit) => unit > 3) && !l.hexes.includes(11);
      return isShort ? refusal("5", "must-be-attacked-too", { hex: 11 }) : null;
    },
    refusals: {
      isIn: (_g, _l, unit) => refusal("2", "is-in", { unit }),
      isNotIn: (_g, _l, unit) => refusal("2", "is-not-in", { unit }),
    },
    shows: () => ({ commit: { follows: "a die" } }),
    change: (_l, { units, targets }) => next("gather", { attackers: units, hexes: targets }),
    commit: (g) => {
      g.c.shots[0]++;
      return next("after");
    },
    cancel: () => done([]),
  }),
  after: { does: (_g, l) => done(l.attackers) },
});

const begun = () => bench(attack, { hexes: [10], attackers: [] });

test("composing: units are added and removed, hexes aimed at, until it is committed", () => {
  const toy = begun();
  toy.answer("add 2", "add 1", "remove 2", "target 11");
  expect(toy.g.state.frames?.locals).toEqual({ hexes: [10, 11], attackers: [1] });
  toy.answer("attack");
  expect(toy.g.c.shots[0]).toBe(1);
  expect(toy.g.result).toEqual([1]);
});

test("composing: offers what can be added, removed and aimed at, and the way back", () => {
  const toy = begun();
  toy.answer("add 1");
  expect(toy.answers()).toEqual([..."remove 1|add 2|add 3|add 4|add 5|target 11|target 12|attack|cancel".split("|")]);
});

test("composing: the commitment is always shown, and says what it lacks", () => {
  const toy = begun();
  expect(toy.answers()).not.toContain("attack");
  expect(toy.why("attack")).toMatchObject({ rule: "1", code: "nobody" });
  toy.answer("add 4");
  expect(toy.why("attack")).toMatchObject({ rule: "5", params: { hex: 11 } });
  expect(toy.shows()).toEqual({
    picked: [4],
    targets: [10],
    commits: [{ answer: words.say.attack(), follows: "a die" }],
  });
});

test("composing: what could never become legal is not offered, and refused by the case that says so", () => {
  const toy = begun();
  toy.answer("add 5");
  expect(toy.answers()).not.toContain("target 12");
  expect(toy.why("target 12")).toMatchObject({ rule: "4", code: "never-together" });
  const other = begun();
  other.answer("target 12");
  expect(other.answers()).not.toContain("add 5");
  expect(other.why("add 5")).toMatchObject({ rule: "4" });
});

test("composing: refuses by its own cases what is in already, what is not, and what is not asked", () => {
  const toy = begun();
  toy.answer("add 1");
  expect(toy.why("add 1")?.code).toBe("is-in");
  expect(toy.why("remove 2")?.code).toBe("is-not-in");
  expect(toy.why("add 7")?.code).toBe("no-unit");
  expect(toy.why("target 10")?.code).toBe("aimed-at-already");
  expect(toy.why("stop")).toMatchObject({ code: "not-now", class: "not-now", rule: "1" });
});

test("composing: whatever is offered is refused by nothing, and everything else by something", () => {
  const all = ["add", "remove"].flatMap((verb) => [0, 1, 2, 3, 4, 5, 6].map((unit) => `${verb} ${unit}`));
  const answers = [...all, "target 10", "target 11", "target 12", "attack", "cancel", "stop", "fire"];
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 8 }), (choices) => {
      const toy = begun();
      for (const choice of choices) {
        const offered = toy.answers();
        for (const answer of answers) expect(toy.why(answer) === null, answer).toBe(offered.includes(answer));
        const going = offered.filter((text) => text !== "attack" && text !== "cancel");
        toy.answer(going[choice % going.length]);
      }
    }),
  );
});
