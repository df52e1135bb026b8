import type { Replies, Reply } from "@redoubt/mechanics";
import { describe, expect, test } from "vitest";
import { chosenReply, quietAnswer, replyKey } from "../../src/session/replying.ts";
import type { Choice } from "../../src/worker/messages.ts";

const reply = (unit: string, answer: string): Reply<string> => ({
  answers: [`unit ${unit}`, answer],
  unit,
  name: unit,
  text: answer,
  sign: "fire",
  chance: { percent: 70, text: "to cost it a point" },
  rolls: true,
  rule: "X.6",
  line: { from: "0404", to: "0406", text: "2 0" },
  standing: null,
  fight: null,
});
const told: Replies<string> = {
  title: "",
  text: "",
  rule: "VI.7",
  path: ["0407", "0406"],
  replies: [reply("R", "fire 0406"), reply("T", "fire 0406")],
  none: { answer: "end", text: "Nothing" },
  round: "3.2",
  roundText: "in this activation",
};
const end: Choice = {
  text: "end",
  verb: "end",
  label: "Let him go on",
  args: [],
  rolls: false,
  takesUp: false,
  staysAsked: false,
  selects: false,
};
const moment = (replies: Replies<string> | null) =>
  ({ replies, choices: [end] }) as unknown as Parameters<typeof quietAnswer>[0]; // only these are looked at

describe("replies to an act of the enemy", () => {
  test("the first holds until another is chosen, and again once that one may not be given", () => {
    const [first, second] = told.replies;
    expect(chosenReply(told, "")).toBe(first);
    expect(chosenReply(told, replyKey(second))).toBe(second);
    expect(chosenReply({ ...told, replies: [first] }, replyKey(second))).toBe(first);
  });

  test("whoever answers no more is not asked again in the same activation, and is in the next", () => {
    expect(quietAnswer(moment(told), "3.2")).toBe(end);
    expect(quietAnswer(moment({ ...told, round: "3.3" }), "3.2")).toBe(null);
  });

  test("what is asked each time is asked all the same", () => {
    expect(quietAnswer(moment({ ...told, round: null }), null)).toBe(null);
    expect(quietAnswer(moment(null), null)).toBe(null);
  });
});
