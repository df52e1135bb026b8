import type { ReadingId } from "../readings.ts";

/** Where a body of data comes from. */
export interface DataSource {
  readonly status: "given" | "reconstructed" | "partly-reconstructed";
  readonly source: string;
  readonly readings: readonly ReadingId[];
}

/** What the rulebooks, their errata and the counter sheets give, and what we had to reconstruct. */
export const provenance = {
  "fire-results":        { status: "given", source: "7.42, alike in both rulebooks", readings: [] },
  "fire-shifts":         { status: "given", source: "7.42 as corrected by the errata", readings: ["S-2", "S-36"] },
  "artillery-strength":  { status: "given", source: "7.41; class J from the errata; redoubt guns from the counters and the errata to B18.4", readings: ["S-19", "S-20"] },
  "melee-odds":          { status: "given", source: "8.4, alike in both rulebooks", readings: [] },
  "melee-results":       { status: "reconstructed", source: "8.4: two damaged prints without bold type; cells (8,1), (8,2) and (9,1) are contested", readings: ["S-4", "S-49"] },
  "terrain-effects":     { status: "given", source: "13.0 with the errata; A17.2, A18.1, B22.21", readings: ["S-26", "S-27", "S-57"] },
  "rally":               { status: "given", source: "10.0", readings: ["S-50"] },
  "victory-alma":        { status: "given", source: "A23.11, A23.12 with the errata", readings: ["S-62"] },
  "victory-balaclava":   { status: "given", source: "B23.21, B23.22 with the errata", readings: ["S-21", "S-63", "S-68"] },
  "counters-alma":       { status: "partly-reconstructed", source: "fronts from the counter sheet; the backs are not known and follow a formula", readings: ["S-55", "S-71"] },
  "counters-balaclava":  { status: "given", source: "fronts and backs from the counter sheet; a few prints are doubtful and marked", readings: ["S-72", "S-73"] },
  "deployment-alma":     { status: "given", source: "A22.1 with the errata", readings: ["S-13"] },
  "deployment-balaclava": { status: "given", source: "B16.1 with the errata, B16.2", readings: ["S-14"] },
  "reinforcements-alma": { status: "given", source: "A22.2", readings: ["S-52", "S-54"] },
  "reinforcements-balaclava": { status: "given", source: "B17.1, B17.21 with the errata, B17.22", readings: ["S-16"] },
  "map-alma":            { status: "reconstructed", source: "every hex number of the rulebook holds; the rest is the real ground, since the printed map was not available", readings: ["S-74", "S-77", "S-78"] },
  "map-balaclava":       { status: "reconstructed", source: "every hex number of the rulebook holds; the rest is the real ground, since the printed map was not available", readings: ["S-78"] },
} as const satisfies Readonly<Record<string, DataSource>>;
