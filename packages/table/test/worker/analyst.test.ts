import { isProblems } from "@redoubt/engine";
import { openGame, ownGame } from "@redoubt/protocol";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { PERSON } from "../../src/session/state.ts";
import { createAnalyst } from "../../src/worker/analyst.ts";
import type { AnalystCalls } from "../../src/worker/analyst-calls.ts";
import { glade } from "./glade.ts";

/** A game in the glade that was played for a while, and an analyst in front of it. */
function studied(answers = 40) {
  const table = glade();
  table.deployed();
  for (let i = 0; i < answers; i++) {
    const { pending } = table.referee.pending(null);
    if (pending.kind !== "decide") break;
    const [{ seat }] = pending.decisions;
    const { choices } = table.referee.moment({ seat });
    table.answer(seat, choices[i % choices.length].text);
  }
  const file = table.referee.file(null);
  const analyst = createAnalyst([teachingSystem], () => 0);
  return { ...table, file, analyst, study: analyst.study({ file }) };
}

const branch = (analyst: AnalystCalls, after: number, answers: Parameters<AnalystCalls["branch"]>[0]["answers"] = []) =>
  analyst.branch({ origin: { after, name: "A" }, secret: "b".repeat(64), players: [PERSON, "regular"], answers });

describe("the points of a game", () => {
  const { study, file } = studied(39);
  const { entries } = ownGame(file);

  test("begin at the opening and end where the game stands", () => {
    expect(study.points[0].entry).toBe(0);
    expect(study.points.at(-1)?.entry).toBe(entries.length);
    expect(study.entries).toBe(entries.length);
  });

  test("lie so that between two of them one seat answered, and dice fell only after its last answer", () => {
    for (const [i, { entry, seat, hasDice }] of study.points.slice(1).entries()) {
      const between = entries.slice(study.points[i].entry, entry).filter(({ lane }) => lane !== true);
      expect(new Set(between.map((one) => one.seat)).size).toBeLessThanOrEqual(1);
      expect(between.slice(0, -1).every(({ rolls }) => rolls.length === 0)).toBe(true);
      expect(entries[entry - 1].seat).toBe(teachingSystem.seats[seat ?? -1]);
      expect(entries[entry - 1].rolls.length > 0).toBe(hasDice);
    }
  });
});

describe("an analyst", () => {
  test("plays a moment out without touching the game", () => {
    const { analyst, referee, file, study } = studied();
    const { entry } = study.points[1];
    const tally = analyst.sample({ entry, seat: 0, first: [], from: 0, most: 5, time: 1000 });
    expect(tally.count).toBe(5);
    expect(referee.file(null)).toBe(file);
  });

  test("lets the answer that was given stand and throws its dice anew", () => {
    const { analyst, study } = studied();
    const die = study.points.find(({ hasDice }) => hasDice);
    if (die === undefined) throw new Error("no dice fell");
    const first = analyst.played({ from: die.entry - 1, to: die.entry });
    expect(first).toHaveLength(1);
    const tally = analyst.sample({ entry: die.entry - 1, seat: null, first, from: 0, most: 8, time: 1000 });
    expect(tally.count).toBe(8);
  });

  test("says what the veteran would do, with answers that fit, and why", () => {
    const { analyst, study } = studied(0);
    const last = study.entries;
    const seat = 0;
    const advice = analyst.advise({ entry: last, seat, isHidden: true });
    expect(advice?.aim.length).toBeGreaterThan(10);
    expect(advice?.answers.length).toBeGreaterThan(0);
    expect(advice?.steps.length, "everything it answers is told in words").toBeGreaterThan(0);
    expect(branch(analyst, last, advice?.answers).given).toBe(advice?.answers.length);
  });

  test("says nothing for a seat that is not asked", () => {
    const { analyst, referee, study } = studied(0);
    const { pending } = referee.pending(null);
    const asked = pending.kind === "decide" ? pending.decisions.map(({ seat }) => seat) : [];
    const idle = [0, 1].find((seat) => !asked.includes(seat));
    expect(idle).toBeDefined();
    expect(analyst.advise({ entry: study.entries, seat: idle ?? 0, isHidden: true })).toBeNull();
  });
});

describe("a branch", () => {
  test("is a game that opens, names where it left the other and who plays it, and leaves the other as it was", () => {
    const { analyst, referee, file, study } = studied();
    const { entry } = study.points[2];
    const made = branch(analyst, entry);
    const opened = openGame(teachingSystem, ownGame(made.text));
    expect(isProblems(opened)).toBe(false);
    expect(made.entries).toBe(entry);
    expect(ownGame(made.text)).toMatchObject({ branch: { after: entry, name: "A" }, opponents: { south: "regular" } });
    expect(referee.file(null)).toBe(file);
  });

  test("taken up by a referee says that it is one, and goes back before it began without losing its dice", () => {
    const { analyst, referee, study } = studied();
    const { text } = branch(analyst, study.points[2].entry);
    const opened = referee.open({ text, secret: "c".repeat(64) });
    expect(opened).toMatchObject({ facts: { branch: { after: study.points[2].entry, name: "A" } } });
    expect(referee.file(null)).toBe(text);
    referee.practise({ seat: 0 });
    const again = openGame(teachingSystem, ownGame(referee.file(null)));
    expect(isProblems(again)).toBe(false);
  });

  test("gives the answers it was asked to, as far as they fit", () => {
    const { analyst, study } = studied();
    const { entry } = study.points[1];
    const played = analyst.played({ from: entry, to: entry + 1 });
    const made = branch(analyst, entry, [...played, { seat: 0, answer: "nonsense" }, ...played]);
    expect(made.given).toBe(1);
    expect(made.entries).toBe(entry + 1);
  });
});

test("help that was asked for is written in the game's file and told in its report", () => {
  const { referee } = glade();
  expect(referee.report({ seat: null }).helped).toEqual([]);
  referee.helped(null);
  expect(referee.report({ seat: null }).helped).toEqual([1]);
  const text = referee.file(null);
  expect(ownGame(text).helped).toEqual([0]);
  referee.open({ text, secret: "c".repeat(64) });
  expect(referee.report({ seat: null }).helped).toEqual([1]);
});
