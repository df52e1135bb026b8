import type { BuiltMap } from "../session/map-print.ts";

/** The maps of battles that were drawn when the site was built. */
export interface BuiltMaps {
  /** The drawn map of a battle, fetched once; null where there is none or it could not be fetched: the worker can draw it too. */
  readonly ask: (battle: string) => Promise<BuiltMap | null>;
}

async function fetchMap(file: string): Promise<BuiltMap | null> {
  try {
    return await (await fetch(`./assets/${file}`)).json();
  } catch {
    return null;
  }
}

/** The drawn maps of a site, by the system and the scenario. */
export function createBuiltMaps(files: Readonly<Record<string, readonly string[]>>, at: Location): BuiltMaps {
  const asked = new Map<string, Promise<BuiltMap | null>>();
  const ask = async (battle: string): Promise<BuiltMap | null> => {
    const [file] = files[battle] ?? [];
    // Pages from a disk may fetch nothing.
    return file === undefined || at.protocol === "file:" ? null : fetchMap(file);
  };
  return {
    ask(battle) {
      const known = asked.get(battle) ?? ask(battle);
      asked.set(battle, known);
      return known;
    },
  };
}
