import type { MapFile, ToldRow } from "@redoubt/mechanics";

// Words of maps that people say otherwise, or that only the rules need.
const PEOPLE: Readonly<Record<string, string>> = {
  "north-bank": "",
  "south-bank": "",
  bourliuk: "",
  "alma-east": "",
  "alma-west": "",
  redoubt: "redoubt",
};

const plain = (tag: string): string => PEOPLE[tag] ?? tag.replace(/^victory:.*$/, "objective").replaceAll("-", " ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The ground of a hex as a title: its name, what grows or stands there, its level. */
export function groundText(map: MapFile, hex: string): string {
  const name = map.names?.[hex];
  // What is called Shell Hill need not be told to be one.
  const isNamed = (tag: string): boolean => name?.toLowerCase().includes(tag) ?? false;
  const tags = (map.hexes?.[hex] ?? []).map(plain).filter(Boolean);
  const ground = tags.length === 0 ? "open ground" : tags.filter((tag) => !isNamed(tag)).join(", ");
  const level = map.elevation?.[hex];
  return [name, name === undefined ? capital(ground) : ground, level === undefined ? "" : `level ${level}`]
    .filter(Boolean)
    .join(", ");
}

/** What a tag of a hexside is to somebody who stands in one of its hexes: "slope up", "wall". */
function sideWords(tag: string, hex: string): string {
  const [word, ...rest] = tag.split(" ");
  const name = plain(word);
  if (name === "") return "";
  for (const part of rest) {
    const [kind, place] = part.split(":");
    if (kind === "up") return `${name} ${place === hex ? "down" : "up"}`;
    if (kind === "in") return `${name} wall ${place === hex ? "outwards" : "against you"}`;
  }
  return name;
}

/** The sides of a hex that are something, each kind with the hexes beyond. */
export function groundRows(map: MapFile, hex: string): readonly ToldRow[] {
  const beyond = new Map<string, string[]>();
  for (const [side, tags] of Object.entries(map.sides ?? {})) {
    const [a, b] = side.split("/");
    if (a !== hex && b !== hex) continue;
    for (const tag of tags) {
      const name = sideWords(tag, hex);
      if (name === "") continue;
      beyond.set(name, [...(beyond.get(name) ?? []), a === hex ? b : a]);
    }
  }
  return [...beyond].map(([name, hexes]) => ({
    label: capital(name),
    text: `to ${[...new Set(hexes)].join(", ")}`,
    hexes: [...new Set(hexes)],
  }));
}
