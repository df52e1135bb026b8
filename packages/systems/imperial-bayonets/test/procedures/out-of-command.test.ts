import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const ooc = { phase: "ooc-activation" } as const;
const seventh = { corps: "III", division: "7" } as const;
const under = { ...seventh, parent: "O" } as const;
const far = al.infantry("Z", "0808");

describe("out of command", () => {
  const officer = ru.officer("O", "0404", seventh);
  const A = ru.infantry("A", "0403", under);
  const B = ru.infantry("B", "0401", { ...under, stats: { initiative: 4 } });
  const C = ru.infantry("C", "0101", under);

  test("4.0-5a, 8.0a, 8.0b, 3.1k: an Officer out of command checks with one die against his initiative", () => {
    const s = stand({ ...ooc, units: [officer, A, far], dice: [2] });
    s.answer("check O");
    expect(s.eventsOf("officer-checked")[0]).toMatchObject({ dice: [2], rating: 3 });
    expect(s.refusedBy("check O")).toBe("4.0-5a");
    const ic = stand({ ...ooc, units: [ru.officer("O", "0404", { ...seventh, state: ["ic"] }), A, far] });
    expect(ic.refusedBy("check O")).toBe("4.0-5h");
  });

  test("4.0-5b, 8.0d, 4.0-5j: above it his units within range cannot act, nor check for themselves", () => {
    const s = stand({ ...ooc, units: [officer, A, B, C, far], dice: [4] });
    s.answer("check O");
    expect([shown(s, "A"), shown(s, "C")].map((words) => words.includes("failed"))).toEqual([true, false]);
    s.answer("end");
    expect(s.refusedBy("activate 0403")).toBe("4.0-5j");
    expect(s.answers()).toContain("activate 0101");
  });

  test("4.0-5c, 8.0e: below it they act with their whole allowance and remain out of command", () => {
    const s = stand({ ...ooc, units: [officer, A, far], dice: [2] });
    s.answer("check O", "activate 0403", "unit A", "hex 0408");
    expect(s.unit("A").at).toBe("0408");
    expect(shown(s, "A")).toContain("out-of-command");
  });

  test("4.0-5f, 8.0f: on an equal roll they act with 2 less, cavalry with 3 less", () => {
    const s = stand({ ...ooc, units: [officer, A, ru.cavalry("K", "0202", under), far], dice: [3] });
    s.answer("check O", "activate 0403", "unit A");
    expect(s.answers()).toContain("hex 0406");
    expect(s.answers()).not.toContain("hex 0407");
    s.answer("stop", "end", "activate 0202", "unit K");
    expect(s.answers()).toContain("hex 0207");
    expect(s.answers()).not.toContain("hex 0208");
  });

  test("4.0-5d: they build, prepare charges and work on bridges", () => {
    const s = stand({
      ...ooc,
      map: { cols: 8, rows: 8, sides: { "0403/0503": ["river", "bridge"] } },
      units: [officer, A, far],
      dice: [3],
    });
    s.answer("check O", "activate 0403", "unit A");
    expect(s.answers()).toEqual(expect.arrayContaining(["dig", "bridge 0503"]));
  });

  test("4.0-5g, 4.0-6, 4.0-7, 4.0-8, 8.0h, 9.0d: one force after another, each alone through maneuver, bombardment and combat", () => {
    const s = stand({
      ...ooc,
      units: [officer, A, B, al.infantry("E", "0504"), ru.infantry("F", "0603", { state: ["ic"] }), far],
      tables: { "combat-results": "Dr" },
      flags: { compass: { russian: ["N"], allied: ["S"] } },
      dice: [1, 4],
    });
    s.answer("check O", "activate 0403");
    expect(s.refusedBy("end")).toBe("9.0a");
    s.answer("target 0504");
    expect([s.refusedBy("add B"), s.refusedBy("add F")]).toEqual(["9.0d", "9.0d"]);
    s.answer("add A", "resolve");
    expect(s.refusedBy("activate 0403")).toBe("4.0-5g");
    expect(s.answers()).toContain("activate 0401");
  });

  test("4.0-5h, 8.0c, 8.0i, 4.0-5k: then forces check for themselves with their strongest unit", () => {
    const s = stand({
      ...ooc,
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0403", { stats: { sp: 5, initiative: 1 } }), far],
      dice: [2],
    });
    s.answer("activate 0403");
    expect(s.eventsOf("force-checked")[0]).toMatchObject({ rating: 1 });
    expect(s.eventsOf("activated")).toEqual([]);
  });

  test("4.0-5i: a unit in range of its Officer waits until he has declined", () => {
    const s = stand({ ...ooc, units: [officer, A, far], dice: [1] });
    expect(s.refusedBy("activate 0403")).toBe("4.0-5i");
    s.answer("end", "activate 0403");
    expect(s.eventsOf("activated")).toHaveLength(1);
  });

  test("4.0-9, 8.0j: the player goes on as long as he likes and may stop at any time", () => {
    const s = stand({ ...ooc, units: [officer, A, B, far] });
    s.answer("end", "end");
    expect(s.view().active).toBe("allied");
  });

  test("8.0k: an activated stack need not stay together", () => {
    const s = stand({
      ...ooc,
      units: [ru.infantry("A", "0403"), ru.infantry("D", "0403"), far],
      flags: { stage: 2 },
      dice: [1],
    });
    s.answer("activate 0403", "unit A", "hex 0405", "stop", "unit D", "hex 0401", "stop");
    expect([s.unit("A").at, s.unit("D").at]).toEqual(["0405", "0401"]);
  });

  test("3.1m: Officer-Commanders do not check", () => {
    const s = stand({ ...ooc, units: [officer, ru.head("R", "0404", { corps: "III" }), A, far] });
    expect(s.refusedBy("check R")).toBe("3.1m");
  });

  test("3.8.2f: a demoralized force checks with 1 less, an Officer never", () => {
    const s = stand({
      ...ooc,
      units: [ru.infantry("A", "0403", { state: ["temp-dm"] }), far],
      flags: { stage: 2 },
      dice: [3],
    });
    s.answer("activate 0403");
    expect(s.eventsOf("force-checked")[0]).toMatchObject({ rating: 2 });
  });

  test("3.5f: an Officer out of command moves after his check", () => {
    const s = stand({ ...ooc, units: [officer, A, far], dice: [5] });
    expect(s.refusedBy("unit O")).toBe("4.0-5a");
    s.answer("check O", "unit O", "hex 0402");
    expect(s.unit("O").at).toBe("0402");
  });

  test("5.2c: an Officer who sponsors Recovery makes no check", () => {
    const s = stand({ ...ooc, units: [ru.officer("O", "0404", { ...seventh, state: ["recovering"] }), A, far] });
    expect(s.refusedBy("check O")).toBe("4.0-5h");
  });
});
