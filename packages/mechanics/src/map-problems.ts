import type { MapProblem } from "./map-file.ts";

// A file with more problems than this is wrong as a whole; nobody reads on.
const most = 100;

/** Collects what is wrong with a map: the first hundred problems, and how many more there are. */
export type MapProblems = {
  readonly add: (field: string, message: string) => void;
  readonly list: () => readonly MapProblem[];
};

/** A collection without problems yet. */
export function mapProblems(): MapProblems {
  const told: MapProblem[] = [];
  let more = 0;
  return {
    add(field, message) {
      if (told.length < most) told.push({ field: shortened(field, 60), message: shortened(message, 300) });
      else more++;
    },
    list: () => (more === 0 ? told : [...told, { field: "", message: `and ${more} more problems` }]),
  };
}

/** A text cut to what people will read of it. */
function shortened(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 3)}...` : text;
}

/** A value of a file as a message shows it. */
export function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? String(value), 60);
}
