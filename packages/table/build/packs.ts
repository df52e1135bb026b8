import { OF_BATTLE, OF_POSITIONS } from "./late-ground.ts";
import { type BuiltPart, type BuiltProgram, closureOf, partScript } from "./parts.ts";

/**
 * Parts that come together travel in one script, the needed ones first. It goes by the name of the last of them: whoever
 * fetches that part finds what it needs already there.
 */
export interface Pack {
  readonly name: string;
  readonly parts: readonly BuiltPart[];
}

/** What a page and its worker fetch as a whole. */
export interface Packs {
  readonly first: Pack;
  readonly table: Pack;
  readonly staff: Pack;
  readonly files: Pack;
  /** By system, and by the system and the scenario. */
  readonly systems: Readonly<Record<string, Pack>>;
  readonly grounds: Readonly<Record<string, Pack>>;
}

/** The part that stands for a source file. */
function partFor({ parts }: BuiltProgram, source: string): string {
  const part = parts.find(({ facade }) => facade?.endsWith(source));
  if (part === undefined) throw new Error(`no part begins with ${source}`);
  return part.name;
}

/** A part with all that it needs beyond what is there already. */
function packOf({ parts }: BuiltProgram, name: string, there: readonly BuiltPart[]): Pack {
  return { name, parts: closureOf(parts, name).filter((part) => !there.includes(part)) };
}

/** Packs what is fetched as a whole. */
export function packsOf(page: BuiltProgram, worker: BuiltProgram): Packs {
  const [shown, started] = [closureOf(page.parts, page.entry), closureOf(worker.parts, worker.entry)];
  const named = (nameOf: (facade: string) => string | undefined): Readonly<Record<string, Pack>> =>
    Object.fromEntries(
      worker.parts.flatMap(({ facade, name }) => {
        const key = nameOf(facade ?? "");
        return key === undefined ? [] : [[key, packOf(worker, name, started)] as const];
      }),
    );
  return {
    first: packOf(page, page.entry, []),
    table: packOf(page, partFor(page, "src/table-site.tsx"), shown),
    staff: packOf(worker, partFor(worker, "src/worker/staff.ts"), started),
    files: packOf(worker, partFor(worker, "src/worker/reading.ts"), started),
    systems: named((facade) => /\/systems\/([^/]+)\/src\/index\.ts$/.exec(facade)?.[1]),
    grounds: named((facade) => facade.split(OF_BATTLE)[1]),
  };
}

/** All packs in one list. */
export const packsIn = ({ systems, grounds, ...packs }: Packs): readonly Pack[] =>
  [packs, systems, grounds].flatMap((group): readonly Pack[] => Object.values(group));

/** The system that must be there before a part of it is fetched. */
const systemOf = ({ facade }: BuiltPart): string =>
  /\/systems\/([^/]+)\//.exec(facade ?? "")?.[1] ?? facade?.split(OF_POSITIONS)[1] ?? "";

/** The parts that are fetched by themselves: those in no pack, and those in a pack that such a one needs without it. */
export function looseParts({ parts, entry }: BuiltProgram, packs: Packs): readonly BuiltPart[] {
  const always = closureOf(parts, entry);
  const all = packsIn(packs);
  const packed = all.flatMap((pack) => pack.parts);
  const roots = parts.filter((part) => !packed.includes(part) && !always.includes(part));
  const needed = roots.flatMap((root) => {
    const there = packs.systems[systemOf(root)]?.parts ?? [];
    return closureOf(parts, root.name).filter((part) => !there.includes(part));
  });
  return [...new Set(needed)].filter((part) => !always.includes(part) && all.every(({ name }) => name !== part.name));
}

/** The script of a pack. */
export const packScript = ({ parts }: Pack): string => parts.map(partScript).join("");
