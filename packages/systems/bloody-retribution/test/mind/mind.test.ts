import { answerList, listAnswers, seatsToAnswer } from "@redoubt/engine";
import { asHex, OFF_MAP } from "@redoubt/hex";
import type { Plan } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { createMind, mind } from "../../src/mind/mind.ts";
import { sceneFor } from "../../src/mind/scene.ts";
import { stanceOf } from "../../src/mind/stance.ts";
import { lanesToFear, movesAfter, threatIf, threatOf, threatWith } from "../../src/mind/threat.ts";
import { secondWeights, type WeightTable, weights } from "../../src/mind/weights.ts";
import { isWestBare, westward } from "../../src/mind/west.ts";
import { ALLIED, RUSSIAN } from "../../src/seat.ts";
import { NOBODY, type RetributionPlay } from "../../src/state.ts";
import { words } from "../../src/words.ts";
import { british, combat, type field, movement, soimonov, twoSteps } from "../field.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };
const playOf = (s: ReturnType<typeof field>) => s.game.play() as RetributionPlay; // the field is one of this system

/** The answer that looks best, as its verb and first argument. */
function bestOf(g: RetributionPlay, with_: WeightTable = weights) {
  const seat = seatsToAnswer(g)[0];
  const list = answerList();
  listAnswers(g, seat, list);
  const scores = new Int32Array(list.count);
  const looking = createMind(with_);
  looking.judge(g, seat, looking.plans(g, seat)[0], temper, list, scores);
  const best = list.codes[scores.indexOf(Math.max(...scores))];
  return { verb: words.verb(best), first: words.arg(best, 0) };
}

const edge = (cols: number, row: string) => {
  const hexes: Record<string, string[]> = {};
  for (let col = 1; col <= cols; col++) hexes[String(col).padStart(2, "0") + row] = ["south-edge"];
  return hexes;
};

describe("the weights", () => {
  test("are whole numbers, and the mind can be made with others", () => {
    for (const seat of Object.values(weights)) {
      for (const value of Object.values(seat)) expect(Number.isInteger(value)).toBe(true);
    }
    const s = movement({ map: { cols: 8, rows: 8 }, units: [soimonov("R", "0101"), british("A", "0808")] });
    expect(
      createMind({ ...weights, russian: { ...weights.russian, misjudgement: 3 } }).misjudgement(playOf(s), 0),
    ).toBe(3);
    expect(mind.misjudgement(playOf(s), 0)).toBe(weights.russian.misjudgement);
  });
});

describe("the south edge", () => {
  const units = [soimonov("R", "0303"), british("A", "0306")];

  test("a Russian with an open lane walks off the map before anything else", () => {
    const s = movement({ map: { cols: 8, rows: 8, hexes: edge(8, "08") }, units: [units[0], british("A", "0801")] });
    const g = playOf(s);
    expect(bestOf(g)).toEqual({ verb: "move", first: g.world.unitIndex.get("R") });
    s.answer("move R");
    const way = bestOf(playOf(s));
    expect(way.verb).toBe("go");
    expect(g.world.grid.numbers[way.first].endsWith("08")).toBe(true);
  });

  test("a guard who alone shuts the way is missed when it goes, and looking changes nothing", () => {
    const g = playOf(
      movement({ map: { cols: 3, rows: 9, hexes: edge(3, "09") }, units: [units[0], british("A", "0206")] }),
    );
    const guard = g.world.unitIndex.get("A") ?? NOBODY;
    const before = [g.c.alliedZones.slice(), g.c.mobileAt.slice(), g.c.unitsAt.slice()];
    const now = threatOf(g, weights.allied);
    expect(threatIf(g, weights.allied, guard, OFF_MAP)).toBeGreaterThan(now);
    expect([g.c.alliedZones.slice(), g.c.mobileAt.slice(), g.c.unitsAt.slice()]).toEqual(before);
  });
});

test("battalions that together outweigh a British unit are given posts around it, a single one is not", () => {
  const map = { cols: 12, rows: 12 };
  const target = twoSteps("A", "0606", 5, 3);
  const posts = (numbers: readonly string[]) => {
    const units = [target, ...numbers.map((at, i) => soimonov(`R${i}`, at))];
    const g = playOf(movement({ map, units }));
    const { assaults } = sceneFor(g, weights.russian, stanceOf(mind.plans(g, RUSSIAN)[0], temper), RUSSIAN);
    return Array.from(assaults?.post.subarray(0, g.world.count) ?? []).filter((hex) => hex !== 0).length;
  };
  expect(posts(["0602", "0702", "0802", "0502"])).toBeGreaterThanOrEqual(3);
  expect(posts(["0602"])).toBe(0);
});

describe("the second edition", () => {
  const map = { cols: 12, rows: 12, hexes: edge(12, "12") };
  const w = secondWeights.allied;
  const hexOf = (g: RetributionPlay, number: string) => asHex(g.world.grid.numbers.indexOf(number));

  // 5.2, 5.3: one movement phase in each of the five turns.
  test("counts the movement phases that are still to come", () => {
    const units = [soimonov("R", "0602"), british("A", "0610")];
    expect(movesAfter(playOf(movement({ map, units })))).toBe(3);
    expect(movesAfter(playOf(movement({ map, units, turn: 5 })))).toBe(0);
    expect(movesAfter(playOf(combat({ map, units, turn: 5 })))).toBeLessThanOrEqual(1);
  });

  test("a plan that watches the west looks there from turn 2 on where more than two Russians stand to one of ours; the Allies' plans do, what is expected of them does not", () => {
    const russians = (count: number) => Array.from({ length: count }, (_, i) => soimonov(`R${i}`, `0${i + 2}02`));
    const allies = [british("A", "0410"), british("B", "1010")];
    const at = (count: number, turn: number) =>
      playOf(movement({ map, units: [...russians(count), soimonov("E", "1202"), ...allies], turn }));
    expect([1, 2, 3, 5].map((turn) => isWestBare(at(3, turn)))).toEqual([false, true, true, true]);
    expect(isWestBare(at(2, 3))).toBe(false);
    const frontsOf = (g: RetributionPlay, genes: readonly number[]) =>
      sceneFor(g, w, stanceOf({ name: "the centre", genes }, temper), ALLIED).stance.fronts;
    expect(frontsOf(at(3, 3), [2, 2, 1])).toBe(westward);
    expect(frontsOf(at(2, 3), [2, 2, 1])).not.toBe(westward);
    expect(frontsOf(at(3, 3), [2, 2])).not.toBe(westward);
    const watching = (plans: readonly Plan[] | undefined) => plans?.map(({ genes }) => genes[2] === 1);
    const g = at(3, 3);
    expect(watching(mind.plans(g, ALLIED))).toEqual([true]);
    expect(watching(mind.plans(at(3, 5), ALLIED))).toEqual([true, true, true]);
    expect(watching(mind.replies?.(g, ALLIED))).toEqual([false, false]);
    expect(watching(mind.plans(g, RUSSIAN))).toEqual([false]);
    expect(watching(mind.plans(at(3, 5), RUSSIAN))).toEqual([false, false, false]);
  });

  test("plays the last turn out to the end from the answers that look best (4.1); marshals also the turn before, and more of them", () => {
    const units = [soimonov("R", "0902"), british("A", "0410")];
    const rehearsed = (turn: number) => mind.rehearsal?.(playOf(movement({ map, units, turn })), RUSSIAN) ?? null;
    expect(rehearsed(3)).toBeNull();
    expect(rehearsed(4)?.isForMarshals).toBe(true);
    const last = rehearsed(5);
    expect(last?.isForMarshals).toBeUndefined();
    expect(last?.forMarshals?.effort).toBeGreaterThan(last?.effort ?? Number.POSITIVE_INFINITY);
    // However far the imagined game goes, it is not far enough before its end.
    expect(new Set([4, 5].map((turn) => last?.stage(playOf(movement({ map, units, turn }))))).size).toBe(1);
    expect(mind.former?.rehearsal).toBeUndefined();
  });

  test("fears a Russian who has moved up to the edge, and nobody when no movement phase is left (5.9)", () => {
    const units = [soimonov("R", "0610", 4, { state: ["disrupted"] }), british("A", "0101")];
    const threat = (turn: number) => threatOf(playOf(movement({ map, units, turn })), w);
    expect(threat(4)).toBeGreaterThan(3 * w.laneOne);
    expect(threat(5)).toBe(0);
  });

  test("a zone in his way makes the threat less, a second one ends it, and looking changes nothing", () => {
    const runner = soimonov("R", "0610", 4, { state: ["disrupted"] });
    const g = playOf(movement({ map, units: [runner, british("A", "0101")], turn: 4 }));
    const before = [g.c.alliedZones.slice(), g.c.mobileAt.slice(), g.c.unitsAt.slice()];
    expect(threatWith(g, w, lanesToFear(g, w), hexOf(g, "0611"))).toBeLessThan(threatOf(g, w));
    expect([g.c.alliedZones.slice(), g.c.mobileAt.slice(), g.c.unitsAt.slice()]).toEqual(before);
    const shut = playOf(movement({ map, units: [runner, british("A", "0611"), british("B", "0609")], turn: 4 }));
    expect(threatOf(shut, w)).toBeLessThan(w.laneOne);
  });

  test("what a zone would do to the lanes is what a search finds once it is there", () => {
    const runners = [soimonov("R", "0606"), soimonov("Q", "0905"), soimonov("P", "0208", 4, { state: ["disrupted"] })];
    const units = [...runners, british("A", "0410"), british("B", "1007")];
    const g = playOf(movement({ map, units, turn: 4 }));
    const far = lanesToFear(g, w).slice();
    for (const number of ["0211", "0309", "0611", "0608", "0708", "0809", "1111"]) {
      const with_ = playOf(movement({ map, units: [...units, british("C", number)], turn: 4 }));
      expect(threatWith(g, w, far, hexOf(g, number)), number).toBe(threatOf(with_, w));
    }
    expect(far).toEqual(lanesToFear(g, w));
  });

  test("an Allied unit that can shut the way goes there before anything else", () => {
    const units = [
      soimonov("R", "0610", 4, { state: ["disrupted"] }),
      british("A", "0909"),
      british("B", "0609"),
      british("C", "0101"),
    ];
    const s = movement({ map, units: [...units, soimonov("Q", "0103")], turn: 4 });
    s.answer("disrupt Q");
    const g = playOf(s);
    expect(bestOf(g, secondWeights)).toEqual({ verb: "move", first: g.world.unitIndex.get("A") });
  });

  // 5.8, B-19: refusing costs nothing, and whoever has more left moves last.
  test("an end of movement is refused by who has far more left to move", () => {
    const columns = ["0101", "0201", "0301", "0401", "0501", "0601"].map((at, i) => soimonov(`R${i}`, at));
    const s = movement({ map: { cols: 12, rows: 12 }, units: [...columns, british("A", "1212")] });
    s.answer("disrupt R0");
    s.answer("offer");
    expect(bestOf(playOf(s), secondWeights).verb).toBe("refuse");
  });
});

test("whims change how moves look, also in a position that was looked at before, and no more once they are gone", () => {
  const g = playOf(
    movement({
      map: { cols: 12, rows: 12 },
      units: [soimonov("R", "0101"), soimonov("S", "0301"), british("A", "0909")],
    }),
  );
  const [seat] = seatsToAnswer(g);
  const list = answerList();
  listAnswers(g, seat, list);
  const look = (whims?: readonly number[]): readonly number[] => {
    const scores = new Int32Array(list.count);
    const [plan] = mind.plans(g, seat);
    mind.judge(g, seat, whims === undefined ? plan : { ...plan, whims }, temper, list, scores);
    return [...scores];
  };
  const plain = look();
  expect(look([17, 4711, 29_000, 31, 32, 33])).not.toEqual(plain);
  expect(look()).toEqual(plain);
});
