import type { Problem } from "@redoubt/engine";

/** The most characters that the text of a file may have. */
export const mostCharacters = 8_000_000;
/** The most values, nested ones counted, that a file may hold. */
export const mostValues = 500_000;
/** The most fields of one object: a map of 99 by 99 hexes has fewer hexsides. */
export const mostFields = 40_000;
/** The most characters of one text in a file; the longest of ours is a remark on a map. */
export const longestText = 2000;
/** The most problems that are told of one file. */
export const mostProblems = 100;

// Lists and objects nested deeper would exhaust the stack of whoever walks them.
const deepest = 200;

/** Every object answers to these names, whatever stands in it: a table looked up by one of them would find no entry of its own. */
const everyObjectHas: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Whether a word must not be used as a name in a file. */
export function isReserved(word: string): boolean {
  return everyObjectHas.has(word);
}

/** The place of a field as people write it: `units[3].at`. */
export function pathText(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${shortened(String(key))}`)).join("");
  return text.replace(/^\./, "") || "the file";
}

/** A text cut to what fits on a line. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** The first problems of many, and how many more there are. */
export function firstProblems(problems: readonly Problem[]): readonly Problem[] {
  const more = problems.length - mostProblems;
  if (more <= 0) return problems;
  return [...problems.slice(0, mostProblems), { where: "the file", what: `and ${more} more problems` }];
}

/**
 * What in a value from JSON goes beyond all bounds, whatever kind of file it is from: too many values, texts that are
 * too long, names that every object has. A value without problems can be walked, copied and shown without harm.
 */
export function boundProblems(value: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  const path: PropertyKey[] = [];
  let count = 0;
  const object = (what: string) => problems.push({ where: pathText(path), what });
  const isEnough = (): boolean => problems.length > mostProblems || count > mostValues;
  const lookAt = (one: unknown): void => {
    if (++count > mostValues) {
      problems.push({ where: "the file", what: `holds more than ${mostValues.toLocaleString("en")} values` });
    } else if (typeof one === "string") {
      if (one.length > longestText) {
        object(`has ${one.length.toLocaleString("en")} characters; ${longestText.toLocaleString("en")} is the most`);
      } else if (isReserved(one)) object(`"${one}" is a reserved word that no file may use`);
    } else if (typeof one === "object" && one !== null) {
      if (path.length >= deepest) object(`lists and objects are nested more than ${deepest} deep`);
      else if (Array.isArray(one)) lookInto(one.entries());
      else if (Object.keys(one).length > mostFields) object(`has more than ${mostFields.toLocaleString("en")} fields`);
      else lookInto(Object.entries(one));
    }
  };
  const lookInto = (entries: Iterable<readonly [PropertyKey, unknown]>): void => {
    for (const [key, one] of entries) {
      if (isEnough()) return;
      path.push(key);
      if (typeof key === "string" && isReserved(key)) object("this is a reserved word that no file may use");
      else if (typeof key === "string" && key.length > longestText) object("the name of the field is too long");
      else lookAt(one);
      path.pop();
    }
  };
  lookAt(value);
  return problems;
}
