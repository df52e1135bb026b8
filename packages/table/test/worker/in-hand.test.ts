import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

const MOST = 3000;
// "Where does Kazan 2E go?", "Kazan 2E must retreat 2 hexes: where to?": whoever the question is about.
const ABOUT = [/^Where (?:does|do) (.+?) (?:go|retreat|fall back|flee|ride)\b/, /^(.+?) must retreat\b/];
const BACK = /retreat|fall back|flee/;

test.each([
  ["spi-quad", "balaclava"],
  // Its units lose steps and never retreat.
  ["bloody-retribution", "inkerman"],
  ["bloody-steppes", "great-redoubt"],
  ["imperial-bayonets", "traktir"],
])("%s, %s: the card shows the very unit that the question is about, also where it must retreat", (id, scenario) => {
  const system = wargames.find((one) => one.id === id) ?? wargames[0];
  const referee = createReferee(wargames, openText);
  referee.begin({ system: id, scenario, options: {}, secret: "5".padStart(64, "0") });
  let [draw, found, back] = [11, 0, 0];
  const isEnough = (): boolean => found > 0 && (back > 0 || id === "bloody-retribution");
  for (let i = 0; i < MOST && !isEnough() && asked(referee).length > 0; i++) {
    const [{ seat, prompt }] = asked(referee);
    const { view, choices, shown } = referee.moment({ seat });
    const name = ABOUT.map((one) => one.exec(prompt)?.[1]).find((one) => one !== undefined);
    const about = view.units.filter((unit) => unit.name === name).map((unit) => unit.id);
    if (about.length > 0) {
      found++;
      if (BACK.test(prompt)) back++;
      expect(about, prompt).toContain(shown.unit);
    }
    draw = (draw * 48271) % 2147483647;
    const common = choices.filter(({ text }) => !system.rareVerbs.includes(text.split(" ")[0]));
    const list = common.length > 0 ? common : choices;
    answer(referee, seat, list[draw % list.length].text);
  }
  expect(isEnough()).toBe(true);
});
