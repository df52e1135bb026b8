import type { Situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodyRetribution } from "../../src/index.ts";
import { british, combat, piquet, soimonov } from "../field.ts";

/** What the seat that is asked is told of a unit. */
function told(s: Situation, name: string) {
  const play = s.game.play();
  const unit = bloodyRetribution.naming(play.world).unit.index(name);
  return bloodyRetribution.wording.thing(play, s.decision().seat, { kind: "unit", unit });
}

const far = [soimonov("S", "0801"), british("B", "0808")];
const sea = (...sides: string[]) => ({
  cols: 8,
  rows: 8,
  sides: Object.fromEntries(sides.map((side) => [side, ["sea"]])),
});

describe("who can attack", () => {
  test("9.2, 9.12: no attack is offered where the ready unit has sea before it and the other one is disrupted", () => {
    const units = [soimonov("R", "0403"), soimonov("D", "0304", 4, { state: ["disrupted"] }), british("A", "0404")];
    const s = combat({ map: sea("0403/0404"), units: [...units, ...far] });
    expect(s.refusedBy("attack 0404")).toBe("9.2");
    expect(s.answers()).not.toContain("attack 0404");
  });

  test("9.12: a unit that has sea between itself and its only enemy is told so", () => {
    const s = combat({ map: sea("0403/0404"), units: [soimonov("R", "0403"), british("A", "0404"), ...far] });
    expect(told(s, "R").rule).toBe("9.12");
  });

  test("9.20: a Piquet attacks nobody, whether or not an enemy is next to it", () => {
    const s = combat({ units: [piquet("P", "0404"), ...far], active: "allied" });
    expect(told(s, "P").rule).toBe("9.20");
  });

  test("9.1, 5.8: a unit with an enemy before it could still attack when the phase is ended", () => {
    const units = [soimonov("R", "0102"), british("A", "0101")];
    const s = combat({ map: { cols: 1, rows: 6 }, units });
    const commits = s.game.shown(s.decision().seat).commits;
    expect(commits.find(({ answer }) => answer === "offer")?.undone).toEqual(["1 unit could still attack"]);
  });

  test("2.11, 5.8: the dead are not among those who could still act", () => {
    const units = [soimonov("R", "0102"), soimonov("D", "0103", 4, { state: ["eliminated"] }), british("A", "0101")];
    for (const phase of ["combat", "movement"]) {
      const s = combat({ map: { cols: 1, rows: 6 }, units, phase });
      const commits = s.game.shown(s.decision().seat).commits;
      const verb = phase === "combat" ? "attack" : "move";
      expect(commits.find(({ answer }) => answer === "offer")?.undone).toEqual([`1 unit could still ${verb}`]);
    }
  });
});

describe("factors", () => {
  const unknown = (id: string, at: string) => soimonov(id, at, 4, { stats: {} });
  const nobody = (id: string, at: string) => british(id, at, 4, { stats: {} });

  test("2.10: a unit whose factor is not known attacks neither alone nor with others", () => {
    const alone = combat({ units: [unknown("U", "0403"), british("A", "0404"), ...far] });
    expect(alone.refusedBy("attack 0404")).toBe("2.10");
    expect(alone.answers()).not.toContain("attack 0404");
    const two = combat({ units: [unknown("U", "0403"), soimonov("R", "0304"), british("A", "0404"), ...far] });
    two.answer("attack 0404");
    expect(two.refusedBy("add U")).toBe("2.10");
    expect(two.answers()).not.toContain("add U");
  });

  test("2.10: nought is a factor like any other, for attacker and defender", () => {
    const units = [soimonov("R", "0403", 0), british("A", "0404", 0), unknown("U", "0101"), ...far];
    const s = combat({ units });
    expect(s.answers()).toContain("attack 0404");
    s.answer("attack 0404");
    expect(s.answers()).toContain("add R");
  });

  test("2.10, 9.19: no momentum attack on a unit whose factor is not known", () => {
    const units = [soimonov("R", "0102", 14), british("A", "0103"), nobody("N", "0104"), soimonov("S", "0101")];
    const s = combat({ map: { cols: 1, rows: 6 }, units, dice: [1] });
    s.answer("attack 0103", "add R", "resolve", "advance R");
    expect(s.eventsOf("momentum-open")).toEqual([]);
  });

  test("2.10, 9.19: a momentum attack on one whose factor is known, be it nought on both sides", () => {
    const units = [soimonov("R", "0102", 0), british("A", "0103", 0), british("N", "0104", 0), nobody("X", "0106")];
    const help = soimonov("H", "0203", 14);
    const sides = { "0103/0202": ["sea"] };
    const s = combat({
      map: { cols: 2, rows: 6, sides },
      units: [...units, soimonov("S", "0202", 14), help],
      dice: [1],
    });
    expect(s.answers()).toContain("attack 0103");
    s.answer("attack 0103", "add R", "add H", "resolve", "advance R");
    expect(s.answers()).toContain("attack 0104");
    expect(s.game.why(s.decision().seat, "attack 0104")).toBeNull();
  });
});
