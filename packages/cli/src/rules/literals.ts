/** A text in quotes, and the line it begins on. */
export interface Literal {
  readonly text: string;
  readonly line: number;
}

// Comments are passed over, so that a rule number that is only talked about counts for nothing.
const token = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\[\s\S])*)`/g;

/** Every text in quotes of a source file, comments left out. */
export function literalsIn(source: string): readonly Literal[] {
  const literals: Literal[] = [];
  let line = 1;
  let at = 0;
  for (const match of source.matchAll(token)) {
    for (; at < match.index; at++) if (source[at] === "\n") line++;
    const text = match[1] ?? match[2] ?? match[3];
    if (text !== undefined) literals.push({ text, line });
  }
  return literals;
}
