import type { SituationText } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import {
  at,
  being,
  engage,
  foot,
  guns,
  horse,
  leader,
  left,
  level,
  type Piece,
  russ,
  shown,
  sp,
  told,
  volley,
} from "./engagement.ts";

const routed = (id: string, hex: string, stats: object = {}, more: Piece = {}) =>
  russ(id, hex, "", stats, { ...more, state: ["routed"] });
const broken = (id: string, hex: string, stats: object = {}, more: Piece = {}) =>
  foot(id, hex, "", stats, { ...more, state: ["routed"] });
const ground = (hexes: Record<string, readonly string[]>) => ({ map: { cols: 8, rows: 8, hexes } });

describe("XIV.47 to XIV.55: routed units", () => {
  test("XIV.47, XIV.48, XIV.49: rout leaves neither facing nor formation", () => {
    const s = engage([foot("A", "0405"), being(russ("R", "0404"), "reaction")], { dice: [0, 9, 0] });
    s.answer("unit A", "attack 0404", "no", "hex 0401", "turn 0");
    expect(shown(s, "R").states).toContain("routed");
    expect([shown(s, "R").facing, shown(s, "R").formation]).toEqual([undefined, undefined]);
  });
  test("XIV.50: they have no zone: nobody reacts", () => {
    const s = engage([foot("A", "0407"), routed("R", "0404")]);
    s.answer("unit A", "hex 0406");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
  });
  test("XIV.51: one point a hex, whatever the ground", () => {
    const s = engage(
      [broken("A", "0406"), russ("R", "0801")],
      ground({ "0405": ["marsh"], "0404": ["forest"], "0403": ["vineyard"] }),
    );
    s.answer("unit A");
    expect(left(s)).toBe(6);
    s.answer("hex 0405", "hex 0404", "hex 0403");
    expect(left(s)).toBe(3);
  });
  test("XIV.51: but not over what is impassable for its kind", () => {
    const s = engage([broken("A", "0406"), russ("R", "0801")], ground({ "0405": ["sea"] }));
    s.answer("unit A");
    expect(s.refusedBy("hex 0405")).toBe("XIV.51");
  });
  test("XIV.52: they neither fire nor attack", () => {
    const s = engage([broken("A", "0405"), being(russ("R", "0404"), "reaction")]);
    s.answer("unit A");
    expect(s.answers().filter((answer) => /^(fire|attack)/.test(answer))).toEqual([]);
    expect(s.refusedBy("attack 0404")).toBe("XIV.52");
    expect(s.refusedBy("fire 0404")).toBe("XIV.52");
  });
  test("XIV.53: under fire they count as an assault column", () => {
    const s = engage([foot("A", "0406", "N/NE", { sp: 4 }), routed("R", "0404")]);
    expect(volley(s, ["A"], "R")).toBe("die -1 in row 8");
  });
  test.each([
    ["XIV.54: half of 6", 6, "3"],
    ["XIV.54: half of 7, rounded up", 7, "4"],
    ["XIV.54: half of 9, rounded up", 9, "5"],
  ] as const)("%s", (_title, morale, half) => {
    expect(shown(engage([foot("A", "0108"), routed("R", "0404", { morale })]), "R").morale).toBe(half);
  });
  test("XIV.55: shot at, each loses three more, even by a miss", () => {
    const s = engage([foot("A", "0406", "N/NE", { sp: 4 }), routed("R", "0404"), routed("Q", "0404")], { dice: [9] });
    s.answer("unit A", "fire 0404");
    expect(told(s, "fired")[0]).toMatchObject({ mp: 0, sp: 0 });
    expect([sp(s, "R"), sp(s, "Q")]).toEqual([5, 5]);
  });
  test("XIV.55: besides what the chart takes of the top one", () => {
    const s = engage([foot("A", "0406", "N/NE", { sp: 4 }), routed("R", "0404"), routed("Q", "0404")], { dice: [2] });
    s.answer("unit A", "fire 0404");
    // 2 - 1 in row 8: 1/1
    expect([sp(s, "R"), sp(s, "Q")]).toEqual([4, 5]);
  });
});

describe("XIV.56, XIV.57: routed units approached", () => {
  test.each([
    ["XIV.56: passing costs three points and three hexes more", 3, 5],
    ["XIV.56: failing destroys", 4, 0],
  ] as const)("%s", (_title, die, rest) => {
    const s = engage([foot("A", "0406"), routed("R", "0404")], { dice: [die] });
    s.answer("unit A", "hex 0405");
    if (s.decision().kind === "flight") s.answer("hex 0401");
    expect(at(s, "R")).toBe(rest === 0 ? "destroyed" : "0401");
    if (rest > 0) expect([sp(s, "R"), level(s, "R")]).toEqual([rest, "routed"]);
    // the mover goes on
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
  });
  test("XIV.56: each unit of the hex checks", () => {
    const s = engage([foot("A", "0406"), routed("R", "0404"), routed("Q", "0404")], { dice: [9, 9] });
    s.answer("unit A", "hex 0405");
    expect([at(s, "R"), at(s, "Q")]).toEqual(["destroyed", "destroyed"]);
    expect(told(s, "checked")).toHaveLength(2);
  });
  test("XIV.56: whenever an enemy approaches again", () => {
    const s = engage(
      [foot("A", "0406", "N/NE", {}, { formation: "assault-column" }), routed("R", "0404", { sp: 20 })],
      { dice: [0, 0] },
    );
    s.answer("unit A", "hex 0405", "hex 0401", "hex 0404", "hex 0403", "hex 0402");
    expect(told(s, "checked")).toHaveLength(2);
  });
  test("XIV.56: also by the disorganized, not by the routed", () => {
    const shaky = engage([being(foot("A", "0406"), "disorganized"), routed("R", "0404")], { dice: [9] });
    shaky.answer("unit A", "hex 0405");
    expect(at(shaky, "R")).toBe("destroyed");
    const gone = engage([broken("A", "0406"), routed("R", "0404")]);
    gone.answer("unit A", "hex 0405");
    expect(at(gone, "R")).toBe("0404");
  });
  test("XIV.56: also where an enemy begins his activation next to them", () => {
    const s = engage([foot("A", "0405"), routed("R", "0404")], { dice: [9] });
    expect(at(s, "R")).toBe("destroyed");
  });
  test("XIV.57: cavalry may close on them without charging", () => {
    const s = engage([horse("A", "0406"), routed("R", "0404")], { dice: [9] });
    s.answer("unit A");
    expect(s.answers()).toContain("hex 0405");
    s.answer("hex 0405");
    expect(at(s, "R")).toBe("destroyed");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "act" });
  });
  test("XIV.57: even next to others who are not routed", () => {
    const s = engage([horse("A", "0406"), routed("R", "0404"), being(russ("Q", "0504", "N/NE"), "reaction")], {
      dice: [9],
    });
    s.answer("unit A", "hex 0506");
    // 0505 touches both
    expect(s.answers()).toContain("hex 0505");
    s.answer("hex 0505");
    expect(at(s, "R")).toBe("destroyed");
  });
});

describe("XIV.58 to XIV.62: rally", () => {
  const far: Piece = russ("E", "0801", "S/SW");
  const gathered = (hex: string, stats: object = {}, more: Piece = {}) =>
    being(broken("A", hex, stats, more), "reorganization");
  const evening = (units: readonly Piece[], text: SituationText = {}) =>
    engage([...units, guns("Y", "0708", "S/SW", { fixed: true, fire: "0" }, { division: "d" })], {
      phase: "reorganization",
      turn: 9,
      flags: { turns: 9 },
      ...text,
    });
  test("XIV.58: in the command phase routed units five hexes from unrouted enemies may be marked", () => {
    const near = engage([broken("A", "0304"), russ("E", "0701", "S/SW")], { phase: "command" });
    expect(near.game.answers(0)).toContain("mark 0304");
  });
  test("XIV.58: not nearer", () => {
    const s = engage([broken("A", "0303"), broken("B", "0108"), russ("E", "0701", "S/SW")], { phase: "command" });
    const sheet = s.game.answers(0);
    expect(sheet).toContain("mark 0108");
    expect(sheet).not.toContain("mark 0303");
  });
  test.each([
    ["XIV.60: marked and undisturbed, it checks at half its morale and is disorganized", 4, "disorganized"],
    ["XIV.60: failing it stays routed", 5, "routed"],
  ] as const)("%s", (_title, die, expected) => {
    const s = evening([gathered("0108"), far], { dice: [die] });
    expect(told(s, "checked")[0]).toMatchObject({ morale: 4 });
    expect(level(s, "A")).toBe(expected);
  });
  test("XIV.58: without the marker there is no check", () => {
    expect(told(evening([broken("A", "0108"), far]), "checked")).toHaveLength(0);
  });
  test("XIV.59, XIV.58: being shot at takes the marker away", () => {
    const s = engage([guns("A", "0407"), being(routed("R", "0402", { sp: 20 }), "reorganization")], { dice: [9] });
    expect(shown(s, "R").pips).toContain("rallying");
    s.answer("unit A", "fire 0402");
    expect(shown(s, "R").pips).not.toContain("rallying");
  });
  test("XIV.59, XIV.58: so does moving", () => {
    const s = engage([gathered("0406"), far]);
    s.answer("unit A", "hex 0407");
    expect(shown(s, "A").pips).not.toContain("rallying");
  });
  test("XIV.59, XIV.58: and an unrouted enemy within five hexes at any step", () => {
    const s = engage([horse("A", "0408"), being(routed("R", "0402"), "reorganization")]);
    expect(shown(s, "R").pips).toContain("rallying");
    s.answer("unit A", "hex 0407");
    expect(shown(s, "R").pips).toContain("rallying");
    s.answer("hex 0406");
    expect(shown(s, "R").pips).not.toContain("rallying");
  });
  test("XIV.61: a routed stack checks once, on its best morale", () => {
    const s = evening(
      [gathered("0108", { morale: 5 }), being(broken("B", "0108", { morale: 9 }), "reorganization"), far],
      { dice: [5] },
    );
    expect(told(s, "checked")).toHaveLength(1);
    expect(told(s, "checked")[0]).toMatchObject({ morale: 5 });
    expect([level(s, "A"), level(s, "B")]).toEqual(["disorganized", "disorganized"]);
  });
  const chief = (hex: string) => leader("L", "allied", hex, { rank: "division", modifier: 2 }, { division: "d" });
  const helped: readonly [string, string, string, number][] = [
    ["XIV.62: a commander in the hex helps under Defense", "0107", "defense", 6],
    ["XIV.62: or next to it", "0108", "defense", 6],
    ["XIV.62: not two hexes off", "0307", "defense", 4],
    ["XIV.62: nor under Attack", "0107", "attack", 4],
  ];
  test.each(helped)("%s", (_title, hex, order, morale) => {
    const flags = { turns: 9, orders: { d: order === "attack" ? { order, goal: "0101", distance: 1 } : { order } } };
    const s = evening([gathered("0107", {}, { division: "d" }), chief(hex), far], { dice: [9], flags });
    expect(told(s, "checked")[0]).toMatchObject({ morale });
  });
});
