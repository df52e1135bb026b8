import type { Problem } from "@redoubt/engine";

// A file with more problems than this is wrong as a whole; nobody reads on.
const most = 100;

/** Collects what is wrong with a map: the first hundred problems, each under its field of the map, and how many more. */
export type MapProblems = {
  readonly add: (field: string, message: string) => void;
  readonly list: () => readonly Problem[];
};

/** A collection without problems yet. */
export function mapProblems(): MapProblems {
  const told: Problem[] = [];
  let more = 0;
  return {
    add(field, message) {
      if (told.length < most) told.push({ where: shortened(fieldOfMap(field), 60), what: shortened(message, 300) });
      else more++;
    },
    list: () => (more === 0 ? told : [...told, { where: "map", what: `and ${more} more problems` }]),
  };
}

/** A field of a map as positions name it; the map itself where there is no field. */
export const fieldOfMap = (field: string): string => (field === "" ? "map" : `map.${field}`);

/** A text cut to what people will read of it. */
function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 3)}...` : text;
}

/** A value of a file as a message shows it. */
export function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? String(value), 60);
}
