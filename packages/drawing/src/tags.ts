/** A tag read into its parts: "steep-slope up:0404", "ridge 0304:gentle 0404:steep", "redoubt in:0304", "victory:Home Ridge". */
export type Tag = {
  readonly name: string;
  readonly value?: string;
  readonly up?: string;
  readonly inside?: string;
  readonly by: Readonly<Record<string, string>>;
};

/** Reads one tag; words before the first "key:value" make the name. */
export function readTag(text: string): Tag {
  const words = text.trim().split(/\s+/);
  const first = words[0] ?? "";
  const colon = first.indexOf(":");
  if (colon > 0) return { name: first.slice(0, colon), value: text.trim().slice(colon + 1), by: {} };
  const name: string[] = [];
  const by: Record<string, string> = {};
  for (const word of words) {
    const at = word.indexOf(":");
    if (at < 0) name.push(word);
    else by[word.slice(0, at)] = word.slice(at + 1);
  }
  const { up, in: inside, ...rest } = by;
  return { name: name.join("-"), ...(up && { up }), ...(inside && { inside }), by: rest };
}
