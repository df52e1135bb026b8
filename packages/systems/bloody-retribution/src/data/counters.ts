import { britishUnits } from "./british-units.ts";
import type { Counter, Nation, Side, Source, UnitKind } from "./counter.ts";
import { frenchUnits } from "./french-units.ts";
import { piquets } from "./piquets.ts";
import { russianRegiments } from "./russian-regiments.ts";

const reconstructed = (reason: string): Source => ({ reconstructed: reason });
const ordinals = ["", "1st", "2nd", "3rd", "4th"];
const troops = "from the troops that fought that day";

function russianCounters(): Counter[] {
  return russianRegiments.flatMap((row) =>
    row.battalions.map((battalion, i) => {
      const id = `${battalion}/${row.code}`;
      const isSample = id === "1/Bk";
      return {
        id, name: id, fullName: `${ordinals[battalion]} Bn ${row.regiment} Regiment`,
        side: "russian", nation: "russian", division: row.division, parent: row.regiment, kind: "infantry",
        cf: row.cf, steps: 1, reducedCf: null, at: row.at[i], entry: null,
        sources: {
          name: isSample ? { given: "2.4" } : reconstructed(`regiment given (2.6), four battalions each assumed${row.code === "Ri" ? ", but of the Rifles one with each column" : ""}`),
          division: reconstructed(row.belongs),
          kind: { given: "2.8" },
          cf: isSample ? { given: "2.4" } : reconstructed(row.why),
          steps: { given: "2.11" },
          place: isSample ? { given: "2.4" } : reconstructed(row.post),
        },
      } satisfies Counter;
    }),
  );
}

function piquetCounters(): Counter[] {
  return piquets.map((row) => ({
    id: row.id, name: "Piquet", fullName: `Piquet, ${row.post}`,
    side: "allied", nation: "british", division: null, parent: null, kind: "piquet",
    cf: 1, steps: 1, reducedCf: null, at: row.at, entry: null,
    sources: {
      name: { given: "2.7" }, division: { given: "2.7" }, kind: { given: "2.7" },
      cf: reconstructed("about a company"), steps: { given: "9.20" }, place: reconstructed(row.post),
    },
  }));
}

interface AlliedRow {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly division?: string;
  readonly parent: string | null;
  readonly kind: UnitKind;
  readonly cf: number;
  readonly sub: number | null;
  readonly place: string | 1 | 2 | 3;
  readonly why: string;
  readonly post: string;
}

/** What the book gives about single Allied units beyond their nation. */
const given: Readonly<Record<string, Partial<Counter["sources"]>>> = {
  "GG":   { name: { given: "2.6" } },
  "SFG":  { name: { given: "2.6" } },
  "CG":   { name: { given: "2.6" } },
  "LB":   { name: { given: "2.6" }, kind: { given: "2.6" } },
  "1R-3": { name: { given: "3.3" }, steps: { given: "3.3" } },
  "1R-4": { name: { given: "3.3" }, steps: { given: "3.3" } },
  "SB6":  { name: { given: "3.3" }, place: { given: "3.3" } },
  "4CDA": { name: { given: "2.6" }, kind: { given: "2.6" } },
};

function alliedCounters(nation: Nation, side: Side, rows: readonly AlliedRow[]): Counter[] {
  return rows.map((row) => ({
    id: row.id, name: row.name, fullName: row.fullName,
    side, nation, division: row.division ?? null, parent: row.parent, kind: row.kind,
    cf: row.cf, steps: row.sub === null ? 1 : 2, reducedCf: row.sub,
    at: typeof row.place === "string" ? row.place : null,
    entry: typeof row.place === "string" ? null : row.place,
    sources: {
      name: reconstructed(nation === "french" ? `brigade given (2.6), battalions ${troops}` : troops),
      division: reconstructed(troops),
      kind: reconstructed(troops),
      cf: reconstructed(row.why),
      steps: reconstructed(row.sub === null ? "small or spent: one step" : "a full battalion: two steps, the substitute at about half"),
      place: reconstructed(row.post),
      ...given[row.id],
    },
  }));
}

/** Every combat unit of the game in a fixed order: Russians, Piquets, British, French. */
export const counters: readonly Counter[] = [
  ...russianCounters(),
  ...piquetCounters(),
  ...alliedCounters("british", "allied", britishUnits),
  ...alliedCounters("french", "allied", frenchUnits),
];
