import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { createStaff } from "../../src/worker/staff.ts";
import { DEPLOYED, glade, secret } from "./glade.ts";

/** Plays on by lot until the game is over. */
function playOut({ referee }: ReturnType<typeof glade>): void {
  const staff = createStaff([teachingSystem], () => 0, 5);
  for (;;) {
    const { pending, entry } = referee.pending(null);
    if (pending.kind !== "decide") return;
    staff.brief({ file: referee.file(null) });
    const [{ seat, id }] = pending.decisions;
    const answer = staff.think({ player: "random", seat, from: entry, entries: [] });
    expect(referee.apply({ seat, decision: id, answer: answer ?? "" }).kind).toBe("accepted");
  }
}

describe("referee", () => {
  test("a game that hides something says so", () => {
    expect(glade().opened.facts).toMatchObject({ hides: true, title: "The Glade", readOnly: null });
  });

  test("the moment of a seat has its answers with wording, the other seat's has none", () => {
    const { referee } = glade();
    const mine = referee.moment({ seat: 0 });
    expect(mine.choices[0]).toMatchObject({
      text: "guards N1",
      verb: "guards",
      args: [{ kind: "unit", name: "N1" }],
      rolls: false,
    });
    expect(referee.moment({ seat: null }).choices).toEqual([]);
  });

  test("the other side's prompt is not shown where something is hidden", () => {
    const { pending } = glade().referee.moment({ seat: 0 });
    const prompts = pending.kind === "decide" ? pending.decisions.map(({ prompt }) => prompt) : [];
    expect(prompts[0]).not.toBe("");
    expect(prompts[1]).toBe("");
  });

  test("a refused click names the rule and says it in our words", () => {
    const { referee, deployed } = glade();
    deployed();
    const why = referee.why({ seat: 0, hex: "0104", unit: "S1", picks: [] });
    expect(why).toMatchObject({ about: "S1", rule: "2.0", sentence: "S1 is not yours to order." });
    expect(why?.ruleText).not.toBe("");
    expect(referee.why({ seat: 0, hex: "0101", unit: "N1", picks: [] })).toBeNull();
  });

  test("the unit in hand and its reach are known while it moves", () => {
    const { referee, answer, deployed } = glade();
    deployed();
    answer(0, "unit N2");
    expect(referee.moment({ seat: 0 }).shown.unit).toBe("N2");
    const reach = referee.reach({ unit: "N2" });
    expect("hexes" in reach && reach.hexes.length).toBeGreaterThan(2);
    const preview = referee.preview({ seat: 0, answer: "hex 0302" });
    expect(preview).toMatchObject({ unit: "N2", path: ["0301", "0302"], odds: null });
    expect(preview.cost?.total).toBe(2);
  });

  test("answers are taken back as far as nothing is final", () => {
    const { referee, answer, deployed } = glade();
    deployed();
    const before = referee.moment({ seat: 0 });
    answer(0, "unit N2");
    answer(0, "hex 0302");
    expect(referee.moment({ seat: 0 }).undo).toMatchObject({ possible: true, steps: 2 });
    expect(referee.undo({ seat: 0, steps: 2 })).toEqual({ undone: 2, why: "" });
    expect(referee.moment({ seat: 0 }).hash).toBe(before.hash);
    expect(referee.moment({ seat: 0 }).undo.possible).toBe(false);
    expect(referee.undo({ seat: 0, steps: 1 }).undone).toBe(0);
  });

  test("a stale or foreign answer changes nothing and says why", () => {
    const { referee, answer } = glade();
    const { hash } = referee.moment({ seat: 0 });
    expect(referee.apply({ seat: 0, decision: 9, answer: "guards N1" })).toMatchObject({ kind: "misused" });
    expect(answer(0, "hex 0101").kind).not.toBe("accepted");
    expect(referee.moment({ seat: 0 }).hash).toBe(hash);
  });

  test("the log tells each seat what it may know, sorted by answer", () => {
    const { referee, deployed } = glade();
    deployed();
    const texts = (seat: number | null) => referee.lines({ seat, from: 0 }).map(({ text }) => text);
    expect(texts(0).join()).toContain("N1 is your Guards");
    expect(texts(1).join()).not.toContain("N1 is");
    const shown = referee.lines({ seat: 0, from: 0 }).find(({ tone }) => tone === "sequence");
    expect(shown).toMatchObject({ entry: DEPLOYED, turn: 1, units: ["N1", "N2", "N3", "S1", "S2", "S3"] });
  });

  test("frames show the board as it was after each answer", () => {
    const { referee, answer, deployed } = glade();
    deployed();
    answer(0, "unit N2");
    answer(0, "hex 0302");
    const frames = referee.frames({ seat: 0, from: DEPLOYED + 1, to: DEPLOYED + 2, all: true });
    const at = frames.map(({ view }) => view.units.find(({ id }) => id === "N2")?.at);
    expect(at).toEqual(["0301", "0302"]);
    const told = referee.frames({ seat: 0, from: DEPLOYED, to: DEPLOYED + 2, all: false });
    expect(told.map(({ entry }) => entry)).toEqual([DEPLOYED, DEPLOYED + 2]);
  });

  test("a file written is opened again at the same state and can be played on", () => {
    const { referee, answer, deployed } = glade();
    deployed();
    answer(0, "unit N2");
    const again = createReferee([teachingSystem], openText);
    expect(again.open({ text: referee.file(null), secret })).toMatchObject({ entries: DEPLOYED + 1 });
    expect(again.moment({ seat: 0 })).toEqual(referee.moment({ seat: 0 }));
    expect(again.lines({ seat: 0, from: 0 })).toEqual(referee.lines({ seat: 0, from: 0 }));
  });

  test("a game played out by lot has a report", () => {
    const game = glade();
    playOut(game);
    const report = game.referee.report({ seat: null });
    expect(report.isOver).toBe(true);
    expect(report.dice.map(({ side }) => side)).toEqual(["north", "south"]);
    for (const { percentile } of report.dice) expect(percentile).toBeGreaterThanOrEqual(0);
    expect(report.score.length).toBe(2);
  });
});
