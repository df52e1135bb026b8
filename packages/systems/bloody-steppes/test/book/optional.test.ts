import type { BoardView } from "@redoubt/mechanics";
import { type Situation, type SituationText, situation } from "@redoubt/testkit/situation";
import { expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";
import { foot, leader, type Piece, russ, told } from "./engagement.ts";

// Two British divisions a and b, one Russian, r; markers are drawn in this order, blanks last.
const army: readonly Piece[] = [
  foot("A", "0407", "N/NE", {}, { division: "a" }),
  leader("La", "allied", "0407", { rank: "division", independence: 5 }, { division: "a" }),
  foot("B", "0607", "N/NE", {}, { division: "b" }),
  leader("Lb", "allied", "0607", { rank: "division", independence: 5 }, { division: "b" }),
  russ("R", "0402", "S/SW", {}, { division: "r" }),
  leader("Lr", "russian", "0402", { rank: "division", independence: 5 }, { division: "r" }),
];
const chief: readonly Piece[] = [
  leader("C", "allied", "0507", { rank: "commander-in-chief", independence: 3 }),
  { id: "r1", side: "allied", kind: "rider", at: "ready", parent: "C" },
];
const optional = (units: readonly Piece[], text: SituationText): Situation =>
  situation(bloodySteppes, { options: { optionalActivation: "true" }, units, ...text });
const dawn = (dice: readonly number[], units = army): Situation => optional(units, { phase: "command", dice });
/** The Allies are about to draw; their cup and that of the Russians. */
const drawing = (allied: object, russian: object, dice: readonly number[], units = army): Situation =>
  optional(units, {
    active: "allied",
    dice,
    flags: { cups: { allied, russian }, initiative: { winner: "allied", firstTaken: true }, activation: null },
  });
const activated = (s: Situation): readonly unknown[] => told(s, "activated").map(({ command }) => command);
const cupOf = (s: Situation, seat: number): string =>
  (s.game.view(seat) as BoardView).notes.find((note) => note.startsWith("Your cup")) ?? "";

test("XV.1, XV.2, XV.3: all markers in one cup; whoever's is drawn has the initiative and activates that command", () => {
  const first = dawn([0]);
  expect(activated(first)).toEqual([0]);
  expect(told(first, "initiative-rolled")).toHaveLength(0);
  const last = dawn([2]);
  expect(activated(last)).toEqual([2]);
  expect(last.decision().seat).toBe(1);
});
test("XV.3: then each side has its own cup, the one with fewer markers at first adds blanks", () => {
  const s = dawn([0]);
  s.answer("end");
  expect(cupOf(s, 0)).toBe("Your cup: b.");
  expect(cupOf(s, 1)).toBe("Your cup: r, 1 blank.");
});
test("XV.3: sustaining is a draw and a check by the leader who is drawn", () => {
  const s = dawn([0, 0, 5]);
  s.answer("end", "draw");
  expect(told(s, "sustain-tried")[0]).toMatchObject({ piece: 3, needed: 5, isPassed: true });
  expect(activated(s)).toEqual([0, 1]);
});
test("XV.3: failing, the marker goes back into the cup and the other side draws", () => {
  const s = dawn([0, 0, 6, 0]);
  s.answer("end", "draw");
  expect(cupOf(s, 0)).toBe("Your cup: b.");
  expect(s.decision()).toMatchObject({ seat: 1, kind: "marker" });
  s.answer("draw");
  expect(activated(s)).toEqual([0, 2]);
});
test("XV.3: declining, the other side draws too", () => {
  const s = dawn([0, 0]);
  s.answer("end", "no", "draw");
  expect(activated(s)).toEqual([0, 2]);
});
test("XV.3: a blank on the first draw loses the activation but not the sustaining draw", () => {
  const s = drawing({ commands: ["a"], blank: 1 }, { commands: ["r"], blank: 0 }, [1, 0, 5]);
  s.answer("draw");
  expect(activated(s)).toEqual([]);
  expect(s.decision()).toMatchObject({ seat: 0, kind: "sustain" });
  s.answer("draw");
  expect(activated(s)).toEqual([0]);
});
test("XV.3: by the option blankSustainXV it loses that too", () => {
  const s = optional(army, {
    active: "allied",
    options: { optionalActivation: "true", blankSustainXV: "lost" },
    dice: [1],
    flags: {
      cups: { allied: { commands: ["a"], blank: 1 }, russian: { commands: ["r"], blank: 0 } },
      initiative: { winner: "allied", firstTaken: true },
      activation: null,
    },
  });
  s.answer("draw");
  expect(s.decision().seat).toBe(1);
});
test("XV.3: before drawing the player may yield, and the other must draw and activate", () => {
  const s = drawing({ commands: ["a", "b"], blank: 0 }, { commands: ["r"], blank: 0 }, [0]);
  s.answer("yield");
  expect(activated(s)).toEqual([2]);
  expect(told(s, "marker-taken").at(-1)).toMatchObject({ seat: 1, isDrawn: true });
});
test("XV.3: after two in a row it is the other side's turn", () => {
  const s = dawn([0, 0, 0, 0]);
  s.answer("end", "draw", "end");
  expect(activated(s)).toEqual([0, 1, 2]);
  expect(s.decision().seat).toBe(1);
});
test("XV.3: after the last marker units of no division act, then the reorganization phase comes", () => {
  const cossacks = russ("X", "0101", "S/SW");
  const s = drawing(
    { commands: ["a"], blank: 0 },
    { commands: [], blank: 0 },
    [0],
    [...army.slice(0, 2), army[4], army[5], cossacks],
  );
  s.answer("end");
  expect(told(s, "leftovers-activated")).toHaveLength(1);
  s.answer("end");
  expect(told(s, "phase-began").map(({ phase }) => phase)).toContain(2);
});
test("XV.4: a drawn leader within reach of a chief with a free rider must be supported: -1, and the rider rests", () => {
  const s = dawn([0, 0, 6], [...army, ...chief]);
  s.answer("end", "end");
  s.answer("end", "draw");
  expect(told(s, "sustain-tried")[0]).toMatchObject({ rule: "XV.4", needed: 6, isPassed: true });
  expect(s.unit("r1").at).toBe("box:2");
});
test("XV.4: without a free rider there is no support", () => {
  const s = dawn([0, 0, 6], [...army, chief[0]]);
  s.answer("end", "end");
  s.answer("end", "draw");
  expect(told(s, "sustain-tried")[0]).toMatchObject({ needed: 5, isPassed: false });
});
test("XV.5: who passes must activate: nobody is asked", () => {
  const s = dawn([0, 0, 0]);
  s.answer("end", "draw");
  expect(s.decision()).toMatchObject({ seat: 0, kind: "piece" });
  expect(s.answers()).not.toContain("no");
});
test("XV.6: alone, one plays both sides by the same rules, sustaining included", () => {
  const s = optional(army, { phase: "command", options: { solo: "true" }, dice: [0, 0, 0] });
  expect(told(s, "marker-taken")[0]).toMatchObject({ rule: "XV.3" });
  s.answer("end");
  expect(s.answers()).toEqual(expect.arrayContaining(["draw", "no"]));
  s.answer("draw");
  expect(activated(s)).toEqual([0, 1]);
});
