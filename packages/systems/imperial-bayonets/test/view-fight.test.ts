import { describe, expect, test } from "vitest";
import { al, ru, stand } from "./muster.ts";

const compass = { russian: ["N"], allied: ["S"] };
type Told = ReturnType<typeof stand>;
const sheet = (s: Told, id: string) => s.view().sheets?.find((one) => one.id === id);
const steps = (s: Told) => sheet(s, "fight")?.lines.map(({ text, state, note }) => [text, state, note]);

describe("one attack as four steps", () => {
  test("9.0e, 9.2d: while guns are named the first step is the present one and counts them", () => {
    const s = stand({
      phase: "ic-bombardment",
      units: [ru.guns("G", "0402"), al.infantry("E", "0404")],
    });
    s.answer("target 0404");
    expect(steps(s)?.[0]).toEqual(["Bombardment", "now", "Name the guns."]);
    s.answer("add G");
    expect(steps(s)?.[0]).toEqual(["Bombardment", "now", "4 points, column 4, die unmodified"]);
    expect(sheet(s, "fight")?.title).toBe("Attack on 0404");
  });

  test("9.4d, 9.4.1f: an attack shows its sum, what was left out and why, and when it comes to blows", () => {
    const s = stand({
      phase: "ic-combat",
      map: { cols: 8, rows: 8, hexes: { "0404": ["woods"] } },
      units: [ru.infantry("A", "0403", { stats: { sp: 8 } }), al.infantry("E", "0404", { stats: { sp: 3 } })],
      flags: { compass, step: "combat", bombarded: ["0404"], game: { charges: false } },
    });
    s.answer("target 0404", "add A");
    expect(steps(s)).toEqual([
      ["Bombardment", "done", "Bombarded: nobody owes an attack on it."],
      ["Charge", "skipped", expect.stringMatching(/harge/)],
      ["Combat", "now", "8 against 3, 2:1; die −1"],
      ["Shock", undefined, "On Sk, and here on Ar* too."],
    ]);
  });

  test("9.3d: overrunning cavalry is told as done", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.cavalry("K", "0404", { state: ["overrunning", "charged"] }),
        ru.infantry("A", "0403"),
        al.infantry("E", "0404"),
      ],
      flags: { compass, step: "combat" },
    });
    s.answer("target 0404", "add A");
    expect(steps(s)?.[1]).toEqual(["Charge", "done", "Overrun: K among them, for combined arms only."]);
  });

  test("9.4.2b: a tie for the lead stands in the last step", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), ru.infantry("B", "0403"), al.infantry("E", "0404")],
      flags: { compass, step: "combat" },
      tables: { "combat-results": "Sk" },
      dice: [1],
    });
    s.answer("target 0404", "add A", "add B", "resolve");
    expect(s.decision().kind).toBe("lead");
    expect(steps(s)?.map(([, state]) => state)).toEqual(["skipped", "skipped", "done", "now"]);
  });
});

describe("what is given up, and who comes back", () => {
  test("9.4.1h, I-73: an Exchange says how much is needed, and the box of each unit", () => {
    const s = stand({
      phase: "ic-combat",
      units: [
        ru.infantry("A", "0403"),
        ru.infantry("B", "0403", { state: ["reduced"] }),
        al.infantry("E", "0404", { stats: { sp: 3 } }),
      ],
      flags: { compass, step: "combat" },
      tables: { "combat-results": "Ex" },
      dice: [1],
    });
    s.answer("target 0404", "add A", "add B", "resolve");
    const { title, lines = [] } = sheet(s, "exchange") ?? {};
    expect(title).toBe("Give up at least 1½ points");
    expect(lines.slice(1).map(({ text, aside, answer }) => [text, aside, answer])).toEqual([
      ["A, 4", "awaits recovery", "lose A"],
      ["B, 2", "lost for good", "lose B"],
    ]);
    for (const { answer } of lines.slice(1)) expect(s.answers()).toContain(answer);
  });

  test("5.2c, 5.2d, 5.2l: sponsors say for whom, and each roll shows its faces", () => {
    const s = stand({
      phase: "administration",
      units: [
        ru.officer("O", "0401", { corps: "III" }),
        ru.infantry("A", "uar", { corps: "III", parent: "O" }),
        ru.infantry("Z", "0402", { corps: "III", parent: "O" }),
        al.infantry("E", "0808"),
      ],
      flags: { corps: { III: { number: 4, lost: 4 } } },
    });
    expect(sheet(s, "sponsors")?.lines[0]).toMatchObject({
      answer: "sponsor O",
      note: expect.stringContaining("For A;"),
    });
    s.answer("sponsor O");
    const [line] = sheet(s, "recovery")?.lines ?? [];
    expect(line.faces?.map(({ text, count }) => `${text} ${count}`)).toEqual(["returns 3", "stays 1", "lost 2"]);
    expect(s.answers()).toContain(line.answer);
  });
});
