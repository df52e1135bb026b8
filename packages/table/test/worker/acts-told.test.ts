import { layout } from "@redoubt/drawing";
import type { AnyWargame } from "@redoubt/mechanics";
import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { type Act, actsOf } from "../../src/action/acts.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

const WANTED = ["move", "strike", "hit"] as const;

/** What is shown of a game until all of it was seen, in which each answer is the next of a fixed row of numbers. */
function shownOf(system: AnyWargame, scenario: string, answers: number): readonly Act[] {
  const referee = createReferee(wargames, openText);
  const opened = referee.begin({ system: system.id, scenario, options: {}, secret: "9".padStart(64, "0") });
  if ("reason" in opened) throw new Error(JSON.stringify(opened.problems));
  const sheet = layout(opened.map);
  const shown: Act[] = [];
  let draw = 7;
  const isSeen = (wanted: Act["kind"]): boolean => shown.some(({ kind }) => kind === wanted);
  for (let i = 0; i < answers && !WANTED.every(isSeen); i++) {
    const [{ seat }] = asked(referee);
    const { view, choices, entry } = referee.moment({ seat });
    draw = (draw * 48271) % 2147483647;
    // What a system calls rare is answered only where nothing else is.
    const common = choices.filter(({ text }) => !system.rareVerbs.includes(text.split(" ")[0]));
    const list = common.length > 0 ? common : choices;
    answer(referee, seat, list[draw % list.length].text);
    const lines = referee.lines({ seat, from: entry + 1 });
    shown.push(...actsOf(lines, view.units, referee.moment({ seat }).view.units, sheet));
  }
  return shown;
}

describe.each(wargames.map((system) => ({ id: system.id, system })))("$id", ({ system }) => {
  test("moves, blows and hits are told so that they can be shown", () => {
    const brief = system.battles.reduce((least, one) => (one.minutes < least.minutes ? one : least));
    const acts = shownOf(system, brief.scenario, 2500);
    const kinds = new Set(acts.map(({ kind }) => kind));
    for (const kind of WANTED) expect(kinds, kind).toContain(kind);
    for (const act of acts) {
      if (act.kind === "strike") expect(act.from).not.toBe(act.to);
      if ("path" in act) expect(act.units.length, act.path.join()).toBeGreaterThan(0);
    }
  });
});
