import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

const secret = "7".padStart(64, "0");

/** The odds of an attack of Imperial Bayonets, with or without a March Order that the attacker does not know of. */
function oddsWith(orders: readonly object[]) {
  const stats = { sp: 4, reducedSp: 2, initiative: 3 };
  const position = {
    system: "imperial-bayonets",
    scenario: null,
    map: { cols: 8, rows: 8, hexes: { "0405": ["town"] } },
    units: [
      { id: "A", side: "russian", kind: "infantry", at: "0403", stats: { ...stats, sp: 12 } },
      { id: "E", side: "allied", kind: "infantry", at: "0404", stats },
    ],
    active: "russian",
    phase: "ic-combat",
    flags: { compass: { russian: ["N"], allied: ["S"] }, orders },
    script: ["target 0404", "add A"],
  };
  const referee = createReferee(wargames, openText);
  referee.open({ text: JSON.stringify(position), secret });
  return referee.preview({ seat: 0, answer: "resolve" }).odds;
}

test("where only March Orders are hidden the dice are told, and tell nothing of them", () => {
  const plain = oddsWith([]);
  expect(plain?.outcomes.length).toBeGreaterThan(1);
  expect(oddsWith([{ side: "allied", units: ["E"], to: "0405", revealed: false }])).toEqual(plain);
});
