import { situation } from "@redoubt/testkit/situation";
import { expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";

const stats = { fire: 4, melee: 1, morale: 3, ma: 5, back: { fire: 2, melee: 1, morale: 3 } };

test("8.5: of three attackers beaten together each goes back as far as the result says, in the order their owner likes", () => {
  const allied = { side: "allied", nation: "british", stats };
  const s = situation(spiQuad, {
    map: { cols: 9, rows: 9 },
    units: [
      { id: "A", at: "0404", ...allied },
      { id: "B", at: "0504", ...allied },
      { id: "C", at: "0604", ...allied },
      { id: "R", at: "0505", side: "russian", nation: "russian", stats: { ...stats, melee: 6 } },
    ],
    phase: "melee",
    active: "allied",
    dice: [1],
  });
  s.answer("target 0505", "add C", "add A", "add B", "attack");
  const ordered = s.eventsOf("retreat-ordered") as unknown as { unit: string; hexes: number }[];
  expect(ordered.map(({ unit }) => unit)).toEqual(["C", "A", "B"]);
  expect(ordered.every(({ hexes }) => hexes > 0)).toBe(true);
  // Whoever must go back is shown, not whoever beat them.
  expect(s.game.shown(s.decision().seat)).toMatchObject({ picked: ["C", "A", "B"], targets: [] });
  s.answer("unit B");
  expect(s.game.shown(s.decision().seat)).toMatchObject({ unit: "B", picked: [] });
  while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
  expect(s.unit("B").at).not.toBe("0504");
  expect(s.decision().kind).toBe("retreat-order");
  expect([...s.answers()].sort()).toEqual(["unit A", "unit C"]);
});
