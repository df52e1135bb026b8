import { describe, expect, test } from "vitest";
import { british, combat, pavlov, piquet, soimonov, statesOf, twoSteps } from "../field.ts";

const target = "0404";
const spare = [soimonov("R2", "0101"), british("A2", "0808")];
const wins = { dice: [1] };

describe("9.19: advance after combat", () => {
  test("9.19: one of the attackers may advance, or none", () => {
    const units = [soimonov("X", "0403", 6), soimonov("Y", "0304", 6), british("T", target, 1), ...spare];
    const s = combat({ units, ...wins });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve");
    expect(s.answers()).toEqual(["advance X", "advance Y", "stay"]);
    s.answer("advance Y");
    expect([s.unit("X").at, s.unit("Y").at]).toEqual(["0403", target]);
    expect([statesOf(s, "X"), statesOf(s, "Y")]).toEqual([["disrupted"], ["disrupted"]]);
  });

  test("9.19: whoever did not attack does not advance", () => {
    const units = [soimonov("X", "0403", 12), soimonov("Y", "0304", 6), british("T", target, 1), ...spare];
    const s = combat({ units, ...wins });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.answers()).toEqual(["advance X", "stay"]);
    expect(s.refusedBy("advance Y")).toBe("9.19");
  });

  test("9.19: staying ends the action", () => {
    const units = [soimonov("X", "0403", 12), british("T", target, 1), british("U", "0405"), ...spare];
    const s = combat({ units, ...wins });
    s.answer(`attack ${target}`, "add X", "resolve", "stay");
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test("9.19: no advance while a defender is left, and never one by the defender", () => {
    const units = [soimonov("X", "0403", 4), twoSteps("T", target, 4, 2), ...spare];
    const s = combat({ units, ...wins });
    s.answer(`attack ${target}`, "add X", "resolve");
    expect(s.unit("X").at).toBe("eliminated");
    expect(s.unit("T").at).toBe(target);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test.each(["steep-slope up:0404", "steep-slope up:0403", "redoubt in:0404"])(
    "9.19: an ordinary advance crosses %s",
    (tag) => {
      const map = { cols: 8, rows: 8, sides: { "0403/0404": [tag] } };
      const s = combat({ map, units: [soimonov("X", "0403", 12), british("T", target, 1), ...spare], ...wins });
      s.answer(`attack ${target}`, "add X", "resolve", "advance X");
      expect(s.unit("X").at).toBe(target);
    },
  );

  test("9.19: it costs no points: into anything, with nothing to pay", () => {
    const map = { cols: 8, rows: 8, hexes: { [target]: ["forest", "marsh", "river"] } };
    const s = combat({ map, units: [soimonov("X", "0403", 12), british("T", target, 1), ...spare], ...wins });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X");
    expect(s.unit("X").at).toBe(target);
  });
});

describe("9.19: momentum", () => {
  const chain = [soimonov("X", "0403", 12), british("T", target, 1), british("U", "0405", 1), ...spare];

  test("9.19: the unit that advanced may attack again at once", () => {
    const s = combat({ units: chain, dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X");
    expect(s.decision()).toMatchObject({ seat: 0, kind: "momentum" });
    s.answer("attack 0405");
    expect(s.unit("U").at).toBe("eliminated");
    expect(s.eventsOf("attack-declared")).toMatchObject([{ momentum: false }, { momentum: true }]);
  });

  test("9.19: or halt, which disrupts it and passes the action", () => {
    const s = combat({ units: chain, dice: [1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "halt");
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test("9.19: a unit that stayed where it was makes none", () => {
    const units = [soimonov("X", "0403", 12), british("T", target, 1), british("U", "0402", 1), ...spare];
    const s = combat({ units, dice: [1] });
    s.answer(`attack ${target}`, "add X", "resolve", "stay");
    expect(s.decision().seat).toBe(1);
  });

  test("9.19: alone: neither the other attackers nor fresh neighbours join", () => {
    const units = [...chain, soimonov("Y", "0304", 6), soimonov("F", "0406", 6)];
    const s = combat({ units, dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "add Y", "resolve", "advance X", "attack 0405");
    expect(s.eventsOf("attack-declared")[1]).toMatchObject({ attackers: ["X"], attack: 12 });
    expect(statesOf(s, "F")).toEqual([]);
  });

  test("9.19: after a second advance there is no third attack", () => {
    const s = combat({ units: [...chain, british("V", "0406", 1)], dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405", "advance X");
    expect(s.unit("X").at).toBe("0405");
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
    expect(s.decision()).toMatchObject({ seat: 1, kind: "action" });
  });

  test("9.19: it need not advance a second time", () => {
    const s = combat({ units: chain, dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405", "stay");
    expect(s.unit("X").at).toBe(target);
    expect(statesOf(s, "X")).toEqual(["disrupted"]);
  });

  test("9.19, 9.16: it can fail like any attack; the defender is disrupted", () => {
    const units = [soimonov("X", "0403", 12), british("T", target, 1), british("U", "0405", 14), ...spare];
    const s = combat({ units, dice: [1, 4] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405");
    expect(s.unit("X").at).toBe("eliminated");
    expect(statesOf(s, "U")).toEqual(["disrupted"]);
  });

  test.each([
    ["a steep slope up", "steep-slope up:0405", false],
    ["a steep slope down", "steep-slope up:0404", false],
    ["a wall from outside", "redoubt in:0405", false],
    ["a wall from inside", "redoubt in:0404", true],
    ["an upslope", "slope up:0405", true],
    ["an all-sea hexside", "sea", false],
  ])("9.10, 9.11, 9.12: momentum across %s: %s %s", (_, tag, may) => {
    const map = { cols: 8, rows: 8, sides: { "0404/0405": [tag] } };
    const s = combat({ map, units: chain, dice: [1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X");
    const answers = s.decision().kind === "momentum" ? s.answers() : [];
    expect(answers.includes("attack 0405")).toBe(may);
  });

  test("9.9, 9.19: the ground is read from the new hex", () => {
    const map = { cols: 8, rows: 8, sides: { "0404/0405": ["slope up:0405"] } };
    const s = combat({ map, units: chain, dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405");
    expect(s.eventsOf("combat-result")).toMatchObject([{ defenderLoss: 3 }, { defenderLoss: 2 }]);
  });

  test("5.7, 9.19: Allied momentum has the artillery shift on turn 3", () => {
    const units = [british("X", "0403", 6), soimonov("T", target, 1), soimonov("U", "0405", 5), ...spare];
    const s = combat({ units, turn: 3, active: "allied", dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405");
    expect(s.eventsOf("combat-rolled")).toMatchObject([{ column: 6 }, { column: 2 }]);
  });

  test("9.1, 9.19: a Piquet and a unit in the attacked hex both defend", () => {
    const s = combat({ units: [...chain, piquet("P", "0405")], dice: [1, 1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X", "attack 0405");
    expect(s.eventsOf("attack-declared")[1]).toMatchObject({ defence: 2 });
  });

  test("9.2: a disrupted hex may be attacked by momentum, and another division may attack after it", () => {
    const off = british("U", "0405", 1, { state: ["disrupted"] });
    const units = [soimonov("X", "0403", 12), pavlov("P", "0505", 2), british("T", target, 1), off, ...spare];
    const s = combat({ units, dice: [1] });
    s.answer(`attack ${target}`, "add X", "resolve", "advance X");
    expect(s.answers()).toContain("attack 0405");
    s.answer("halt", "disrupt A2");
    expect(s.answers()).toContain("attack 0405");
  });
});
