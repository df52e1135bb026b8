/** A text in quotes, the line it begins on, and what it stands in. */
export interface Literal {
  readonly text: string;
  readonly line: number;
  /** The calls and fields around it by name, the outermost first: `asks`, `rule` or `refusal`. */
  readonly within: readonly string[];
}

// Comments are passed over, so that a rule number that is only talked about counts for nothing.
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\[\s\S])*)`|([A-Za-z_$][\w$]*)|[^\s\w]/g;

/** Every text in quotes of a source file, comments left out. */
export function literalsIn(source: string): readonly Literal[] {
  const literals: Literal[] = [];
  const open: string[] = [];
  let line = 1;
  let at = 0;
  /** The last name, and the sign after it: "name", "name(" or "name:". */
  let name = "";
  let sign = "";
  for (const match of source.matchAll(token)) {
    const [whole, double, single, back, word] = match;
    for (; at < match.index; at++) if (source[at] === "\n") line++;
    if (whole.startsWith("//") || whole.startsWith("/*")) continue;
    const text = double ?? single ?? back;
    if (text !== undefined) {
      literals.push({ text, line, within: [...open.filter(Boolean), ...(sign === ":" ? [name] : [])] });
      name = text;
      sign = "";
    } else if (word !== undefined) {
      name = sign === ":" ? "" : word;
      sign = "";
    } else if (whole === "(" || whole === "{" || whole === "[") {
      // A call has its name right before it, a field its name and a colon.
      open.push((whole === "(" && sign === "") || sign === ":" ? name : "");
      [name, sign] = ["", ""];
    } else if (whole === ")" || whole === "}" || whole === "]") {
      open.pop();
      [name, sign] = ["", ""];
    } else if (whole === ":" && sign === "") sign = ":";
    else [name, sign] = ["", whole];
  }
  return literals;
}
