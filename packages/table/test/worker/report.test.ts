import { createPlayer } from "@redoubt/ai";
import { isProblems } from "@redoubt/engine";
import { gameFileText, openScenario, recordOf } from "@redoubt/protocol";
import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import type { OpenedGame } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { normalBelow } from "../../src/worker/report.ts";
import { answer } from "./asked.ts";

const secret = "6".padStart(64, "0");

/** A battle that two computers have played for a while. */
function played(id: string, scenario: string, answers: number) {
  const system = wargames.find((one) => one.id === id);
  if (system === undefined) throw new Error(`no system "${id}"`);
  const opened = openScenario(system, scenario, {}, secret);
  if (isProblems(opened)) throw new Error(JSON.stringify(opened));
  const { game } = opened.value;
  const player = createPlayer("random", system, { seed: 3 });
  for (let i = 0; i < answers; i++) {
    const pending = game.pending();
    if (pending.kind !== "decide") break;
    const [{ seat, id: decision }] = pending.decisions;
    const code = player.answer(game.play(), seat, () => false);
    game.apply(seat, decision, system.words.text(code, system.naming(game.world)));
  }
  const referee = createReferee(wargames, openText);
  const text = gameFileText(recordOf(game, { kind: "seeded", secret }).file());
  return { referee, facts: (referee.open({ text, secret }) as OpenedGame).facts };
}

test.each([
  ["bloody-retribution", "inkerman"],
  ["spi-quad", "balaclava"],
])("the losses of %s are the units that its view tells as gone, turn by turn", (id, scenario) => {
  const { referee, facts } = played(id, scenario, 1500);
  const report = referee.report({ seat: null });
  const { view } = referee.moment({ seat: null });
  const gone = view.units.filter(({ isGone }) => isGone === true);
  expect(gone.length).toBeGreaterThan(0);
  for (const side of facts.seats) {
    const told = report.losses.filter((one) => one.side === side);
    const lost = gone.filter((unit) => unit.side === side);
    expect(told.reduce((sum, { units, guns }) => sum + units + guns, 0)).toBe(lost.length);
    expect(told.reduce((sum, { guns }) => sum + guns, 0)).toBe(lost.filter(({ face }) => face.isGun === true).length);
    for (const { turn } of told) expect(turn).toBeLessThanOrEqual(view.turn);
  }
  // A throw that only tells which phase comes first decides nothing by itself.
  expect(report.moments.length).toBeGreaterThan(0);
  for (const { hex, lines } of report.moments) {
    expect(hex).not.toBeNull();
    expect(lines.some(({ harms }) => harms.length > 0)).toBe(true);
  }
});

test("10.0: a throw by which a unit recovers swings the game, but is no key moment of it", () => {
  const face = { fire: 4, melee: 2, morale: 6 };
  const stats = { ...face, ma: 5, back: { fire: 2, melee: 1, morale: 6 } };
  const position = {
    system: "spi-quad",
    map: { cols: 8, rows: 8 },
    active: "allied",
    phase: "rally",
    units: [
      { id: "D", side: "allied", at: "0404", kind: "infantry", state: ["disrupted"], stats },
      { id: "R", side: "russian", at: "0808", kind: "infantry", stats },
    ],
  };
  const referee = createReferee(wargames, openText);
  expect(referee.open({ text: JSON.stringify(position), secret })).toHaveProperty("facts");
  // Morale 6: every face of the die will do.
  expect(answer(referee, 0, "rally D")).toMatchObject({ kind: "accepted" });
  const { course, moments } = referee.report({ seat: null });
  // The course has the answers after which the position was worth something else.
  expect(course).toMatchObject([{ entry: 1 }]);
  expect(moments).toEqual([]);
});

test("percentiles follow the normal distribution", () => {
  expect(normalBelow(0)).toBeCloseTo(0.5, 4);
  expect(normalBelow(1.645)).toBeCloseTo(0.95, 3);
  expect(normalBelow(-1.96)).toBeCloseTo(0.025, 3);
});
