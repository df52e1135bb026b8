/**
 * How a hexside tag lies: the same from both sides; towards one of the two hexes, given by a word ("up:0404"); or with a
 * word of its own for each of the two hexes ("0304:gentle 0404:steep").
 */
export type SideTagForm =
  | { readonly form: "plain" }
  | { readonly form: "toward"; readonly word: string }
  | { readonly form: "each"; readonly words: readonly string[] };

/** A hexside tag that is the same from both sides. */
export const PLAIN: SideTagForm = { form: "plain" };

/** A hexside tag that names one of its two hexes after a word: `toward("up")` reads "up:0404". */
export function toward(word: string): SideTagForm {
  return { form: "toward", word };
}

/** A hexside tag that gives each of its two hexes one of some words: "0304:gentle 0404:steep". */
export function each(...words: readonly string[]): SideTagForm {
  return { form: "each", words };
}

/** The tags a rule system knows. At most 31 of each sort, since they become bits. */
export type MapVocabulary<HexTag extends string = string, SideTag extends string = string> = {
  readonly hexTags: readonly HexTag[];
  readonly sideTags: Readonly<Record<SideTag, SideTagForm>>;
  /** Hex tags that carry a word after a colon, such as "victory:Shell Hill". */
  readonly detailTags?: readonly HexTag[];
  /** Fields of a map file that this system reads itself. */
  readonly extraFields?: readonly string[];
};

/** Bits of each tag, by name. */
export type TagBits<Tag extends string> = Readonly<Record<Tag, number>>;

/** Gives every tag a bit, in order. */
export function tagBits<Tag extends string>(tags: readonly Tag[]): TagBits<Tag> {
  if (tags.length > 31) throw new RangeError(`${tags.length} tags do not fit into 31 bits`);
  const entries = tags.map((tag, index) => [tag, 1 << index] as const);
  return Object.fromEntries(entries) as TagBits<Tag>; // every tag got its entry
}
