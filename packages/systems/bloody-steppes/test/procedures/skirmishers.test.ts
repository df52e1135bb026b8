import { situation } from "@redoubt/testkit/situation";
import { describe, expect, test } from "vitest";
import { bloodySteppes } from "../../src/index.ts";

const counter = (id: string, at: string, extra: object = {}) => ({
  id,
  side: "allied",
  nation: "french",
  at,
  parent: "Battalion",
  ...(at === "attached" ? {} : { formation: "skirmish" }),
  stats: { sp: 2, morale: 8, light: true, fire: "0/+1" },
  ...extra,
});
const battalion = (at: string) => ({
  id: "Battalion",
  side: "allied",
  nation: "french",
  at,
  ...(at === "dispersed" ? {} : { formation: "line", facing: "N/NE" }),
  stats: { morale: 8, light: true, fire: "0/+1" },
});
const field = (...units: readonly object[]) =>
  situation(bloodySteppes, { units: [...units], phase: "activation", active: "allied" });

describe("skirmishers and their battalion", () => {
  test("IV.13, K-152: two counters alone form the closed battalion, which pays for the formation and loses what the one spent who spent most", () => {
    const s = field(battalion("dispersed"), counter("1.I", "0404"), counter("2.I", "0406"));
    s.answer("unit 2.I", "hex 0405");
    const before = Number(/(\d+) Movement/.exec(s.decision().prompt)?.[1]);
    s.answer("end", "unit 1.I", "hex 0405", "form 0");
    expect(s.unit("Battalion").at).toBe("0405");
    expect(s.eventsOf("absorbed")).toHaveLength(2);
    expect(s.decision().prompt).toContain("Battalion");
    const after = Number(/(\d+) Movement/.exec(s.decision().prompt)?.[1]);
    expect(after).toBeLessThan(before);
  });

  test("IV.13, VII.8: guns that go along with a counter go on with the battalion that it becomes", () => {
    const gun = { id: "Gun", side: "allied", nation: "french", kind: "artillery", at: "0404", facing: "N/NE" };
    const s = field(battalion("dispersed"), counter("1.I", "0404"), { ...gun, stats: { morale: 8, fire: "0/+1" } });
    s.answer("unit 1.I", "form 0");
    expect(s.decision().prompt).toContain("Battalion and Gun");
    s.answer("hex 0405");
    expect([s.unit("Battalion").at, s.unit("Gun").at]).toEqual(["0405", "0405"]);
  });

  test("IV.14: only counters of one battalion merge", () => {
    const s = field(battalion("dispersed"), counter("1.I", "0404"), counter("Other", "0404", { parent: undefined }));
    s.answer("leave 1.I", "form 0");
    expect(s.unit("Other").at).toBe("0404");
    expect(s.eventsOf("absorbed")).toHaveLength(1);
  });

  test("IV.14, VI.11: whoever closes up as a reaction takes only those of his own battalion along", () => {
    const other = { ...battalion("0202"), id: "Second" };
    const enemy = { id: "R", side: "russian", nation: "russian", at: "0408", formation: "line", facing: "N/NE" };
    const s = situation(bloodySteppes, {
      units: [
        battalion("dispersed"),
        other,
        counter("1.II", "0405", { parent: "Second" }),
        counter("1.I", "0405"),
        { ...enemy, stats: { sp: 6, morale: 6, fire: "-1/0" } },
      ],
      phase: "activation",
      active: "russian",
      options: { instructions: "none" },
      dice: [0],
    });
    s.answer("unit R", "hex 0407");
    s.answer("unit 1.I", "form 1");
    expect([s.unit("Battalion").at, s.unit("1.I").at]).toEqual(["0405", "attached"]);
    expect([s.unit("Second").at, s.unit("1.II").at]).toEqual(["0202", "0405"]);
  });

  const crowd = () =>
    field(battalion("dispersed"), counter("1.I", "0405"), counter("2.I", "0405"), counter("3.I", "0405"));

  test("IV.1, K-52: more than four points of skirmishers part at their next activation", () => {
    const s = crowd();
    expect([s.refusedBy("end"), s.refusedBy("unit 1.I")]).toEqual(["IV.1", "IV.1"]);
    s.answer("leave 1.I");
    expect(s.refusedBy("end")).toBe("IV.1");
    s.answer("hex 0404", "end");
    expect(s.answers()).toEqual(expect.arrayContaining(["unit 2.I", "leave 2.I", "end"]));
  });

  test("IV.1: four points stay together as long as they like", () => {
    const s = field(battalion("dispersed"), counter("1.I", "0405"), counter("2.I", "0405"));
    expect(s.answers()).toEqual(expect.arrayContaining(["unit 1.I", "end"]));
  });

  test("IV.20: a counter goes out only before its battalion moves; IV.13: and falls in again for nothing at any time", () => {
    const s = field(battalion("0405"), counter("1.I", "attached"), counter("2.I", "attached"));
    s.answer("deploy 1.I", "unit 1.I", "hex 0404", "end");
    s.answer("unit Battalion", "hex 0404", "end");
    expect(s.refusedBy("deploy 2.I")).toBe("IV.20");
    s.answer("absorb 1.I");
    expect(s.eventsOf("absorbed")).toHaveLength(1);
  });
});
