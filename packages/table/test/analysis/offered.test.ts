import { describe, expect, test } from "vitest";
import { offeredIn, toldSeat } from "../../src/analysis/offered.ts";
import { AFAR, PERSON, type TableState } from "../../src/session/state.ts";

/** A table as far as it matters for what is offered. */
function table(players: readonly string[], { isOver = false, hides = false, isBranch = false } = {}) {
  const facts = { hides, branch: isBranch ? { after: 1, name: "A" } : null };
  const pending = { kind: isOver ? "over" : "decide" };
  return { players, game: { facts }, moment: { pending } } as unknown as Pick<
    TableState,
    "game" | "moment" | "players"
  >;
}

const all = { branch: true, staff: true, curve: true, isHelp: false, isVeiled: false };

describe("the analysis board offers", () => {
  test("everything once a game is over, whoever played it", () => {
    for (const players of [
      [PERSON, PERSON],
      [PERSON, AFAR],
      [PERSON, "veteran"],
    ])
      expect(offeredIn(table(players, { isOver: true, hides: true }))).toMatchObject(all);
  });

  test("no staff and no chances to a seat in a game against another person, at one screen or over a server", () => {
    for (const players of [
      [PERSON, PERSON],
      [PERSON, AFAR],
      [AFAR, AFAR],
    ]) {
      const offered = offeredIn(table(players));
      expect(offered).toMatchObject({ staff: false, curve: false });
      expect(offered.why).not.toBe("");
    }
    expect(offeredIn(table([PERSON, AFAR])).branch).toBe(false);
    expect(offeredIn(table([PERSON, PERSON], { hides: true })).branch).toBe(false);
  });

  test("the staff and one moment at a time against the computer, as help, with what is hidden kept hidden", () => {
    const offered = offeredIn(table([PERSON, "regular"], { hides: true }));
    expect(offered).toMatchObject({ staff: true, curve: false, branch: true, isHelp: true, isVeiled: true });
  });

  test("everything in a branch and where the computer plays itself: nobody is helped there", () => {
    expect(offeredIn(table([PERSON, PERSON], { isBranch: true, hides: true }))).toMatchObject(all);
    expect(offeredIn(table(["veteran", "regular"], { hides: true }))).toMatchObject(all);
  });
});

test("chances are told for the one person who plays, else for the first seat", () => {
  expect(toldSeat(["regular", PERSON])).toBe(1);
  expect(toldSeat([PERSON, PERSON])).toBe(0);
  expect(toldSeat(["regular", "veteran"])).toBe(0);
});
