import type { LogLine } from "../worker/messages.ts";

/** What is written at a hex: what came of it, and how. */
export interface Flag {
  readonly hex: string;
  readonly head: string;
  readonly text: string;
  readonly dice: readonly number[];
  readonly isHarm: boolean;
}

/** A sentence without the codes of its chart. */
const plain = (text: string): string => text.replace(/\s*\[[^\]]*\]/g, "").replace(/\.$/, "");

/**
 * What happened in each hex, of the lines of one moment: harm first, then what the dice said; where nothing came of a
 * throw, that is said. Moves and the sequence of play need no flag.
 */
export function flagsOf(lines: readonly LogLine[], isOnMap: (hex: string) => boolean): readonly Flag[] {
  const told = lines.filter(({ tone, dice, harms }) => tone === "result" && (dice.length > 0 || harms.length > 0));
  const groups: { readonly hex: string; readonly lines: LogLine[] }[] = [];
  for (const line of told) {
    const hex = line.hexes.find(isOnMap) ?? groups.at(-1)?.hex;
    if (hex === undefined) continue;
    const group = groups.find((one) => one.hex === hex);
    if (group === undefined) groups.push({ hex, lines: [line] });
    else group.lines.push(line);
  }
  return groups.map(({ hex, lines: own }) => {
    const harm = own.filter(({ harms, dice }) => harms.length > 0 && dice.length === 0);
    const thrown = own.find(({ dice }) => dice.length > 0);
    const heads = (harm.length > 0 ? harm : own).map(({ text }) => plain(text));
    return {
      hex,
      head: heads.slice(0, 2).join(". "),
      text: harm.length > 0 && thrown !== undefined ? plain(thrown.text) : "",
      dice: thrown?.dice ?? [],
      isHarm: own.some(({ harms }) => harms.length > 0),
    };
  });
}
