import { wargames } from "@redoubt/registry";
import { describe, expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

// Numbers, ordinals, Roman ones, the letter of a battery or of a part, and what every reader of such names knows.
const COUNTED = /^(\d+(st|nd|rd|th|e|er)?|\d+\/\d+|[IVX]+|\p{L}\.?|[1-4][ECW]|Bn|No|\d+-pounders?)$/u;
const WORD = /^(d'|l')?\p{L}\p{Ll}+('s)?(-\p{L}\p{Ll}+)*$/u;

/** What of a name nobody could read aloud. */
const unread = (name: string): readonly string[] =>
  name
    .split(/[\s,()&]+/)
    .filter((word) => word !== "" && !COUNTED.test(word))
    .filter((word) => !WORD.test(word) || !/[aeiouyäéöü]/i.test(word));

const battles = wargames.flatMap(({ id, scenarios }) => scenarios.map((one) => [id, one.id] as const));

describe.each(battles)("%s, %s", (system, scenario) => {
  const referee = createReferee(wargames, openText);
  referee.begin({ system, scenario, options: {}, secret: "5".padStart(64, "0") });
  const { units } = referee.moment({ seat: 0 }).view;

  test("units are called in full in sentences, never by the abbreviation or the number on their counter alone", () => {
    for (const { name, id } of units) {
      expect(unread(name), `${id}: ${name}`).toEqual([]);
      expect(/\p{L}{3}/u.test(name), `${id}: ${name} has a word in it`).toBe(true);
    }
  });

  test("counters keep what is printed on them, and no two units have one name", () => {
    for (const { face } of units) expect(face.bandLeft).not.toBe("");
    const names = units.map(({ name, side }) => `${side} ${name}`);
    expect(names.filter((one, i) => names.indexOf(one) !== i)).toEqual([]);
  });
});
