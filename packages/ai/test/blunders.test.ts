import type { BoardView, UnitView } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { answered, keptGames, replayed } from "../tune/blunder.ts";
import { type Claim, type Stretch, whyBroken } from "../tune/claim.ts";

const all = keptGames().flatMap((game) => game.blunders.map((blunder) => ({ game, blunder, name: blunder.name })));

describe("blunders of real games", () => {
  test("are thirty at least, from all four systems, each under a name of its own", () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ game }) => game.system)).size).toBe(4);
  });

  // Throws where the rules lead elsewhere by now, or somebody else is asked.
  test.each(all)("$name: the game still comes to it", ({ game, blunder }) => {
    expect(replayed(game, blunder).state.frames).not.toBeNull();
  });

  test.each(all.filter(({ blunder }) => blunder.isTested === true))("$name: the veteran does better", (one) => {
    for (const seed of [1, 2]) expect(answered(one.game, one.blunder, "veteran", seed)).toBeNull();
  });
});

function unit(id: string, at: string, more: { readonly isGun?: true; readonly isGone?: true } = {}): UnitView {
  const { isGun, isGone } = more;
  const face = { nation: "", branch: "", bandLeft: "", bandRight: "", values: [], states: [], pips: [] };
  return {
    id,
    name: id,
    side: id.startsWith("B") ? "blue" : "red",
    at,
    stack: 0,
    ...(isGone === undefined ? {} : { isGone }),
    face: isGun === undefined ? face : { ...face, isGun },
  };
}

function board(units: readonly UnitView[], points = 0): BoardView {
  const score = [{ side: "blue", points, text: "", rule: "" }];
  return { turn: 1, turns: 9, active: "", phase: "", phases: [], units, markers: [], score, notes: [] };
}

describe("claims", () => {
  const gun = unit("B3", "0505", { isGun: true });
  const stretch: Stretch = {
    side: "blue",
    before: board([], 10),
    after: board([unit("B1", "0202"), unit("B2", "0302"), gun, unit("R1", "0203")], 8),
    said: ["unit B1", "hex 0202", "end"],
    story: [{ kind: "called", units: ["B1", "R1"], hexes: ["0203"] }],
    isLost: false,
    map: { cols: 9, rows: 9 },
    share: (games) => games,
  };

  test.each<[Claim, string | null]>([
    [{ answers: ["unit"] }, null],
    [{ chance: { games: 40, atLeast: 40 } }, null],
    [{ chance: { games: 40, atLeast: 41 } }, "scores 40 %"],
    [{ answers: ["end"] }, 'answers "unit B1"'],
    // "un" is no word of an answer.
    [{ answersNot: ["un"] }, null],
    [{ answersNot: ["hex 0202"] }, 'answers "hex 0202"'],
    [{ held: ["0202", "0302"] }, null],
    [{ held: ["0202", "0203"] }, "nobody is in 0203"],
    [{ beside: ["0203"] }, null],
    [{ beside: ["0708"] }, "nobody is beside 0708"],
    [{ empty: ["0203"] }, null],
    [{ empty: ["0202"] }, "B1 is in 0202"],
    [{ empty: ["0202"], units: ["B2"] }, null],
    [{ escorted: ["B1"] }, null],
    [{ escorted: ["B3"] }, "B3 is without escort in 0505"],
    [{ attacked: ["0203"], by: ["B1"] }, null],
    [{ attacked: ["0203"], by: ["B1", "B2"] }, "0203 is not attacked by B1, B2"],
    [{ attacked: ["0204"] }, "0204 is not attacked"],
    [{ avoided: ["called"] }, 'brings about "called"'],
    [{ avoided: ["ended"] }, null],
    [{ givesAtMost: 2 }, null],
    [{ givesAtMost: 1 }, "gives 2 points away"],
    [{ notLost: true }, null],
  ])("%j", (claim, why) => {
    expect(whyBroken(claim, stretch)).toBe(why);
  });

  test("a game that is lost is lost, and a gun that is lost has no escort", () => {
    expect(whyBroken({ notLost: true }, { ...stretch, isLost: true })).toBe("loses the game");
    const gone = board([unit("B3", "eliminated", { isGun: true, isGone: true })]);
    expect(whyBroken({ escorted: ["B3"] }, { ...stretch, after: gone })).toBe("B3 is without escort in eliminated");
    const away = board([unit("B3", "exited", { isGun: true })]);
    expect(whyBroken({ escorted: ["B3"] }, { ...stretch, after: away })).toBeNull();
    // Nine hexes from the enemy a gun needs nobody.
    const alone = board([unit("B3", "0109", { isGun: true }), unit("R1", "0901")]);
    expect(whyBroken({ escorted: ["B3"] }, { ...stretch, after: alone })).toBeNull();
  });
});
