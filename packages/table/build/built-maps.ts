import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fullOptions, isProblems } from "@redoubt/engine";
import type { AnyWargame, MapFile } from "@redoubt/mechanics";
import { type BuiltMap, mapPrint } from "../src/session/map-print.ts";
import { drawPlain } from "../src/worker/opening.ts";
import { digest } from "./parts.ts";

/** The map that a battle is fought on, unless its set-up changes it. */
export function mapOf(system: AnyWargame, scenario: string): MapFile {
  const options = fullOptions(system.options, {});
  const world = isProblems(options) ? options : system.world({ scenario, options });
  if (isProblems(world)) throw new Error(`${scenario} cannot be set up`);
  return system.map(world);
}

/** A map as the worker would draw it first. */
export const builtMap = (map: MapFile): BuiltMap => ({ of: mapPrint(map), layers: drawPlain(map) });

/** Writes the drawn maps of all battles into a folder of the site; answers the files by the system and the scenario. */
export function writeMaps(systems: readonly AnyWargame[], outDir: string): Readonly<Record<string, readonly string[]>> {
  const battles = systems.flatMap((system) => system.scenarios.map(({ id }) => ({ system, id })));
  return Object.fromEntries(
    battles.map(({ system, id }) => {
      const map = mapOf(system, id);
      const text = JSON.stringify(builtMap(map));
      // Battles on one map share its file.
      const file = `assets/map-${system.id}-${map.id ?? id}-${digest(text)}.json`;
      writeFileSync(join(outDir, file), text);
      return [`${system.id}/${id}`, [file]];
    }),
  );
}
