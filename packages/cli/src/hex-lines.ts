import { isProblems } from "@redoubt/engine";
import { createGrid, isUnread, parseHex } from "@redoubt/hex";
import type { BoardView, ZoneOn } from "@redoubt/mechanics";
import type { Opened } from "./opened.ts";
import { unitLines } from "./unit-lines.ts";

/** All that can be said about one hex. */
export interface AboutHex {
  readonly hex: string;
  readonly name: string | null;
  readonly tags: readonly string[];
  readonly elevation: number;
  readonly sides: readonly { readonly side: string; readonly tags: readonly string[] }[];
  readonly note: string | null;
  readonly units: readonly string[];
  readonly zones: readonly ZoneOn[];
}

/** What stands in the map file about a hex and who stands on it; null where the map has no such hex. */
export function hexValue({ system, game }: Opened, view: BoardView, hex: string): AboutHex | null {
  const play = game.play();
  const map = system.map(play.world);
  if (isUnread(parseHex(createGrid(map), hex))) return null;
  const zones = system.questions.zones(play, hex);
  const sides = Object.entries(map.sides ?? {}).filter(([side]) => side.split("/").includes(hex));
  return {
    hex,
    name: map.names?.[hex] ?? null,
    tags: map.hexes?.[hex] ?? [],
    elevation: map.elevation?.[hex] ?? 0,
    sides: sides.map(([side, tags]) => ({ side, tags })),
    note: map.notes?.[hex] ?? null,
    units: view.units.filter(({ at }) => at === hex).map(({ id }) => id),
    zones: isProblems(zones) ? [] : zones.zones,
  };
}

/** The same in lines. */
export function hexLines(about: AboutHex, view: BoardView): readonly string[] {
  const { hex, name, tags, elevation, sides, note, zones } = about;
  return [
    `${hex}${name === null ? "" : ` ${name}`}: ${tags.join(", ") || "clear"}, level ${elevation}`,
    ...sides.map(({ side, tags: along }) => `  ${side}: ${along.join(", ")}`),
    ...(note === null ? [] : [`  ${note}`]),
    ...zones.map(({ side, units }) => `  zone of ${side}: ${units.join(", ")}`),
    ...unitLines(view, hex),
  ];
}
