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
      ["Ways back", undefined, "E: 0405"],
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
    expect(
      steps(s)
        ?.map(([, state]) => state)
        .slice(0, 4),
    ).toEqual(["skipped", "skipped", "done", "now"]);
    expect(steps(s)?.[2][2]).toBe("8 against 4, 2:1; die 1: it comes to blows.");
    const leads = sheet(s, "fight")?.lines.filter(({ answer }) => answer?.startsWith("lead"));
    // Equal initiative: a difference of 0 in 12 of 36 throws, a step of each; the others fall evenly (SKT).
    expect(leads?.map(({ answer, faces }) => [answer, faces?.map(({ count }) => count)])).toEqual([
      ["lead A", [12, 12, 12]],
      ["lead B", [12, 12, 12]],
    ]);
  });
});

describe("ways back", () => {
  const units = [ru.infantry("A", "0403"), ru.infantry("Z", "0205"), al.infantry("E", "0404")];

  test("9.4.1.2b, 9.4.1.2e: the sheet of a retreat has the free ways first, and what closes the others", () => {
    const s = stand({
      phase: "ic-combat",
      units,
      flags: { compass: { russian: ["N"], allied: ["S", "SE", "SW"] }, step: "combat" },
      tables: { "combat-results": "Dr" },
      dice: [1],
    });
    s.answer("target 0404", "add A", "resolve");
    expect(s.decision().kind).toBe("retreat");
    const lines = sheet(s, "ways")?.lines ?? [];
    expect(lines[0].text).toBe("1 hex to go");
    const open = lines.filter(({ answer }) => answer !== undefined);
    expect(open.map(({ answer }) => answer).sort()).toEqual([...s.answers()].sort());
    expect(lines.slice(1, 1 + open.length)).toEqual(open);
    expect(lines.find(({ aside }) => aside === "an enemy zone")?.rule).toBe("9.4.1.2e");
  });

  test("9.4.1.2e: an attack says beforehand that nobody could get away", () => {
    const s = stand({
      phase: "ic-combat",
      units,
      flags: { compass: { russian: ["N"], allied: ["SW"] }, step: "combat" },
    });
    s.answer("target 0404", "add A");
    expect(sheet(s, "fight")?.lines.at(-1)).toMatchObject({ text: "Ways back", tone: "alert", rule: "9.4.1.2e" });
  });
});

describe("what is at stake on the tracks of the corps", () => {
  const block = (s: Told, id: string) => s.view().army?.blocks.find((one) => one.id === id);

  test("3.8.2b, 3.8.2c: while an attack is put together its units are hatched, and the corps that would break is told", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403", { corps: "III" }), al.infantry("E", "0404", { corps: "H", state: ["reduced"] })],
      flags: { compass, step: "combat", corps: { III: { number: 9, lost: 1 }, H: { number: 4 } } },
    });
    s.answer("target 0404");
    expect(block(s, "III")?.track).toEqual({ now: 1, max: 9 });
    s.answer("add A");
    expect(block(s, "III")?.track).toEqual({ now: 1, max: 9, more: 4 });
    expect(block(s, "III")?.prospect).toBe("Hatched: 5 if A is lost.");
    expect(block(s, "H")?.track).toEqual({ now: 2, max: 4, more: 2 });
    expect(block(s, "H")?.prospect).toBe("Hatched: 4 if E is lost, and the corps is demoralised.");
  });

  test("5.2j: in Recovery the reduced SP of those who may try are lined", () => {
    const s = stand({
      phase: "administration",
      units: [
        ru.officer("O", "0402", { corps: "III", division: "7" }),
        ru.infantry("U", "uar", { corps: "III", division: "7", parent: "O" }),
      ],
      flags: { corps: { III: { number: 9 } } },
    });
    s.answer("sponsor O");
    if (s.decision().kind === "sponsors") s.answer("end");
    expect(s.decision().kind).toBe("recovery");
    expect(block(s, "III")?.track).toEqual({ now: 4, max: 9, back: 2 });
    expect(block(s, "III")?.prospect).toBe("Lined: 2 if U returns.");
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
