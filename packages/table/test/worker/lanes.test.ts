import { describe, expect, test } from "vitest";
import { glade } from "./glade.ts";

describe("seats that work side by side in secret", () => {
  test("have questions with numbers of their own: one's answer does not make the other's stale", () => {
    const { referee } = glade();
    const { pending } = referee.pending(null);
    const decisions = pending.kind === "decide" ? pending.decisions : [];
    expect(decisions.map(({ seat, id }) => [seat, id])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(referee.apply({ seat: 1, decision: 0, answer: "guards S1" }).kind).toBe("accepted");
    expect(referee.apply({ seat: 0, decision: 0, answer: "guards N1" }).kind).toBe("accepted");
  });

  test("see the same, whatever the other one wrote and however much", () => {
    const orders = (...given: readonly string[]) => {
      const { referee, all } = glade();
      all(0, "guards N1");
      all(1, "guards S1");
      all(0, "rest");
      all(1, "rest");
      all(0, ...given);
      const { entry: _, ...seen } = referee.moment({ seat: 1 });
      return { seen, lines: referee.lines({ seat: 1, from: 0 }) };
    };
    expect(orders("advance N1", "advance N3", "seal")).toEqual(orders("seal"));
    expect(orders("advance N2")).toEqual(orders());
  });

  test("are not shown what the other has in hand, nor what it is asked", () => {
    const { referee } = glade();
    const spectator = referee.moment({ seat: null });
    expect(spectator.shown.commits).toEqual([]);
    expect(spectator.pending).toMatchObject({ decisions: [{ prompt: "" }, { prompt: "" }] });
  });

  test("are asked for what they seal, with what is left undone", () => {
    const { referee, all } = glade();
    all(0, "guards N1");
    all(1, "guards S1");
    all(0, "rest");
    all(1, "rest");
    all(0, "advance N1");
    const [seal] = referee.moment({ seat: 0 }).shown.commits;
    expect(seal).toMatchObject({ answer: "seal", refused: null, undone: ["2 units are not ordered to advance"] });
  });

  test("learn nothing of the other's dice and hopes from how the game stands", () => {
    const { referee, all } = glade();
    all(0, "guards N1");
    all(1, "guards S1");
    all(0, "listen");
    all(1, "rest");
    const throws = (seat: number | null) => referee.report({ seat }).dice.map(({ sums }) => sums.length);
    expect([throws(0), throws(1), throws(null)]).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(referee.report({ seat: 1 })).toMatchObject({ moments: [], course: [] });
  });
});
