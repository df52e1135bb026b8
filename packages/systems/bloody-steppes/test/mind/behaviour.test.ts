import { answerList, askingStep, isProblems, listAnswers, startPlay } from "@redoubt/engine";
import { hexAt } from "@redoubt/hex";
import type { PositionUnit } from "@redoubt/mechanics";
import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";
import { intentOf } from "../../src/mind/order-look.ts";
import { sceneFor } from "../../src/mind/scene.ts";
import { stakesOf } from "../../src/mind/stakes.ts";
import { stanceOf } from "../../src/mind/stance.ts";
import { prospectOf } from "../../src/mind/steel-look.ts";
import { strikeFrom } from "../../src/mind/strike.ts";
import { captureLook } from "../../src/mind/ways.ts";
import { ATTACK, DEFENSE, type SteppesPlay } from "../../src/state.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

type Units = readonly Partial<PositionUnit>[];

const field = (units: Units, active: "allied" | "russian" = "allied", dice: readonly number[] = []) =>
  situation(bloodySteppes, { map: { cols: 12, rows: 12 }, units, phase: "activation", active, dice });

/** What the mind answers where a situation stands. */
function answerOf(s: ReturnType<typeof situation>): string {
  const g = s.game.play() as unknown as SteppesPlay; // situations of this file are all of this system
  const { seat } = s.decision();
  const list = answerList();
  listAnswers(g, seat, list);
  const scores = new Int32Array(list.count);
  mind.judge(g, seat, mind.plans(g, seat)[0], temper, list, scores);
  const best = list.codes[scores.indexOf(Math.max(...scores))];
  expect(askingStep(g, seat).decision).toBe(s.decision().kind);
  return bloodySteppes.words.text(best, bloodySteppes.naming(g.world));
}

const horse = (sp: number, more: object = {}): Partial<PositionUnit> => ({
  id: "Horse",
  side: "allied",
  kind: "cavalry",
  at: "0406",
  formation: "line",
  facing: "N/NE",
  stats: { sp, morale: 8, momentum: 2 },
  ...more,
});

const foot = (sp: number, more: object = {}): Partial<PositionUnit> => ({
  id: "Foot",
  side: "russian",
  at: "0403",
  formation: "line",
  facing: "N/NE",
  stats: { sp, morale: 6 },
  ...more,
});

/** Lets horse ride at foot and stops where the foot is asked how it reacts. */
function riddenAt(units: Units) {
  const s = field(units);
  s.answer("unit Horse", "hex 0405");
  return s;
}

describe("XII.33: charges", () => {
  test("XII.33: horse charges disorganized infantry whose back it sees", () => {
    const s = field([horse(8, { at: "0405" }), foot(4, { state: ["disorganized"] })]);
    s.answer("unit Horse");
    expect(answerOf(s)).toBe("attack 0403");
  });

  test("XII.40: horse does not ride at a strong square", () => {
    const s = field([
      horse(4, { at: "0405" }),
      foot(10, { formation: "square", facing: undefined, stats: { sp: 10, morale: 8 } }),
    ]);
    s.answer("unit Horse");
    expect(s.answers()).toContain("attack 0403");
    expect(answerOf(s)).not.toBe("attack 0403");
  });
});

describe("XII.9: assaults", () => {
  const line = (sp: number, morale: number, more: object): Partial<PositionUnit> => ({
    id: "Line",
    side: "allied",
    at: "0405",
    formation: "line",
    facing: "N/NE",
    stats: { sp, morale },
    ...more,
  });
  test("XII.9: a weak battalion declines a hopeless assault", () => {
    const s = field([line(2, 5, {}), foot(12, { at: "0404", facing: "S/SW", stats: { sp: 12, morale: 9 } })]);
    s.answer("unit Line");
    expect(s.answers()).toContain("attack 0404");
    expect(answerOf(s)).not.toBe("attack 0404");
  });

  test("XII.20: a strong one takes a weak and shaken enemy in the rear with the bayonet", () => {
    const weak = foot(3, { at: "0404", state: ["disorganized"], stats: { sp: 3, morale: 4 } });
    const s = field([line(12, 8, {}), weak]);
    s.answer("unit Line");
    expect(answerOf(s)).toBe("attack 0404");
  });
});

describe("VI.12: squares", () => {
  test("VI.12: infantry whose back is turned to strong horse forms square in time", () => {
    const s = riddenAt([horse(10), foot(6, { stats: { sp: 6, morale: 8 } })]);
    expect(s.decision().kind).toBe("reactor");
    expect(answerOf(s)).toBe("unit Foot");
    s.answer("unit Foot");
    expect(answerOf(s)).toBe("form 4");
  });
});

describe("XIV.56: the routed", () => {
  test("XIV.56: whoever can comes next to routed enemies", () => {
    const s = field([horse(4, { at: "0409" }), foot(6, { state: ["routed"] })]);
    s.answer("unit Horse");
    const said = answerOf(s);
    expect(["hex 0304", "hex 0404", "hex 0504", "hex 0503", "hex 0303", "hex 0402"]).toContain(said);
  });
});

const battle = (scenario: string): SteppesPlay => {
  const g = startPlay(bloodySteppes, { scenario, options: {} });
  if (isProblems(g)) throw new Error("the scenario cannot be set up");
  return g;
};

describe("XII.1: what an attack may do", () => {
  const g = battle("scarlett");
  const [plan] = mind.plans(g, 1);
  const scene = sceneFor(g, stanceOf(plan, temper), 1);
  const unit = (id: string) => g.world.pieceIndex.get(id) ?? -1;

  test("XII.1, XII.33: an attack promises something only from where it is lawful: in front, in sight at the start, with points left", () => {
    const hussars = [unit("Leuch-1"), unit("Leuch-2")];
    const hex = hexAt(g.world.grid, "1922");
    const seen = { seen: g.world.unitsOf[0], dear: 0 };
    const facing = 0;
    const promise = strikeFrom(scene, hussars, seen, [{ hex, facing, left: 6 }]);
    expect(promise).toBeGreaterThan(0);
    expect(strikeFrom(scene, hussars, seen, [{ hex, facing: 3, left: 6 }])).toBe(0);
    expect(strikeFrom(scene, hussars, seen, [{ hex, facing, left: 0 }])).toBe(0);
    expect(strikeFrom(scene, hussars, { seen: [], dear: 0 }, [{ hex, facing, left: 6 }])).toBe(0);
    expect(g.world.grid.numbers[g.c.hexOf[hussars[0]]]).toBe("2520");
  });

  test("XII.14: an attacker who has fallen while the enemy was asked threatens nobody", () => {
    const fallen = unit("Greys");
    const target = hexAt(g.world.grid, "2520");
    const before = g.c.hexOf[fallen];
    g.c.hexOf[fallen] = -1;
    expect(prospectOf(g, { attackers: [fallen], target, kind: "charge" })).toEqual({ theirs: 0, ours: 0, won: 0 });
    g.c.hexOf[fallen] = before;
  });
});

test("II.20, K-177: entering the Great Redoubt is worth its price to the British, and nothing to the Russians who hold it", () => {
  const g = battle("great-redoubt");
  const redoubt = hexAt(g.world.grid, "1334");
  const lookFor = (seat: number) => {
    const [plan] = mind.plans(g, seat);
    const foot = g.world.unitsOf[seat].find((one) => g.world.armOf[one] === "infantry") ?? -1;
    return captureLook(sceneFor(g, stanceOf(plan, temper), seat), foot, redoubt);
  };
  expect(lookFor(0)).toBe(stakesOf(g.world).goals.find(({ hex }) => hex === redoubt)?.price);
  expect(lookFor(1)).toBe(0);
});

describe("III.20: orders", () => {
  test("III.19, III.20: the Light Division is ordered at the Great Redoubt, and its leader says so", () => {
    const g = battle("alma");
    const [plan] = mind.plans(g, 0);
    const light = g.world.commands.findIndex(({ id }) => id === "light");
    const meant = intentOf(sceneFor(g, stanceOf(plan, temper), 0), light);
    expect(meant.order).toBe(ATTACK);
    expect(g.world.grid.numbers[meant.towards]).toBe("1334");
    expect(mind.aim(g, 0, plan)).toMatch(/^We send .+ to take .+ \(\d{4}\), boldly\./);
  });

  test("III.19: whoever would win as things stand and sees no weaker enemy near keeps his ground", () => {
    const g = battle("great-redoubt");
    const [plan] = mind.plans(g, 1);
    const far = g.world.commands.findIndex(({ seat }) => seat === 1);
    for (const unit of g.world.unitsOf[0]) g.c.hexOf[unit] = hexAt(g.world.grid, "0110");
    expect(intentOf(sceneFor(g, stanceOf(plan, temper), 1), far).order).toBe(DEFENSE);
  });
});
