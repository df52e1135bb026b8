import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AnyWargame } from "@redoubt/mechanics";
import type { InlineConfig } from "vite";
import { mapOf } from "./built-maps.ts";

type Plugin = NonNullable<InlineConfig["plugins"]>[number];

const GROUND = /\/systems\/([^/]+)\/src\/data\/((?:maps|battles)\/[^/]+)\.(?:json|ts)$/;
const READER = /\/systems\/([^/]+)\/src\/setup\/position\.ts$/;
const PLACE = /\/table\/src\/worker\/late-ground\.ts$/;
const KEPT = fileURLToPath(new URL("../src/worker/kept-ground.ts", import.meta.url));
/** How the parts with the ground of one battle are called: `redoubt:ground/SYSTEM/SCENARIO`. */
export const OF_BATTLE = "redoubt:ground/";
/** How the parts that read positions are called: `redoubt:position/SYSTEM`. */
export const OF_POSITIONS = "redoubt:position/";
const EMPTY = "redoubt:empty-ground/";
const ABSENT = "redoubt:absent-reader/";

/** The one value that a file of a map or of the forces of a battle holds, and the name that it is exported by. */
async function heldIn(file: string): Promise<readonly [name: string, value: unknown]> {
  const isJson = file.endsWith(".json");
  const read: Readonly<Record<string, unknown>> = await import(file, isJson ? { with: { type: "json" } } : {});
  const [held, ...others] = Object.entries(read).filter(([name]) => isJson === (name === "default"));
  if (held === undefined || others.length > 0) throw new Error(`${file} does not hold one value`);
  return held;
}

/** The id of the map that a battle is fought on. */
function mapIdOf(system: AnyWargame, scenario: string): string {
  const { id } = mapOf(system, scenario);
  if (id === undefined) throw new Error(`the map of ${scenario} has no id`);
  return id;
}

/**
 * Leaves maps and forces out of the part of a system that has several maps: a game needs those of its own battle, and
 * fetches them with it. So it is with what reads positions, which battles do without. What is left in their place is
 * filled before anybody looks at it (`worker/kept-ground.ts`).
 */
export function lateGround(
  systems: readonly AnyWargame[],
  folderOf: (system: { readonly id: string }) => string,
): Plugin {
  const late = systems.filter(({ maps }) => Object.keys(maps).length > 1);
  const nameOf = (file: string): string | null => {
    const [, system, name] = GROUND.exec(file) ?? [];
    return late.some(({ id }) => id === system) ? `${system}/${name}` : null;
  };
  /** The files of one battle: that of its map, and that of its forces where they have one. */
  const filesOf = (system: AnyWargame, scenario: string): readonly string[] => {
    const wanted = [`maps/${mapIdOf(system, scenario)}.json`, `battles/${scenario}.ts`];
    const data = join(folderOf(system), "src/data");
    const there = readdirSync(data, { recursive: true }).map(String);
    return wanted.filter((file) => there.includes(file)).map((file) => join(data, file));
  };
  const battle = async (path: string): Promise<string> => {
    const [id, scenario] = path.split("/");
    const system = late.find((one) => one.id === id);
    if (system === undefined) throw new Error(`no system ${id}`);
    const held = await Promise.all(
      filesOf(system, scenario).map(async (file) => [nameOf(file), (await heldIn(file))[1]] as const),
    );
    return `export const ground = ${JSON.stringify(Object.fromEntries(held))};`;
  };
  const place = (): string => {
    const battles = late.flatMap(({ id, scenarios }) => scenarios.map((scenario) => `${id}/${scenario.id}`));
    const entries = battles.map((path) => `"${path}": () => import("${OF_BATTLE}${path}")`);
    const readers = late.map(({ id }) => `"${id}": () => import("${OF_POSITIONS}${id}")`);
    return `import { keepGround } from ${JSON.stringify(KEPT)};
const battles = {${entries.join(", ")}};
const readers = {${readers.join(", ")}};
export const lateGround = async (system, scenario) => {
  const all = Object.keys(battles).filter((path) => path.startsWith(system + "/"));
  const own = all.filter((path) => path === system + "/" + scenario);
  for (const path of own.length > 0 ? own : all) keepGround((await battles[path]()).ground);
  if (own.length === 0 && readers[system] !== undefined) keepGround({ [system]: { ...(await readers[system]()) } });
};`;
  };
  const readerOf = (id: string): string => join(folderOf({ id }), "src/setup/position.ts");
  /** What stands for the functions that read positions until they are here. */
  const absentReader = async (id: string): Promise<string> => {
    const names = Object.keys(await import(readerOf(id)));
    return `import { groundOf } from ${JSON.stringify(KEPT)};
const reader = groundOf(${JSON.stringify(id)});
${names.map((name) => `export const ${name} = (...asked) => reader.${name}(...asked);`).join("\n")}`;
  };
  const files = new Map<string, string>();
  return {
    name: "late-ground",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith(OF_BATTLE) || id.startsWith(OF_POSITIONS)) return `\0${id}`;
      if (importer === undefined || !id.startsWith(".")) return null;
      const file = join(dirname(importer), id);
      const [, reads] = READER.exec(file) ?? [];
      if (reads !== undefined && late.some((one) => one.id === reads)) return `\0${ABSENT}${reads}`;
      const name = nameOf(file);
      if (name === null) return null;
      files.set(name, file);
      return `\0${EMPTY}${name}`;
    },
    async load(id) {
      if (PLACE.test(id)) return place();
      if (id.startsWith(`\0${OF_BATTLE}`)) return battle(id.slice(OF_BATTLE.length + 1));
      if (id.startsWith(`\0${OF_POSITIONS}`)) {
        const file = readerOf(id.slice(OF_POSITIONS.length + 1));
        return `export * from ${JSON.stringify(file)};`;
      }
      if (id.startsWith(`\0${ABSENT}`)) return absentReader(id.slice(ABSENT.length + 1));
      if (!id.startsWith(`\0${EMPTY}`)) return null;
      const name = id.slice(EMPTY.length + 1);
      const [held] = await heldIn(files.get(name) ?? "");
      const exported = held === "default" ? "export default" : `export const ${held} =`;
      return `import { groundOf } from ${JSON.stringify(KEPT)};
${exported} groundOf(${JSON.stringify(name)});`;
    },
  };
}
