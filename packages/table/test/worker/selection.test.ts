import { uniform, wordStream } from "@redoubt/engine";
import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import type { Choice, OpenedGame, RefereeCalls } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

const secret = "4".padStart(64, "0");
const [system] = wargames;

/** A battle played by lot until somebody may take up units that can go somewhere. */
function atSelection({ id, scenarios }: (typeof wargames)[number]) {
  const referee = createReferee(wargames, openText);
  referee.begin({ system: id, scenario: scenarios[0].id, options: {}, secret });
  for (let i = 0; i < 400; i++) {
    const [{ seat }] = asked(referee);
    const selecting = referee.moment({ seat }).choices.filter(({ selects }) => selects);
    if (selecting.some(({ text }) => canGo(referee, seat, text))) return { referee, seat, selecting };
    answer(referee, seat, byLot(referee, seat));
  }
  throw new Error("nobody could take a unit in hand");
}

function canGo(referee: RefereeCalls, seat: number, text: string): boolean {
  answer(referee, seat, text);
  const isGoing = going(referee, seat) !== undefined;
  referee.undo({ seat, steps: 1 });
  return isGoing;
}

/** An answer by lot, the same at the same place of a game. */
function byLot(referee: RefereeCalls, seat: number): string {
  const { choices, entry } = referee.moment({ seat });
  return choices[uniform(wordStream(secret, 1_000_000 + entry), choices.length)].text;
}

const going = (referee: RefereeCalls, seat: number): Choice | undefined =>
  referee
    .moment({ seat })
    .choices.find(({ args, rolls, staysAsked }) => args[0]?.kind === "hex" && !rolls && staysAsked);

describe.each(wargames.map((system) => ({ id: system.id, system })))(
  "taking a unit in hand in $id",
  ({ system: played }) => {
    test("is no action of its own, tells nothing, and leaves no trace when it is let go of", () => {
      const { referee, seat, selecting } = atSelection(played);
      const [before, lines] = [referee.moment({ seat }), referee.lines({ seat, from: 0 })];
      const file = referee.file(null);
      for (const { text, args } of selecting.slice(0, 4)) {
        expect(answer(referee, seat, text).kind).toBe("accepted");
        const held = referee.moment({ seat });
        expect(held.shown.unit).toBe(args[0].name);
        expect(held.undo).toMatchObject({ possible: true, isSelection: true });
        expect(held.undo.actions).toEqual([1, ...before.undo.actions]);
        expect(referee.lines({ seat, from: 0 })).toEqual(lines);
        expect(referee.undo({ seat, steps: 1 }).undone).toBe(1);
        expect(referee.moment({ seat })).toEqual(before);
        expect(referee.file(null)).toBe(file);
      }
    });

    test("belongs to what is done with it: both are taken back in one, in an opened file too", () => {
      const { referee, seat, selecting } = atSelection(played);
      const before = referee.moment({ seat });
      for (const { text } of selecting) {
        answer(referee, seat, text);
        const go = going(referee, seat);
        if (go === undefined) {
          referee.undo({ seat, steps: 1 });
          continue;
        }
        answer(referee, seat, go.text);
        const [own] = referee.moment({ seat }).undo.actions;
        expect(own).toBe(2);
        const again = createReferee(wargames, openText);
        expect((again.open({ text: referee.file(null), secret }) as OpenedGame).entries).toBeGreaterThan(1);
        expect(again.moment({ seat }).undo).toEqual(referee.moment({ seat }).undo);
        again.undo({ seat, steps: own });
        expect(again.moment({ seat }).hash).toBe(before.hash);
        return;
      }
      throw new Error("no unit could go anywhere");
    });
  },
);

/** Plays a game of one person against a computer, both by lot, until dice fell because of the person. */
function untilDice() {
  const referee = createReferee(wargames, openText);
  const players = ["person", "random"];
  referee.begin({ system: system.id, scenario: system.scenarios[0].id, options: {}, secret, players });
  for (let i = 0; i < 3000; i++) {
    const [{ seat }] = asked(referee);
    const { entry } = referee.pending(null);
    const { undo } = referee.moment({ seat: 0 });
    if (seat !== 0 || undo.possible) {
      answer(referee, seat, byLot(referee, seat));
      continue;
    }
    const entries = JSON.parse(referee.file(null)).entries;
    const own = entries.findLastIndex((one: { seat: string }) => one.seat === system.seats[0]);
    if (seat === 0 && !undo.possible && own >= 0 && entries[own].rolls.length > 0)
      return { referee, entries, own, entry };
    answer(referee, seat, byLot(referee, seat));
  }
  throw new Error("no dice fell");
}

describe("practice against the computer", () => {
  test("the last thing that was done is taken back, and the same dice fall again at the same place", () => {
    const { referee, entries, own } = untilDice();
    const { undo, isPractice } = referee.moment({ seat: 0 });
    expect([undo.practice, isPractice]).toEqual([true, false]);
    const { entry } = referee.practise({ seat: 0 });
    expect(entry).toBeLessThanOrEqual(own);
    expect(referee.moment({ seat: 0 }).isPractice).toBe(true);
    expect(referee.report({ seat: 0 }).isPractice).toBe(true);
    for (const { seat, answer: text, rolls, hash } of entries.slice(entry)) {
      answer(referee, system.seats.indexOf(seat), text);
      const again = JSON.parse(referee.file(null)).entries.at(-1);
      expect(again).toMatchObject({ answer: text, rolls, hash });
    }
    const file = JSON.parse(referee.file(null));
    expect(file.practice).toBe(true);
    const other = createReferee(wargames, openText);
    other.open({ text: JSON.stringify(file), secret });
    expect(other.moment({ seat: 0 }).isPractice).toBe(true);
  });

  test("is not for games between people, nor against the tutor, nor before anything was done", () => {
    const begin = (players: readonly string[]) => {
      const referee = createReferee(wargames, openText);
      referee.begin({ system: system.id, scenario: system.scenarios[0].id, options: {}, secret, players });
      return referee;
    };
    expect(begin(["person", "random"]).moment({ seat: 0 }).undo.practice).toBe(false);
    for (const players of [
      ["person", "person"],
      ["person", "tutor"],
    ]) {
      const referee = begin(players);
      while (referee.moment({ seat: 0 }).undo.possible || referee.pending(null).entry === 0) {
        const [{ seat }] = asked(referee);
        answer(referee, seat, byLot(referee, seat));
      }
      const { entry } = referee.pending(null);
      expect(referee.moment({ seat: 0 }).undo.practice).toBe(false);
      expect(referee.practise({ seat: 0 }).entry).toBe(entry);
    }
  });
});
