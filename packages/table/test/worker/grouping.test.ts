import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import type { GroupPlan } from "../../src/worker/group-plan.ts";
import { createLooking } from "../../src/worker/looking.ts";
import type { RefereeCalls } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

const secret = "4".padStart(64, "0");
const light = ["7/Lt", "33/Lt", "23/Lt", "19/Lt", "88/Lt", "77/Lt"];
const anew = (): RefereeCalls => createReferee(wargames, openText, null, createLooking(new Map()));

function begun(system: string, scenario: string): RefereeCalls {
  const referee = anew();
  referee.begin({ system, scenario, options: {}, secret });
  return referee;
}

const answersOf = ({ moves }: GroupPlan): readonly string[] => moves.flatMap((move) => move.answers);

/** Gives every answer of a plan by itself; all must be taken, without dice, and lead to where it says. */
function carryOut(referee: RefereeCalls, seat: number, plan: GroupPlan): void {
  const from = referee.pending(null).entry;
  for (const text of answersOf(plan)) expect(answer(referee, seat, text), text).toMatchObject({ kind: "accepted" });
  const { view, undo } = referee.moment({ seat });
  for (const { unit, to } of plan.moves) expect(view.units.find(({ id }) => id === unit)?.at, unit).toBe(to);
  // No die fell between: all of them can be taken back together.
  expect(undo.steps).toBeGreaterThanOrEqual(answersOf(plan).length);
  const again = anew();
  expect(again.open({ text: referee.file(null), secret })).toHaveProperty("facts");
  expect(again.moment({ seat }).hash).toBe(referee.moment({ seat }).hash);
  expect(referee.undo({ seat, steps: answersOf(plan).length }).why).toBe("");
  expect(referee.pending(null).entry).toBe(from);
}

test("5.0: a division keeps its order, and its moves are ordinary ones that the log replays", () => {
  const referee = begun("spi-quad", "alma");
  const { hash } = referee.moment({ seat: 0 });
  const plan = referee.group({ seat: 0, units: light, to: "2410" });
  expect(referee.moment({ seat: 0 }).hash).toBe(hash);
  const stops = Object.fromEntries(plan.moves.map(({ unit, to }) => [unit, to]));
  expect(stops).toEqual({
    "7/Lt": "2410",
    "33/Lt": "2510",
    "23/Lt": "2609",
    "19/Lt": "2709",
    "88/Lt": "2808",
    "77/Lt": "2908",
  });
  for (const { from, to, path, short } of plan.moves) {
    expect([path[0], path.at(-1)]).toEqual([from, to]);
    expect(short).toBe(0);
  }
  carryOut(referee, 0, plan);
});

test("5.0: whoever has moved already keeps its place, and the others go without it", () => {
  const referee = begun("spi-quad", "alma");
  for (const text of ["unit 33/Lt", "hex 2509", "stop"]) answer(referee, 0, text);
  const plan = referee.group({ seat: 0, units: light, to: "2410" });
  expect(plan.moves.find(({ unit }) => unit === "33/Lt")).toMatchObject({ from: "2509", to: "2509", answers: [] });
  expect(plan.moves.filter(({ answers }) => answers.length > 0)).toHaveLength(5);
  carryOut(referee, 0, plan);
});

test("5.0: beyond its points a unit stops short on its own way, by as many hexes as are told", () => {
  const referee = begun("spi-quad", "alma");
  const plan = referee.group({ seat: 0, units: ["7/Lt", "33/Lt"], to: "2415" });
  for (const { from, to, short, cost } of plan.moves) {
    expect(to).not.toBe(from);
    expect(short).toBeGreaterThan(0);
    expect(cost).toMatch(/^[1-5]½? points?$/);
  }
  carryOut(referee, 0, plan);
});

test("5.32: nobody stops where it may only pass", () => {
  const referee = begun("spi-quad", "balaclava");
  const [{ seat }] = asked(referee);
  const plan = referee.group({ seat, units: ["1-Od/12", "4-Od/12", "2-Od/12", "3-Od/12"], to: "1510" });
  expect(plan.moves.every(({ answers }) => answers.length > 0)).toBe(true);
  carryOut(referee, seat, plan);
});

test("Retribution: where the sides act in turn, no move of a group crosses the other's decision", () => {
  const referee = begun("bloody-retribution", "inkerman");
  const plan = referee.group({ seat: 0, units: ["1/To", "2/To", "4/To"], to: "1409" });
  expect(plan.moves.map(({ from, to, against }) => [to === from, against])).toEqual(
    plan.moves.map(() => [true, "other"]),
  );
  expect(answersOf(plan)).toEqual([]);
});

describe.each([
  ["bloody-steppes", "inkerman"],
  ["imperial-bayonets", "traktir"],
])("%s, %s", (system, scenario) => {
  test("what is planned for its units on a copy may be answered in the game", () => {
    const referee = begun(system, scenario);
    let moved = 0;
    for (let i = 0; i < 40 && moved === 0; i++) {
      const [{ seat }] = asked(referee);
      const { choices } = referee.moment({ seat });
      const units = [...new Set(choices.filter(({ selects }) => selects).map(({ args }) => args[0].name))].slice(0, 5);
      const reach = units.length > 2 ? referee.reach({ unit: units[0] }) : [];
      const to = "hexes" in reach ? reach.hexes.at(-1)?.hex : undefined;
      const plan = to === undefined ? null : referee.group({ seat, units, to });
      moved = plan === null ? 0 : plan.moves.filter(({ answers }) => answers.length > 0).length;
      if (plan !== null && moved > 0) carryOut(referee, seat, plan);
      else answer(referee, seat, choices[0].text);
    }
    expect(moved).toBeGreaterThan(1);
  });
});
