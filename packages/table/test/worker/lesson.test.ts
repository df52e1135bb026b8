import type { LogEntry } from "@redoubt/engine";
import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { type Scene, stepNow, suggestionOf } from "../../src/guide/lesson.ts";
import { LEARNER, lessonPosition } from "../../src/guide/position.ts";
import { answersOf, sceneOf } from "../../src/guide/scene.ts";
import { lessonSteps } from "../../src/guide/steps.ts";
import { stepTexts } from "../../src/guide/texts.ts";
import { TUTOR } from "../../src/guide/tutor.ts";
import type { RefereeCalls } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { createStaff } from "../../src/worker/staff.ts";

const system = wargames.find(({ id }) => id === lessonPosition.system);
const secret = "5".padStart(64, "0");

/** The lesson with the rules engine behind it, and without a page. */
function classroom() {
  const referee = createReferee(wargames, openText);
  const staff = createStaff(wargames, () => 0, 5);
  const opened = referee.open({ text: JSON.stringify(lessonPosition), secret });
  if ("reason" in opened) throw new Error(JSON.stringify(opened.problems));
  const { seats } = opened.facts;
  const from = staff.brief({ file: referee.file(null) });
  const letTutorAct = (): void => {
    for (;;) {
      const { pending, entry } = referee.pending(null);
      if (pending.kind !== "decide" || pending.decisions[0].seat === LEARNER) return;
      const [{ seat }] = pending.decisions;
      const answer = staff.think({ player: TUTOR, seat, from, entries: referee.tail({ from }) });
      expect(referee.apply({ seat, decision: entry, answer: answer ?? "" })).toMatchObject({ kind: "accepted" });
    }
  };
  const scene = (happened: Partial<Pick<Scene, "isRefused" | "isUndone">> = {}): Scene =>
    sceneOf(referee.moment({ seat: LEARNER }), LEARNER, {
      given: answersOf(
        referee.tail({ from: 0 }).map((line) => JSON.parse(line)),
        seats[LEARNER],
      ),
      isRefused: false,
      isUndone: false,
      ...happened,
    });
  const give = (answer: string): void => {
    const { entry } = referee.pending(null);
    expect(referee.apply({ seat: LEARNER, decision: entry, answer }), answer).toMatchObject({ kind: "accepted" });
    letTutorAct();
  };
  return { referee, scene, give };
}

/** Does what a step asks for that is not an answer. */
function act(kind: string, referee: RefereeCalls): Partial<Pick<Scene, "isRefused" | "isUndone">> {
  if (kind === "refused") {
    const [hex] = lessonSteps.find(({ id }) => id === "why-not")?.points ?? [];
    const why = referee.why({ seat: LEARNER, hex: hex ?? null, unit: null, picks: [] });
    expect(why?.rule).toBe("6.3");
    return { isRefused: true };
  }
  expect(referee.undo({ seat: LEARNER, steps: 1 }).undone).toBe(1);
  return { isUndone: true };
}

describe("the guided first battle", () => {
  test("every step is met in order by the answers that it suggests itself", () => {
    const { referee, scene, give } = classroom();
    const met: string[] = [];
    let at = 0;
    for (let answers = 0; at < lessonSteps.length - 1; answers++) {
      expect(answers).toBeLessThan(60);
      const step = lessonSteps[at];
      if (met.at(-1) !== step.id) met.push(step.id);
      const { kind } = step.done;
      if (kind === "read") {
        at++;
        continue;
      }
      if (kind === "refused" || kind === "undone") {
        at = stepNow(at, scene(act(kind, referee)));
        continue;
      }
      const now = scene();
      const suggestion = suggestionOf(step, now);
      expect(suggestion, step.id).toMatchObject({ isOfStep: true });
      expect(now.allowed).toContain(suggestion?.answer);
      // The plan's own lines, not what it falls back to.
      expect(step.plan).toContain(suggestion?.answer);
      give(suggestion?.answer ?? "");
      at = stepNow(at, scene());
    }
    expect([...met, "verdict"]).toEqual(lessonSteps.map(({ id }) => id));
  });

  test("it goes as it is told: the battery is stormed, and held against the Guards", () => {
    const { referee, scene, give } = classroom();
    const reductions: (number | undefined)[] = [];
    for (let at = 0; at < lessonSteps.length - 1; ) {
      const suggestion = suggestionOf(lessonSteps[at], scene());
      if (suggestion === null) at++;
      else {
        give(suggestion.answer);
        at = stepNow(at, scene());
        if (!scene().allowed.includes("resolve")) continue;
        reductions.push(referee.preview({ seat: LEARNER, answer: "resolve" }).combat?.ledger[0]?.value);
      }
    }
    expect(reductions, "the wall helps against 1/Ta alone and not against more").toEqual([-2, undefined, undefined]);
    const lines = referee.lines({ seat: LEARNER, from: 0 });
    const entries: readonly LogEntry[] = referee.tail({ from: 0 }).map((line) => JSON.parse(line));
    const dice = entries.flatMap(({ rolls }) => rolls.flatMap((roll) => roll.dice));
    expect(dice, "a bombardment, two attacks, and what comes first in turn 2").toEqual([6, 4, 5, 2]);
    expect(lines.some(({ text }) => text.includes("1910"))).toBe(true);
    const { view } = referee.moment({ seat: LEARNER });
    expect(view).toMatchObject({ turn: 2, phase: "movement" });
    expect(view.units.find(({ id }) => id === "1/Ok")?.at).toBe("1910");
  });

  test("whatever the learner does instead, the guide has something to say and leads to the end", () => {
    for (let seed = 1; seed <= 4; seed++) {
      const { scene, give } = classroom();
      let draw = seed * 7919;
      let at = 0;
      for (let answers = 0; answers < 160 && at < lessonSteps.length - 1; answers++) {
        const now = scene();
        at = stepNow(at, now);
        if (now.asked === null) break;
        const suggestion = suggestionOf(lessonSteps[at], now);
        draw = (draw * 1103515245 + 12345) % 2147483648;
        const wild = now.allowed.filter((answer) => answer !== "capitulate");
        if (suggestion === null) at = Math.min(at + 1, lessonSteps.length - 1);
        else give(answers < 14 ? wild[draw % wild.length] : suggestion.answer);
      }
      expect(lessonSteps[at].id, `seed ${seed}`).toBe("verdict");
    }
  });
});

describe("the texts of the lesson", () => {
  test("every step has its own, short enough to be read, and nothing else is there", () => {
    expect(Object.keys(stepTexts)).toEqual(lessonSteps.map(({ id }) => id));
    for (const { title, text, todo } of Object.values(stepTexts)) {
      expect(title.length).toBeLessThan(40);
      expect(text.length, title).toBeLessThan(300);
      expect(todo.length, title).toBeLessThan(120);
    }
  });

  test("every rule that they cite is a rule of the game", () => {
    for (const { rules, title } of Object.values(stepTexts))
      for (const rule of rules) expect(system?.rules[rule], `${title}: ${rule}`).toBeDefined();
  });

  test("every hex and unit that a plan names is in the lesson", () => {
    const known = lessonPosition.units.map(({ id }) => id);
    const names = lessonSteps.flatMap(({ plan, points }) => [...plan.map((line) => line.split(" ")[1]), ...points]);
    for (const name of names)
      if (name !== undefined && name !== "*" && !/^\d{4}$/.test(name)) expect(known).toContain(name);
  });
});
