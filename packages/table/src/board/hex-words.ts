import type { MapFile, MarkerView, UnitView } from "@redoubt/mechanics";

const tagWords = (tag: string): string => tag.replace(/^victory:/, "objective ").replaceAll("-", " ");

/** The ground of a hex in words. */
export function groundWords(map: MapFile, hex: string): string {
  const tags = (map.hexes?.[hex] ?? []).map(tagWords);
  const level = map.elevation?.[hex] ?? 0;
  const name = map.names?.[hex];
  return [name, tags.length === 0 ? "clear" : tags.join(", "), level > 0 ? `level ${level}` : ""]
    .filter(Boolean)
    .join(", ");
}

const plain = (word: string): string => word.replaceAll("-", " ").replace(":", " ");

/** A unit in words: name, branch, how it stands, printed values and condition. */
export function unitWords(unit: UnitView): string {
  const { face } = unit;
  const stands = [face.formation ?? "", face.facing === undefined ? "" : `facing ${face.facing}`].filter(Boolean);
  const values = face.values.map(({ text, role }) => `${role} ${text}`);
  const steps = face.steps === undefined ? [] : [`${face.steps.now} of ${face.steps.max} steps`];
  const marks = [...face.states, ...face.pips].map(plain);
  return [unit.name, plain(face.branch), ...stands.map(plain), ...values, ...steps, ...marks].join(", ");
}

/** A hex with all that stands in it, as it is announced. */
export function hexWords(
  map: MapFile,
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
