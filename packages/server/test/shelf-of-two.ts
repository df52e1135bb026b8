import type { ShelfSystem } from "../src/shelf.ts";

/** Two invented systems; one title needs escaping. */
export const shelfOfTwo: readonly ShelfSystem[] = [
  {
    id: "drill",
    title: "Drill & <Parade>",
    edition: "first",
    version: "1",
    seats: ["Red", "Blue"],
    scenarios: [{ id: "yard", title: "The Yard", date: "1 May 1854", turns: 1, summary: "March up, march down." }],
  },
  {
    id: "camp",
    title: "Camp",
    edition: "second",
    version: "1",
    seats: ["Allied", "Russian"],
    scenarios: [{ id: "tents", title: "Tents", date: "2 May 1854", turns: 12, summary: "Pitch them." }],
  },
];
