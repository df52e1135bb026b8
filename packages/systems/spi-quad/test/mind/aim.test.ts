import {
  answerList,
  isProblems,
  listAnswers,
  run,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  startPlay,
  takeAnswer,
} from "@redoubt/engine";
import { expect, test } from "vitest";
import { formationName } from "../../src/data/formation-names.ts";
import { spiQuad } from "../../src/index.ts";
import { mind } from "../../src/mind/mind.ts";
import { phases, type QuadPlay } from "../../src/state.ts";
import { unitName } from "../../src/wording/names.ts";

const temper = { name: "steady", ownLoss: 100, exposure: 100, drive: 100 };

function begun(scenario: string): QuadPlay {
  const play = startPlay(spiQuad, { scenario, options: {} });
  if (isProblems(play)) throw new Error("the scenario cannot be set up");
  return play;
}

/** What both sides say at every question that begins an occasion, in a game by look. */
function aimsOf(scenario: string): {
  readonly g: QuadPlay;
  readonly said: string;
  readonly seat: number;
  readonly units: ReadonlyMap<string, string>;
  readonly isMoving: boolean;
}[] {
  const g = begun(scenario);
  const dice = seededChance(secretOfSeed(1854));
  const list = answerList();
  const aims = [];
  const told = new Set<string>();
  for (let asked = 0; asked < 1_500 && run(g, dice) === "ask"; asked++) {
    const [seat] = seatsToAnswer(g);
    const [plan] = mind.plans(g, seat);
    const occasion = `${mind.occasion(g)} ${seat}`;
    if (!told.has(occasion)) {
      const units = new Map(
        g.world.units.map(({ id }, u) => [unitName(g.world, id), g.world.grid.numbers[g.c.hexOf[u]] ?? ""]),
      );
      const isMoving = g.c.active[0] === seat && phases[g.c.phase[0]] === "movement";
      aims.push({ g, said: mind.aim(g, seat, plan), seat, units, isMoving });
      told.add(occasion);
    }
    listAnswers(g, seat, list);
    const scores = new Int32Array(list.count);
    mind.judge(g, seat, plan, temper, list, scores);
    takeAnswer(g, seat, list.codes[scores.indexOf(Math.max(...scores))]);
  }
  return aims;
}

test.each(["alma", "balaclava"])(
  "%s: who is sent where, against whom and what is feared are named as they stand",
  (scenario) => {
    const aims = aimsOf(scenario);
    expect(aims.length).toBeGreaterThan(12);
    for (const { g, said, units, isMoving } of aims) {
      expect(said).not.toContain("undefined");
      for (const [, number] of said.matchAll(/\b(\d{4})\b/g))
        expect(g.world.grid.byNumber.has(number), said).toBe(true);
      // The unit that is feared for stands where it is said to stand.
      const [, feared, where] = /We fear for (.+?) at (?:.*?)(\d{4})/.exec(said) ?? [];
      if (feared !== undefined) expect(units.get(feared), said).toBe(where);
      const [, prey, there] = /against (.+?) at (?:.*?)(\d{4})/.exec(said.split(" We fear")[0]) ?? [];
      if (prey !== undefined) expect(units.get(prey), said).toBe(there);
      if (!isMoving) expect(said).toMatch(/^We (stand|receive)/);
    }
    const sent = aims.filter(({ said }) => said.startsWith("We send the "));
    expect(sent.length).toBeGreaterThan(5);
    for (const { g, said } of sent) {
      const formations = g.world.parents.map(formationName);
      expect(
        formations.some((name) => said.startsWith(`We send ${name} `)),
        said,
      ).toBe(true);
    }
  },
);

test("a place is called by its name, and the bridge of the Alma by what it is", () => {
  const said = aimsOf("alma")
    .map((aim) => aim.said)
    .join("\n");
  expect(said).toContain("the bridge (2213)");
  expect(said).toMatch(/Great Redoubt \(25\d\d|Great Redoubt \(26\d\d/);
});
