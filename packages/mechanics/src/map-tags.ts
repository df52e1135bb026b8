import { type Grid, type Hex, hexesOfSide, hexNumber, isUnread, parseHex, type Side, sideName } from "@redoubt/hex";
import { TOWARD_OTHER, TOWARD_OWNER } from "./hex-map.ts";
import type { MapVocabulary } from "./map-vocabulary.ts";

/** A tag text taken apart: "steep-slope up:0404" is named "steep-slope" and has the qualifier up with value 0404. */
export type TagText = { readonly name: string; readonly qualifiers: readonly (readonly [string, string])[] };

/** A hexside tag as read: its name and, where it has them, its direction or its words, the owner's first. */
export type SideTagRead = {
  readonly tag: string;
  readonly way: number;
  readonly words: readonly [string, string] | undefined;
};

/** A hex tag as read, with its detail. */
export type HexTagRead = { readonly tag: string; readonly detail: string | undefined };

/** Splits a hexside tag into its name and its qualifiers. */
export function splitTag(text: string): TagText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const isQualifier = (word: string): boolean => word.includes(":");
  const qualifiers = words.filter(isQualifier).map((word): readonly [string, string] => {
    const colon = word.indexOf(":");
    return [word.slice(0, colon), word.slice(colon + 1)];
  });
  return { name: words.filter((word) => !isQualifier(word)).join(" "), qualifiers };
}

/** Reads a hex tag, or says what is wrong with it. */
export function readHexTag(vocabulary: MapVocabulary, text: string): HexTagRead | string {
  const colon = text.indexOf(":");
  const tag = colon < 0 ? text : text.slice(0, colon);
  if (!vocabulary.hexTags.includes(tag)) return unknownTag("hex", text, vocabulary.hexTags);
  const mayDetail = vocabulary.detailTags?.includes(tag) ?? false;
  if (colon >= 0 && !mayDetail) return `hex tag "${tag}" takes nothing after a colon, found ${JSON.stringify(text)}`;
  if (colon < 0 && mayDetail) return `hex tag "${tag}" needs a name after it, as in "${tag}:NAME"`;
  return { tag, detail: colon < 0 ? undefined : text.slice(colon + 1) };
}

/** Reads a hexside tag, or says what is wrong with it. */
export function readSideTag(grid: Grid, vocabulary: MapVocabulary, side: Side, text: string): SideTagRead | string {
  const { name, qualifiers } = splitTag(text);
  if (!Object.hasOwn(vocabulary.sideTags, name)) return unknownTag("hexside", text, Object.keys(vocabulary.sideTags));
  const form = vocabulary.sideTags[name];
  if (form.form === "plain") {
    if (qualifiers.length > 0) return `hexside tag "${name}" has no direction, found ${JSON.stringify(text)}`;
    return { tag: name, way: 0, words: undefined };
  }
  const shown = sideName(grid, side);
  if (form.form === "toward") {
    const found = qualifiers[0];
    if (qualifiers.length !== 1 || found[0] !== form.word)
      return `hexside tag "${name}" needs one of its hexes, as in "${name} ${form.word}:${shown.slice(0, 4)}", found ${JSON.stringify(text)}`;
    const hex = oneOfSide(grid, side, found[1]);
    if (typeof hex === "string") return hex;
    return { tag: name, way: hex === hexesOfSide(grid, side)[0] ? TOWARD_OWNER : TOWARD_OTHER, words: undefined };
  }
  return readEach(grid, side, name, form.words, qualifiers, text);
}

function readEach(
  grid: Grid,
  side: Side,
  name: string,
  words: readonly string[],
  qualifiers: TagText["qualifiers"],
  text: string,
): SideTagRead | string {
  const [owner, other] = hexesOfSide(grid, side);
  const found = new Map<Hex, string>();
  for (const [number, word] of qualifiers) {
    const hex = oneOfSide(grid, side, number);
    if (typeof hex === "string") return hex;
    if (!words.includes(word)) return `hexside tag "${name}" knows ${words.join(", ")}, not ${JSON.stringify(word)}`;
    if (found.has(hex)) return `hexside tag "${name}" names hex ${number} twice`;
    found.set(hex, word);
  }
  const first = found.get(owner);
  const second = found.get(other);
  if (first === undefined || second === undefined) {
    const wanted = `${hexNumber(grid, owner)}:${words[0]} ${hexNumber(grid, other)}:${words[0]}`;
    return `hexside tag "${name}" needs a word for both hexes, as in "${name} ${wanted}", found ${JSON.stringify(text)}`;
  }
  return { tag: name, way: 0, words: [first, second] };
}

function oneOfSide(grid: Grid, side: Side, number: string): Hex | string {
  const hex = parseHex(grid, number);
  if (isUnread(hex)) return hex[0].what;
  if (hexesOfSide(grid, side).includes(hex)) return hex;
  return `hex ${number} is not one of the two hexes of ${sideName(grid, side)}`;
}

function unknownTag(sort: string, text: string, known: readonly string[]): string {
  return `unknown ${sort} tag ${JSON.stringify(text)}; known: ${known.join(", ")}`;
}
