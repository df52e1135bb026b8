import {
  answerList,
  askingStep,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { hexAt } from "@redoubt/hex";
import { situation } from "@redoubt/testkit/situation";
import { expect, test } from "vitest";
import { commandRange, headquartersOf } from "../../src/checks/command.ts";
import { bloodySteppes } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";
import { sceneFor } from "../../src/mind/scene.ts";
import { hexesApart, stakesOf } from "../../src/mind/stakes.ts";
import { stanceOf, usual } from "../../src/mind/stance.ts";
import { postOf } from "../../src/mind/steel-look.ts";
import { tetherLook } from "../../src/mind/tether.ts";
import { groundPull, vacatedBy } from "../../src/mind/ways.ts";
import { place, shift } from "../../src/occupancy.ts";
import { isOnMap, type SteppesPlay } from "../../src/state.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

const battle = (scenario: string): SteppesPlay => {
  const g = startPlay(bloodySteppes, { scenario, options: {} });
  if (isProblems(g)) throw new Error("the scenario cannot be set up");
  return g;
};

test("III.9, III.15: a place costs by the hexes that it is beyond the reach of every leader, and nothing within it or on the last turn", () => {
  const g = battle("scarlett");
  const unit = g.world.pieceIndex.get("Leuch-1") ?? -1;
  const scene = sceneFor(g, stanceOf(mind.plans(g, 1)[0], temper), 1);
  const missing = (hex: number): number =>
    Math.min(
      ...headquartersOf(g, unit).map((leader) => hexesApart(g, g.c.hexOf[leader], hex) - commandRange(g.world, leader)),
    );
  const near = g.c.hexOf[unit];
  const far = hexAt(g.world.grid, "1010");
  expect(missing(near)).toBeLessThanOrEqual(0);
  expect(missing(far)).toBeGreaterThan(3);
  expect(tetherLook(scene, unit, near)).toBe(0);
  expect(tetherLook(scene, unit, far)).toBeLessThan(0);
  g.c.turn[0] = g.world.turns;
  expect(tetherLook(scene, unit, far)).toBe(0);
});

test("XIV.10: who may stop going back weighs the hex where he stands as he weighs the next ones", () => {
  const s = situation(bloodySteppes, {
    map: { cols: 12, rows: 12 },
    units: [
      {
        id: "Horse",
        side: "russian",
        kind: "cavalry",
        at: "0404",
        formation: "line",
        facing: "S/SW",
        stats: { sp: 6, morale: 7, momentum: 2 },
      },
      { id: "Foot", side: "allied", at: "0406", formation: "line", facing: "N/NE", stats: { sp: 8, morale: 8 } },
    ],
    phase: "activation",
    active: "allied",
    dice: [],
  });
  s.answer("unit Foot", "hex 0405");
  while (s.decision().kind !== "fall-back") s.answer("end");
  const [first] = s.answers().filter((said) => said.startsWith("hex"));
  s.answer(first);
  const g = s.game.play() as unknown as SteppesPlay; // a situation of this system
  expect(s.answers()).toContain("end");
  const seat = s.decision().seat;
  const list = answerList();
  listAnswers(g, seat, list);
  const scores = new Int32Array(list.count);
  mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
  const texts = Array.from({ length: list.count }, (_, i) =>
    bloodySteppes.words.text(list.codes[i], bloodySteppes.naming(g.world)),
  );
  expect(scores[texts.indexOf("end")]).not.toBe(0);
});

test("II.20: the village is a post on the last turns", () => {
  const g = battle("scarlett");
  const [goal] = stakesOf(g.world).goals;
  expect(postOf(g, 1, goal.hex)).toBe(0);
  g.c.turn[0] = g.world.turns;
  expect(postOf(g, 1, goal.hex)).toBe(goal.price);
});

test("III.20: what is done by rule stands out more than a middling player is off", () => {
  const g = battle("great-redoubt");
  run(g, seededChance(secretOfSeed(1)));
  const seat = seatsToAnswer(g)[0];
  const list = answerList();
  listAnswers(g, seat, list);
  const scores = new Int32Array(list.count);
  mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
  const [best, next] = [...scores].sort((a, b) => b - a);
  expect(askingStep(g, seat).decision).not.toBe("act");
  expect(best - next).toBeGreaterThan(2 * mind.misjudgement(g, seat));
});

test("what a unit adds to the fields of its side is taken away again when it changes", () => {
  const g = battle("great-redoubt");
  const dice = seededChance(secretOfSeed(3));
  const list = answerList();
  const stance = stanceOf(mind.plans(g, 0)[0], temper);
  const seen = () => {
    const { own, enemy } = sceneFor(g, stance, 0);
    const { size, cells } = g.world.grid;
    return [own, enemy].flatMap((fields) => [
      ...[fields.reach, fields.horse, fields.fire, fields.shock, fields.near].map((field) => [
        ...field.subarray(0, size),
      ]),
      cells.map((hex) => fields.toUnit(hex)),
      cells.map((hex) => fields.toRouted(hex)),
    ]);
  };
  for (let answers = 0; answers < 120 && run(g, dice) === "ask"; answers++) {
    const seat = seatsToAnswer(g)[0];
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
    takeAnswer(g, seat, list.codes[scores.indexOf(Math.max(...scores))]);
  }
  const kept = seen();
  // Another battle makes all of them anew.
  sceneFor(battle("scarlett"), stance, 0);
  expect(kept).toEqual(seen());
});

test("K-177: of several places one that is kept already holds nobody back from the next; the only one is guarded by all", () => {
  const guarded = (scenario: string, number: string): readonly number[] => {
    const g = battle(scenario);
    const seat = 1;
    const hex = hexAt(g.world.grid, number);
    const footOf = (side: number) => g.world.unitsOf[side].filter((unit) => g.world.armOf[unit] === "infantry");
    // Some have not come onto the map yet.
    const stand = (unit: number, at: number) => (isOnMap(g, unit) ? shift(g, unit, at) : place(g, unit, at));
    const [guard, other] = footOf(seat);
    g.c.keyHolder[g.world.keyAt[hex] - 1] = seat + 1;
    const beside = hex + g.world.grid.offsets[0];
    stand(footOf(0)[0], hex + 3 * g.world.grid.offsets[3]);
    const stance = stanceOf(mind.plans(g, seat)[0], temper);
    const away = groundPull(sceneFor(g, stance, seat), other, beside);
    stand(guard, hex);
    return [away, groundPull(sceneFor(g, stance, seat), other, beside)];
  };
  const [open, kept] = guarded("balaclava", "1916");
  expect(kept).toBeLessThan(open);
  const [only, still] = guarded("great-redoubt", "1334");
  expect(still).toBe(only);
});

test("foot who watch the gorge of Balaclava are called there while the enemy's horse is still far", () => {
  const g = battle("balaclava");
  const [gorge, seat] = [hexAt(g.world.grid, "2032"), 0];
  const [foot] = g.world.unitsOf[seat].filter((unit) => g.world.armOf[unit] === "infantry" && isOnMap(g, unit));
  // No Russian has come onto the map yet.
  const [horse] = g.world.unitsOf[1].filter((unit) => g.world.armOf[unit] === "cavalry");
  place(g, horse, gorge + 10 * g.world.grid.offsets[0]);
  const callOf = (watch: number): number => {
    const scene = sceneFor(g, stanceOf(mind.plans(g, seat)[0], temper, { ...usual, watch, call: 20 }), seat);
    return groundPull(scene, foot, gorge) - groundPull(scene, foot, gorge + 3 * g.world.grid.offsets[0]);
  };
  expect(callOf(7)).toBeLessThan(callOf(20));
});

test("K-177: leaving the Great Redoubt empty before the enemy costs those who keep posts its price, and nothing where a friend stays or nobody is near", () => {
  const g = battle("great-redoubt");
  const seat = 1;
  const hex = hexAt(g.world.grid, "1334");
  const [price] = stakesOf(g.world)
    .goals.filter((goal) => goal.hex === hex)
    .map((goal) => goal.price);
  const manned = g.world.unitsOf[seat].filter((unit) => isOnMap(g, unit) && g.c.hexOf[unit] === hex);
  const plan = mind.plans(g, seat)[0];
  const cost = (leaving: readonly number[], post: number): number =>
    vacatedBy(sceneFor(g, stanceOf(plan, temper, { ...usual, post }), seat), leaving);
  expect(manned.length).toBeGreaterThan(0);
  // The Light Division is near enough when the battle begins.
  expect(cost(manned, 100)).toBe(price);
  expect(cost(manned, 0)).toBe(0);
  const [friend] = g.world.unitsOf[seat].filter((unit) => isOnMap(g, unit) && !manned.includes(unit));
  const from = g.c.hexOf[friend];
  shift(g, friend, hex);
  expect(cost(manned, 100)).toBe(0);
  shift(g, friend, from);
  for (const enemy of g.world.unitsOf[0]) if (isOnMap(g, enemy)) shift(g, enemy, g.world.grid.cells[0]);
  expect(cost(manned, 100)).toBe(0);
});
