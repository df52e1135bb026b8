/** What a hex may hold, in the words of map and position files. A hex without any of these is clear (8.5). */
export const groundTags = ["forest", "river", "aqueduct", "marsh", "sea"] as const;
/** One kind of ground that is not clear. */
export type Ground = (typeof groundTags)[number];

/** Tags of hexes that are no ground, with the case that makes them matter; `road` comes from the list of roads. */
export const placeTags = {
  road: "8.7",
  "shell-hill": "5.6",
  "south-edge": "4.2",
  entry: "5.5",
  "victory:home-ridge": "4.3",
  "victory:sandbag-battery": "4.3",
  "victory:barrier": "4.3",
  "victory:lancaster-battery": "4.3",
} as const;

/** What a hexside may hold. `up:X` names the uphill hex (B-8), `in:X` the hex inside the work (B-9). */
export const sideTags = {
  slope: { qualifier: "up", rule: "8.8" },
  "steep-slope": { qualifier: "up", rule: "8.9" },
  redoubt: { qualifier: "in", rule: "8.10" },
  road: { qualifier: null, rule: "8.7" },
  sea: { qualifier: null, rule: "8.11" },
} as const;
