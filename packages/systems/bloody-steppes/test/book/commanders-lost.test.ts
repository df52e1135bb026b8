import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { at, being, engage, foot, guns, leader, left, type Piece, russ, told } from "./engagement.ts";

// The Allied command d under Attack, the Russian command r; A in 0405 or 0406 against R in 0404.
const ours = (one: Piece): Piece => ({ ...one, division: "d" });
const theirs = (one: Piece): Piece => ({ ...one, division: "r" });
const quiet = (id: string, hex: string, facing = "S/SW", stats: object = {}, more: object = {}) =>
  theirs(being(russ(id, hex, facing, stats, more), "reaction"));
const chief = (hex: string, stats: object = {}, more: Piece = {}) =>
  leader("L", "allied", hex, { rank: "division", ...stats }, { division: "d", state: ["duty-done"], ...more });
const enemyChief = (hex: string, stats: object = {}) =>
  leader("M", "russian", hex, { rank: "division", ...stats }, { division: "r" });
const attack = {
  flags: { orders: { d: { order: "attack", goal: "0401", distance: 2 } }, activation: { command: "d" } },
};
const field = (units: readonly Piece[], text: SituationText = {}) =>
  engage([...units, ours(guns("Y", "0708", "S/SW", { fixed: true, fire: "0" }))], { ...attack, ...text });

describe("XIII.10, XIII.11: commanders lost and back", () => {
  const command = (units: readonly Piece[], text: SituationText = {}) =>
    engage([...units, quiet("R", "0801"), enemyChief("0801")], { phase: "command", turn: 2, ...text });
  const chiefs = (place: string) => leader("C", "allied", place, { rank: "commander-in-chief" });
  test("XIII.10: without the commander-in-chief nobody gives orders", () => {
    const s = command([ours(foot("A", "0406")), chief("0406"), chiefs("0408")]);
    expect(s.game.answers(0)).toContain("unit L");
    const without = command([ours(foot("A", "0406")), chief("0406"), chiefs("box:3")], { dice: [5, 4] });
    expect(without.decision().kind).not.toBe("order-sheet");
  });
  test("XIII.10: without the corps commander his divisions answer to the commander-in-chief", () => {
    const corps = (place: string) => leader("K", "allied", place, { rank: "corps" }, { corps: "k" });
    const units = [ours(foot("A", "0607")), { ...chief("0607"), corps: "k" }, chiefs("0507")];
    const lost = command([...units, corps("box:3")]);
    expect(lost.game.answers(0)).toContain("unit L");
    // while he is there, but far from both, nothing can be passed on (III.46)
    const far = command([...units, corps("0101")]);
    expect(far.game.answers(0)).not.toContain("unit L");
  });
  test("XIII.10: units of a lost brigadier look to the division commander", () => {
    const b = leader("B", "allied", "box:3", { rank: "brigade" }, { division: "d", brigade: "b" });
    const unit = (hex: string) => ({ ...ours(foot("A", hex)), brigade: "b" });
    const far = field([unit("0404"), b, chief("0408"), quiet("R", "0801"), enemyChief("0801")]);
    expect(far.unit("A").face.pips).toContain("no-command");
    const near = field([unit("0405"), b, chief("0408"), quiet("R", "0801"), enemyChief("0801")]);
    expect(near.unit("A").face.pips).not.toContain("no-command");
  });
  test("XIII.10: without the division commander brigadiers are out of command and do not move", () => {
    const b = leader("B", "allied", "0406", { rank: "brigade" }, { division: "d", brigade: "b" });
    const s = field([
      { ...ours(foot("A", "0406")), brigade: "b" },
      ours(foot("D", "0306")),
      b,
      chief("box:3"),
      quiet("R", "0801"),
      enemyChief("0801"),
    ]);
    expect(s.unit("B").face.pips).toContain("no-command");
    expect(s.answers()).not.toContain("unit B");
    expect(s.refusedBy("unit B")).toBe("XIII.10");
    // a unit of no brigade is led by any brigadier, and so is his own brigade
    expect(s.unit("D").face.pips).not.toContain("no-command");
    expect(s.unit("A").face.pips).not.toContain("no-command");
  });
  const orphans = (units: readonly Piece[], text: SituationText = {}) =>
    field([...units, chief("box:3", { rank: "independent" }), enemyChief("0801")], text);
  test("XIII.10: units of a lost independent brigadier do not move or attack, but fire", () => {
    const s = orphans([ours(foot("A", "0405")), quiet("R", "0404")], { dice: [9] });
    s.answer("unit A");
    expect(s.answers().filter((answer) => answer.startsWith("hex "))).toEqual([]);
    expect(s.refusedBy("hex 0505")).toBe("XIII.10");
    expect(s.refusedBy("attack 0404")).toBe("XIII.10");
    s.answer("fire 0404");
    expect(told(s, "fired")).toHaveLength(1);
  });
  test("XIII.10: nor do they counterattack, but they defend", () => {
    const lost = leader("M", "russian", "box:3", { rank: "independent" }, { division: "r" });
    const s = field([ours(foot("A", "0406")), chief("0408"), theirs(russ("R", "0404")), lost]);
    s.answer("unit A", "hex 0405", "end");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
    expect(left(s)).toBe(3);
  });
  const evening = (units: readonly Piece[], text: SituationText = {}) =>
    engage([...units, quiet("R", "0801"), enemyChief("0801")], { phase: "reorganization", turn: 2, ...text });
  test("XIII.11: a lost division commander comes back on any hex with a unit of his", () => {
    const s = evening([ours(foot("A", "0406")), ours(foot("B", "0606")), foot("X", "0206"), chief("box:3")], {
      dice: [5, 4],
    });
    expect(s.decision()).toMatchObject({ seat: 0, kind: "return" });
    expect([...s.answers()].sort()).toEqual(["hex 0406", "hex 0606"]);
    expect(s.refusedBy("hex 0206")).toBe("XIII.11");
    s.answer("hex 0606");
    expect(at(s, "L")).toBe("0606");
  });
  test("XIII.11, II.4: in a position of the command phase he whose box it is comes back first; an independent brigadier on his own units", () => {
    const lost = leader("L", "allied", "box:3", { rank: "independent" }, { division: "d" });
    const units = [ours(foot("A", "0406")), ours(foot("B", "0606")), foot("X", "0206"), lost];
    const s = engage([...units, quiet("R", "0801"), enemyChief("0801")], { phase: "command", turn: 3 });
    expect(s.decision()).toMatchObject({ seat: 0, kind: "return" });
    expect([...s.answers()].sort()).toEqual(["hex 0406", "hex 0606"]);
    expect(s.refusedBy("hex 0206")).toBe("XIII.11");
  });
  test("XIII.11: a brigadier only with units of his brigade", () => {
    const b = leader("B", "allied", "box:3", { rank: "brigade" }, { division: "d", brigade: "b" });
    const s = evening([{ ...ours(foot("A", "0406")), brigade: "b" }, ours(foot("D", "0606")), b, chief("0606")], {
      dice: [5, 4],
    });
    expect(at(s, "B")).toBe("0406");
  });
  test("XIII.11: a commander-in-chief on any hex", () => {
    const s = evening([ours(foot("A", "0406")), chief("0406"), chiefs("box:3")]);
    expect(s.decision()).toMatchObject({ seat: 0, kind: "return" });
    s.answer("hex 0101");
    expect(at(s, "C")).toBe("0101");
  });
  test("XIII.8: not before his turn", () => {
    const s = evening([ours(foot("A", "0406")), chief("box:4")], { dice: [5, 4] });
    expect(at(s, "L")).toBe("box:4");
  });
});
