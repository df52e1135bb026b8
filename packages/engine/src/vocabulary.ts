/** The kinds of thing an answer may name. */
export const argumentKinds = ["unit", "hex", "number"] as const;
export type ArgumentKind = (typeof argumentKinds)[number];

// A verb, a unit and a hex of the largest map that can be laid out fit together into the 31 bits of a positive integer.
const bits: Readonly<Record<ArgumentKind, number>> = { unit: 11, hex: 14, number: 11 };
const verbBits = 6;

/** How many things of each kind a game may have: answers cannot name more. */
export const mostThings: Readonly<Record<ArgumentKind, number>> = { unit: 1 << 11, hex: 1 << 14, number: 1 << 11 };

/** The verbs of a system's answers and what each one names, such as `{ end: [], "fire-at": ["hex"] }`. */
export type Verbs = Readonly<Record<string, readonly ArgumentKind[]>>;

/** How the things of a game are written: the name of each index, and back; -1 for an unknown name. */
export interface Naming {
  readonly unit: NamesOf;
  readonly hex: NamesOf;
}

interface NamesOf {
  /** Indexes run from 0 to below this; not every one needs to have a name that can be read back. */
  readonly count: number;
  readonly name: (index: number) => string;
  readonly index: (name: string) => number;
}

/** What is wrong with the text of an answer. */
export interface Unreadable {
  readonly unreadable: string;
}

/** Answers as one integer each: a verb and the things it names, packed. Text is `verb name name`. */
export interface Vocabulary<V extends Verbs = Verbs> {
  readonly verbs: V;
  /** One maker of codes for each verb: `say.move(unit, hex)`. */
  readonly say: { readonly [N in keyof V]: (first?: number, second?: number) => number };
  readonly verb: (code: number) => keyof V & string;
  readonly arg: (code: number, place: number) => number;
  readonly text: (code: number, naming: Naming) => string;
  readonly parse: (text: string, naming: Naming) => number | Unreadable;
}

function nameOf(kind: ArgumentKind, value: number, naming: Naming): string {
  return kind === "number" ? String(value) : naming[kind].name(value);
}

function parseArgument(kind: ArgumentKind, word: string, naming: Naming): number {
  if (kind !== "number") return naming[kind].index(word);
  return /^\d{1,4}$/.test(word) && Number(word) < mostThings.number ? Number(word) : -1;
}

/** Makes the vocabulary of a system. The order of the verbs is part of nothing saved: logs hold text. */
export function vocabulary<const V extends Verbs>(verbs: V): Vocabulary<V> {
  type Verb = keyof V & string;
  const names = Object.keys(verbs) as Verb[];
  if (names.length > 1 << verbBits) throw new RangeError(`more than ${1 << verbBits} verbs`);
  const index = new Map<string, number>(names.map((name, i) => [name, i]));
  const shifts = names.map((name) => {
    let at = verbBits;
    return verbs[name].map((kind) => {
      const shift = at;
      at += bits[kind];
      if (at > 31 || verbs[name].length > 2)
        throw new RangeError(`verb "${name}" names more than fits into one answer`);
      return shift;
    });
  });

  // A copy of the verbs has all the names from the beginning, as columnsOver explains; the loop below fills it.
  const say = { ...verbs } as unknown as { [N in keyof V]: (first?: number, second?: number) => number };
  names.forEach((name, v) => {
    const [first = 0, second = 0] = shifts[v];
    // The number of things a verb names decides the shape once, so that listing answers only shifts and joins bits.
    if (shifts[v].length === 0) say[name] = () => v;
    else if (shifts[v].length === 1) say[name] = (a = 0) => v | (a << first);
    else say[name] = (a = 0, b = 0) => v | (a << first) | (b << second);
  });
  const masks = names.map((name) => verbs[name].map((kind) => (1 << bits[kind]) - 1));
  const verbIndex = (packed: number): number => packed & ((1 << verbBits) - 1);
  const arg = (packed: number, place: number): number => {
    const v = verbIndex(packed);
    return (packed >>> shifts[v][place]) & masks[v][place];
  };
  return {
    verbs,
    say,
    verb: (packed) => names[verbIndex(packed)],
    arg,
    text(packed, naming) {
      const verb = names[verbIndex(packed)];
      const args = verbs[verb].map((kind, place) => nameOf(kind, arg(packed, place), naming));
      return [verb, ...args].join(" ");
    },
    parse(text, naming) {
      const [verb = "", ...words] = text.trim().split(/\s+/);
      const v = index.get(verb);
      if (v === undefined) return { unreadable: `"${verb}" is no answer; the verbs are ${names.join(", ")}` };
      const kinds = verbs[names[v]];
      if (words.length !== kinds.length) {
        return { unreadable: `"${verb}" takes ${kinds.length === 0 ? "nothing" : kinds.join(" and ")} after it` };
      }
      let packed = v;
      for (let place = 0; place < kinds.length; place++) {
        const value = parseArgument(kinds[place], words[place], naming);
        if (value < 0) return { unreadable: `"${words[place]}" is no ${kinds[place]} of this game` };
        packed |= value << shifts[v][place];
      }
      return packed;
    },
  };
}
