import type { SheetMap } from "@redoubt/drawing";
import type { MarkerView, UnitView } from "@redoubt/mechanics";

const tagWords = (tag: string): string => tag.replace(/^victory:/, "objective ").replaceAll("-", " ");

/** The ground of a hex in words. */
export function groundWords(map: SheetMap, hex: string): string {
  const tags = (map.hexes?.[hex] ?? []).map(tagWords);
  const level = map.elevation?.[hex] ?? 0;
  const name = map.names?.[hex];
  return [name, tags.length === 0 ? "clear" : tags.join(", "), level > 0 ? `level ${level}` : ""]
    .filter(Boolean)
    .join(", ");
}

/** A unit in words: name, branch, printed values and condition. */
export function unitWords(unit: UnitView): string {
  const { face } = unit;
  const values = face.values.map(({ text, role }) => `${role} ${text}`);
  const steps = face.steps === undefined ? [] : [`${face.steps.now} of ${face.steps.max} steps`];
  return [unit.name, face.branch.replaceAll("-", " "), ...values, ...steps, ...face.states, ...face.pips].join(", ");
}

/** A hex with all that stands in it, as it is announced. */
export function hexWords(
  map: SheetMap,
  hex: string,
  units: readonly UnitView[],
  markers: readonly MarkerView[],
  more = "",
): string {
  const there = units.filter(({ at }) => at === hex).sort((a, b) => a.stack - b.stack);
  const marks = markers.filter((marker) => marker.hex === hex).map(({ text, kind }) => text || kind);
  const stack = there.length === 0 ? "empty" : there.map((unit) => `${unit.side} ${unitWords(unit)}`).join("; ");
  return [`Hex ${hex}`, groundWords(map, hex), stack, ...marks, more].filter(Boolean).join(". ");
}
