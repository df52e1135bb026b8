import { describe, expect, test } from "vitest";
import { allied, asked, at, barred, chief, field, leads, orderOf, russian, shows, told } from "./steppe.ts";

describe("II.1, II.4: the order of the command phase", () => {
  const map = { cols: 1, rows: 30 };
  const row = (n: number): string => `01${String(n).padStart(2, "0")}`;
  const units = [
    allied("Raglan", row(20), chief()),
    allied("L", row(14), leads("d")),
    allied("A", row(14), { division: "d" }),
    russian("R", row(1)),
  ];
  const sealed = { sheet: { number: 1, sealed: ["russian"] } };
  test("II.4: the commander-in-chief rides after the orders: what he comes near he cannot order this turn", () => {
    const s = field({
      map,
      units: [...units, allied("N", row(21), leads("near")), allied("N1", row(21), { division: "near" })],
      phase: "command",
      flags: sealed,
      dice: [5, 2],
    });
    expect(asked(s)).toBe("allied order-sheet");
    expect([barred(s, "unit L"), barred(s, "unit N"), barred(s, "unit Raglan") !== ""]).toEqual(["III.39", "", true]);
    s.answer("end");
    expect(asked(s)).toBe("allied station-sheet");
    s.answer("unit Raglan", `hex ${row(16)}`);
    if (s.decision().kind === "ride") s.answer("end");
    expect(barred(s, "unit L")).toBe("II.4");
    s.answer("end");
    expect([at(s, "Raglan"), orderOf(s, "L")]).toEqual([row(16), "defense"]);
  });
  test("II.4: riders come back after the orders: he cannot be spent on the turn of his box", () => {
    const s = field({
      map,
      units: [...units, allied("r1", "box:4", { kind: "rider", parent: "Raglan" })],
      phase: "command",
      turn: 4,
      flags: sealed,
      dice: [5, 2],
    });
    if (asked(s) === "allied order-sheet") expect(barred(s, "unit L")).toBe("III.39");
    while (asked(s).endsWith("sheet")) s.answer("end");
    expect(at(s, "r1")).toBe("resting");
  });
  test("II.4: routed units are turned to reorganization far from enemies", () => {
    const routed = (n: number) => allied("F", row(n), { division: "d", state: ["routed"] });
    const open = (n: number) =>
      field({
        map,
        units: [...units, routed(n)],
        phase: "command",
        flags: { sheet: { number: 2, sealed: ["russian"] } },
      });
    expect([barred(open(6), `mark ${row(6)}`), barred(open(5), `mark ${row(5)}`)]).toEqual(["", "XIV.58"]);
    const s = open(6);
    s.answer(`mark ${row(6)}`);
    expect(shows(s, "F", "rallying") || s.answers().includes("end")).toBe(true);
  });
  test("II.4: corps and wing commanders ride with the chiefs, others do not", () => {
    const corps = allied("George", row(17), { kind: "commander", corps: "wing" });
    const s = field({
      map,
      units: [...units, corps],
      phase: "command",
      flags: { sheet: { number: 2, sealed: ["russian"] } },
    });
    expect([barred(s, "unit George"), barred(s, "unit Raglan"), barred(s, "unit L")]).toEqual(["", "", "II.4"]);
    s.answer("unit George");
    expect([barred(s, `hex ${row(7)}`), barred(s, `hex ${row(6)}`) !== ""]).toEqual(["", true]);
  });
  test("II.1: markers and initiative come last", () => {
    const s = field({
      map,
      units,
      phase: "command",
      flags: { sheet: { number: 2, sealed: ["russian"] } },
      dice: [5, 2],
    });
    expect(told(s)).not.toContain("cups-filled");
    s.answer("end");
    const seen = told(s).filter((kind) => ["commander-rode", "cups-filled", "initiative-rolled"].includes(kind));
    expect(seen).toEqual(["cups-filled", "initiative-rolled"]);
  });
});
