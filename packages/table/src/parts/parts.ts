/** A part of the program: the body of a script, which is given where to put its exports and how to reach other parts. */
export type PartBody = (exports: object, require: (name: string) => unknown) => void;

/** A part as its script hands it over. */
export interface Part {
  readonly needs: readonly string[];
  readonly body: PartBody;
}

/** The parts of the program that are here, and a way to bring others. */
export interface Parts {
  /** Takes a part from its script. */
  readonly add: (name: string, needs: readonly string[], body: PartBody) => void;
  /** Brings one part, without what it needs and without running it. */
  readonly find: (name: string) => Promise<Part>;
  /** Brings a part and runs it. */
  readonly load: (name: string) => Promise<object>;
}

const plain = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/**
 * The parts of one page or worker. Scripts of a module kind do not load from a disk, so parts are plain scripts that hand
 * themselves over; a dynamic import in the source has become a `require` inside a promise, which a promise may answer.
 */
export function createParts(bring: (name: string) => Promise<void>): Parts {
  const parts = new Map<string, Part>();
  const coming = new Map<string, Promise<Part>>();
  const made = new Map<string, object>();

  const find = (name: string): Promise<Part> => {
    const known = coming.get(name);
    if (known !== undefined) return known;
    const found = (async () => {
      if (!parts.has(name)) await bring(name);
      const part = parts.get(name);
      if (part === undefined) throw new Error(`the script ${name} is not what it should be`);
      return part;
    })();
    coming.set(name, found);
    // What could not be brought may be tried again.
    found.catch(() => coming.delete(name));
    return found;
  };
  /** Brings a part and all that it needs. */
  const gather = async (name: string, seen: Set<string>): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const { needs } = await find(name);
    await Promise.all(needs.map((need) => gather(need, seen)));
  };
  const make = (name: string): object => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const exports = {};
    made.set(name, exports);
    parts.get(name)?.body(exports, require);
    return exports;
  };
  const load = async (name: string): Promise<object> => {
    await gather(name, new Set());
    return make(name);
  };
  // What a part needs has been gathered before it runs; anything else is a dynamic import.
  const require = (path: string): unknown => {
    const name = plain(path);
    return isGathered(name) ? make(name) : load(name);
  };
  const isGathered = (name: string, seen = new Set<string>()): boolean => {
    const part = parts.get(name);
    if (part === undefined) return false;
    if (made.has(name) || seen.has(name)) return true;
    seen.add(name);
    return part.needs.every((need) => isGathered(need, seen));
  };
  return {
    add: (name, needs, body) => void parts.set(name, { needs, body }),
    find,
    load,
  };
}
