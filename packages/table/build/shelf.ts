import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyWargame } from "@redoubt/mechanics";
import type { PuzzleBook } from "@redoubt/protocol";
import { entryOf } from "@redoubt/registry";
import type { ShelfBattle, ShelfSystem } from "../src/start/shelf.ts";
import { digest } from "./parts.ts";
import { pictureOf } from "./picture.ts";

/** How many puzzles of a battle the table has. */
function puzzlesOf(system: string, scenario: string): number {
  const file = new URL(`../puzzles/${system}-${scenario}.json`, import.meta.url);
  // Only `redoubt puzzles` writes these files.
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PuzzleBook).puzzles.length : 0;
}

/** Writes the pictures of all battles into a folder of the site, and answers what the start page shows. */
export function writeShelf(systems: readonly AnyWargame[], outDir: string): readonly ShelfSystem[] {
  mkdirSync(join(outDir, "assets"), { recursive: true });
  return systems.map((system) => {
    const { battles, ...entry } = entryOf(system);
    return {
      ...entry,
      battles: battles.map(
        (battle): ShelfBattle => ({
          ...battle,
          ...picture(system, battle.id, outDir),
          puzzles: puzzlesOf(system.id, battle.id),
        }),
      ),
    };
  });
}

function picture(system: AnyWargame, scenario: string, outDir: string): Pick<ShelfBattle, "picture" | "nations"> {
  const drawn = pictureOf(system, scenario);
  if (drawn === null) return { picture: null, nations: system.seats.map(() => []) };
  const write = (svg: string): string => {
    const name = `assets/${scenario}-${digest(svg)}.svg`;
    writeFileSync(join(outDir, name), svg);
    return `./${name}`;
  };
  return { picture: { light: write(drawn.svg.light), dark: write(drawn.svg.dark) }, nations: drawn.nations };
}
