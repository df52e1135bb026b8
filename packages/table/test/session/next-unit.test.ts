import { expect, test } from "vitest";
import { nextIn, takingUp } from "../../src/session/next-unit.ts";
import type { Choice, Moment } from "../../src/worker/messages.ts";

const choice = (verb: string, name: string, selects: boolean): Choice => ({
  text: `${verb} ${name}`,
  verb,
  label: name,
  args: [{ kind: "unit", name }],
  rolls: false,
  takesUp: selects,
  staysAsked: true,
  selects,
});
const units = ["A", "B", "C"].map((id) => ({ id }));
const choices = [choice("unit", "C", true), choice("unit", "A", true), choice("disrupt", "B", false)];
const taking = takingUp({ choices, view: { units } } as unknown as Pick<Moment, "choices" | "view">);

test("those who can be taken up are stepped through in the order of battle, round and round", () => {
  expect(taking.map(({ text }) => text)).toEqual(["unit A", "unit C"]);
  expect(nextIn(taking, "A", 1)?.text).toBe("unit C");
  expect(nextIn(taking, "C", 1)?.text).toBe("unit A");
  expect(nextIn(taking, "A", -1)?.text).toBe("unit C");
  expect(nextIn(taking, "B", 1)?.text).toBe("unit A");
  expect(nextIn([], "A", 1)).toBeNull();
});
