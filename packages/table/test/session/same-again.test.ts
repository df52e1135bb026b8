import { layout } from "@redoubt/drawing";
import { expect, test } from "vitest";
import type { Control } from "../../src/session/control.ts";
import { observable } from "../../src/session/observable.ts";
import { sameAgain, sameWay } from "../../src/session/same-again.ts";
import { emptyTable } from "../../src/session/state.ts";
import type { Choice, LogLine, Moment } from "../../src/worker/messages.ts";

test("the same way on the map leads from another hex to the hex that lies alike", () => {
  const sheet = layout({ cols: 8, rows: 8 });
  expect(sameWay(sheet, "0303", "0305", "0402")).toBe("0404");
  expect(sameWay(sheet, "0303", "0404", "0503")).toBe("0604");
  expect(sameWay(sheet, "0303", "0305", "0408")).toBeNull();
});

const sheet = layout({ cols: 8, rows: 8 });

function choice(text: string, kind?: "unit" | "hex"): Choice {
  const [verb, name = ""] = text.split(" ");
  const args = kind === undefined ? [] : [{ kind, name }];
  return {
    text,
    verb,
    label: text,
    args,
    rolls: false,
    takesUp: kind === "unit",
    staysAsked: true,
    selects: kind === "unit",
  };
}

const units = [
  { id: "A", at: "0303" },
  { id: "B", at: "0402" },
];
const momentOf = (unit: string | null, choices: readonly Choice[]): Moment =>
  ({
    entry: 3,
    choices,
    view: { units },
    shown: { unit, commits: [] },
    undo: { isSelection: false },
  }) as unknown as Moment;

/** A table at which B can be taken up, and then do these things; answers what was chosen. */
function laid(order: Choice | null, lines: readonly Partial<LogLine>[], then: readonly Choice[]) {
  const game = { facts: { seats: ["allied"] } };
  const moment = momentOf(null, [choice("unit B", "unit")]);
  const table = observable({ ...emptyTable, seat: 0, sheet, game, lines, moment } as never);
  const chosen: string[] = [];
  const choose = async ({ text }: Choice): Promise<void> => {
    chosen.push(text);
    if (text === "unit B") table.set({ moment: momentOf("B", then) } as never);
  };
  const control = { table, order, answering: { choose }, showHexes: () => {} } as unknown as Control;
  return { control, chosen, notice: () => (table.get() as { notice: string | null }).notice };
}

const walked = { side: "allied", units: ["A"], path: ["0301", "0302", "0303"] };

test("the same again goes the same way with the next unit", async () => {
  const { control, chosen } = laid(
    choice("hex 0303", "hex"),
    [walked],
    [choice("hex 0404", "hex"), choice("hex 0403", "hex")],
  );
  expect(await sameAgain(control)).toBe(true);
  expect(chosen).toEqual(["unit B", "hex 0404"]);
});

test("an order that names nothing on the map is given again in the same words", async () => {
  const { control, chosen } = laid(choice("formation-2"), [walked], [choice("formation-1"), choice("formation-2")]);
  expect(await sameAgain(control)).toBe(true);
  expect(chosen).toEqual(["unit B", "formation-2"]);
});

test("where it cannot be done again that is said, and before the first order nothing is taken up", async () => {
  const barred = laid(choice("hex 0303", "hex"), [walked], [choice("hex 0403", "hex")]);
  await sameAgain(barred.control);
  expect(barred.chosen).toEqual(["unit B"]);
  expect(barred.notice()).toBe("It cannot go the same way.");
  const first = laid(null, [], []);
  expect(await sameAgain(first.control)).toBe(false);
  expect(first.chosen).toEqual([]);
});
