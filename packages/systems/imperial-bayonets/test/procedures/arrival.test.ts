import { describe, expect, test } from "vitest";
import { al, ru, shown, stand } from "../muster.ts";

const maneuver = { phase: "ic-maneuver" } as const;
const road = { cols: 4, rows: 8, roads: [["0101", "0102", "0103", "0104", "0105", "0106"]] } as const;

describe("reinforcements", () => {
  test("7.2a: they come in on their turn, in command", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "entry:0101"), ru.infantry("B", "entry:0101", { stats: { turn: 2 } })],
    });
    expect(s.answers()).toEqual(["enter A 0101", "end"]);
    expect(s.refusedBy("enter B 0101")).toBe("7.2a");
    s.answer("enter A 0101", "hex 0101", "hex 0103");
    expect(s.unit("A").at).toBe("0103");
    expect(shown(s, "A")).not.toContain("out-of-command");
  });

  test("7.2c, 7.2d: the first pays 1, the second 2, the third 3 into a clear hex", () => {
    const s = stand({
      ...maneuver,
      units: ["A", "B", "C"].map((id) => ru.infantry(id, "entry:0101", { stats: { ma: 3 } })),
    });
    s.answer("enter A 0101", "hex 0101", "hex 0103", "enter B 0101", "hex 0101");
    expect(s.answers()).toContain("hex 0102");
    s.answer("hex 0201", "enter C 0101", "hex 0101");
    expect(s.eventsOf("entered").map((event) => "cost" in event && event.cost)).toEqual([2, 4, 6]);
  });

  test("7.2d: in Road March a half, 1, one and a half", () => {
    const s = stand({
      ...maneuver,
      map: road,
      units: ["A", "B", "C"].map((id) => ru.infantry(id, "entry:0101")),
    });
    s.answer("enter A 0101", "road", "hex 0101", "hex 0105", "stop");
    s.answer("enter B 0101", "road", "hex 0101", "hex 0103", "stop");
    s.answer("enter C 0101", "road", "hex 0101");
    expect(s.eventsOf("entered").map((event) => "cost" in event && event.cost)).toEqual([1, 2, 3]);
  });

  test("7.2b: they come in stacks that are legal, which count as one force", () => {
    const s = stand({
      ...maneuver,
      units: ["A", "B", "C"].map((id) => ru.infantry(id, "entry:0101")),
    });
    s.answer("enter A 0101", "add B");
    expect(s.refusedBy("add C")).toBe("7.2b");
    s.answer("hex 0101", "hex 0102", "stop", "enter C 0101", "hex 0101");
    expect(s.eventsOf("entered").map((event) => "cost" in event && event.cost)).toEqual([2, 4]);
  });

  test("7.2c: nobody listed earlier comes in behind one listed later", () => {
    const s = stand({ ...maneuver, units: [ru.infantry("A", "entry:0101"), ru.infantry("B", "entry:0101")] });
    s.answer("enter B 0101", "hex 0101", "hex 0103", "stop");
    expect(s.refusedBy("enter A 0101")).toBe("7.2c");
  });

  test("7.2e: an enemy combat unit in the entry hex closes it", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "entry:0101"), al.infantry("E", "0101"), ru.infantry("B", "0801")],
    });
    expect(s.refusedBy("enter A 0101")).toBe("7.2e");
  });

  test("7.2f: with an enemy zone on it they enter and go no farther", () => {
    const s = stand({
      ...maneuver,
      units: [ru.infantry("A", "entry:0101"), al.infantry("E", "0102"), ru.infantry("B", "0801")],
    });
    s.answer("enter A 0101", "hex 0101");
    expect(s.unit("A").at).toBe("0101");
    expect(s.refusedBy("unit A")).toBe("3.4c");
  });

  test("7.2c: a Leader pays the hex once and does not lengthen the queue", () => {
    const s = stand({ ...maneuver, map: road, units: [ru.officer("O", "entry:0101"), ru.infantry("A", "entry:0101")] });
    s.answer("enter O 0101", "hex 0101", "stop", "enter A 0101", "hex 0101");
    expect(s.eventsOf("entered").map((event) => "cost" in event && event.cost)).toEqual([1, 2]);
  });

  test("7.2a: a unit may be held back and come on a later turn; Allied arrivals at 0116 may come by 0520 a turn later", () => {
    const battle = (turn: number) =>
      stand({
        ...maneuver,
        scenario: "battle",
        map: { use: "tchernaya" },
        active: "allied",
        turn,
        units: [
          { id: "Lv1", side: "allied", kind: "infantry", at: "waiting" },
          { id: "Gi", side: "allied", kind: "infantry", at: "1917" },
        ],
      })
        .answers()
        .filter((answer) => answer.startsWith("enter"));
    expect(battle(3)).toEqual([]);
    expect(battle(4)).toEqual(["enter Lv1 0116"]);
    expect(battle(5)).toEqual(["enter Lv1 0116", "enter Lv1 0520"]);
  });
});
