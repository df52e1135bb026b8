import type { Pack, Packs } from "./packs.ts";
import type { BuiltPart } from "./parts.ts";

/** The file of a built site that tells which scripts are loaded when; servers and visitors do not see it. */
export const MANIFEST = ".parts.json";

/** Which files of the site are loaded when. */
export interface Manifest {
  /** With every visit: the start page needs no more script than this. */
  readonly first: readonly string[];
  /** For a game on the table, besides. */
  readonly table: readonly string[];
  readonly worker: readonly string[];
  /** For a game against the computer, besides. */
  readonly staff: readonly string[];
  /** For a game of a system, besides. */
  readonly systems: Readonly<Record<string, readonly string[]>>;
  /** For a battle of a system with several maps, besides: by the system and the scenario. */
  readonly grounds: Readonly<Record<string, readonly string[]>>;
  /** For a battle, besides: its map as it is drawn first. By the system and the scenario. */
  readonly maps: Readonly<Record<string, readonly string[]>>;
  /** For a game that is opened from a file or taken up again, besides. */
  readonly files: readonly string[];
  /** Everything else: each is fetched when it is looked at for the first time. */
  readonly later: readonly string[];
}

const inAssets = ({ name }: BuiltPart | Pack): string => `assets/${name}`;
const filesOf = (packs: Readonly<Record<string, Pack>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(packs).map(([key, pack]) => [key, [inAssets(pack)]]));

/** Says which files are loaded when. */
export function manifestOf(
  packs: Packs,
  loose: readonly BuiltPart[],
  workerFile: string,
  style: string,
  maps: Manifest["maps"],
): Manifest {
  return {
    first: ["index.html", style, inAssets(packs.first)],
    table: [inAssets(packs.table)],
    worker: [workerFile],
    staff: [inAssets(packs.staff)],
    systems: filesOf(packs.systems),
    grounds: filesOf(packs.grounds),
    maps,
    files: [inAssets(packs.files)],
    later: loose.map(inAssets),
  };
}
