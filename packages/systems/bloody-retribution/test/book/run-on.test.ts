import { describe, expect, test } from "vitest";
import { british, combat, movement, piquet, soimonov, statesOf, twoSteps, waiting } from "../field.ts";

const spent = { state: ["disrupted"] };
/** Two hills and an entry hex, far from each other. */
const map = { cols: 8, rows: 20, hexes: { "0101": ["shell-hill"], "0102": ["shell-hill"], "0420": ["entry"] } };

describe("5.8: when one side is spent", () => {
  test("5.8: the side with units left acts on without a pause", () => {
    const units = [soimonov("R", "0101"), british("A", "0808"), british("B", "0608"), british("C", "0408")];
    const s = movement({ units });
    s.answer("disrupt R", "move A", "go 0807");
    expect(s.decision().seat).toBe(1);
    s.answer("move B", "go 0607");
    expect(s.decision().seat).toBe(1);
    expect(s.answers()).toContain("move C");
  });

  test("5.8: it need not use them all: it ends the phase when it likes, and owes no time", () => {
    const units = [soimonov("R", "0101"), british("A", "0808"), british("B", "0608")];
    const s = movement({ units });
    s.answer("disrupt R", "end");
    expect(s.view().phase).toBe("combat");
  });

  test("5.8: the phase ends by itself when both are spent", () => {
    const s = movement({ units: [soimonov("R", "0101"), british("A", "0808")] });
    s.answer("disrupt R", "move A", "go 0807");
    expect(s.view().phase).toBe("combat");
    expect(statesOf(s, "A")).toEqual([]);
  });

  test("5.8: the Russian acts on with his units and his markers once the Allies are spent", () => {
    const units = [soimonov("R", "0105"), soimonov("S", "0305"), twoSteps("A", "0208"), piquet("P", "0808")];
    const s = movement({ map, units, flags: { markers: 2 }, dice: [1, 1] });
    s.answer("disrupt R", "disrupt A", "bombard A", "bombard A");
    expect(s.decision().seat).toBe(0);
    s.answer("move S", "go 0304");
    expect(s.view().phase).toBe("combat");
  });

  test("5.8: unused markers alone keep the Russian in, turn about", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), british("B", "0808"), british("C", "0608")];
    const s = movement({ map, units, flags: { markers: 2 }, dice: [1] });
    s.answer("disrupt R", "disrupt A");
    expect(s.decision().seat).toBe(0);
    s.answer("bombard A");
    expect(s.decision().seat).toBe(1);
    s.answer("disrupt B");
    expect(s.decision().seat).toBe(0);
    s.answer("set-aside");
    expect(s.decision().seat).toBe(1);
    expect(s.answers()).toContain("end");
  });

  test("5.10-II, 5.6: with markers only he may keep them for the other phase", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), british("B", "0808")];
    const s = movement({ map, units, flags: { markers: 3 } });
    s.answer("disrupt R", "disrupt A", "finish");
    expect(s.decision().seat).toBe(1);
    s.answer("end");
    expect(s.view().phase).toBe("combat");
    expect(s.view().notes.join()).toContain("3 of 6");
  });

  test("5.10-II: with a fresh unit left he cannot stop", () => {
    const units = [soimonov("R", "0105"), british("A", "0208"), british("B", "0808")];
    expect(movement({ map, units, flags: { markers: 3 } }).answers()).not.toContain("finish");
  });

  test("5.8: Piquets keep nobody in", () => {
    const units = [soimonov("R", "0101"), soimonov("S", "0301"), piquet("P", "0808"), british("A", "0608", 4, spent)];
    const s = movement({ units });
    s.answer("move R", "go 0102");
    expect(s.decision().seat).toBe(0);
  });

  test("5.8, 5.5: a reinforcement that is due keeps the Allied player in during movement", () => {
    const units = [soimonov("R", "0105"), soimonov("S", "0305"), british("A", "0808", 4, spent), waiting("W", 2)];
    const s = movement({ map, units });
    s.answer("disrupt R");
    expect(s.decision().seat).toBe(1);
    expect(s.answers()).toEqual(expect.arrayContaining(["enter W", "finish"]));
    expect(s.answers()).not.toContain("disrupt W");
  });

  test("5.5: held back, it leaves the Russian to act alone, and may come later", () => {
    const units = [soimonov("R", "0105"), soimonov("S", "0305"), british("A", "0808", 4, spent), waiting("W", 2)];
    const s = movement({ map, units });
    s.answer("disrupt R", "finish");
    expect(s.decision().seat).toBe(0);
    expect(s.answers()).toContain("end");
  });

  test.each([
    ["one that is not due", movement, waiting("W", 3)],
    ["any in a combat phase", combat, waiting("W", 1)],
  ])("5.8, 5.5: %s keeps nobody in", (_, phase, late) => {
    const units = [soimonov("R", "0105"), soimonov("S", "0305"), british("A", "0808", 4, spent), late];
    const s = phase({ map, units });
    expect(s.decision().seat).toBe(0);
    expect(s.answers()).toContain("end");
    expect(s.answers()).not.toContain("offer");
  });

  test("5.8: an attack that disrupts the last fresh defender leaves the attacker to act alone", () => {
    const units = [soimonov("R", "0403", 4), soimonov("S", "0101"), twoSteps("A", "0404", 4, 4)];
    const s = combat({ units, dice: [3] });
    s.answer("attack 0404", "add R", "resolve");
    expect(s.decision().seat).toBe(0);
    expect(s.answers()).toContain("end");
  });

  test("5.8, 5.10-I: without a Russian unit or marker at the start of a phase the Allies act alone", () => {
    const s = movement({ units: [british("A", "0808"), british("B", "0608")] });
    expect(s.decision().seat).toBe(1);
    s.answer("move A", "go 0807");
    expect(s.decision().seat).toBe(1);
  });
});

describe("5.8: ending a phase by agreement", () => {
  const units = [soimonov("R", "0101"), soimonov("S", "0301"), british("A", "0808"), british("B", "0608")];

  test("5.8: accepted, the phase ends at once and nobody is disrupted", () => {
    const s = movement({ units });
    s.answer("offer");
    expect(s.decision()).toMatchObject({ seat: 1, kind: "reply" });
    s.answer("accept");
    expect(s.view().phase).toBe("combat");
  });

  test("5.8: refused, the one who offered must act, and may not ask again before he has", () => {
    const s = movement({ units });
    s.answer("offer", "refuse");
    expect(s.decision().seat).toBe(0);
    expect(s.answers()).not.toContain("offer");
    s.answer("disrupt R", "disrupt A");
    expect(s.answers()).toContain("offer");
  });

  test("5.8: the Allied player may offer too, and the Russian keeps his markers", () => {
    const s = movement({ units, flags: { markers: 4 } });
    s.answer("disrupt R", "offer", "accept");
    expect(s.view().phase).toBe("combat");
    expect(s.view().notes.join()).toContain("4 of 6");
  });
});
