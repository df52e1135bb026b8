import {
  beginGame,
  type Game,
  type GameLog,
  isProblems,
  noDice,
  replay,
  resumeGame,
  scriptedChance,
  secretOfSeed,
  seededChance,
  uniform,
  wordStream,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { situation } from "../../src/situation.ts";
import { teachingSystem } from "../../src/teaching/index.ts";

const glade = { scenario: "glade", options: {} };

function begun(dice: readonly number[] = []): Game {
  const game = beginGame(teachingSystem, glade, scriptedChance(dice));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  return game;
}

function accepted(game: Game, seat: number, ...answers: readonly string[]): void {
  for (const answer of answers) {
    expect(game.apply(seat, game.decision(seat), answer)).toMatchObject({ kind: "accepted" });
  }
}

const line = [
  { id: "N", side: "north", at: "0301" },
  { id: "S", side: "south", at: "0303", state: ["guards"] },
  { id: "T", side: "south", at: "0504" },
];

const known = (game: Game, seat: number) =>
  JSON.stringify([
    game.view(seat),
    game.logFor(seat).entries,
    game.events(seat),
    game.decision(seat),
    game.shown(seat),
  ]);

describe("1.1, 1.2: work side by side", () => {
  test("both seats are asked at once, and neither learns what the other does or whether it is done", () => {
    const game = begun();
    expect(game.pending()).toMatchObject({ kind: "decide", decisions: [{ seat: 0 }, { seat: 1 }] });
    const before = known(game, 1);
    accepted(game, 0, "guards N2");
    expect(known(game, 1)).toBe(before);
    expect(game.pending()).toMatchObject({ decisions: [{ seat: 1 }] });
    accepted(game, 1, "guards S1");
    expect(game.events(1)).toEqual([expect.objectContaining({ kind: "guards-chosen", unit: 3 })]);
    expect(game.events(null)).toEqual([]);
  });

  /** The orders of the first turn are being written. */
  function ordering(): Game {
    const game = begun();
    accepted(game, 0, "guards N2");
    accepted(game, 1, "guards S1");
    accepted(game, 0, "rest");
    accepted(game, 1, "rest");
    return game;
  }

  test("one seat's answers do not make the other's question another one", () => {
    const game = ordering();
    const question = game.decision(1);
    accepted(game, 0, "advance N1", "advance N3");
    expect(game.decision(1)).toBe(question);
    expect(game.apply(1, question, "advance S2")).toMatchObject({ kind: "accepted" });
    expect(game.apply(1, question, "advance S3")).toMatchObject({ misuse: { misuse: "stale" } });
  });

  test("each takes back its own, in any order, until the orders are shown", () => {
    const game = ordering();
    accepted(game, 0, "advance N1");
    const one = game.hash();
    accepted(game, 1, "advance S1");
    accepted(game, 0, "advance N2");
    accepted(game, 1, "seal");
    expect(game.undo(0)).toBeNull();
    expect(game.undo(1)).toBeNull();
    expect(game.undo(1)).toBeNull();
    expect(game.hash()).toBe(one);
    expect(game.whyNotUndo(1)).toMatchObject({ misuse: "barrier" });
    accepted(game, 1, "seal");
    accepted(game, 0, "seal");
    expect(game.undo(0)).toMatchObject({ misuse: "barrier" });
    expect(game.events(null)).toMatchObject([{ kind: "orders-shown", units: [0] }]);
  });

  test("a game saved in the middle of it is taken up again", () => {
    const game = ordering();
    accepted(game, 0, "advance N1");
    accepted(game, 1, "advance S2", "seal");
    const copy = JSON.parse(JSON.stringify([game.log(), game.state()]));
    const resumed = resumeGame(teachingSystem, copy[0], copy[1], scriptedChance([]));
    if (isProblems(resumed)) throw new Error(JSON.stringify(resumed));
    expect(resumed.hash()).toBe(game.hash());
    expect(resumed.decision(0)).toBe(game.decision(0));
    expect(resumed.logFor(0)).toEqual(game.logFor(0));
    accepted(game, 0, "seal");
    accepted(resumed, 0, "seal");
    expect(resumed.log()).toEqual(game.log());
  });

  test("what was written in secret stays withheld until the game is over", () => {
    const game = ordering();
    accepted(game, 0, "advance N1", "seal");
    accepted(game, 1, "advance S1", "seal");
    const told = game.logFor(1).entries;
    expect(told.map(({ seat, answer }) => `${seat} ${answer}`)).toEqual([
      "south guards S1",
      "north null",
      "south rest",
      "south advance S1",
      "south seal",
    ]);
    expect(told.map(({ state }) => state)).toEqual(told.map(() => null));
  });
});

describe("1.4: listening", () => {
  const scene = { map: { cols: 5, rows: 5 }, units: line, phase: "listening" };

  test("the other side learns neither that one listened nor what fell", () => {
    const games = [["rest"], ["listen"]].map(([answer]) => {
      const s = situation(teachingSystem, { ...scene, dice: answer === "listen" ? [3] : [] });
      s.answer(answer);
      return s.game;
    });
    expect(known(games[0], 1)).toBe(known(games[1], 1));
    expect(games[1].logFor(0).entries[0]).toMatchObject({ answer: "listen", rolls: [{ dice: [3] }] });
  });

  test("a 6 tells which enemy unit is the Guards, and cannot be taken back", () => {
    const s = situation(teachingSystem, { ...scene, dice: [6] });
    s.answer("listen");
    expect(s.game.events(0)).toMatchObject([{ kind: "listened" }, { kind: "overheard", unit: 1 }]);
    expect(s.game.events(1)).toEqual([]);
    expect(s.game.undo(0)).toMatchObject({ misuse: "barrier" });
  });
});

describe("undo", () => {
  test("goes back step by step, and not past dice", () => {
    const s = situation(teachingSystem, { map: { cols: 5, rows: 5 }, units: line, phase: "movement", dice: [1] });
    const start = s.game.hash();
    s.answer("unit N", "hex 0302");
    expect(s.game.undo(0)).toBeNull();
    expect(s.game.undo(0)).toBeNull();
    expect(s.game.hash()).toBe(start);
    expect(s.events()).toEqual([]);
    expect(s.game.happened(0, 0)).toEqual([]);
    expect(s.game.undo(0)).toMatchObject({ misuse: "nothing-to-undo" });
    s.answer("unit N", "hex 0302", "fire S");
    expect(s.game.undo(1)).toMatchObject({ misuse: "barrier", what: expect.stringContaining("dice fell") });
  });
});

describe("misuse is a value and changes nothing", () => {
  test.each([
    ["an old decision", 0, 7, "guards N1", "stale"],
    ["a seat that is not there", 5, 0, "guards N1", "wrong-seat"],
    ["text without meaning", 0, 0, "dance", "unreadable"],
    ["an unknown unit", 0, 0, "guards X9", "unreadable"],
  ])("%s", (_, seat, decision, answer, misuse) => {
    const game = begun();
    const before = game.hash();
    expect(game.apply(seat, decision, answer)).toMatchObject({ kind: "misused", misuse: { misuse } });
    expect(game.hash()).toBe(before);
  });

  test("the seat whose turn it is not", () => {
    const s = situation(teachingSystem, { map: { cols: 5, rows: 5 }, units: line, phase: "movement" });
    const outcome = s.game.apply(1, 0, "unit S");
    expect(outcome).toMatchObject({ misuse: { what: "it is for north to answer, not for south" } });
  });

  test("missing dice are named", () => {
    const s = situation(teachingSystem, { map: { cols: 5, rows: 5 }, units: line, phase: "movement" });
    s.answer("unit N", "hex 0302", "fire S");
    expect(s.game.pending()).toEqual({ kind: "roll", rule: "3.1", purpose: "fire" });
    expect(s.game.apply(0, 3, "end")).toMatchObject({ misuse: { misuse: "dice-missing" } });
  });
});

/** A whole game of random answers, with real dice. */
function played(): GameLog {
  const word = wordStream(secretOfSeed(5), 99);
  const game = beginGame(teachingSystem, glade, seededChance(secretOfSeed(5)));
  if (isProblems(game)) throw new Error(JSON.stringify(game));
  for (;;) {
    const pending = game.pending();
    if (pending.kind !== "decide") return JSON.parse(JSON.stringify(game.log()));
    const { seat, id } = pending.decisions[0];
    const answers = game.answers(seat);
    game.apply(seat, id, answers[uniform(word, answers.length)]);
  }
}

describe("replay", () => {
  const log = played();
  const faultOf = (edited: GameLog) => {
    const replayed = replay(teachingSystem, edited, noDice);
    return isProblems(replayed) ? replayed[0] : null;
  };
  const rolling = log.entries.findIndex(({ rolls }) => rolls.length > 0);

  test("of an honest log ends in the same state", () => {
    expect(rolling).toBeGreaterThan(0);
    const replayed = replay(teachingSystem, log, noDice);
    expect(!isProblems(replayed) && replayed.last()?.state).toBe(log.entries.at(-1)?.state);
  });

  test("finds an edited answer, die and hash, and says where", () => {
    const edit = (i: number, change: object) => ({
      ...log,
      entries: log.entries.with(i, { ...log.entries[i], ...change }),
    });
    const otherGuards = log.entries[0].answer === "guards N1" ? "guards N2" : "guards N1";
    expect(faultOf(edit(0, { answer: otherGuards }))).toMatchObject({
      entry: 2,
      what: expect.stringContaining("hash"),
    });
    expect(faultOf(edit(3, { state: "0".repeat(16) }))).toMatchObject({ entry: 4 });
    const { rolls } = log.entries[rolling];
    const other = rolls[0].dice[0] === 6 ? 1 : 6;
    expect(faultOf(edit(rolling, { rolls: [{ ...rolls[0], dice: [other] }] }))).toMatchObject({ entry: rolling + 1 });
    expect(faultOf(edit(rolling, { rolls: [{ ...rolls[0], dice: [9] }] }))?.what).toContain("cannot show 9");
    expect(faultOf(edit(rolling, { rolls: [] }))).not.toBeNull();
    expect(faultOf(edit(2, { answer: "unit N1" }))?.what).toContain("refused by rule 1.4");
  });

  test("refuses another system and another version", () => {
    const header = (change: object) => faultOf({ ...log, header: { ...log.header, ...change } });
    expect(header({ system: "chess" })?.what).toContain('"chess"');
    expect(header({ version: "0" })?.what).toContain("version 0");
  });
});

test("odds tell what an answer does at once, not only what dice do", () => {
  const s = situation(teachingSystem, { map: { cols: 5, rows: 5 }, units: line, phase: "movement" });
  s.answer("unit N");
  const [{ chance, events }] = s.odds("hex 0302");
  expect(chance).toEqual({ over: 1n, under: 1n });
  expect(events.map(({ kind }) => kind)).toEqual(["moved"]);
});
