import { wargames } from "@redoubt/registry";
import { teachingSystem } from "@redoubt/testkit/teaching";
import { describe, expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { glade, secret } from "./glade.ts";

const undoOf = (referee: ReturnType<typeof createReferee>, seat: number) => referee.moment({ seat }).undo;

describe("taking back", () => {
  test("the first answer leaves what happened at the opening as it was told", () => {
    const referee = createReferee(wargames, openText);
    referee.begin({ system: "bloody-retribution", scenario: "inkerman", options: {}, secret });
    const opening = referee.lines({ seat: 0, from: 0 });
    expect(opening.length).toBeGreaterThan(0);
    const { pending, entry } = referee.pending(null);
    const [{ seat, id }] = pending.kind === "decide" ? pending.decisions : [];
    const first = referee.moment({ seat }).choices.find(({ staysAsked }) => staysAsked);
    expect(referee.apply({ seat, decision: id, answer: first?.text ?? "" }).kind).toBe("accepted");
    expect(referee.undo({ seat, steps: 1 })).toEqual({ undone: 1, why: "" });
    expect(referee.lines({ seat: 0, from: 0 })).toEqual(opening);
    expect(referee.frames({ seat: 0, from: entry, to: entry, all: true })[0].lines).toEqual(opening);
  });

  test("in a lane goes back through one's own answers, whatever the other side wrote since", () => {
    const { referee, all } = glade();
    all(0, "guards N1");
    all(1, "guards S1");
    all(0, "rest");
    all(1, "rest");
    all(0, "advance N1");
    all(1, "advance S1", "advance S2");
    all(0, "advance N2");
    expect(undoOf(referee, 0)).toMatchObject({ possible: true, steps: 2 });
    expect(undoOf(referee, 1)).toMatchObject({ possible: true, steps: 2 });
    expect(referee.undo({ seat: 0, steps: 2 })).toEqual({ undone: 2, why: "" });
    expect(undoOf(referee, 0).possible).toBe(false);
    expect(undoOf(referee, 1).steps).toBe(2);
    const told = referee.lines({ seat: 1, from: 0 }).map(({ text }) => text);
    expect(told).toContain("S2 is ordered to advance.");
    expect(referee.lines({ seat: 0, from: 0 }).map(({ text }) => text)).not.toContain("N1 is ordered to advance.");
  });

  test("ends where the lanes joined", () => {
    const { referee, deployed } = glade();
    deployed();
    expect(undoOf(referee, 0)).toMatchObject({
      possible: false,
      steps: 0,
      why: "Dice fell or something hidden became known since then.",
    });
  });

  test("of a game that was opened goes as far as before it was saved", () => {
    const { referee, all, deployed } = glade();
    deployed();
    all(0, "unit N2", "hex 0302");
    const again = createReferee([teachingSystem], openText);
    again.open({ text: referee.file(null), secret });
    expect(undoOf(again, 0)).toEqual(undoOf(referee, 0));
    expect(undoOf(again, 0).steps).toBe(2);
    expect(again.undo({ seat: 0, steps: 2 })).toEqual({ undone: 2, why: "" });
  });

  test("of a game that was opened in open lanes goes back in one's own", () => {
    const { referee, all } = glade();
    all(0, "guards N1");
    all(1, "guards S1");
    all(0, "rest");
    all(1, "rest");
    all(0, "advance N1");
    all(1, "advance S1");
    const again = createReferee([teachingSystem], openText);
    again.open({ text: referee.file(null), secret });
    for (const seat of [0, 1]) expect(undoOf(again, seat)).toEqual(undoOf(referee, seat));
  });
});
