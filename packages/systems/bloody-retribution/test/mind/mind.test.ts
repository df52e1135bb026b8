import { answerList, listAnswers, seatsToAnswer } from "@redoubt/engine";
import { OFF_MAP } from "@redoubt/hex";
import { describe, expect, test } from "vitest";
import { createMind, mind } from "../../src/mind/mind.ts";
import { sceneFor } from "../../src/mind/scene.ts";
import { stanceOf } from "../../src/mind/stance.ts";
import { threatIf, threatOf } from "../../src/mind/threat.ts";
import { type WeightTable, weights } from "../../src/mind/weights.ts";
import { RUSSIAN } from "../../src/seat.ts";
import { NOBODY, type RetributionPlay } from "../../src/state.ts";
import { words } from "../../src/words.ts";
import { british, type field, movement, soimonov, twoSteps } from "../field.ts";

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
