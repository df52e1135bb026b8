import { wargames } from "@redoubt/registry";
import { registered } from "@redoubt/registry/lazy";
import { describe, expect, test } from "vitest";
import { createLooking } from "../../src/worker/looking.ts";
import type { RefereeCalls } from "../../src/worker/messages.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";
import { answer, asked } from "./asked.ts";

const secret = "7".padStart(64, "0");
const told = new Map(
  await Promise.all(
    registered.flatMap(({ id, tells }) => (tells === undefined ? [] : [tells().then((one) => [id, one] as const)])),
  ),
);

function begun(id: string, scenario: string, tellings = told): RefereeCalls {
  const referee = createReferee(wargames, openText, null, createLooking(tellings));
  referee.begin({ system: id, scenario, options: {}, secret });
  return referee;
}

describe.each(wargames.map((system) => ({ id: system.id, scenario: system.scenarios[0].id })))(
  "$id",
  ({ id, scenario }) => {
    const system = wargames.find((one) => one.id === id);

    test.each([
      ["by itself", told],
      ["by what every system tells", new Map()],
    ])("is briefed %s, for both sides", (_, tellings) => {
      const referee = begun(id, scenario, tellings);
      for (const seat of [0, 1]) {
        const briefing = referee.briefing({ seat, entry: null });
        expect(briefing.aim.length).toBeGreaterThan(3);
        expect(briefing.scores.map(({ side }) => side).sort()).toEqual([...(system?.seats ?? [])].sort());
        expect(briefing.phases.length).toBeGreaterThan(1);
        for (const { from, to } of briefing.spans) {
          expect(from).toBeGreaterThanOrEqual(1);
          expect(to).toBeLessThanOrEqual(briefing.turns);
        }
      }
    });

    test("lets anybody look at any unit and hex, and nothing changes by it", () => {
      const referee = begun(id, scenario);
      const { hash, view } = referee.moment({ seat: 0 });
      const some = view.units.filter((_, i) => i % 7 === 0);
      for (const unit of some) {
        const found = referee.inspect({ seat: 0, unit: unit.id, hex: null, hand: null, entry: null });
        expect(found?.title).toBe(unit.name);
        expect(found?.rows.length).toBeGreaterThan(0);
      }
      const at = view.units.find((unit) => /^\d{4}$/.test(unit.at))?.at ?? "0101";
      expect(referee.inspect({ seat: 0, unit: null, hex: at, hand: null, entry: null })?.title).not.toBe("");
      expect(referee.inspect({ seat: 0, unit: "nobody", hex: null, hand: null, entry: null })).toBeNull();
      expect(referee.moment({ seat: 0 }).hash).toBe(hash);
    });
  },
);

test("5.13: a hex is told with what it costs the unit in hand", () => {
  const referee = begun("spi-quad", "alma");
  answer(referee, asked(referee)[0].seat, "unit 7/Lt");
  const row = referee.inspect({ seat: 0, unit: null, hex: "2409", hand: "7/Lt", entry: null })?.rows[0];
  expect(row?.text).toMatch(/^gets there for \d/);
});

test("a moment that is looked back at is told as it was then", () => {
  const referee = begun("spi-quad", "alma");
  const unit = referee.moment({ seat: 0 }).view.units.find(({ id }) => id === "7/Lt");
  for (const text of ["unit 7/Lt", "hex 2409", "stop"]) answer(referee, 0, text);
  const titleAt = (entry: number | null) => {
    const found = referee.inspect({ seat: 0, unit: "7/Lt", hex: null, hand: null, entry });
    return found?.rows.find(({ label }) => label === "This turn")?.text;
  };
  expect(unit?.at).toBe("2408");
  expect(titleAt(0)).toBe("nothing yet");
  expect(titleAt(null)).toContain("has moved");
});
