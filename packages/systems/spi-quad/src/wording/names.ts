import type { Seat } from "@redoubt/engine";
import { fullName } from "../data/full-names.ts";
import { seats } from "../seat.ts";
import type { World } from "../world.ts";

/** A name for people: the regiment's own where it is known, else the printed one. */
export function unitName(world: World, id: string): string {
  const u = world.unitIndex.get(id);
  if (u === undefined) return id;
  const { name, nation, kind } = world.units[u];
  return fullName(id, nation, kind) ?? name;
}

/** Several units by name: "A", "A and B", "A, B and C". */
export function unitNames(world: World, ids: readonly string[]): string {
  return listed(ids.map((id) => unitName(world, id)));
}

/** Words as a list in a sentence. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** A side as a word at the head of a sentence. */
export const sideName = (seat: Seat): string => (seats[seat] === "allied" ? "Allied" : "Russian");

/** "1 hex", "2 hexes". */
export const hexesText = (count: number): string => (count === 1 ? "1 hex" : `${count} hexes`);

/** A nation as it is written in a sentence. */
export const nationName = (nation: string): string => nation.charAt(0).toUpperCase() + nation.slice(1);
