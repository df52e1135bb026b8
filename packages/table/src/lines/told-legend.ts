import type { BoardView, MapLineView } from "@redoubt/mechanics";

/** A kind of line on the map: its class, and what people call it. */
export interface ToldMark {
  readonly look: string;
  readonly text: string;
}

const WORDS: Readonly<Record<string, string>> = {
  "command holds": "in command",
  command: "may be given",
  "command fails": "not reached",
  march: "march order",
  supply: "supply",
  road: "supply by road",
  charge: "charge",
};

const lookOf = ({ kind, how }: MapLineView): string => (how === undefined ? kind : `${kind} ${how}`);

/** What a system's lines on the map mean, those that are drawn now and no others. */
export function toldLegend(lines: readonly MapLineView[], regions: BoardView["regions"] = []): readonly ToldMark[] {
  const looks = new Set(lines.map(lookOf));
  const named = Object.keys(WORDS)
    .filter((look) => looks.has(look))
    .map((look) => ({ look, text: WORDS[look] }));
  return regions.length > 0 ? [...named, { look: "region", text: "reach" }] : named;
}
