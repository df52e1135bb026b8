import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { createLooking } from "../../src/worker/looking.ts";
import type { RefereeCalls } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

const secret = "4".padStart(64, "0");
const russian = { side: "russian", kind: "infantry", division: "Pavlov" };
const british = { side: "allied", kind: "infantry", nation: "british" };

function laid(units: readonly object[]): RefereeCalls {
  const referee = createReferee(wargames, openText, null, createLooking(new Map()));
  const position = {
    system: "bloody-retribution",
    scenario: "inkerman",
    options: {},
    map: { use: "inkerman" },
    units,
    turn: 1,
    active: "russian",
    phase: "combat",
  };
  referee.open({ text: JSON.stringify(position), secret });
  return referee;
}

const storm = [
  { id: "1/Ta", ...russian, at: "1909" },
  { id: "2/Ta", ...russian, at: "1810" },
  { id: "3/Ta", ...russian, at: "1707" },
  { id: "41st", ...british, at: "1910" },
  { id: "GG", ...british, at: "1914" },
];

test("9.1: whoever should attack is found among those who may, and can be given as answers one after another", () => {
  const referee = laid(storm);
  answer(referee, 0, "attack 1910");
  const set = referee.bestSet({ seat: 0 });
  expect(set.length).toBeGreaterThan(0);
  expect(set.every((one) => ["add 1/Ta", "add 2/Ta"].includes(one))).toBe(true);
  for (const one of set) expect(answer(referee, 0, one).kind).toBe("accepted");
  expect(referee.moment({ seat: 0 }).choices.map(({ text }) => text)).toContain("resolve");
});

test("where nothing is put together, or somebody was chosen already, nobody is suggested", () => {
  const referee = laid(storm);
  expect(referee.bestSet({ seat: 0 })).toEqual([]);
  answer(referee, 0, "attack 1910");
  answer(referee, 0, "add 2/Ta");
  expect(referee.bestSet({ seat: 0 })).toEqual([]);
});

test("5.0: what may be done next is told without doing anything", () => {
  const referee = createReferee(wargames, openText, null, createLooking(new Map()));
  referee.begin({ system: "spi-quad", scenario: "alma", options: {}, secret });
  for (const text of ["unit 7/Lt", "hex 2409"]) answer(referee, 0, text);
  const { hash } = referee.moment({ seat: 0 });
  const next = referee.onward({ seat: 0, answer: "stop" });
  expect(next).toContain("unit 33/Lt");
  expect(next).not.toContain("unit 7/Lt");
  expect(referee.moment({ seat: 0 }).hash).toBe(hash);
});

test.each(["spi-quad", "bloody-retribution", "imperial-bayonets"])(
  "%s: somebody is chosen beforehand for the first blow that is put together, and may be given and left out",
  (id) => {
    const system = wargames.find((one) => one.id === id) ?? wargames[0];
    const { scenario } = system.battles.reduce((least, one) => (one.minutes < least.minutes ? one : least));
    const referee = createReferee(wargames, openText, null, createLooking(new Map()));
    referee.begin({ system: id, scenario, options: {}, secret: "9".padStart(64, "0") });
    let draw = 7;
    for (let i = 0; i < 3000; i++) {
      const [{ seat }] = asked(referee);
      const set = referee.bestSet({ seat });
      if (set.length > 0) {
        for (const text of set) expect(answer(referee, seat, text).kind, text).toBe("accepted");
        const { shown, undo } = referee.moment({ seat });
        expect(shown.picked).toHaveLength(set.length);
        expect(undo.steps).toBeGreaterThanOrEqual(set.length);
        return;
      }
      draw = (draw * 48271) % 2147483647;
      const { choices } = referee.moment({ seat });
      const common = choices.filter(({ text }) => !system.rareVerbs.includes(text.split(" ")[0]));
      const list = common.length > 0 ? common : choices;
      answer(referee, seat, list[draw % list.length].text);
    }
    expect.unreachable("no blow was put together");
  },
);
