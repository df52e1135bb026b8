import { readdirSync, readFileSync } from "node:fs";
import {
  answerList,
  askingStep,
  type GameEvent,
  isProblems,
  listAnswers,
  run,
  sampleAnswer,
  seatsToAnswer,
  secretOfSeed,
  seededChance,
  shownTo,
  startPlay,
  takeAnswer,
  wordStream,
} from "@redoubt/engine";
import { describe, expect, test } from "vitest";
import { imperialBayonets } from "../src/index.ts";
import { refusalSentences } from "../src/wording/refusals.ts";
import { say } from "../src/words.ts";
import { al, ru, stand } from "./muster.ts";

const folder = new URL("../src/", import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"));

describe("wording", () => {
  test("every code of a refusal has its sentence, and every sentence its code", () => {
    const codes = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/\b(?:refusal|notNow|notPossible)\(\s*[^;]*?,\s*"([a-z][a-z-]+)"/g)].map(([, code]) => code),
      ),
    );
    expect([...codes].filter((code) => !Object.hasOwn(refusalSentences, code))).toEqual([]);
    expect(Object.keys(refusalSentences).filter((code) => !codes.has(code))).toEqual([]);
  });

  test("over whole games every question, answer, event and commitment is put in words", { timeout: 120_000 }, () => {
    const play = startPlay(imperialBayonets, { scenario: "traktir", options: {} });
    if (isProblems(play)) throw new Error("no world");
    const word = wordStream(secretOfSeed(3), 1);
    const list = answerList();
    const kinds = new Set<string>();
    const texts: string[] = [];
    play.sink = (event: GameEvent) => {
      const told = imperialBayonets.wording.event(play.world, event as never);
      texts.push(told.text);
      expect(told.text).toMatch(/^[A-Z0-9].*\.$/);
      for (const id of told.units) expect(imperialBayonets.naming(play.world).unit.index(id)).toBeGreaterThanOrEqual(0);
    };
    while (run(play, seededChance(secretOfSeed(3))) === "ask") {
      const [seat] = seatsToAnswer(play);
      kinds.add(askingStep(play, seat).decision);
      expect(imperialBayonets.wording.prompt(play, seat).length).toBeGreaterThan(5);
      listAnswers(play, seat, list);
      const answer = sampleAnswer(imperialBayonets, list, word);
      expect(imperialBayonets.wording.answer(play, answer, seat).length).toBeGreaterThan(2);
      for (const { label } of shownTo(imperialBayonets, play, seat).commits) expect(label.length).toBeGreaterThan(2);
      takeAnswer(play, seat, answer);
    }
    expect(texts.length).toBeGreaterThan(200);
    expect([...kinds]).toEqual(
      expect.arrayContaining(["command", "maneuver", "move", "combat", "attack", "out-of-command"]),
    );
  });

  test("2.0f, 2.0i: a click that means nothing is answered by what is there", () => {
    const s = stand({
      phase: "ic-maneuver",
      units: [
        ru.infantry("A", "0101", { state: ["ooc"] }),
        ru.infantry("B", "0301"),
        al.infantry("E", "0808"),
        ru.infantry("D", "peu"),
      ],
    });
    const play = s.game.play();
    const at = (hex: string) =>
      imperialBayonets.wording.thing(play, 0, { kind: "hex", hex: play.world.grid.byNumber.get(hex) });
    const unit = (id: string) =>
      imperialBayonets.wording.thing(play, 0, {
        kind: "unit",
        unit: play.world.pieces.findIndex((piece: { id: string }) => piece.id === id),
      });
    expect(at("0505").text).toBe("0505 is empty, and nothing is done there now.");
    expect(at("0808").text).toContain("enemy");
    expect(unit("A")).toEqual({ text: "A is out of command.", rule: "6.0a" });
    expect(unit("D").text).toBe("D is lost for good.");
  });

  test("9.0a: the commitment of an attack is always shown, with what it lacks", () => {
    const s = stand({
      phase: "ic-combat",
      units: [ru.infantry("A", "0403"), al.infantry("E", "0404"), al.infantry("F", "0504")],
    });
    s.answer("target 0404", "add A");
    const { commits, picked, targets } = s.game.shown(0);
    expect([picked, targets]).toEqual([["A"], ["0404"]]);
    expect(commits).toMatchObject([
      { answer: "resolve", refused: { rule: "9.0a", sentence: "0504 must be attacked too." } },
    ]);
  });

  test("4.0-4: ending the Combat Phase is shown while it is refused, and says what is owed", () => {
    const s = stand({ phase: "ic-combat", units: [ru.infantry("A", "0403"), al.infantry("E", "0404")] });
    expect(s.game.shown(0).commits).toMatchObject([
      {
        answer: "end",
        refused: { rule: "9.0a" },
        undone: ["0404 must be attacked"],
        follows: "forces out of command act",
      },
    ]);
  });
});

describe("the end of Command Distribution", () => {
  test("6.1b: says how many Officers stay out", () => {
    const label = (state: readonly string[]) => {
      const s = stand({
        phase: "command-distribution",
        units: [
          ru.head("H", "0401", { corps: "III" }),
          ru.officer("O", "0401", { corps: "III", parent: "H", state }),
          ru.infantry("A", "0401", { corps: "III", parent: "H" }),
        ],
        flags: { begun: true },
      });
      // A play of this very system.
      const play = s.game.play() as Parameters<typeof imperialBayonets.view>[0];
      return imperialBayonets.wording.answer(play, say.end(), 0);
    };
    expect(label(["ooc"])).toBe("End command: 1 Officer stays out");
    expect(label(["ic"])).toBe("End command");
  });
});
