import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const admin = { phase: "administration" } as const;
const _at = (step: string, flags = {}) => ({ ...admin, flags: { step, ...flags } });
const seventh = { corps: "III", division: "7" } as const;
const _under = { ...seventh, parent: "O" } as const;
const _far = al.infantry("Z", "0808");
const isOos = (s: ReturnType<typeof stand>, id: string) => shown(s, id).includes("out-of-supply");

describe("supply", () => {
  const long = { cols: 17, rows: 3 };
  const rest = { ...admin, flags: { game: { admin: "track" } } };

  test("3.6a, 3.6b, 4.0-A1, 5.1a: at most 14 hexes from the unit to its Depot, for both sides", () => {
    const s = stand({
      ...rest,
      map: long,
      units: [
        ru.depot("D", "0102", { corps: "III" }),
        ru.infantry("A", "1502", { corps: "III" }),
        ru.infantry("B", "1602", { corps: "III" }),
        al.depot("F", "0801", { corps: "F" }),
        al.infantry("E", "0301", { corps: "F" }),
        al.infantry("G", "1203", { corps: "F", state: ["disrupted"] }),
      ],
    });
    expect(["A", "B", "E", "G"].map((id) => isOos(s, id))).toEqual([false, true, false, false]);
  });

  test("3.6c, 3.1n, 3.1e: a Depot without its road leg supplies nobody", () => {
    const s = (roads: string[][]) =>
      stand({
        ...rest,
        map: { cols: 8, rows: 8, roads },
        units: [
          ru.depot("D", "0404", { corps: "III" }),
          ru.infantry("A", "0405", { corps: "III" }),
          ru.infantry("B", "0101", { corps: "III" }),
        ],
        flags: { game: { admin: "track" }, sources: { russian: ["0401"] } },
      });
    expect(isOos(s([["0401", "0402"]]), "A")).toBe(false);
    expect(isOos(s([["0801", "0802"]]), "A")).toBe(true);
  });

  test("5.1b, 5.1c, 3.6e, 2.0q: the mark is taken off who finds a line and put on who finds none", () => {
    const s = stand({
      ...rest,
      units: [
        ru.depot("D", "0104", { corps: "III" }),
        ru.infantry("A", "0105", { corps: "III", state: ["oos"] }),
        ru.infantry("B", "0801", { corps: "VI" }),
        ru.depot("C", "captured", { corps: "VI" }),
      ],
    });
    expect([isOos(s, "A"), isOos(s, "B")]).toEqual([false, true]);
  });

  test("3.6d, 5.1d: it is tested in the Administration Phase alone", () => {
    const s = stand({
      phase: "command-distribution",
      units: [
        ru.depot("D", "0104", { corps: "III" }),
        ru.infantry("A", "0105", { corps: "III", state: ["oos"] }),
        ru.chief("C", "0105"),
      ],
    });
    expect(isOos(s, "A")).toBe(true);
  });

  test("3.6b: enemy zones cut it as they cut command", () => {
    const s = stand({
      ...rest,
      map: {
        cols: 2,
        rows: 8,
        hexes: { "0203": ["impassable"], "0204": ["impassable"], "0205": ["impassable"], "0206": ["impassable"] },
      },
      units: [
        ru.depot("D", "0101", { corps: "III" }),
        ru.infantry("A", "0108", { corps: "III" }),
        al.infantry("E", "0204"),
        ru.infantry("B", "0102", { corps: "III" }),
      ],
    });
    expect([isOos(s, "A"), isOos(s, "B")]).toEqual([true, false]);
  });
});
