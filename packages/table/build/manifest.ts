import { OF_BATTLE } from "./late-ground.ts";
import { type BuiltPart, type BuiltProgram, closureOf } from "./parts.ts";

/** The file of a built site that tells which scripts are loaded when; servers and visitors do not see it. */
export const MANIFEST = ".parts.json";

/** Which files of the site are loaded when. A file that several things need is named by the first of them. */
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
  /** For a game that is opened from a file or taken up again, besides. */
  readonly files: readonly string[];
  /** Everything else: each is fetched when it is looked at for the first time. */
  readonly later: readonly string[];
}

const inAssets = ({ name }: BuiltPart): string => `assets/${name}`;

/** The part that stands for a source file. */
function partFor({ parts }: BuiltProgram, source: string): string {
  const part = parts.find(({ facade }) => facade?.endsWith(source));
  if (part === undefined) throw new Error(`no part begins with ${source}`);
  return part.name;
}

/** What a part needs beyond what is there already. */
function besides(program: BuiltProgram, name: string, there: readonly BuiltPart[]): readonly string[] {
  return closureOf(program.parts, name)
    .filter((part) => !there.includes(part))
    .map(inAssets);
}

/** Works out which files are loaded when. */
export function manifestOf(page: BuiltProgram, worker: BuiltProgram, workerFile: string, style: string): Manifest {
  const [shown, started] = [closureOf(page.parts, page.entry), closureOf(worker.parts, worker.entry)];
  const systems = worker.parts.flatMap(({ facade, name }) => {
    const id = /\/systems\/([^/]+)\/src\/index\.ts$/.exec(facade ?? "")?.[1];
    return id === undefined ? [] : [[id, besides(worker, name, started)] as const];
  });
  const grounds = worker.parts.flatMap(({ facade, name }) => {
    const battle = facade?.split(OF_BATTLE)[1];
    return battle === undefined ? [] : [[battle, besides(worker, name, started)] as const];
  });
  const parts = {
    first: ["index.html", style, ...shown.map(inAssets)],
    table: besides(page, partFor(page, "src/table-site.tsx"), shown),
    worker: [workerFile],
    staff: besides(worker, partFor(worker, "src/worker/staff.ts"), started),
    files: besides(worker, partFor(worker, "src/worker/reading.ts"), started),
  };
  const named = new Set([...Object.values(parts), ...[...systems, ...grounds].map(([, files]) => files)].flat());
  const written = [...page.parts, ...worker.parts.filter((part) => !started.includes(part))].map(inAssets);
  return {
    ...parts,
    systems: Object.fromEntries(systems),
    grounds: Object.fromEntries(grounds),
    later: written.filter((file) => !named.has(file)),
  };
}
