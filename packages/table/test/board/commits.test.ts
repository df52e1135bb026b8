import type { CommitView } from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { endingsOf, needsAsking, rollingEnd } from "../../src/board/commits.ts";
import type { Choice, Moment } from "../../src/worker/messages.ts";

const choice = (text: string, more: Partial<Choice> = {}): Choice => ({
  text,
  verb: text,
  label: text,
  args: [],
  rolls: false,
  takesUp: false,
  staysAsked: false,
  selects: false,
  ...more,
});
const commit = (answer: string, more: Partial<CommitView> = {}): CommitView => ({
  answer,
  label: answer,
  refused: null,
  undone: [],
  follows: "",
  grave: false,
  ...more,
});
// Only what the question shows and what may be answered counts here.
const asked = (commits: readonly CommitView[], choices: readonly Choice[]): Moment =>
  ({ choices, shown: { unit: null, picked: [], targets: [], path: [], commits } }) as unknown as Moment;

const refused = { rule: "8.11", class: "not-allowed", sentence: "2314 must be attacked too." } as const;

describe("what ends a question", () => {
  test("is always there, with the reason where it cannot be given", () => {
    const moment = asked([commit("attack", { refused }), commit("cancel")], [choice("add"), choice("cancel")]);
    expect(endingsOf(moment).map((one) => [one.commit.answer, one.choice?.text ?? one.commit.refused?.rule])).toEqual([
      ["attack", "8.11"],
      ["cancel", "cancel"],
    ]);
    expect(rollingEnd(moment)).toBeNull();
  });

  test("with dice is what a composed answer ends with", () => {
    const attack = choice("attack", { rolls: true });
    expect(rollingEnd(asked([commit("cancel"), commit("attack")], [choice("cancel"), attack]))).toBe(attack);
  });
});

describe("somebody is asked once more", () => {
  const end = choice("end");

  test("before something is given up and others come next", () => {
    expect(needsAsking(asked([commit("end", { undone: ["3 units have not moved"] })], [end]), end)).toBe(true);
  });

  test("not where nothing is given up, nor where the same side goes on", () => {
    expect(needsAsking(asked([commit("end")], [end]), end)).toBe(false);
    const stop = choice("end", { staysAsked: true, selects: false });
    expect(needsAsking(asked([commit("end", { undone: ["2 points are left"] })], [stop]), stop)).toBe(false);
  });

  test("always before what is grave", () => {
    expect(needsAsking(asked([commit("end", { grave: true })], [end]), end)).toBe(true);
  });
});
