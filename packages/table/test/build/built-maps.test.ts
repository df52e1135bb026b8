import { wargames } from "@redoubt/registry";
import { expect, test } from "vitest";
import { builtMap, mapOf } from "../../build/built-maps.ts";
import { mapPrint } from "../../src/session/map-print.ts";
import { openText } from "../../src/worker/reading.ts";
import { createReferee } from "../../src/worker/referee.ts";

const battles = wargames.flatMap((system) =>
  system.scenarios.map(({ id }) => ({ system, id: system.id, scenario: id })),
);
const secret = "9".padStart(64, "0");

test.each(battles)(
  "$id/$scenario: the built map is the one that the worker draws, byte for byte",
  ({ system, scenario }) => {
    const referee = createReferee([system], openText);
    const opened = referee.begin({ system: system.id, scenario, options: {}, secret });
    if (!("map" in opened)) throw new Error(`${scenario} was not begun`);
    const built = JSON.parse(JSON.stringify(builtMap(mapOf(system, scenario))));
    expect(built.layers).toEqual(referee.ground(null));
    // The page is given a copy of the map.
    expect(built.of).toBe(mapPrint(structuredClone(opened.map)));
  },
);

test("a map that differs in one word or hex has another print", () => {
  const [{ system, scenario }] = battles;
  const map = mapOf(system, scenario);
  const [hex] = Object.keys(map.hexes ?? {});
  const others = [
    { ...map, name: `${map.name}.` },
    { ...map, hexes: { ...map.hexes, [hex]: [] } },
  ];
  for (const other of others) expect(mapPrint(other)).not.toBe(mapPrint(map));
});
