import { type SituationText, situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { spiQuad } from "../../src/index.ts";
import { allied, alliedTurn, fate, horse, mounted, russian, russianTurn, told, turned } from "../battlefield.ts";
import { fight } from "./fight.ts";

// 0404 has the neighbours 0403 (N), 0504 (NE), 0505 (SE), 0405 (S), 0305 (SW), 0304 (NW).

const moving = (text: Partial<SituationText>) => situation(spiQuad, { active: "allied", phase: "movement", ...text });

describe("where a move ends by itself, and where not", () => {
  test("B23.21: a Russian in 2025 who has points left for the exit only is still asked", () => {
    const hexes = Object.fromEntries(["1925", "2125"].map((hex) => [hex, ["woods"]]));
    const s = russianTurn("movement", {
      scenario: "balaclava",
      map: { cols: 32, rows: 25, hexes, sides: { "2024/2025": ["steep-slope up:2024"] } },
      units: [russian("R", "2022"), allied("A", "0101")],
      script: ["unit R", "hex 2025"],
    });
    expect(s.answers()).toEqual(expect.arrayContaining(["exit", "stop"]));
    expect(s.answers().filter((answer) => /^(hex|step)/.test(answer))).toEqual([]);
  });
  test("B23.21: a Russian in 2025 who can only leave the map is taken up to do so", () => {
    const cliffs = ["2024/2025", "1925/2025", "2025/2125"].map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]);
    const s = russianTurn("movement", {
      scenario: "balaclava",
      map: { cols: 32, rows: 25, sides: Object.fromEntries(cliffs) },
      units: [russian("R", "2025"), allied("A", "0101")],
    });
    expect(s.answers()).toContain("unit R");
    s.answer("unit R", "exit");
    expect(fate(s, "R")).toBe("exited");
  });
  test("5.16: a unit without points for any further hex has ended its move", () => {
    const s = moving({ units: [allied("A", "0101"), russian("R", "0808")], script: ["unit A", "hex 0106"] });
    expect(s.decision().kind).toBe("movement");
    expect(s.refusal("unit A").rule).toBe("5.18");
  });
});

describe("out of an enemy zone", () => {
  test("5.13: a dear step into a hex free of zones is offered beside the cheaper way around", () => {
    const s = moving({
      map: { cols: 8, rows: 8, sides: { "0403/0404": ["steep-slope up:0403"], "0404/0505": ["steep-slope up:0505"] } },
      units: [allied("A", "0404"), russian("R", "0405")],
      script: ["unit A"],
    });
    expect(s.answers()).toEqual(expect.arrayContaining(["hex 0403", "step 0403"]));
    // 0505 lies in the zone of R.
    expect(s.refusedBy("step 0505")).toBe("5.14");
  });
});

describe("who is disrupted by riding hard", () => {
  const ride = (kind: object, goal: string) => {
    const unit = allied("H", "0101", "0-2-4", kind);
    const s = moving({
      map: { cols: 4, rows: 12 },
      units: [unit, russian("R", "0412")],
      script: ["unit H", `hex ${goal}`],
    });
    if (s.decision().kind === "move") s.answer("stop");
    return fate(s, "H");
  };
  test("11.11: cavalry that spends 7 points, not 6", () => {
    expect([ride(mounted, "0107"), ride(mounted, "0108")]).toEqual(["0107", "0108 disrupted"]);
  });
  test("11.11: horse artillery spends its 7 points and stays in order", () => {
    const s = moving({
      map: { cols: 4, rows: 12 },
      units: [allied("H", "0101", "G(1)4", horse), russian("R", "0412")],
      script: ["unit H", "hex 0108"],
    });
    expect(fate(s, "H")).toBe("0108");
  });
});

describe("which way a unit goes", () => {
  test.each(["0403", "0504", "0505", "0405", "0305", "0304"])(
    "5.0: straight into %s where a way around is as dear",
    (to) => {
      // The step costs 1 and 1 for the gentle slope; around it two clear hexes cost as much.
      const sides = { [["0404", to].sort().join("/")]: [`gentle-slope up:${to}`] };
      const s = moving({
        map: { cols: 8, rows: 8, sides },
        units: [allied("A", "0404"), russian("R", "0808")],
        script: ["unit A", `hex ${to}`],
      });
      expect(told(s, "moved")).toMatchObject([{ path: ["0404", to], cost: 4 }]);
    },
  );
  test("5.0: by the way around where it is cheaper, and straight where the player says so", () => {
    const sides = { "0403/0404": ["steep-slope up:0403"] };
    const start = () =>
      moving({
        map: { cols: 8, rows: 8, sides },
        units: [allied("A", "0404"), russian("R", "0808")],
        script: ["unit A"],
      });
    const around = start();
    around.answer("hex 0403");
    expect(told<{ cost: number }>(around, "moved")[0].cost).toBe(4);
    const straight = start();
    straight.answer("step 0403");
    expect(told(straight, "moved")).toMatchObject([{ path: ["0404", "0403"], cost: 6 }]);
  });
});

describe("questions beside a move", () => {
  test("5.0: what is asked about another unit does not change where the one in hand may go", () => {
    const s = moving({
      units: [allied("A", "0101"), allied("B", "0606", "4-2-4", turned), russian("R", "0808")],
      script: ["unit A"],
    });
    const before = [...s.answers()];
    spiQuad.questions.reach(s.game.play(), "B");
    expect(s.answers()).toEqual(before);
    expect(s.refusedBy("hex 0808")).toBe("5.12");
    expect(s.answers()).toEqual(before);
  });
});

describe("melee results that move nobody", () => {
  test("9.12, 8.82: a disrupted horse gun of morale 5 whose retreat comes to nothing stays", () => {
    const gun = russian("H", "0404", "G(4)5", { ...horse, ...turned, back: "0(4)5" });
    const { s, melee } = fight([allied("A", "0403", "4-2-4"), gun], 4);
    expect(melee.result).toBe("dR");
    expect(fate(s, "H")).toBe("0404 disrupted");
  });
  test("9.12: with a morale of 4 it is lost", () => {
    const gun = russian("H", "0404", "G(4)4", { ...horse, ...turned, back: "0(4)4" });
    expect(fate(fight([allied("A", "0403", "4-2-4"), gun], 4).s, "H")).toBe("eliminated");
  });
  test("11.25, 8.82: disrupted infantry of morale 5 stays, and nobody may advance", () => {
    const foot = russian("R", "0404", "4-4-5", { ...turned, back: "(1)4-5" });
    const { s, melee } = fight([allied("A", "0403", "4-2-4"), foot], 4);
    expect(melee.result).toBe("dR");
    expect(fate(s, "R")).toBe("0404 disrupted");
    expect(s.eventsOf("advance-open")).toEqual([]);
  });
});

describe("what a phase leaves behind", () => {
  test("8.14: who attacked in one Melee Phase may attack in the next", () => {
    // 1 to 9 at morale 5: aR, which at morale 5 is no retreat; so they stay face to face.
    const s = alliedTurn("melee", {
      units: [allied("A", "0403", "4-2-5"), russian("R", "0404", "4-4-5")],
      dice: [1],
      script: ["target 0404", "add A", "attack"],
    });
    while (s.decision().kind === "retreat") s.answer(s.answers()[0]);
    if (s.decision().kind === "melee-target") s.answer("end");
    expect(s.unit("A").face.states).not.toContain("attacked");
    expect(s.unit("R").face.states).not.toContain("defended");
  });
});

describe("11.12: woods", () => {
  const ride = (hexes: object, sides: object, unit = allied("U", "0404", "0-2-4", mounted)) => {
    const s = moving({
      map: { cols: 8, rows: 8, hexes, sides },
      units: [unit, russian("R", "0808"), allied("Y", "0801")],
      script: ["unit U", "hex 0402"],
    });
    if (s.decision().kind === "move") s.answer("stop");
    const [{ path, cost }] = told<{ path: string[]; cost: number }>(s, "moved");
    s.answer("end");
    return { path, cost, fate: fate(s, "U") };
  };
  const woods = { "0403": ["woods"] };
  test("11.12: cavalry spares itself woods where a way around is as cheap", () => {
    const { path, cost, fate: end } = ride(woods, {});
    expect([path.includes("0403"), cost, end]).toEqual([false, 6, "0402"]);
  });
  test("11.12: but goes the cheapest way, and is disrupted when the phase ends", () => {
    const dear = ["0303/0402", "0402/0503", "0401/0402"].map((side) => [side, ["stream"]]);
    const { path, cost, fate: end } = ride(woods, Object.fromEntries(dear));
    expect([path, cost, end]).toEqual([["0404", "0403", "0402"], 6, "0402 disrupted"]);
  });
  test("11.12: where the only way leads through woods it goes through them", () => {
    const cliffs = ["0303/0402", "0402/0503", "0401/0402", "0302/0402", "0402/0502"];
    const closed = Object.fromEntries(cliffs.map((side) => [side, [`cliff up:${side.slice(0, 4)}`]]));
    expect(ride(woods, closed).path).toContain("0403");
  });
  test("11.12: infantry walks through woods in order", () => {
    const dear = ["0303/0402", "0402/0503", "0401/0402"].map((side) => [side, ["stream"]]);
    expect(ride(woods, Object.fromEntries(dear), allied("U", "0404")).fate).toBe("0402");
  });
});

describe("S-45: nobody fights over a cliff", () => {
  const sides = { "0403/0404": ["cliff up:0404"] };
  test("13.0: where only a cliff parts them the Melee Phase has nothing to ask", () => {
    const s = alliedTurn("melee", {
      map: { cols: 8, rows: 8, sides },
      units: [allied("A", "0403"), russian("R", "0404")],
    });
    expect(s.decision().kind).toBe("movement");
  });
  test("13.0: and beside other targets it is not offered", () => {
    const s = alliedTurn("melee", {
      map: { cols: 8, rows: 8, sides },
      units: [allied("A", "0403"), russian("R", "0404"), russian("Q", "0402")],
    });
    expect(s.answers()).toEqual(["target 0402"]);
  });
});
