import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import type { OpenedGame } from "../../src/worker/messages.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { createStaff } from "../../src/worker/staff.ts";

const secret = "7".padStart(64, "0");
const battle = { system: "night-piquets", scenario: "glade", options: {}, secret };

function table() {
  const referee = createReferee([teachingSystem]);
  const opened = referee.begin(battle) as OpenedGame;
  const answer = (seat: number, text: string) =>
    referee.apply({ seat, decision: referee.pending(null).entry, answer: text });
  const deployed = () => {
    answer(0, "guards N1");
    answer(1, "guards S1");
    answer(0, "advance");
    answer(1, "advance");
  };
  return { referee, opened, answer, deployed };
}

/** Plays on by lot until the game is over. */
function playOut({ referee }: ReturnType<typeof table>): void {
  const staff = createStaff([teachingSystem], () => 0, 5);
  for (;;) {
    const { pending, entry } = referee.pending(null);
    if (pending.kind !== "decide") return;
    staff.brief({ file: referee.file(null) });
    const [{ seat }] = pending.decisions;
    const answer = staff.think({ player: "random", seat, from: entry, entries: [] });
    expect(referee.apply({ seat, decision: entry, answer: answer ?? "" }).kind).toBe("accepted");
  }
}

describe("referee", () => {
  test("the shelf shows every battle with its card", () => {
    const [system] = createReferee([teachingSystem]).shelf(null);
    expect(system).toMatchObject({ id: "night-piquets", battles: [{ id: "glade", card: { minutes: 3 } }] });
  });

  test("a battle is pictured with both sides", () => {
    const picture = createStaff([teachingSystem], () => 0, 1).picture({
      system: "night-piquets",
      scenario: "glade",
      theme: "dark",
    });
    expect(picture?.svg).toMatch(/^<svg /);
    expect(picture?.sides.map(({ side }) => side)).toEqual(["north", "south"]);
  });

  test("a game that hides something says so", () => {
    expect(table().opened.facts).toMatchObject({ hides: true, title: "The Glade", readOnly: null });
  });

  test("the moment of a seat has its answers with wording, the other seat's has none", () => {
    const { referee } = table();
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
    const { pending } = table().referee.moment({ seat: 0 });
    const prompts = pending.kind === "decide" ? pending.decisions.map(({ prompt }) => prompt) : [];
    expect(prompts[0]).not.toBe("");
    expect(prompts[1]).toBe("");
  });

  test("a refused click names the rule and says it in our words", () => {
    const { referee, deployed } = table();
    deployed();
    const why = referee.why({ seat: 0, hex: "0104", unit: "S1", picks: [] });
    expect(why).toMatchObject({ about: "S1", rule: "2.0" });
    expect(why?.sentence).not.toBe("");
    expect(why?.ruleText).not.toBe("");
    expect(referee.why({ seat: 0, hex: "0101", unit: "N1", picks: [] })).toBeNull();
  });

  test("the unit in hand and its reach are known while it moves", () => {
    const { referee, answer, deployed } = table();
    deployed();
    answer(0, "unit N2");
    expect(referee.moment({ seat: 0 }).hand.unit).toBe("N2");
    const reach = referee.reach({ unit: "N2" });
    expect("hexes" in reach && reach.hexes.length).toBeGreaterThan(2);
    const preview = referee.preview({ seat: 0, answer: "hex 0302" });
    expect(preview).toMatchObject({ unit: "N2", path: ["0301", "0302"], odds: null });
    expect(preview.cost?.total).toBe(2);
  });

  test("answers are taken back as far as nothing is final", () => {
    const { referee, answer, deployed } = table();
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
    const { referee, answer } = table();
    const { hash } = referee.moment({ seat: 0 });
    expect(referee.apply({ seat: 0, decision: 9, answer: "guards N1" })).toMatchObject({ kind: "misused" });
    expect(answer(0, "hex 0101").kind).not.toBe("accepted");
    expect(referee.moment({ seat: 0 }).hash).toBe(hash);
  });

  test("the log tells each seat what it may know, sorted by answer", () => {
    const { referee, deployed } = table();
    deployed();
    const texts = (seat: number | null) => referee.lines({ seat, from: 0 }).map(({ text }) => text);
    expect(texts(0).join()).toContain("N1 is your Guards");
    expect(texts(1).join()).not.toContain("N1");
    expect(referee.lines({ seat: 0, from: 0 }).find(({ kind }) => kind === "orders-shown")?.entry).toBe(4);
  });

  test("frames show the board as it was after each answer", () => {
    const { referee, answer, deployed } = table();
    deployed();
    answer(0, "unit N2");
    answer(0, "hex 0302");
    const frames = referee.frames({ seat: 0, from: 5, to: 6, all: true });
    const at = frames.map(({ view }) => view.units.find(({ id }) => id === "N2")?.at);
    expect(at).toEqual(["0301", "0302"]);
    expect(referee.frames({ seat: 0, from: 4, to: 6, all: false }).map(({ entry }) => entry)).toEqual([4, 6]);
  });

  test("a file written is opened again at the same state and can be played on", () => {
    const { referee, answer, deployed } = table();
    deployed();
    answer(0, "unit N2");
    const again = createReferee([teachingSystem]);
    expect(again.open({ text: referee.file(null), secret })).toMatchObject({ entries: 5 });
    expect(again.moment({ seat: 0 })).toEqual(referee.moment({ seat: 0 }));
    expect(again.lines({ seat: 0, from: 0 })).toEqual(referee.lines({ seat: 0, from: 0 }));
  });

  test("a game played out by lot has a report", () => {
    const game = table();
    playOut(game);
    const report = game.referee.report({ seat: null });
    expect(report.isOver).toBe(true);
    expect(report.dice.map(({ side }) => side)).toEqual(["north", "south"]);
    for (const { percentile } of report.dice) expect(percentile).toBeGreaterThanOrEqual(0);
    expect(report.score.length).toBe(2);
  });
});
